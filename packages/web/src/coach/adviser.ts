// The Coach beside a game that is practised: for every piece the best places, after every Lock Down what it was worth.
// Nothing of it happens in a frame but listening: answers come when they come.

import {
  distinctSteps,
  type Made,
  MoveWatch,
  type RatedStep,
  type Sight,
  sightOf,
  type Thought,
} from "@korobeinix/bots";
import type { Game, GameEvent } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Thinker } from "../computers/thinker.ts";
import type { Outline } from "../stage/stage.ts";
import { type Judgement, judge } from "./judge.ts";
import { COACH_SKILL } from "./skill.ts";

/** Places that are shown, at most. */
const SHOWN = 3;

export interface Advice {
  readonly sight: Sight;
  /** Best first, no more than are shown; undefined while it is thought about. */
  readonly steps: readonly RatedStep[] | undefined;
}

export interface Verdict extends Judgement {
  readonly made: Made;
}

export interface AdviserOptions {
  readonly thinker: Pick<Thinker, "think" | "explain" | "close">;
  /** How steps are pointed out on the board. */
  readonly outline: (sight: Sight, steps: readonly RatedStep[]) => readonly Outline[];
}

const NO_OUTLINES: readonly Outline[] = [];

export class Adviser {
  readonly #options: AdviserOptions;
  readonly #watch = new MoveWatch();
  readonly #thoughts = new WeakMap<Sight, Promise<Thought>>();
  readonly #advice = signal<Advice | undefined>(undefined);
  readonly #verdict = signal<Verdict | undefined>(undefined);
  #outlines: readonly Outline[] = NO_OUTLINES;
  /** Another number: what was asked before is about another line of play. */
  #line = 0;

  constructor(options: AdviserOptions) {
    this.#options = options;
  }

  /** Of the piece in play; undefined where there is none. */
  get advice(): ReadonlySignal<Advice | undefined> {
    return this.#advice;
  }

  /** Of the last move. */
  get verdict(): ReadonlySignal<Verdict | undefined> {
    return this.#verdict;
  }

  /** What is to be drawn on the board; the same list as long as nothing has changed. */
  get outlines(): readonly Outline[] {
    return this.#outlines;
  }

  /** Another position than what was played leads to: the first one, or after a step back. */
  begin(game: Game): void {
    this.#line++;
    this.#verdict.value = undefined;
    this.#watch.begin(game);
    this.#look(game);
  }

  /** What has happened in the game. */
  hear(game: Game, events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    for (const made of this.#watch.take(game, events)) void this.#judge(made);
    const isOther = events.some(
      ({ type }) => type === "generated" || type === "held" || type === "locked" || type === "ended",
    );
    if (isOther) this.#look(game);
  }

  close(): void {
    this.#line++;
    this.#options.thinker.close();
  }

  #look(game: Game): void {
    this.#outlines = NO_OUTLINES;
    if (game.state.kind < 0 || game.state.phase === "ended") {
      this.#advice.value = undefined;
      return;
    }
    // Before Hold, what the seat shows now is what it showed when the piece came.
    const opening = this.#watch.sight;
    const sight = opening !== undefined && !game.state.isHoldUsed ? opening : sightOf(game);
    this.#advice.value = { sight, steps: undefined };
    void this.#advise(sight);
  }

  async #advise(sight: Sight): Promise<void> {
    const thought = await this.#think(sight);
    if (thought === undefined || this.#advice.peek()?.sight !== sight) return;
    const steps = distinctSteps(sight, thought, SHOWN);
    this.#outlines = this.#options.outline(sight, steps);
    this.#advice.value = { sight, steps };
  }

  async #judge(made: Made): Promise<void> {
    const line = this.#line;
    const thought = await this.#think(made.sight);
    if (thought === undefined) return;
    const judgement = await judge(this.#options.thinker, thought, made).catch(() => undefined);
    if (judgement !== undefined && line === this.#line) this.#verdict.value = { ...judgement, made };
  }

  /** Each position is thought about once. Undefined when closed. */
  async #think(sight: Sight): Promise<Thought | undefined> {
    const known = this.#thoughts.get(sight) ?? this.#options.thinker.think(sight, COACH_SKILL);
    this.#thoughts.set(sight, known);
    return known.catch(() => undefined);
  }
}
