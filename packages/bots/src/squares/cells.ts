// What a cell holds in a position of a book with squares, as one number: which piece it is part of, on which sides it hangs
// together with it, whether that piece can still become part of a square, and which square it lies in.

import { SIDES, isBroken, kindOf, sidesOf, squareOf } from "@korobeinix/engine";

/** Kind plus one; what is no piece's has all bits. */
export const KIND = 0b1111;
export const RIGHT = 0b0001_0000;
export const DOWN = 0b0010_0000;
export const LEFT = 0b0100_0000;
export const UP = 0b1000_0000;
export const ALL_SIDES: number = RIGHT | DOWN | LEFT | UP;
/** It cannot be part of a new square: broken, garbage, or in one already. Its sides do not matter any more. */
export const DEAD = 0b0001_0000_0000;
export const SILVER = 0b0010_0000_0000;
export const GOLD = 0b0100_0000_0000;
export const GARBAGE: number = KIND | DEAD;

/** A cell as the engine packs it. */
export function readCell(cell: number): number {
  if (cell === 0) return 0;
  const kind = kindOf(cell) + 1;
  const square = squareOf(cell);
  if (square !== "none") return kind | DEAD | (square === "gold" ? GOLD : SILVER);
  return isBroken(cell) || kind === KIND ? kind | DEAD : kind | sides(sidesOf(cell));
}

function sides(bits: number): number {
  return (
    ((bits & SIDES.right) === 0 ? 0 : RIGHT) |
    ((bits & SIDES.down) === 0 ? 0 : DOWN) |
    ((bits & SIDES.left) === 0 ? 0 : LEFT) |
    ((bits & SIDES.up) === 0 ? 0 : UP)
  );
}
