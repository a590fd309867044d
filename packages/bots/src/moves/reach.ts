// Where a piece can come to on a board of column bits, all rows of a column at once. A board is one number per column, bit
// 0 its lowest row; at most 28 rows are filled, so that above them there is always room.
//
// Nearly everything is reached from above. What is left, places under something, is asked for lane by lane: a lane is
// the places of one facing and one column.

import { FACINGS, SPAN, type Shapes } from "./shapes.ts";

/** Lanes of one facing lie side by side; one of nothing stands at both ends. */
export const LANE = 16;
export const FIRST = 1;
export const SIZE: number = LANE * FACINGS;

/**
 * The places that a piece can reach, as bits: bit b of a lane is the place whose leftmost column is the lane's and whose
 * lowest row is b. Made once for a rule book and used for one piece after another.
 */
export class Reach {
  readonly shapes: Shapes;
  /** Places that are free, and those that can be reached. */
  readonly free: Int32Array = new Int32Array(SIZE);
  readonly reached: Int32Array = new Int32Array(SIZE);
  kind = 0;
  /** Where it started; lane 0: above the stack. */
  startLane = 0;
  startRow = 0;
  /** The lanes that are more than a straight drop. */
  readonly deep: Int32Array = new Int32Array(SIZE);
  deepCount = 0;
  /** Column bits with 1, 2, 3 and 4 rows of themselves laid over each other: the columns of a shape look them up. */
  readonly #smears = new Int32Array((SPAN + 1) * LANE);
  /** Whether anything lies over something empty. */
  #hasOverhang = true;

  constructor(shapes: Shapes) {
    this.shapes = shapes;
  }

  /** Looks at a board; the pieces are asked for afterwards. */
  look(board: Int32Array, offset: number): void {
    const { columns } = this.shapes;
    const smears = this.#smears;
    let overhang = 0;
    for (let x = 0; x < columns; x++) {
      const one = board[offset + x]!;
      const two = one | (one >>> 1);
      smears[LANE + x] = one;
      smears[2 * LANE + x] = two;
      smears[3 * LANE + x] = two | (one >>> 2);
      smears[4 * LANE + x] = two | (two >>> 2);
      overhang |= one & (one + 1);
    }
    this.#hasOverhang = overhang !== 0;
  }

  /** All that a kind can reach from above: it enters over the stack, where nothing is in its way. */
  fromAbove(kind: number): void {
    this.kind = kind;
    this.startLane = 0;
    this.deepCount = 0;
    for (let facing = 0; facing < this.shapes.facings[kind]!; facing++) this.#findFree(kind, facing);
    if (this.deepCount > 0) this.#spread();
  }

  /** The same where only lanes that are more than a straight drop are asked for; false: there are none. */
  deepFromAbove(kind: number): boolean {
    if (!this.#hasOverhang) return false;
    this.fromAbove(kind);
    return this.deepCount > 0;
  }

  /** All that a kind can reach from a place of it; false: something is there already. */
  fromPlace(kind: number, facing: number, left: number, bottom: number): boolean {
    this.fromAbove(kind);
    const lane = facing * LANE + FIRST + left;
    if (((this.free[lane]! >>> bottom) & 1) === 0) return false;
    this.reached.fill(0);
    this.reached[lane] = 1 << bottom;
    this.startLane = lane;
    this.startRow = bottom;
    this.deepCount = 0;
    for (let at = 0; at < SIZE; at++) if (this.free[at] !== 0) this.deep[this.deepCount++] = at;
    this.#spread();
    return true;
  }

  /** The places of a lane that are reached and where the piece rests. */
  resting(lane: number): number {
    return this.reached[lane]! & ~(this.free[lane]! << 1);
  }

  #findFree(kind: number, facing: number): void {
    const { shapes, free, reached, deep } = this;
    const smears = this.#smears;
    const { columns, lows, counts } = shapes;
    const shape = kind * FACINGS + facing;
    const width = shapes.widths[shape]!;
    const s = shape * SPAN;
    const lane = facing * LANE + FIRST;
    const last = columns - width;
    const a = counts[s]! * LANE;
    const aLow = lows[s]!;
    // Columns that a shape does not have are looked up where nothing is.
    const b = counts[s + 1]! * LANE + 1;
    const bLow = lows[s + 1]!;
    const c = counts[s + 2]! * LANE + 2;
    const cLow = lows[s + 2]!;
    const d = counts[s + 3]! * LANE + 3;
    const dLow = lows[s + 3]!;
    let count = this.deepCount;
    for (let left = 0; left <= last; left++) {
      let taken = (smears[a + left]! >>> aLow) | (smears[b + left]! >>> bLow);
      if (width > 2) taken |= (smears[c + left]! >>> cLow) | (smears[d + left]! >>> dLow);
      const at = lane + left;
      free[at] = ~taken;
      reached[at] = -1 << (32 - Math.clz32(taken));
      if ((taken & (taken + 1)) !== 0) deep[count++] = at;
    }
    this.deepCount = count;
    for (let at = lane + last + 1; at <= lane + columns; at++) free[at] = reached[at] = 0;
  }

