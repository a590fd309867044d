// A seat's inputs from a computer: it sees its own game, thinks elsewhere, and presses keys as a hand does. What it
// presses enters the log like a person's keys, at the time at which it is pressed: an answer that comes late is late.

import { isAsPlanned, type Rank, seedOf, sightOf } from "@korobeinix/bots";
import {
  type Control,
  type Game,
  type Input,
  makeSetup,
  MILLISECOND,
  NEVER,
  nextMoment,
  RELEASES,
  snapshot,
} from "@korobeinix/engine";
import { machineMs, type Move, type Position } from "../computers/move.ts";
import type { Thinker } from "../computers/thinker.ts";
import type { Hands } from "./hands.ts";

/** How long keys may take from the Worker into the game. Where that is too short it grows, and shrinks again by and by. */
const LEAST_LEAD = 8 * MILLISECOND;
const MOST_LEAD = 256 * MILLISECOND;
const SHRINKING = 0.9;

/** Which control an input lets go of. */
const RELEASED: ReadonlyMap<string, Control> = new Map(
  Object.entries(RELEASES).map(([control, release]) => [release, control as Control]),
);

/** What a computer at the seat of a match has round it. */
export interface Company {
  /** The games that it sees beside its own and has to beat. */
  rivals(): readonly Game[];
  /** A piece has come: it looks where its Target Mark lies. */
  aim(): void;
}

const ALONE: Company = { rivals: () => [], aim: () => undefined };

export class ComputerSource<Own extends Hands = Hands> {
  readonly hands: Own;
  readonly #rank: Rank;
  readonly #thinker: Pick<Thinker, "move">;
  readonly #seed: number;
  readonly #company: Company;
  /** The piece that is thought about, and the number of the question. */
  #turn = "";
  #question = 0;
  /** A moment of the machine's clock and the game's time then. */
  #clock = { ms: 0, micros: 0 };
  #leadMicros = LEAST_LEAD;
  /** The answer; undefined: it has not come yet, or nothing is to be pressed. */
  #move: Move | undefined;
  #played = 0;
  /** What is still to be let go of when its piece has locked. */
  #releases: readonly Input[] = [];

  /** The same seed makes the same slips and hesitations. */
  constructor(hands: Own, rank: Rank, thinker: Pick<Thinker, "move">, seed: number, company: Company = ALONE) {
    this.hands = hands;
    this.#company = company;
    this.#rank = rank;
    this.#thinker = thinker;
    this.#seed = seed;
  }

  get game(): Game {
    return this.hands.game;
  }

  get isOver(): boolean {
    return this.hands.isOver;
  }

  /** Time is about to pass up to a moment, which is now. */
  begin(at: number): void {
    this.#clock = { ms: machineMs(), micros: at };
  }

  /** When it has something to do next: to press, or to look at what has happened by itself. */
  nextAt(): number {
    if (this.isOver) return NEVER;
    this.#look();
    return Math.min(this.#dueAt(), nextMoment(this.game));
  }

  /** Time has come up to then. What happens by itself comes before an input, and may leave nothing to press. */
  act(): void {
    if (this.isOver) return;
    this.#look();
    if (this.#dueAt() <= this.game.state.time) this.#press();
  }

  advanceTo(at: number): void {
    this.hands.advanceTo(at);
  }

  /** What is held is released; what was planned with it is thought about again. */
  releaseAll(at: number): void {
    this.hands.releaseAll(at);
    this.#turn = "";
    this.#move = undefined;
    this.#releases = [];
  }

  /** Thinks about every piece as soon as it sees it, also about one that Hold has brought. */
  #look(): void {
    const { kind, pieces, holds } = this.game.state;
    const turn = kind >= 0 ? `${pieces} ${holds}` : "";
    if (turn === this.#turn) return;
    this.#releases = this.#move?.plan.inputs.slice(this.#played).filter(({ name }) => RELEASED.has(name)) ?? [];
    this.#move = undefined;
    // A piece is met with no key down.
    if (turn !== "") this.releaseAll(this.game.state.time);
    this.#turn = turn;
    if (turn === "") return;
    this.#company.aim();
    void this.#think();
  }

  async #think(steps?: Move["steps"]): Promise<void> {
    const question = ++this.#question;
    const { skill, pace } = this.#rank;
    const { pieces, isHoldUsed } = this.game.state;
    const [least] = pace.pressMicros;
    const mover = {
      // Two of one rank side by side do not play the same game.
      skill: { ...skill, taste: this.#seed },
      // A piece that Hold brings was seen coming.
      pace: isHoldUsed ? { ...pace, reactionMicros: [least, least] as const } : pace,
      seed: seedOf(this.#seed, pieces * 2 + Number(isHoldUsed)),
      leadMicros: Math.round(this.#leadMicros),
      steps,
    };
    try {
      const move = await this.#thinker.move(this.#position(), mover);
      if (question === this.#question && this.#turn !== "") this.#take(move);
    } catch {
      // Closed: nobody watches any more.
    }
  }

  #position(): Position {
    const { game } = this;
    const { ms, micros } = this.#clock;
    const setup = { ...makeSetup(game.rules.setup), seed: 0 };
    // The piece may have come before the moment that time has passed up to.
    const asOfMs = ms - (micros - game.state.time) / MILLISECOND;
    return { setup, state: snapshot(game), sight: sightOf(game, this.#company.rivals()), asOfMs };
  }

  #take(move: Move | undefined): void {
    const isLate = move !== undefined && move.from < this.game.state.time;
    this.#leadMicros = isLate
      ? Math.min(MOST_LEAD, this.#leadMicros * 2)
      : Math.max(LEAST_LEAD, this.#leadMicros * SHRINKING);
    if (isLate) return void this.#think(move.steps);
    this.#move = move;
    this.#played = 0;
  }

  /** When there is something to do. */
  #dueAt(): number {
    const { time } = this.game.state;
    const next = this.#move === undefined ? this.#releases[0] : this.#move.plan.inputs[this.#played];
    if (next === undefined) return NEVER;
    return Math.max(time, this.#move !== undefined && time < this.#move.from ? this.#move.from : next.at);
  }

  #press(): void {
    if (this.#move === undefined) {
      const [release, ...others] = this.#releases;
      this.#releases = others;
      if (release !== undefined) this.#enter(release);
      return;
    }
    const { plan } = this.#move;
    const input = plan.inputs[this.#played];
    const { time } = this.game.state;
    if (!isAsPlanned(plan, this.#played, this.game)) {
      // Something came between: what is best now is thought about again.
      this.#move = undefined;
      this.#turn = "";
    } else if (input !== undefined && input.at <= time) {
      this.#enter(input);
      this.#played++;
    }
  }

  #enter({ name, value }: Input): void {
    const at = this.game.state.time;
    const released = RELEASED.get(name);
    if (released === undefined) this.hands.press(name as Control, at, value);
    else this.hands.release(released, at);
  }
}
