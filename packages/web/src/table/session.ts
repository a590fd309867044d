// A game being played: keeps its log, puts inputs into it at their own times, and lets time pass with the frames.
// The only place where the browser's clock meets the engine's.

import {
  actsWhileHeld,
  advance,
  type Control,
  type Game,
  type GameEvent,
  GrowingLog,
  type Input,
  type InputName,
  isPressedOnce,
  type Log,
  newGame,
  play,
  RELEASES,
  type Setup,
  takeEvents,
} from "@korobeinix/engine";

const MICROS_PER_MS = 1000;

/** A log, and the game that it leads to. */
export interface Begun {
  readonly log: Log;
  readonly game: Game;
}

export class Session {
  readonly setup: Setup;
  readonly game: Game;
  readonly #log: GrowingLog;
  /** The browser's time at which the game's clock showed 0, pauses taken out. */
  #origin = 0;
  #hasStarted = false;
  #isPaused: boolean;
  readonly #held = new Set<Control>();

  /** A new game, or one that goes on where its log ends: it is run before, for that may take long. */
  constructor(setup: Setup, begun?: Begun) {
    this.setup = setup;
    this.game = begun?.game ?? newGame(setup);
    this.game.events = [];
    this.#log = new GrowingLog(setup, begun?.log.inputs);
    this.#isPaused = begun !== undefined;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  get isOver(): boolean {
    return this.game.state.phase === "ended";
  }

  /** Starts the clock, or goes on after a pause. */
  resume(timeStampMs: number): void {
    this.#origin = timeStampMs - this.game.state.time / MICROS_PER_MS;
    this.#hasStarted = true;
    this.#isPaused = false;
  }

  /** Stops at once; what is held is released, so that nothing sticks. */
  pause(timeStampMs: number): void {
    if (this.#isPaused || this.isOver) return;
    if (this.#hasStarted) advance(this.game, this.#timeOf(timeStampMs));
    this.releaseAll(timeStampMs);
    this.#isPaused = true;
  }

  /** A control that acts while it is held is down until its release; one that does not acts with every press (B-8). */
  press(control: Control, timeStampMs: number, value?: number): void {
    if (this.#isPaused || this.isOver || !this.#hasStarted) return;
    if (this.#held.has(control) && isPressedOnce(control)) return;
    if (this.#write(control, timeStampMs, value) && actsWhileHeld(this.setup, control)) this.#held.add(control);
  }

  release(control: Control, timeStampMs: number): void {
    if (!this.#held.delete(control)) return;
    const name = RELEASES[control];
    if (name !== undefined && !this.isOver) this.#write(name, timeStampMs);
  }

  releaseAll(timeStampMs: number): void {
    for (const control of this.#held) this.release(control, timeStampMs);
  }

  /** Lets time pass up to now and gives the events since the last call. */
  frame(timeStampMs: number): readonly GameEvent[] {
    if (!this.#isPaused && this.#hasStarted && !this.isOver) advance(this.game, this.#timeOf(timeStampMs));
    return takeEvents(this.game);
  }

  toLog(): Log {
    return this.#log.toLog(this.game.state.time);
  }

  /** What the log may not hold is not played; tells whether it was. */
  #write(name: InputName, timeStampMs: number, value?: number): boolean {
    const at = this.#timeOf(timeStampMs);
    const input: Input = value === undefined ? { at, name } : { at, name, value };
    if (!this.#log.append(input).ok) return false;
    play(this.game, input);
    return true;
  }

  /** An event older than what was already drawn happens now: the past stays as it was shown. */
  #timeOf(timeStampMs: number): number {
    return Math.max(this.game.state.time, Math.round((timeStampMs - this.#origin) * MICROS_PER_MS));
  }
}
