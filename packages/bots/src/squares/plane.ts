// The cells of a position: pieces put into it, squares found in it, rows taken out of it. They lie row by row from the
// bottom, `columns` to a row, from `first` on.

import { ALL_SIDES, DEAD, DOWN, GARBAGE, GOLD, KIND, LEFT, RIGHT, SILVER, UP } from "./cells.ts";

export const SIDE = 4;
const NEITHER = 0;

/** The sides of a cell in a window of 4 × 4 that lead to another cell of it. */
function innerSides(dx: number, dy: number): number {
  return (dx < SIDE - 1 ? RIGHT : 0) | (dy > 0 ? DOWN : 0) | (dx > 0 ? LEFT : 0) | (dy < SIDE - 1 ? UP : 0);
}

/** By `dy * SIDE + dx`: the sides that lead out of a window. */
export const OUTER: Int32Array = Int32Array.from(
  { length: SIDE * SIDE },
  (_, i) => ALL_SIDES & ~innerSides(i % SIDE, Math.floor(i / SIDE)),
);

/** Whether a full window is a square: gold, silver, or neither (N-13). */
export function squareAt(plane: Int32Array, first: number, columns: number, x: number, y: number): number {
  const kind = plane[first + y * columns + x]! & KIND;
  let isGold = true;
  for (let i = 0; i < SIDE * SIDE; i++) {
    const cell = plane[first + (y + (i >> 2)) * columns + x + (i & 3)]!;
    if (cell === 0 || (cell & (DEAD | OUTER[i]!)) !== 0) return NEITHER;
    if ((cell & KIND) !== kind) isGold = false;
  }
  return isGold ? GOLD : SILVER;
}

export function makeSquare(
  plane: Int32Array,
  first: number,
  columns: number,
  x: number,
  y: number,
  mark: number,
): void {
  for (let i = 0; i < SIDE * SIDE; i++) {
    const at = first + (y + (i >> 2)) * columns + x + (i & 3);
    plane[at] = (plane[at]! & KIND) | mark | DEAD;
  }
}

/** Cells with a mark in a row, by fours. */
export function stripsIn(plane: Int32Array, first: number, columns: number, y: number, mark: number): number {
  let marked = 0;
  for (let x = 0; x < columns; x++) if ((plane[first + y * columns + x]! & mark) !== 0) marked++;
  return marked / SIDE;
}

/** Marks the pieces that lose a cell with row `y`. */
export function breakRow(plane: Int32Array, first: number, columns: number, y: number): void {
  for (let x = 0; x < columns; x++) breakFrom(plane, columns, first + y * columns + x);
}

function breakFrom(plane: Int32Array, columns: number, i: number): void {
  const cell = plane[i]!;
  if ((cell & DEAD) !== 0) return;
  plane[i] = (cell & ~ALL_SIDES) | DEAD;
  if ((cell & RIGHT) !== 0) breakFrom(plane, columns, i + 1);
  if ((cell & LEFT) !== 0) breakFrom(plane, columns, i - 1);
  if ((cell & UP) !== 0) breakFrom(plane, columns, i + columns);
  if ((cell & DOWN) !== 0) breakFrom(plane, columns, i - columns);
}

/** Takes row `y` out of `height` rows. */
export function removeRow(plane: Int32Array, first: number, columns: number, y: number, height: number): void {
  plane.copyWithin(first + y * columns, first + (y + 1) * columns, first + height * columns);
  plane.fill(0, first + (height - 1) * columns, first + height * columns);
}

/** Puts a row of garbage below `height` rows. */
export function raisePlane(plane: Int32Array, first: number, columns: number, height: number, gap: number): void {
  plane.copyWithin(first + columns, first, first + height * columns);
  for (let x = 0; x < columns; x++) plane[first + x] = x === gap ? 0 : GARBAGE;
}
