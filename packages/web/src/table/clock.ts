// The only place where the browser's clock meets the engine's: milliseconds of `performance.now()` in, microseconds of
// game time out. Pauses are taken out.

const MICROS_PER_MS = 1000;

export class Clock {
  /** The browser's time at which the game's clock showed 0; undefined while the clock stands. */
  #origin: number | undefined;

  get isRunning(): boolean {
    return this.#origin !== undefined;
  }

  /** From this time on the game's clock runs, and shows `micros` now. */
  start(timeStampMs: number, micros: number): void {
    this.#origin = timeStampMs - micros / MICROS_PER_MS;
  }

  stop(): void {
    this.#origin = undefined;
  }

  /** What the game's clock shows at a time of the browser's; `earliest` while it stands, and never before that. */
  at(timeStampMs: number, earliest: number): number {
    if (this.#origin === undefined) return earliest;
    return Math.max(earliest, Math.round((timeStampMs - this.#origin) * MICROS_PER_MS));
  }
}
