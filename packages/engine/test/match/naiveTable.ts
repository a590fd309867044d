// Who still stands, who has which place, and how a match ended: for the second referee, written from the clauses.

import { type Game, isWon, makeMatchSetup, type MatchResult, type MatchSetup } from "../../src/index.ts";

export interface Placed {
  readonly team: number;
  readonly place: number;
}

export class NaiveTable {
  readonly places: number[];
  result: MatchResult = "playing";
  readonly #setup: MatchSetup;
  readonly #games: readonly Game[];
  readonly #isOut: boolean[];

  constructor(setup: MatchSetup, games: readonly Game[]) {
    this.#setup = setup;
    this.#games = games;
    this.places = setup.seats.map(() => 0);
    this.#isOut = setup.seats.map(() => false);
  }

  get isOver(): boolean {
    return this.result !== "playing";
  }

  /** The seats that play on. */
  get living(): number[] {
    return [...this.#isOut.keys()].filter((seat) => !this.#isOut[seat]);
  }

  opponentsOf(seat: number): number[] {
    return this.living.filter((other) => this.#teamOf(other) !== this.#teamOf(seat));
  }

  /** Games have ended at the same time, by themselves. */
  knockOut(seats: readonly number[]): Placed[] {
    const before = this.#standing();
    for (const seat of seats) this.#isOut[seat] = true;
    if (seats.some((seat) => this.#games[seat]!.state.outcome === "timeUp")) {
      const placed = this.#rank(before, (team) => this.#worth(team));
      this.result = placed.filter(({ place }) => place === 1).length === 1 ? "won" : "drawn";
      return placed;
    }
    // A game that has come to the end of its last level has not fallen.
    const standing = before.filter((team) => this.#standing().includes(team) || this.#hasFinished(team));
    const placed = before
      .filter((team) => !standing.includes(team))
      .map((team) => this.#place(team, standing.length + 1));
    const isAlone = this.#teams().length === 1;
    if (standing.length === 0) this.result = isAlone ? "lost" : "drawn";
    if (standing.length !== 1 || isAlone) return placed;
    this.result = "won";
    return [...placed, this.#place(standing[0]!, 1)];
  }

  /** Somebody of the team has played the variation to its end. */
  #hasFinished(team: number): boolean {
    return this.#seatsOf(team).some((seat) => isWon(this.#games[seat]!.state.outcome));
  }

  /** Teams that have cleared their lines, those of their fallen included, or come to the end of the last level. */
  teamsAtGoal(): number[] {
    return this.#teams().filter((team) => {
      const goal = this.#goalOf(team);
      const isAtGoal = goal > 0 && this.#sum(team, "lines") >= goal;
      return this.#hasFinished(team) || (this.#standing().includes(team) && isAtGoal);
    });
  }

  /** Who has reached its goal has won; behind come those that still stand. */
  endByGoals(reached: readonly number[]): Placed[] {
    const winners = reached.filter((team) => this.#standing().includes(team) || this.#hasFinished(team));
    if (winners.length === 0) return [];
    this.result = winners.length === 1 ? "won" : "drawn";
    const standing = this.#teams().filter((team) => winners.includes(team) || this.#standing().includes(team));
    return this.#rank(standing, (team) => (winners.includes(team) ? Infinity : this.#nearness(team)));
  }

  endByLimit(): Placed[] {
    this.result = "drawn";
    return this.#rank(this.#standing(), () => 0);
  }

  /** The most come first; equals share a place. */
  #rank(teams: readonly number[], worth: (team: number) => number): Placed[] {
    return teams.map((team) => this.#place(team, 1 + teams.filter((other) => worth(other) > worth(team)).length));
  }

  /** Points or lines where time ends the variation; elsewhere whoever has fewer lines to go to a goal is nearer. */
  #nearness(team: number): number {
    if (this.#setup.shared.variation.ends.by === "minutes") return this.#worth(team);
    const goal = this.#goalOf(team);
    return goal > 0 ? this.#sum(team, "lines") - goal : -Infinity;
  }

  /** Points or lines, as the variation asks. */
  #worth(team: number): number {
    return this.#sum(team, this.#setup.shared.options.objective === "lines" ? "lines" : "score");
  }

  /** The lines that a team has to clear together; 0: it has to be the last that stands. */
  #goalOf(team: number): number {
    const { variation, book, options } = this.#setup.shared;
    if (variation.ends.by !== "lines") return makeMatchSetup(this.#setup).goals[team] ?? 0;
    const handicaps = this.#seatsOf(team).map((seat) => this.#setup.seats[seat]!.setup.terms!.handicap);
    return options.lines + handicaps.reduce((sum, each) => sum + each, 0) * book.match.handicapLines;
  }

  #sum(team: number, what: "lines" | "score"): number {
    return this.#seatsOf(team).reduce((sum, seat) => sum + this.#games[seat]!.state[what], 0);
  }

  #place(team: number, place: number): Placed {
    for (const seat of this.#seatsOf(team)) this.places[seat] = place;
    return { team, place };
  }

  #standing(): number[] {
    return this.#teams().filter((team) => this.#seatsOf(team).some((seat) => !this.#isOut[seat]));
  }

  #teams(): number[] {
    return [...new Set(this.#setup.seats.map(({ team }) => team))].toSorted((one, other) => one - other);
  }

  #seatsOf(team: number): number[] {
    return [...this.#setup.seats.keys()].filter((seat) => this.#teamOf(seat) === team);
  }

  #teamOf(seat: number): number {
    return this.#setup.seats[seat]!.team;
  }
}
