// Practice against the browser's clock. There is no pause: the clock stands still until the first key, after every step
// back or forth, and while something else than the game is looked at.

import {
  actsWhileHeld,
  type Control,
  CONTROLS,
  type Game,
  type GameEvent,
  type Input,
  type InputName,
  RELEASES,
  type Setup,
  isPressedOnce,
} from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { Clock } from "../table/clock.ts";
import { PracticeLine } from "./practiceLine.ts";
import type { PracticeTree } from "./practiceTree.ts";

export class PracticeSession {
  readonly #line: PracticeLine;
  readonly #held = new Set<Control>();
  readonly #clock = new Clock();
  /** As the player wants it, whatever was so at the node gone to. */
  #isFrozen = false;
  #isLetFall = false;

  constructor(setup: Setup) {
    this.#line = new PracticeLine(setup);
  }

  get game(): Game {
    return this.#line.game;
  }

  get tree(): PracticeTree {
    return this.#line.tree;
  }

  get isOver(): boolean {
    return this.#line.isOver;
  }

  /** The clock stands still until a key is pressed. */
  get isWaiting(): boolean {
    return !this.#clock.isRunning;
  }

  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  /** A control that acts while it is held is down until its release; one that does not acts with every press (B-8). */
  press(control: Control, timeStampMs: number, value?: number): void {
    if (this.isOver || (this.#held.has(control) && isPressedOnce(control))) return;
    this.#start(timeStampMs);
    if (actsWhileHeld(this.game.rules.setup, control)) this.#held.add(control);
    this.#write(control, timeStampMs, value);
  }

  release(control: Control, timeStampMs: number): void {
    if (this.#held.delete(control)) this.#writeRelease(control, timeStampMs);
  }

  /** Stops the clock; what is held is released, so that nothing sticks. */
  wait(timeStampMs: number): void {
    this.letFall(false, timeStampMs);
    for (const control of this.#held) this.release(control, timeStampMs);
    this.#line.advanceTo(this.#timeOf(timeStampMs));
    this.#clock.stop();
  }

  freeze(isFrozen: boolean, timeStampMs: number): void {
    this.#isFrozen = isFrozen;
    this.#writeFreeze(timeStampMs);
  }

  /** Frozen gravity goes on for as long as the player has it so. */
  letFall(isLetFall: boolean, timeStampMs: number): void {
    if (this.#isLetFall === isLetFall || this.isOver) return;
    this.#isLetFall = isLetFall;
    if (isLetFall) this.#start(timeStampMs);
    this.#writeFreeze(timeStampMs);
  }

  undo(): void {
    this.#line.undo();
    this.#arrive();
  }

  redo(): void {
    this.#line.redo();
    this.#arrive();
  }

  goTo(id: number): void {
    this.#line.goTo(id);
    this.#arrive();
  }

  /** A game with another board, queue or seed, as a branch of the present one. */
  begin(setup: Setup): void {
    this.#line.begin(setup);
    this.#arrive();
  }

  /** Lets time pass and gives the events since the last call, or since the game has become another one. */
  frame(timeStampMs: number): readonly GameEvent[] {
    this.#line.advanceTo(this.#timeOf(timeStampMs));
    return this.#line.takeEvents();
  }

  toLog(): Log {
    return this.#line.toLog();
  }

  /** At a node: nothing is held any more, and gravity is as the player has it now. */
  #arrive(): void {
    this.#clock.stop();
    this.#isLetFall = false;
    this.#held.clear();
    if (this.game.state.held !== 0) {
      const { setup } = this.game.rules;
      for (const control of CONTROLS) if (actsWhileHeld(setup, control)) this.#writeRelease(control, 0);
    }
    this.#writeFreeze(0);
  }

  #start(timeStampMs: number): void {
    if (!this.#clock.isRunning) this.#clock.start(timeStampMs, this.game.state.time);
  }

  #writeFreeze(timeStampMs: number): void {
    const isFrozen = this.#isFrozen && !this.#isLetFall;
    if (isFrozen !== this.game.state.isFrozen) this.#write("freeze", timeStampMs, isFrozen ? 1 : 0);
  }

  #writeRelease(control: Control, timeStampMs: number): void {
    const name = RELEASES[control];
    if (name !== undefined) this.#write(name, timeStampMs);
  }

  #write(name: InputName, timeStampMs: number, value?: number): void {
    const at = this.#timeOf(timeStampMs);
    const input: Input = value === undefined ? { at, name } : { at, name, value };
    this.#line.play(input);
  }

  /** An event older than what was already drawn happens now, and so does all while the clock stands still. */
  #timeOf(timeStampMs: number): number {
    return this.#clock.at(timeStampMs, this.game.state.time);
  }
}
