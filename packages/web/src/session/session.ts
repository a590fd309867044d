// A game being played: keeps its log, puts inputs into it at their own times, and lets time pass with the frames.
// The only place where the browser's clock meets the engine's.

import {
  advance,
  type Control,
  type Game,
  type GameEvent,
  type Input,
  type InputName,
  type Log,
  newGame,
  play,
  RELEASES,
  type Setup,
} from "@korobeinix/engine";

const MICROS_PER_MS = 1000;

export class Session {
  readonly setup: Setup;
  readonly game: Game;
  readonly #inputs: Input[] = [];
  /** The browser's time at which the game's clock showed 0, pauses taken out. */
  #origin = 0;
  #hasStarted = false;
  #isPaused = false;
  readonly #held = new Set<Control>();

  /** A new game, or one taken up where its log ends. */
  constructor(setup: Setup, from: readonly Input[] = [], at?: number) {
    this.setup = setup;
    this.game = newGame(setup);
    for (const input of from) {
      play(this.game, input);
      this.#inputs.push(input);
    }
    this.#isPaused = at !== undefined;
    if (at !== undefined && at >= this.game.state.time) advance(this.game, at);
    this.game.events = [];
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

  press(control: Control, timeStampMs: number, value?: number): void {
    if (this.#isPaused || this.isOver || !this.#hasStarted || this.#held.has(control)) return;
    if (RELEASES[control] !== undefined) this.#held.add(control);
    this.#write(control, timeStampMs, value);
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
    const events = this.game.events ?? [];
    this.game.events = [];
    return events;
  }

  toLog(): Log {
    const last = this.#inputs.at(-1)?.at ?? 0;
    return { setup: this.setup, inputs: [...this.#inputs], end: Math.max(last, this.game.state.time) };
  }

  #write(name: InputName, timeStampMs: number, value?: number): void {
    const at = this.#timeOf(timeStampMs);
    const input: Input = value === undefined ? { at, name } : { at, name, value };
    play(this.game, input);
    this.#inputs.push(input);
  }

  /** An event older than what was already drawn happens now: the past stays as it was shown. */
  #timeOf(timeStampMs: number): number {
    return Math.max(this.game.state.time, Math.round((timeStampMs - this.#origin) * MICROS_PER_MS));
  }
}
