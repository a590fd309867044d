// The moves of a game, from its log alone: for every Lock Down what the seat showed, what was done, and by which keys.

import { type Input, type Setup, advance, boardOf, newGame, nextMoment, play, takeEvents } from "@korobeinix/engine";
import type { Log, Steps } from "@korobeinix/engine/log";
import { type FinesseKey, leastKeys } from "./finesse.ts";
import { type Made, MoveWatch } from "./moveWatch.ts";

/** One piece of a game. */
export interface Move extends Made {
  /** From 1. */
  readonly number: number;
  /** The fewest presses that lead there; undefined where a Hard Drop from above does not: a tuck or a spin has no count. */
  readonly way: readonly FinesseKey[] | undefined;
}

/** Presses more than it takes; 0 where there is no count. */
export function keysTooMany({ pressed, way }: Pick<Move, "pressed" | "way">): number {
  return way === undefined ? 0 : Math.max(0, pressed.length - way.length);
}

/** Plays inputs again, in their order, and tells the moves that they make. */
export class MoveReader {
  readonly #game;
  readonly #watch = new MoveWatch();
  #board: readonly string[] = [];
  #count = 0;
  #moves: Move[] = [];

  constructor(setup: Setup) {
    this.#game = newGame(setup);
    this.#game.events = [];
  }

  /** The moves that were finished by an input, or before it. */
  play(input: Input): readonly Move[] {
    this.#passTo(input.at);
    this.#watch.press(input.name);
    play(this.#game, input);
    this.#passTo(this.#game.state.time);
    this.#note();
    return this.#take();
  }

  /** The moves that were finished by time alone. */
  advanceTo(time: number): readonly Move[] {
    this.#passTo(time);
    return this.#take();
  }

  #take(): readonly Move[] {
    const moves = this.#moves;
    this.#moves = [];
    return moves;
  }

  /** From moment to moment: a seat has to be seen as it is when a piece comes. */
  #passTo(time: number): void {
    for (let at = nextMoment(this.#game); at <= time; at = nextMoment(this.#game)) {
      advance(this.#game, at);
      this.#note();
    }
    if (this.#game.state.phase !== "ended") advance(this.#game, time);
  }

  #note(): void {
    const game = this.#game;
    const events = takeEvents(game);
    for (const made of this.#watch.take(game, events)) {
      this.#count++;
      this.#moves.push({ ...made, number: this.#count, way: leastKeys(game.rules.setup, this.#board, made.step) });
    }
    if (events.some(({ type }) => type === "generated")) this.#board = boardOf(game);
  }
}

/** All moves of a log in their order, in steps: a log from outside may be long. */
export function* movesOf({ setup, inputs, end }: Log): Steps<readonly Move[]> {
  const reader = new MoveReader(setup);
  const moves: Move[] = [];
  let told = -1;
  for (const [played, input] of inputs.entries()) {
    moves.push(...reader.play(input));
    if (moves.length !== told || played % SILENT === 0) yield played / inputs.length;
    told = moves.length;
  }
  return [...moves, ...reader.advanceTo(end)];
}

/** Inputs without a Lock Down that are played in one step at most. */
const SILENT = 64;
