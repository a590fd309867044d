// What comes from others, as a model foresees it: lines in the Receiving Queue, and the gaps of those that rise. A position
// keeps two numbers of it.

import type { Rules } from "@korobeinix/engine";
import { heightOf } from "./beam.ts";
import type { Sight } from "./sight.ts";
import type { Skill } from "./step.ts";

/** How many numbers of a position it takes. */
export const INCOMING_SIZE = 2;

export class Incoming {
  readonly #columns: number;
  readonly #mostRows: number;
  readonly #queued: number;
  readonly #gapLeft: number;
  #gap = 0;
  #laterGap = 0;

  /** `place`: where in a position its numbers begin. */
  constructor({ book, geometry }: Rules, place: number) {
    this.#columns = geometry.columns;
    this.#mostRows = book.garbage?.mostRows ?? 0;
    this.#queued = place;
    this.#gapLeft = place + 1;
  }

  read(sight: Sight, skill: Skill, to: Int32Array): void {
    to[this.#queued] = skill.seesQueue ? sight.queued : 0;
    to[this.#gapLeft] = sight.gapLeft;
    this.#gap = sight.gap;
    // Where the next gap is nobody knows: anywhere but below the last one.
    this.#laterGap = (sight.gap + (this.#columns >> 1)) % this.#columns;
  }

  isDue(position: Int32Array, offset: number): boolean {
    return position[offset + this.#queued]! > 0;
  }

  /**
   * What an attack leaves of the queue enters from below; false: it pushes the stack above `highest` rows. `hear` gets the
   * height before each row, and its gap.
   */
  rise(
    to: Int32Array,
    offset: number,
    attack: number,
    highest: number,
    hear?: (height: number, gap: number) => void,
  ): boolean {
    const columns = this.#columns;
    const queued = Math.max(0, to[offset + this.#queued]! - attack);
    const rows = Math.min(queued, this.#mostRows);
    to[offset + this.#queued] = queued - rows;
    const height = heightOf(to, offset, columns);
    if (height + rows > highest) return false;
    for (let row = 0; row < rows; row++) {
      const gap = to[offset + this.#gapLeft]!-- > 0 ? this.#gap : this.#laterGap;
      for (let x = 0; x < columns; x++) to[offset + x] = (to[offset + x]! << 1) | (x === gap ? 0 : 1);
      hear?.(height + row, gap);
    }
    return true;
  }
}
