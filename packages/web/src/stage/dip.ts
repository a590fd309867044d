// How a board gives under a blow and comes back: displaced in the frame of the blow, still again within 400 ms.

/** A blow is over after so long. */
const LASTS_MS = 380;
const SWINGS_PER_MS = 1 / 210;
const FADES_MS = 85;

export interface Way {
  readonly x: number;
  readonly y: number;
}

const REST: Way = { x: 0, y: 0 };

export class Dip {
  #by: Way = REST;
  #ageMs = LASTS_MS;

  /** By so many pixels; a blow that is weaker than what is left of the last one adds nothing. */
  strike(by: Way): void {
    const left = this.at;
    if (Math.hypot(by.x, by.y) <= Math.hypot(left.x, left.y)) return;
    this.#by = by;
    this.#ageMs = 0;
  }

  reset(): void {
    this.#ageMs = LASTS_MS;
  }

  /** Tells whether it has moved. */
  step(deltaMs: number): boolean {
    if (this.#ageMs >= LASTS_MS) return false;
    this.#ageMs += deltaMs;
    return true;
  }

  /** Where it is now, in pixels from its place. */
  get at(): Way {
    const age = this.#ageMs;
    if (age >= LASTS_MS) return REST;
    const share = Math.exp(-age / FADES_MS) * Math.cos(age * SWINGS_PER_MS * 2 * Math.PI);
    return { x: this.#by.x * share, y: this.#by.y * share };
  }
}
