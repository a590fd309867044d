// Restart of a game that is worth something is held, not pressed (W-1): one slip of a finger must not cost it. Pressed too
// shortly, it says how it is done.

import { type ReadonlySignal, signal } from "@preact/signals";
import { SeenTime } from "../input/seenTime.ts";

/** How long it has to be held. */
export const HOLD_MS = 600;
/** How long the hint stays after it was let go. */
const HINT_MS = 1_600;

/** "hinted": it was let go too early. */
export type RestartState = "held" | "hinted" | undefined;

export class RestartHold {
  readonly #state = signal<RestartState>(undefined);
  readonly #seen = new SeenTime();

  get state(): ReadonlySignal<RestartState> {
    return this.#state;
  }

  press(): void {
    this.#become("held");
  }

  release(): void {
    if (this.#state.peek() === "held") this.#become("hinted");
  }

  /** There is nothing left to restart. */
  end(): void {
    this.#become(undefined);
  }

  /** Once a frame; tells, once, that it was held for long enough. */
  frame(nowMs: number): boolean {
    this.#seen.frame(nowMs);
    const state = this.#state.peek();
    const { ms } = this.#seen;
    const isDone = state === "held" && ms >= HOLD_MS;
    if (isDone || (state === "hinted" && ms >= HINT_MS)) this.#become(undefined);
    return isDone;
  }

  #become(state: RestartState): void {
    this.#seen.restart();
    this.#state.value = state;
  }
}