  /** Goes over the deep lanes until nothing new is reached. A lane is asked again only if one that leads to it has changed. */
  #spread(): void {
    const { deep, free, reached, deepCount } = this;
    const facings = this.shapes.facings[this.kind]!;
    /** Bits of the facings that have changed: in the last round, and in this one. */
    let last = -1;
    while (last !== 0) {
      let now = 0;
      for (let i = 0; i < deepCount; i++) {
        const at = deep[i]!;
        const before = reached[at]!;
        if (before === free[at]) continue;
        const changed = last | now;
        const facing = at >> 4;
        if ((changed & (1 << facing)) !== 0) this.#flowInto(at);
        if (facings > 1 && reached[at] !== free[at]) {
          const previous = facing === 0 ? facings - 1 : facing - 1;
          const next = facing === facings - 1 ? 0 : facing + 1;
          const early = reached[at]!;
          if ((changed & (1 << previous)) !== 0) this.#turnInto(at, facing, previous, 0);
          if ((changed & (1 << next)) !== 0) this.#turnInto(at, facing, next, 1);
          if (reached[at] !== early) this.#flowInto(at);
        }
        if (reached[at] !== before) now |= 1 << facing;
      }
      last = now;
    }
  }

  /** From both sides, and from there down. */
  #flowInto(at: number): void {
    const { free, reached } = this;
    const room = free[at]!;
    let now = reached[at]!;
    if (this.shapes.locksOnContact) {
      now |= ((reached[at - 1]! & (free[at - 1]! << 1)) | (reached[at + 1]! & (free[at + 1]! << 1))) & room;
    } else {
      now |= (reached[at - 1]! | reached[at + 1]!) & room;
    }
    let lower = now | ((now >>> 1) & room);
    while (lower !== now) {
      now = lower;
      lower = now | ((now >>> 1) & room);
    }
    reached[at] = now;
  }

  /** By turns in one direction (0 is clockwise), at the first displacement that fits. */
  #turnInto(at: number, to: number, from: number, direction: number): void {
    const { shapes, free, reached, kind } = this;
    const { columns, kicks, locksOnContact } = shapes;
    const column = (at & (LANE - 1)) - FIRST;
    const turn = (kind * FACINGS + from) * 2 + direction;
    const start = shapes.kickStarts[turn]!;
    const end = shapes.kickEnds[turn]!;
    let missing = free[at]! & ~reached[at]!;
    for (let k = start; k < end; k += 2) {
      const left = column - kicks[k]!;
      if (left < 0 || left >= columns) continue;
      const rows = kicks[k + 1]!;
      const source = from * LANE + FIRST + left;
      let turning = reached[source]! & (rows < 0 ? missing << -rows : missing >>> rows);
      if (locksOnContact) turning &= free[source]! << 1;
      for (let j = start; j < k && turning !== 0; j += 2) {
        const before = left + kicks[j]!;
        if (before < 0 || before >= columns) continue;
        const up = kicks[j + 1]!;
        const room = free[to * LANE + FIRST + before]!;
        turning &= ~(up < 0 ? room << -up : room >>> up);
      }
      if (turning === 0) continue;
      reached[at]! |= rows < 0 ? turning >>> -rows : turning << rows;
      missing = free[at]! & ~reached[at]!;
      if (missing === 0) return;
    }
  }
}
