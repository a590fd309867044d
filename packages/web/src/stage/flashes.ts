// The limit on bright light: one for the whole screen, however many boards there are.

/** Bright light comes at most so often when flashes are limited: three times a second. */
const GAP_MS = 334;
/** What is left of a flash that comes too early. */
const SHIMMER = 0.25;

export class Flashes {
  isLimited = true;
  #nowMs = 0;
  #lastMs: number = Number.NEGATIVE_INFINITY;

  step(nowMs: number): void {
    this.#nowMs = nowMs;
  }

  /** The share of its brightness that a flash may have now. What comes in one frame is one flash. */
  take(): number {
    if (!this.isLimited || this.#nowMs === this.#lastMs) return 1;
    if (this.#nowMs - this.#lastMs < GAP_MS) return SHIMMER;
    this.#lastMs = this.#nowMs;
    return 1;
  }
}
