// The keys or buttons of one device that are down, and the commands they stand for. A key that was pressed for a command
// is released for that command, whatever has been bound anew in between, so nothing sticks.

import type { Command } from "../settings/settings.ts";
import type { InputTarget } from "./input.ts";

export class Held {
  readonly #target: InputTarget;
  readonly #debounceMs: number;
  readonly #down = new Map<string, Command>();
  /** Releases that are not believed yet, with their times: a worn contact opens and closes while it is held. */
  readonly #opened = new Map<string, number>();

  constructor(target: InputTarget, debounceMs: number) {
    this.#target = target;
    this.#debounceMs = debounceMs;
  }

  has(key: string): boolean {
    return this.#down.has(key);
  }

  /** A second key of the same command presses it again: two keys of one turn can be played in turns. */
  press(key: string, command: Command, timeStampMs: number): void {
    this.settle(timeStampMs);
    if (this.#opened.delete(key) || this.#down.has(key)) return;
    // Another key of the command is a finger, not chatter: the one that opened before it was let go.
    for (const [other, openedAtMs] of this.#opened) {
      if (this.#down.get(other) === command) this.#letGo(other, openedAtMs);
    }
    this.#down.set(key, command);
    this.#target.press(command, timeStampMs);
  }

  release(key: string, timeStampMs: number): void {
    this.settle(timeStampMs);
    if (!this.#down.has(key)) return;
    if (this.#debounceMs > 0) this.#opened.set(key, timeStampMs);
    else this.#letGo(key, timeStampMs);
  }

  /** Believes the releases that have lasted. */
  settle(timeStampMs: number): void {
    for (const [key, openedAtMs] of this.#opened) {
      if (timeStampMs - openedAtMs >= this.#debounceMs) this.#letGo(key, openedAtMs);
    }
  }

  releaseAll(timeStampMs: number): void {
    for (const key of this.#down.keys()) this.#letGo(key, timeStampMs);
  }

  /** Only the last key of a command releases it. */
  #letGo(key: string, timeStampMs: number): void {
    const command = this.#down.get(key);
    this.#down.delete(key);
    this.#opened.delete(key);
    if (command === undefined || [...this.#down.values()].includes(command)) return;
    this.#target.release(command, timeStampMs);
  }
}
