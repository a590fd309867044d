// A second room, written from the clauses in slow and obvious code. It keeps all inputs that it has heard from each
// seat. After each ruling it plays every game on, with all attacks that reach the game by the rulings so far. If the
// ruling changes a game's past, the room plays that game again from its beginning.

import { type Input, NEVER } from "../../src/index.ts";
import { type Hearing, type MatchSetup, ROOM_RULES, type RoomRules, type Ruling } from "../../src/doors/match.ts";
import { type Deed, NaiveGame } from "./naiveGame.ts";
import { inOrderOfArrival, NaiveOffice } from "./naiveOffice.ts";
import { endOf, NaiveTable } from "./naiveTable.ts";

/** A game after play up to a time: how many inputs it has had, and what has reached it from outside. */
interface Run {
  readonly player: NaiveGame;
  readonly heard: number;
  readonly reached: readonly Input[];
  readonly upTo: number;
}

/** An attack or the end of a game that waits for a ruling. */
interface Matter {
  readonly at: number;
  readonly seat: number;
  /** Undefined: the game has ended. */
  readonly deed: Deed | undefined;
}

export class NaiveRoom {
  readonly office: NaiveOffice;
  readonly table: NaiveTable;
  readonly upTo: number[];
  /** How often the room played a game again from its beginning. */
  replays = 0;
  readonly #setup: MatchSetup;
  readonly #rules: RoomRules;
  readonly #inputs: Input[][];
  readonly #runs: Run[];
  readonly #ruled: number[];

  constructor(setup: MatchSetup, rules: RoomRules = ROOM_RULES) {
    this.#setup = setup;
    this.#rules = rules;
    this.office = new NaiveOffice(setup, rules.marginMicros);
    this.table = new NaiveTable(setup);
    this.upTo = setup.seats.map(() => 0);
    this.#inputs = setup.seats.map(() => []);
    this.#ruled = setup.seats.map(() => 0);
    this.#runs = setup.seats.map((_, seat) => this.#begin(seat));
  }

  get players(): readonly NaiveGame[] {
    return this.#runs.map(({ player }) => player);
  }

  /** For each seat, whether the room has ruled on its end. */
  get isOut(): readonly boolean[] {
    const ends = new Set(this.office.rulings.flatMap((ruling) => (ruling.type === "end" ? [ruling.seat] : [])));
    return this.players.map((_, seat) => ends.has(seat));
  }

  /**
   * Hears seats at one time and returns the rulings. A hearing that decides the match may hold more attacks and ends
   * than the decision needs. The clauses leave open how many of those the room rules on. `said`, the rulings of the
   * other room, settles this and nothing else.
   */
  hear(at: number, hearings: readonly Hearing[], said: readonly Ruling[]): readonly Ruling[] {
    const before = this.office.rulings.length;
    for (const { seat, inputs, upTo } of hearings) {
      this.#inputs[seat]!.push(...inputs);
      this.upTo[seat] = upTo;
    }
    this.#playAll();
    while (!this.table.isOver) {
      const matter = this.#nextMatter();
      const next = said[this.office.rulings.length - before];
      if (matter === undefined || next?.type === "over") this.#decide(at, matter?.at ?? NEVER);
      if (matter === undefined || this.table.isOver) break;
      this.#ruleOn(at, matter);
      this.#playAll();
    }
    this.#playAll();
    if (this.table.isOver) this.#noteEnds();
    return this.office.rulings.slice(before);
  }

  /** The first matter by time. At one time attacks come before ends, by seat; the potato's holder attacks last. */
  #nextMatter(): Matter | undefined {
    const matters = this.players.flatMap(({ deeds, course }, seat): Matter[] => {
      const deed = deeds.slice(this.#ruled[seat]).find((each) => this.office.isOfConcern(each));
      if (deed !== undefined) return [{ at: deed.made, seat, deed }];
      const isKnown = this.office.living.includes(seat);
      return course.end !== undefined && isKnown ? [{ at: course.end.at, seat, deed: undefined }] : [];
    });
    const rankOf = ({ deed, seat }: Matter): number => (deed === undefined ? 2 : Number(seat === this.office.potato));
    return matters.toSorted((a, b) => a.at - b.at || rankOf(a) - rankOf(b) || a.seat - b.seat)[0];
  }

