// A second referee, slow and obvious, written from the clauses: it runs every game by itself, listens to what each of
// them tells, and decides at every time at which anything happened. Only for matches without delays.

import {
  advance,
  type Game,
  type Input,
  MAX_QUEUED,
  type MatchFact,
  type MatchLog,
  type MatchSetup,
  MINUTE,
  newGame,
  nextMoment,
  OUTSIDE_ENDS,
  play,
  type Ruling,
  takeEvents,
} from "../../src/index.ts";
import { draw, POTATO, SEAT_TARGETS } from "../../src/random.ts";
import { NaiveTable } from "./naiveTable.ts";

/** What one seat did at one time. */
interface Deed {
  readonly seat: number;
  readonly hasCleared: boolean;
  readonly lines: number;
  /** Where the Target Mark was at the Lock Down. */
  readonly mark: number;
  readonly hasEnded: boolean;
}

/** Lines on their way. */
interface Parcel {
  readonly attack: number;
  readonly from: number;
  readonly to: number;
  lines: number;
}

export class NaiveReferee {
  readonly games: readonly Game[];
  readonly given: Input[][];
  readonly events: (MatchFact & { readonly at: number })[] = [];
  readonly rulings: Ruling[] = [];
  readonly table: NaiveTable;
  potato = -1;
  readonly #setup: MatchSetup;
  /** Where each player put the Target Mark. */
  readonly #marks: number[];
  readonly #clears: number[];
  /** Lines sent from each seat to each so far: a handicap lets a share of them through. */
  readonly #sent: number[][];
  #attacks = 0;
  #potatoMoves = 0;

  constructor(setup: MatchSetup) {
    const zeros = (): number[] => setup.seats.map(() => 0);
    this.#setup = setup;
    this.games = setup.seats.map((seat) => newGame(seat.setup));
    for (const game of this.games) game.events = [];
    this.given = setup.seats.map(() => []);
    this.table = new NaiveTable(setup, this.games);
    this.#marks = setup.seats.map((_, seat) => seat);
    this.#clears = zeros();
    this.#sent = setup.seats.map(zeros);
    const { targeting, garbage } = setup.shared.terms!;
    if (targeting === "potato" && garbage !== "none") this.#passPotato(0);
  }

