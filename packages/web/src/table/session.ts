// A game in a player's hands: keeps its log and puts inputs into it at their own times. Holds no clock; the table has it.

import {
  actsWhileHeld,
  advance,
  type Control,
  type Game,
  GrowingLog,
  type Input,
  type InputName,
  isPressedOnce,
  type Log,
  newGame,
  play,
  RELEASES,
  type Setup,
} from "@korobeinix/engine";

/** A log, and the game that it leads to. */
export interface Begun {
  readonly log: Log;
  readonly game: Game;
}

export class Session {
  readonly setup: Setup;
  readonly game: Game;
  readonly #log: GrowingLog;
  readonly #held = new Set<Control>();

  /** A new game, or one that goes on where its log ends: it is run before, for that may take long. */
  constructor(setup: Setup, begun?: Begun) {
    this.setup = setup;
    this.game = begun?.game ?? newGame(setup);
    this.game.events = [];
    this.#log = new GrowingLog(setup, begun?.log.inputs);
  }

  get isOver(): boolean {
    return this.game.state.phase === "ended";
  }

  /** A control that acts while it is held is down until its release; one that does not acts with every press (B-8). */
  press(control: Control, at: number, value?: number): void {
    if (this.isOver || (this.#held.has(control) && isPressedOnce(control))) return;
    if (this.#write(control, at, value) && actsWhileHeld(this.setup, control)) this.#held.add(control);
  }

  release(control: Control, at: number): void {
    if (!this.#held.delete(control)) return;
    const name = RELEASES[control];
    if (name !== undefined && !this.isOver) this.#write(name, at);
  }

  releaseAll(at: number): void {
    for (const control of this.#held) this.release(control, at);
  }

  /** Lets time pass up to a moment. */
  advanceTo(at: number): void {
    if (!this.isOver && at >= this.game.state.time) advance(this.game, at);
  }

  toLog(): Log {
    return this.#log.toLog(this.game.state.time);
  }

  /** What the log may not hold is not played; tells whether it was. What is past stays as it was shown. */
  #write(name: InputName, time: number, value?: number): boolean {
    const at = Math.max(this.game.state.time, time);
    const input: Input = value === undefined ? { at, name } : { at, name, value };
    if (!this.#log.append(input).ok) return false;
    play(this.game, input);
    return true;
  }
}
