// What a cell of the Matrix says to the eye.

import { SIDES, sidesOf, squareOf } from "@korobeinix/engine";

/** Every edge of a cell, as bits of `SIDES`. */
export const ALL_EDGES: number = SIDES.right | SIDES.down | SIDES.left | SIDES.up;

const METALS = { none: 0, silver: 1, gold: 2 } as const;

/** 0 for none, 1 for silver, 2 for gold. */
export function metalOf(cell: number): number {
  return METALS[squareOf(cell)];
}

/** The edges at which a cell joins nothing, as bits of `SIDES`. */
export function edgesOf(cell: number): number {
  return ALL_EDGES & ~sidesOf(cell);
}

/** Which cell of its square this is, row by row from the lower left. */
export function partOfSquare(
  cells: Uint16Array,
  columns: number,
  at: { readonly x: number; readonly y: number },
): number {
  const joins = (x: number, y: number, side: number): boolean => (sidesOf(cells[y * columns + x] ?? 0) & side) !== 0;
  let [dx, dy] = [0, 0];
  while (dx < 3 && joins(at.x - dx, at.y, SIDES.left)) dx++;
  while (dy < 3 && joins(at.x, at.y - dy, SIDES.down)) dy++;
  return dx + dy * 4;
}
