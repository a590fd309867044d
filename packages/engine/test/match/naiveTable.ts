// The places and the result of a match for the second referees, written from the clauses. The table goes from one true
// time to the next at which a seat cleared lines, a game ended or the limit came, and decides each time by itself.

import { isWon, MINUTE, NEVER, OUTSIDE_ENDS } from "../../src/index.ts";
import { makeMatchSetup, type MatchResult, type MatchSetup } from "../../src/doors/match.ts";
import type { Course } from "./naiveGame.ts";

export interface Placed {
  readonly team: number;
  readonly place: number;
}

/** How a match ended. */
export interface Verdict {
  readonly result: Exclude<MatchResult, "playing">;
  readonly places: readonly number[];
}

/** The value of the input that ends the game of a seat. */
export function endOf({ result, places }: Verdict, seat: number): number {
  const how = places[seat] !== 1 ? "lost" : result === "drawn" ? "drawn" : "won";
  return OUTSIDE_ENDS.indexOf(how);
}

export class NaiveTable {
  readonly places: number[];
  result: MatchResult = "playing";
  /** The teams that have reached their goals. */
  readonly reached: number[] = [];
  readonly #setup: MatchSetup;
  readonly #isOut: boolean[];
  /** The table has decided everything up to this time. */
  #decidedTo = -1;

  constructor(setup: MatchSetup) {
    this.#setup = setup;
    this.places = setup.seats.map(() => 0);
    this.#isOut = setup.seats.map(() => false);
  }

  get isOver(): boolean {
    return this.result !== "playing";
  }

  /** The result and the places of the match; undefined while the match goes on. */
  get verdict(): Verdict | undefined {
    const { result, places } = this;
    return result === "playing" ? undefined : { result, places: [...places] };
  }

