// Squares of silver and gold (N-12 to N-15): four whole pieces that fill a 4 × 4 window become a square.

import { type Game, countEvent, tell } from "./game.ts";
import {
  BROKEN,
  DOWN,
  GARBAGE_CELL,
  GOLD,
  type Geometry,
  KIND_BITS,
  LEFT,
  RIGHT,
  SILVER,
  UP,
  WALL,
} from "./geometry.ts";
import type { Matrix } from "./matrix.ts";

const SIDE = 4;
const CONNECTIONS: number = RIGHT | DOWN | LEFT | UP;

/** The windows to search: the range of their lower left cells. */
interface Region {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Makes all squares in the Matrix. Returns their number. */
export function findSquares(game: Game): number {
  const { columns, skyline } = game.rules.geometry;
  const everywhere = { left: 0, right: columns - SIDE, bottom: 0, top: skyline - SIDE };
  return search(game, everywhere, true, false) + search(game, everywhere, false, false);
}

/** Makes the first square around a piece that has just locked. Returns 1, or 0 if there is none. */
export function findSquareAround(game: Game, left: number, right: number, bottom: number, top: number): number {
  const { columns, skyline } = game.rules.geometry;
  const around = {
    left: Math.max(0, right - SIDE + 1),
    right: Math.min(columns - SIDE, left),
    bottom: Math.max(0, top - SIDE + 1),
    top: Math.min(skyline - SIDE, bottom),
  };
  return search(game, around, true, true) || search(game, around, false, true);
}

/** Searches from top to bottom, then from left to right, because the first square found takes its Blocks (N-14). */
function search(game: Game, { left, right, bottom, top }: Region, isGold: boolean, isFirstOnly: boolean): number {
  const { state, rules } = game;
  const { rows } = state;
  let made = 0;
  for (let y = Math.min(top, state.stackHeight - SIDE); y >= bottom; y--) {
    const r = y + WALL;
    const filled = rows[r]! & rows[r + 1]! & rows[r + 2]! & rows[r + 3]!;
    const windows = (filled & (filled >> 1) & (filled >> 2) & (filled >> 3)) >> WALL;
    for (let x = left; x <= right; x++) {
      if (((windows >> x) & 1) === 0 || !isSquare(rules.geometry, state, x, y, isGold)) continue;
      makeSquare(game, x, y, isGold);
      made++;
      if (isFirstOnly) return made;
    }
  }
  return made;
}

/** Whether a filled window has only whole pieces: none reaches out, is broken, is garbage or is in a square (N-13). */
function isSquare({ columns }: Geometry, { cells }: Matrix, x: number, y: number, isGold: boolean): boolean {
  const kind = cells[y * columns + x]! & KIND_BITS;
  for (let dy = 0; dy < SIDE; dy++) {
    for (let dx = 0; dx < SIDE; dx++) {
      const cell = cells[(y + dy) * columns + x + dx]!;
      if ((cell & (BROKEN | SILVER | GOLD)) !== 0 || (cell & KIND_BITS) === GARBAGE_CELL) return false;
      if (isGold && (cell & KIND_BITS) !== kind) return false;
      if ((cell & CONNECTIONS & ~innerSides(dx, dy)) !== 0) return false;
    }
  }
  return true;
}

/** The sides of a cell that lead to another cell of the same window. */
function innerSides(dx: number, dy: number): number {
  return (dx < SIDE - 1 ? RIGHT : 0) | (dy > 0 ? DOWN : 0) | (dx > 0 ? LEFT : 0) | (dy < SIDE - 1 ? UP : 0);
}

function makeSquare(game: Game, x: number, y: number, isGold: boolean): void {
  const { state, rules } = game;
  const { columns } = rules.geometry;
  for (let dy = 0; dy < SIDE; dy++) {
    for (let dx = 0; dx < SIDE; dx++) {
      const i = (y + dy) * columns + x + dx;
      state.cells[i] = (state.cells[i]! & KIND_BITS) | innerSides(dx, dy) | (isGold ? GOLD : SILVER);
    }
  }
  if (isGold) state.goldSquares++;
  else state.silverSquares++;
  if (countEvent(game)) tell(game, { type: "squared", isGold, x, y });
}

/** The number of strips of four cells with this mark in row `y`. */
export function stripsIn({ columns }: Geometry, { cells }: Matrix, y: number, mark: number): number {
  let marked = 0;
  for (let i = y * columns; i < (y + 1) * columns; i++) if ((cells[i]! & mark) !== 0) marked++;
  return marked / SIDE;
}

/** Marks all pieces with a cell in row `y` as broken, because they are about to lose it. */
export function breakPieces(geometry: Geometry, matrix: Matrix, y: number): void {
  const { columns } = geometry;
  for (let i = y * columns; i < (y + 1) * columns; i++) if (matrix.cells[i] !== 0) breakFrom(geometry, matrix, i);
}

function breakFrom(geometry: Geometry, matrix: Matrix, i: number): void {
  const { cells } = matrix;
  const cell = cells[i]!;
  if ((cell & BROKEN) !== 0) return;
  cells[i] = cell | BROKEN;
  if ((cell & RIGHT) !== 0) breakFrom(geometry, matrix, i + 1);
  if ((cell & LEFT) !== 0) breakFrom(geometry, matrix, i - 1);
  if ((cell & UP) !== 0) breakFrom(geometry, matrix, i + geometry.columns);
  if ((cell & DOWN) !== 0) breakFrom(geometry, matrix, i - geometry.columns);
}
