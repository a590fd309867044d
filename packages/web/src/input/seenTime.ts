// Time as a player sees it pass: a page that stood still for a second has shown one picture in it.

/** The most that one frame counts for. */
const LONGEST_FRAME_MS = 50;

export class SeenTime {
  #lastMs: number | undefined;
  #ms = 0;

  /** How much was seen since the beginning, or since it began again. */
  get ms(): number {
    return this.#ms;
  }

  frame(nowMs: number): void {
    if (this.#lastMs !== undefined) this.#ms += Math.min(Math.max(0, nowMs - this.#lastMs), LONGEST_FRAME_MS);
    this.#lastMs = nowMs;
  }

  restart(): void {
    this.#ms = 0;
  }
}
