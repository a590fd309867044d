// What was recorded, on the stage: it plays itself at any speed, stands still, and goes to any moment. What it is, a game or
// a match, says whoever extends it.

import type { Game, Input } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import { after, before } from "../logs/moments.ts";
import type { BoardFrame } from "../stage/stage.ts";
import type { Activity } from "./loop.ts";

export const SPEEDS: readonly number[] = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16];
const [SLOWEST = 1, FASTEST = 1] = [SPEEDS[0], SPEEDS.at(-1)];

const MICROS_PER_MS = 1000;
/** A longer gap between two frames is a hidden tab: the replay waits for its viewer. */
const LONGEST_STEP_MS = 250;

export interface Recording {
  /** In microseconds. */
  readonly length: number;
  /** In the order of time. */
  readonly inputs: readonly Input[];
  /** When pieces came into play. */
  readonly pieces: readonly number[];
}

export abstract class Playback implements Activity {
  /** How long it is, in microseconds. */
  readonly length: number;
  readonly #presses: readonly number[];
  readonly #pieces: readonly number[];
  readonly #time = signal(0);
  readonly #isPlaying = signal(false);
  readonly #speed = signal(1);
  /** The time with the part of a microsecond that slow frames leave over. */
  #position = 0;
  #lastMs: number | undefined;

  constructor({ length, inputs, pieces }: Recording) {
    this.length = length;
    this.#presses = inputs.filter(({ name }) => !name.endsWith("Released")).map(({ at }) => at);
    this.#pieces = pieces;
  }

  abstract readonly games: readonly Game[];

  get time(): ReadonlySignal<number> {
    return this.#time;
  }

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  get speed(): ReadonlySignal<number> {
    return this.#speed;
  }

  /** At its end it begins again. */
  setPlaying(isPlaying: boolean): void {
    if (isPlaying && this.#time.peek() >= this.length) this.goTo(0);
    this.#isPlaying.value = isPlaying;
  }

  setSpeed(speed: number): void {
    this.#speed.value = Math.min(FASTEST, Math.max(SLOWEST, speed));
  }

  /** To the next faster (1) or slower (-1) of the speeds. */
  changeSpeed(direction: 1 | -1): void {
    const now = this.#speed.peek();
    const next = direction > 0 ? SPEEDS.find((speed) => speed > now) : SPEEDS.findLast((speed) => speed < now);
    this.setSpeed(next ?? now);
  }

  /** Straight to a moment, forwards or backwards. */
  goTo(micros: number): void {
    const to = Math.round(Math.min(this.length, Math.max(0, micros)));
    this.jump(to);
    this.#settle(to);
  }

  /** Stands still at the next (1) or the last (-1) key press. */
  stepKey(direction: 1 | -1): void {
    this.stepAmong(this.#presses, direction);
  }

  /** Stands still where the next (1) or the last (-1) piece came into play. */
  stepPiece(direction: 1 | -1): void {
    this.stepAmong(this.#pieces, direction);
  }

  /** Stands still at the next or the last of some moments; where there is none, at the end or the beginning. */
  stepAmong(moments: readonly number[], direction: 1 | -1): void {
    this.#isPlaying.value = false;
    const now = this.#time.peek();
    const to = direction > 0 ? (after(moments, now) ?? this.length) : (before(moments, now) ?? 0);
    // Whoever steps to the end wants to look at it: only one that is watched is followed by its ending.
    if (direction > 0 && to < this.length) this.#playTo(to);
    else this.goTo(to);
  }

  frame(timeStampMs: number): readonly BoardFrame[] {
    const elapsedMs = Math.min(LONGEST_STEP_MS, Math.max(0, timeStampMs - (this.#lastMs ?? timeStampMs)));
    this.#lastMs = timeStampMs;
    if (this.#isPlaying.peek()) this.#pass(elapsedMs * MICROS_PER_MS * this.#speed.peek());
    return this.boards(!this.#isPlaying.peek() || this.#speed.peek() <= 1);
  }

  /** Every board with what has happened on it; heard only where single sounds can be told apart. */
  protected abstract boards(isHeard: boolean): readonly BoardFrame[];

  /** Forwards, with every event on the way. */
  protected abstract playOn(to: number): void;

  protected abstract jump(to: number): void;

  #pass(micros: number): void {
    const to = this.#position + micros;
    if (to < this.length) {
      this.#playTo(Math.floor(to));
      this.#position = to;
    } else {
      this.#playTo(this.length);
      this.#isPlaying.value = false;
    }
  }

  #playTo(to: number): void {
    this.playOn(to);
    this.#settle(to);
  }

  #settle(to: number): void {
    this.#position = to;
    this.#time.value = to;
  }
}