  /** Decides all that is certain before `limit`. Each seat is known up to a time of its own, that time excluded. */
  decide(courses: readonly Course[], knownTo: readonly number[], limit: number = NEVER): Placed[] {
    const placed: Placed[] = [];
    const living = courses.map(({ end }, seat) => (end === undefined ? knownTo[seat]! : NEVER));
    const known = Math.min(limit, ...living);
    while (!this.isOver) {
      const at = Math.min(...this.#timesOf(courses).filter((time) => time > this.#decidedTo));
      if (at >= known || at === Infinity) break;
      this.#decidedTo = at;
      placed.push(...new Moment(this.#setup, courses, at, this.#isOut).decide(this));
    }
    return placed;
  }

  #timesOf(courses: readonly Course[]): number[] {
    const times = courses.flatMap(({ counts, end }) => [...counts.map(({ at }) => at), ...(end ? [end.at] : [])]);
    return [...times, this.#setup.limitMinutes * MINUTE];
  }
}

/** One true time, and the standings at that time. */
class Moment {
  readonly #setup: MatchSetup;
  readonly #courses: readonly Course[];
  readonly #at: number;
  readonly #isOut: boolean[];

  constructor(setup: MatchSetup, courses: readonly Course[], at: number, isOut: boolean[]) {
    this.#setup = setup;
    this.#courses = courses;
    this.#at = at;
    this.#isOut = isOut;
  }

  /** Changes the places and the result of the table. */
  decide(table: NaiveTable): Placed[] {
    const reached = this.#teamsAtGoal();
    const before = this.#standing();
    const ended = [...this.#courses.keys()].filter((seat) => this.#courses[seat]!.end?.at === this.#at);
    for (const seat of ended) this.#isOut[seat] = true;
    table.reached.push(...reached);
    const placed = this.#rankAll(table, before, reached, ended);
    for (const { team, place } of placed) for (const seat of this.#seatsOf(team)) table.places[seat] = place;
    return placed;
  }

  #rankAll(table: NaiveTable, before: number[], reached: readonly number[], ended: readonly number[]): Placed[] {
    // A team that falls at the time at which it reaches its goal counts as standing (G-B2.4).
    const standing = before.filter((team) => this.#standing().includes(team) || reached.includes(team));
    const isAlone = this.#teams().length === 1;
    if (ended.some((seat) => this.#courses[seat]!.end!.outcome === "timeUp")) {
      const placed = rank(before, (team) => (reached.includes(team) ? Infinity : this.#worth(team)));
      table.result = placed.filter(({ place }) => place === 1).length === 1 ? "won" : "drawn";
      return placed;
    }
    const fallen = before
      .filter((team) => !standing.includes(team))
      .map((team) => ({ team, place: standing.length + 1 }));
    if (standing.length === 0) table.result = isAlone ? "lost" : "drawn";
    else if (reached.length > 0) table.result = reached.length === 1 ? "won" : "drawn";
    else if (standing.length === 1 && !isAlone) table.result = "won";
    else if (this.#at === this.#setup.limitMinutes * MINUTE) table.result = "drawn";
    if (table.result === "playing" || standing.length === 0) return fallen;
    // If no team has reached a goal, all standing teams share their place.
    const nearness = (team: number): number => (reached.includes(team) ? Infinity : this.#nearness(team));
    return [...fallen, ...rank(standing, reached.length > 0 ? nearness : () => 0)];
  }

  /** The teams that reach their goal at this time: their lines add up, or a seat completes the last level. */
  #teamsAtGoal(): number[] {
    return this.#standing().filter((team) => {
      const goal = this.#goalOf(team);
      const hasFinished = this.#seatsOf(team).some((seat) => {
        const { end } = this.#courses[seat]!;
        return end?.at === this.#at && end.outcome !== "timeUp" && isWon(end.outcome);
      });
      return hasFinished || (goal > 0 && this.#sum(team, "lines") >= goal);
    });
  }

  /** If time ends the variation, points or lines. Otherwise the team with fewer lines left to its goal is nearer. */
  #nearness(team: number): number {
    if (this.#setup.shared.variation.ends.by === "minutes") return this.#worth(team);
    const goal = this.#goalOf(team);
    return goal > 0 ? this.#sum(team, "lines") - goal : -Infinity;
  }

  /** The team's points or lines, as the option `objective` says. */
  #worth(team: number): number {
    return this.#sum(team, this.#setup.shared.options.objective === "lines" ? "lines" : "score");
  }

  /** The lines that a team has to clear together. 0: the team has no goal, and has to be the last one standing. */
  #goalOf(team: number): number {
    const { variation, book, options } = this.#setup.shared;
    if (variation.ends.by !== "lines") return makeMatchSetup(this.#setup).goals[team] ?? 0;
    const handicaps = this.#seatsOf(team).map((seat) => this.#setup.seats[seat]!.setup.terms!.handicap);
    return options.lines + handicaps.reduce((sum, each) => sum + each, 0) * book.match.handicapLines;
  }

  /** The lines or points of a team's seats at this time: as of their last clear, or of their end. */
  #sum(team: number, what: "lines" | "score"): number {
    return this.#seatsOf(team).reduce((sum, seat) => {
      const { counts, end } = this.#courses[seat]!;
      const last = end !== undefined && end.at <= this.#at ? end : counts.findLast(({ at }) => at <= this.#at);
      return sum + (last?.[what] ?? 0);
    }, 0);
  }

  #standing(): number[] {
    return this.#teams().filter((team) => this.#seatsOf(team).some((seat) => !this.#isOut[seat]));
  }

  #teams(): number[] {
    return [...new Set(this.#setup.seats.map(({ team }) => team))].toSorted((one, other) => one - other);
  }

  #seatsOf(team: number): number[] {
    return [...this.#setup.seats.keys()].filter((seat) => this.#setup.seats[seat]!.team === team);
  }
}

/** Ranks teams: the team that is worth most comes first, and equal teams share a place. */
function rank(teams: readonly number[], worth: (team: number) => number): Placed[] {
  return teams.map((team) => ({ team, place: 1 + teams.filter((other) => worth(other) > worth(team)).length }));
}