  /** From time to time at which anybody has something to do. */
  run({ inputs, end }: MatchLog): void {
    const limit = this.#setup.limitMinutes * MINUTE;
    const waiting = inputs.map((own) => own.toReversed());
    for (let at = 0; at <= end;) {
      const deeds = this.games.map((game, seat) => this.#runGame(game, seat, at, waiting[seat]!));
      // What happens at the very end may still be joined by another input: it is not ruled on.
      if (this.table.result === "playing" && at < end) this.#rule(at, deeds, at === limit);
      const moments = this.games.map((game) => (isOn(game) ? nextMoment(game) : Infinity));
      const later = waiting.map((own) => own.at(-1)?.at ?? Infinity);
      at = Math.min(...moments, ...later, at < limit ? limit : Infinity);
    }
    for (const game of this.games) if (isOn(game)) advance(game, end);
  }

  /** Its moments of this time, then its inputs, the last of `waiting` first. */
  #runGame(game: Game, seat: number, at: number, waiting: Input[]): Deed {
    if (isOn(game)) advance(game, at);
    while (waiting.at(-1)?.at === at) {
      const input = waiting.pop()!;
      if (isOn(game)) play(game, input);
    }
    if (isOn(game)) advance(game, at);
    const deed = { seat, hasCleared: false, lines: 0, mark: 0, hasEnded: false };
    for (const event of takeEvents(game)) {
      if (event.type === "targeted") this.#marks[seat] = event.seat;
      if (event.type === "cleared") Object.assign(deed, { hasCleared: true, mark: this.#marks[seat] });
      if (event.type === "attacked") deed.lines = event.lines;
      if (event.type === "ended") deed.hasEnded = true;
    }
    return deed;
  }

  /** First the attacks, then the games that ended, then the goals; then the lines arrive (E-34). */
  #rule(at: number, deeds: readonly Deed[], isLimit: boolean): void {
    const parcels = this.#ruleOnAttacks(at, deeds);
    this.#cross(at, parcels);
    const goals = this.table.teamsAtGoal();
    this.#ruleOnEnds(at, deeds, parcels);
    this.#ruleOnGoals(at, goals, isLimit);
    for (const { to, from, attack, lines } of parcels)
      if (lines > 0) this.#give(to, { at, name: "received", value: lines, from, attack });
    if (this.table.result === "playing") return;
    for (const [seat, game] of this.games.entries()) {
      if (!isOn(game)) continue;
      const isBest = this.table.places[seat] === 1;
      const how = !isBest ? "lost" : this.table.result === "drawn" ? "drawn" : "won";
      this.#give(seat, { at, name: "ended", value: OUTSIDE_ENDS.indexOf(how) });
    }
  }

  #ruleOnAttacks(at: number, deeds: readonly Deed[]): Parcel[] {
    const { garbage, targeting } = this.#setup.shared.terms!;
    if (garbage === "none") return [];
    const clears = deeds.filter(({ hasCleared }) => hasCleared);
    const holder = this.potato;
    const order = [...clears.filter(({ seat }) => seat !== holder), ...clears.filter(({ seat }) => seat === holder)];
    const parcels: Parcel[] = [];
    for (const { seat, lines, mark } of order) {
      const index = this.#clears[seat]!++;
      if (lines === 0 && targeting !== "potato") continue;
      // The holder's own clear moves the potato before its attack is sent on (N-18).
      const isMoved = seat === this.potato;
      if (isMoved) this.#passPotato(at);
      const to = lines > 0 ? this.#recipients(seat, index, mark) : [];
      this.rulings.push({ at, type: "attack", seat, to, ...(isMoved ? { potato: this.potato } : {}) });
      if (lines === 0) continue;
      const attack = ++this.#attacks;
      if (to.length === 0) this.#tell(at, { type: "voided", attack, from: seat, to: -1, lines });
      for (const other of to) parcels.push(...this.#send(at, { attack, from: seat, to: other, lines }));
    }
    return parcels;
  }

  #recipients(seat: number, index: number, mark: number): readonly number[] {
    const opponents = this.table.opponentsOf(seat);
    if (opponents.length === 0) return [];
    switch (this.#setup.shared.terms!.targeting) {
      case "all":
        return opponents;
      case "random":
        return [opponents[draw(this.#seed, SEAT_TARGETS + seat, index, opponents.length)]!];
      case "chosen":
        return [this.#targetFrom(seat, mark)!];
      case "potato":
        return opponents.filter((other) => other === this.potato);
    }
  }

  /** The Mark, or the next opponent after it that still plays (G-B3.6). */
  #targetFrom(seat: number, mark: number): number | undefined {
    const opponents = this.table.opponentsOf(seat);
    for (let step = 0; step < this.games.length; step++) {
      const other = (mark + step) % this.games.length;
      if (opponents.includes(other)) return other;
    }
    return undefined;
  }

  /** A handicap keeps back all but a share; the shares of one sender's lines add up to lines (G-B3.5). */
  #send(at: number, sent: Parcel): Parcel[] {
    this.#tell(at, { type: "sent", ...sent });
    const { from, to } = sent;
    const { receives } = this.#setup.seats[to]!.setup.terms!;
    const share = (lines: number): number => Math.floor((lines * receives) / 100);
    const before = this.#sent[from]![to]!;
    const lines = Math.min(MAX_QUEUED, share(before + sent.lines) - share(before));
    this.#sent[from]![to] = before + sent.lines;
    if (lines < sent.lines) this.#tell(at, { type: "voided", ...sent, lines: sent.lines - lines });
    return lines > 0 ? [{ ...sent, lines }] : [];
  }

  /** Of one time no attack has seen another: between a pair the smaller is cancelled on both sides (E-37). */
  #cross(at: number, parcels: readonly Parcel[]): void {
    for (const one of parcels) {
      for (const other of parcels) {
        if (other.attack >= one.attack || other.from !== one.to || other.to !== one.from) continue;
        const lines = Math.min(one.lines, other.lines);
        if (lines === 0) continue;
        one.lines -= lines;
        other.lines -= lines;
        this.#tell(at, { type: "crossed", attack: one.attack, other: other.attack, lines });
      }
    }
  }

  #ruleOnEnds(at: number, deeds: readonly Deed[], parcels: readonly Parcel[]): void {
    const ended = deeds.filter(({ hasEnded }) => hasEnded).map(({ seat }) => seat);
    if (ended.length === 0) return;
    const targets = this.games.map((_, seat) => this.#targetFrom(seat, this.#marks[seat]!));
    for (const seat of ended) {
      this.rulings.push({ at, type: "end", seat });
      const { outcome } = this.games[seat]!.state;
      const hasFinished = outcome === "timeUp" || outcome === "goalReached";
      this.#tell(at, { type: hasFinished ? "finished" : "knockedOut", seat, outcome });
      for (const parcel of parcels) {
        if (parcel.to !== seat || parcel.lines === 0) continue;
        this.#tell(at, { type: "voided", ...parcel });
        parcel.lines = 0;
      }
    }
    const placed = this.table.knockOut(ended);
    if (ended.includes(this.potato) && this.table.living.length > 0) this.#passPotato(at);
    if (this.#setup.shared.terms!.targeting === "chosen" && this.#setup.shared.terms!.garbage !== "none") {
      for (const seat of this.table.living) {
        const to = this.#targetFrom(seat, this.#marks[seat]!);
        if (to !== undefined && to !== targets[seat]) this.#tell(at, { type: "markMoved", seat, to });
      }
    }
    this.#tellPlaces(at, placed);
  }

  #ruleOnGoals(at: number, goals: readonly number[], isLimit: boolean): void {
    for (const team of goals) {
      this.rulings.push({ at, type: "goal", team });
      this.#tell(at, { type: "reached", team });
    }
    if (isLimit) this.rulings.push({ at, type: "limit" });
    if (!this.table.isOver) this.#tellPlaces(at, this.table.endByGoals(goals));
    if (isLimit && !this.table.isOver) this.#tellPlaces(at, this.table.endByLimit());
  }

  #tellPlaces(at: number, placed: readonly { readonly team: number; readonly place: number }[]): void {
    for (const each of placed) this.#tell(at, { type: "placed", ...each });
    const { result, places } = this.table;
    if (placed.length > 0 && result !== "playing") this.#tell(at, { type: "over", result, places: [...places] });
  }

  /** To a random player that still plays, perhaps the same; of two the authentic one goes to the other (N-18). */
  #passPotato(at: number): void {
    const { living } = this.table;
    const isAuthentic = this.#setup.shared.options.authentic && living.length === 2;
    const candidates = isAuthentic ? living.filter((seat) => seat !== this.potato) : living;
    this.potato = candidates[draw(this.#seed, POTATO, this.#potatoMoves++, candidates.length)]!;
    this.#tell(at, { type: "passed", seat: this.potato });
  }

  get #seed(): number {
    return this.#setup.shared.seed;
  }

  #give(seat: number, input: Input): void {
    this.given[seat]!.push(input);
    play(this.games[seat]!, input);
    takeEvents(this.games[seat]!);
  }

  #tell(at: number, fact: MatchFact): void {
    this.events.push({ ...fact, at });
  }
}

function isOn(game: Game): boolean {
  return game.state.phase !== "ended";
}
