// The moment after a game has ended (W-28): keys, buttons and fingers go on as if it had not. What they press then is meant
// for the game and not for what has come in its place.

import { SeenTime } from "./seenTime.ts";

/** So long something has to stand before a press can be meant for it, and so long the presses of a game have to rest. */
export const SETTLING_MS = 700;

export class Settling {
  readonly #stood = new SeenTime();
  readonly #rest = new SeenTime();

  /** Once an animation frame. */
  frame(nowMs: number): void {
    this.#stood.frame(nowMs);
    this.#rest.frame(nowMs);
  }

  /** Takes a press; tells whether it is meant. `plays`: it is one of those that play the game. */
  press(plays: boolean): boolean {
    const isMeant = (plays ? this.#rest : this.#stood).ms >= SETTLING_MS;
    if (plays) this.#rest.restart();
    return isMeant;
  }

  /** Whether any press would be meant. */
  get isOver(): boolean {
    return this.#rest.ms >= SETTLING_MS;
  }
}
