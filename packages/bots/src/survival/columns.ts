// What one column of a board, and one between two others, has to say: a number each, bit 0 the lowest row.

import { popCount } from "../bits.ts";

/** Rows up to the highest Block, that one included. */
export function topOf(column: number): number {
  return 32 - Math.clz32(column);
}

/** Free cells with a Block above them. */
export function holesIn(column: number): number {
  return ~column & ((1 << topOf(column)) - 1);
}

/** For each hole under a Block, the Blocks that lie on it without a gap. */
export function coverOf(column: number, holes: number): number {
  let cover = 0;
  for (let lying = (holes << 1) & column; lying !== 0; lying = (lying << 1) & column) cover += popCount(lying);
  return cover;
}

/** For each free cell between two Blocks or walls, that cell and the free ones below it. */
export function wellsIn(left: number, column: number, right: number): number {
  let depth = 0;
  for (let free = left & right & ~column; free !== 0; free = (free >>> 1) & ~column) depth += popCount(free);
  return depth;
}

/** Changes between Block and free from the floor, which counts as Blocks, to the top. */
export function changesIn(column: number): number {
  return popCount(column ^ ((column << 1) | 1));
}