  #ruleOn(at: number, { seat, deed }: Matter): void {
    if (deed === undefined) return this.office.ruleOnEnds(at, [{ seat, ...this.players[seat]!.course.end! }]);
    this.#ruled[seat] = deed.index + 1;
    this.office.ruleOnAttack(at, deed);
  }

  #noteEnds(): void {
    for (const seat of this.office.living) {
      const { end } = this.players[seat]!.course;
      if (end !== undefined) this.office.noteEnd(seat, end.at);
    }
  }

  /** Decides the places, the goals and the result that are certain before a time. */
  #decide(at: number, limit: number): void {
    const before = this.table.reached.length;
    const placed = this.table.decide(
      this.players.map(({ course }) => course),
      this.upTo,
      limit,
    );
    for (const team of this.table.reached.slice(before)) this.office.tell(at, { type: "reached", team });
    for (const each of placed) this.office.tell(at, { type: "placed", ...each });
    const { verdict } = this.table;
    if (verdict === undefined) return;
    this.office.rulings.push({ at, type: "over", arrival: at + this.#rules.marginMicros, ...verdict });
    this.office.tell(at, { type: "over", ...verdict });
  }

  #playAll(): void {
    for (const seat of this.#runs.keys()) {
      let run = this.#runs[seat]!;
      const reached = this.#reaches(seat);
      // If the past has changed, the game begins again.
      const isSame = run.reached.every((input, i) => JSON.stringify(input) === JSON.stringify(reached[i]));
      const isLate = (reached[run.reached.length]?.at ?? Infinity) < run.upTo;
      if (!isSame || isLate) {
        run = this.#begin(seat);
        this.replays++;
      }
      this.#runs[seat] = this.#playOn(run, seat, reached);
    }
  }

  /** The lines, and the end of the match, that reach a seat before the time up to which the room has heard it. */
  #reaches(seat: number): Input[] {
    const mine = this.office.sent.filter(({ to, lines }) => to === seat && lines > 0);
    const reached = inOrderOfArrival(mine).map(({ arrival, lines, from, attack }): Input => ({
      at: arrival,
      name: "received",
      value: lines,
      from,
      attack,
    }));
    const over = this.office.rulings.find((ruling) => ruling.type === "over");
    if (over !== undefined) {
      reached.push({ at: over.arrival, name: "ended", value: endOf(over, seat) });
      reached.sort((one, other) => one.at - other.at);
    }
    return reached.filter(({ at }) => at < this.upTo[seat]!);
  }

  #begin(seat: number): Run {
    const player = new NaiveGame(this.#setup.seats[seat]!.setup, seat);
    return { player, heard: 0, reached: [], upTo: 0 };
  }

  /** Plays a game on. Inputs come before lines that arrive at the same time. */
  #playOn({ player, heard, reached }: Run, seat: number, all: readonly Input[]): Run {
    const upTo = this.upTo[seat]!;
    const own = this.#inputs[seat]!.slice(heard).map((input) => ({ input, isOwn: true }));
    const given = all.slice(reached.length).map((input) => ({ input, isOwn: false }));
    const steps = [...own, ...given].toSorted((a, b) => a.input.at - b.input.at || Number(b.isOwn) - Number(a.isOwn));
    for (const { input, isOwn } of steps) {
      if (isOwn) player.play(input);
      else player.give(input);
    }
    player.advance(upTo);
    return { player, heard: this.#inputs[seat]!.length, reached: all, upTo };
  }
}
