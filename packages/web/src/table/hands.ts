// A game in somebody's hands: what is pressed and what is let go, at its own time. Holds no clock; the table has it. Where
// it is written, a game alone (session.ts) and a seat of a match (matchGame.ts) say themselves.

import {
  actsWhileHeld,
  type Control,
  type Game,
  type Input,
  type InputName,
  isPressedOnce,
  RELEASES,
  type Setup,
} from "@korobeinix/engine";

export abstract class Hands {
  abstract readonly setup: Setup;
  abstract readonly game: Game;
  readonly #held = new Set<Control>();

  get isOver(): boolean {
    return this.game.state.phase === "ended";
  }

  /** A control that acts while it is held is down until its release; one that does not acts with every press (B-8). */
  press(control: Control, at: number, value?: number): void {
    if (this.isOver || (this.#held.has(control) && isPressedOnce(control))) return;
    if (this.enter(control, at, value) && actsWhileHeld(this.setup, control)) this.#held.add(control);
  }

  release(control: Control, at: number): void {
    if (!this.#held.delete(control)) return;
    const name = RELEASES[control];
    if (name !== undefined && !this.isOver) this.enter(name, at);
  }

  releaseAll(at: number): void {
    for (const control of this.#held) this.release(control, at);
  }

  /** Moves the Target Mark a step; whoever plays alone has none. */
  aim(_step: 1 | -1, _at: number): void {}

  /** Puts it on another seat's board. */
  aimAt(_seat: number, _at: number): void {}

  /** Lets time pass up to a moment. */
  abstract advanceTo(at: number): void;

  /** What the log may not hold is not played; tells whether it was. What is past stays as it was shown. */
  protected enter(name: InputName, time: number, value?: number): boolean {
    const at = Math.max(this.game.state.time, time);
    return this.write(value === undefined ? { at, name } : { at, name, value });
  }

  protected abstract write(input: Input): boolean;
}
