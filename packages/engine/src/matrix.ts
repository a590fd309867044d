// The Matrix: bit rows for collision tests, and a cell plane for the Blocks. Columns and rows are counted from 0 here:
// the bottom left cell is (0, 0). Documents and printed boards count from 1.

import { DOWN, type Geometry, SHIFT, SOLID, UP, WALL } from "./geometry.ts";

/** The Blocks in the Matrix and its Buffer Zone. */
export interface Matrix {
  /** One mask per row: `WALL` rows of floor, the rows of the Matrix and its Buffer Zone, `WALL` rows of ceiling. */
  readonly rows: Int32Array;
  /** One value per cell, row by row from the bottom. */
  readonly cells: Uint16Array;
  /** The number of rows from the floor up to the highest Block. */
  stackHeight: number;
}

export function emptyRows(geometry: Geometry): Int32Array {
  const rows = new Int32Array(geometry.height + 2 * WALL).fill(geometry.fullRow);
  return rows.fill(geometry.emptyRow, WALL, WALL + geometry.height);
}

/** Whether `collides` may be asked about a centre at (x, y). */
export function isWithin(geometry: Geometry, x: number, y: number): boolean {
  return x >= -SHIFT && x < geometry.columns + SHIFT && y >= -2 && y < geometry.height + 2;
}

/** Whether a shape with its centre at (x, y) meets a wall, the floor or a Block. */
export function collides(geometry: Geometry, rows: Int32Array, shape: number, x: number, y: number): boolean {
  const { masks, bottoms } = geometry;
  const m = shape << 2;
  const r = y + bottoms[shape]! + WALL;
  const shift = x + SHIFT;
  let met = 0;
  for (let i = 0; i < 4; i++) met |= rows[r + i]! & (masks[m + i]! << shift);
  return met !== 0;
}

/** Removes all Blocks. */
export function clearMatrix(geometry: Geometry, matrix: Matrix): void {
  matrix.rows.fill(geometry.emptyRow, WALL, WALL + geometry.height);
  matrix.cells.fill(0);
  matrix.stackHeight = 0;
}

/** The number of rows that a shape can fall straight down. */
export function dropRows(geometry: Geometry, matrix: Matrix, shape: number, x: number, y: number): number {
  // There are no Blocks above the stack.
  const free = y + geometry.bottoms[shape]! - matrix.stackHeight;
  let down = free > 0 ? free : 0;
  while (!collides(geometry, matrix.rows, shape, x, y - down - 1)) down++;
  return down;
}

/** Turns a shape's Minos into Blocks. */
export function place(geometry: Geometry, matrix: Matrix, shape: number, x: number, y: number): void {
  const { columns, minoX, minoY, minoCell } = geometry;
  const { rows, cells } = matrix;
  let top = matrix.stackHeight;
  for (let i = shape * 4; i < shape * 4 + 4; i++) {
    const column = x + minoX[i]!;
    const row = y + minoY[i]!;
    rows[row + WALL]! |= 1 << (column + WALL);
    cells[row * columns + column] = minoCell[i]!;
    if (row >= top) top = row + 1;
  }
  matrix.stackHeight = top;
}

/** Whether a Block lies at a column and row, counted from 0. */
export function isFilled(matrix: Matrix, x: number, y: number): boolean {
  return (matrix.rows[y + WALL]! & (1 << (x + WALL))) !== 0;
}

/** Puts one Block that belongs to no piece. */
export function putCell(geometry: Geometry, matrix: Matrix, x: number, y: number, cell: number): void {
  matrix.rows[y + WALL]! |= 1 << (x + WALL);
  matrix.cells[y * geometry.columns + x] = cell;
  if (y >= matrix.stackHeight) matrix.stackHeight = y + 1;
}

export function isFullRow(geometry: Geometry, matrix: Matrix, y: number): boolean {
  return matrix.rows[y + WALL] === geometry.fullRow;
}

/** Whether row `y` is full and can be cleared. A Solid Line is full and stays. */
export function isClearable(geometry: Geometry, matrix: Matrix, y: number): boolean {
  return isFullRow(geometry, matrix, y) && (matrix.cells[y * geometry.columns]! & SOLID) === 0;
}

/** Moves the whole stack up by `count` rows and leaves empty rows below. There must be room. */
export function raiseStack(geometry: Geometry, matrix: Matrix, count: number): void {
  const { columns, emptyRow } = geometry;
  const { rows, cells, stackHeight } = matrix;
  rows.copyWithin(WALL + count, WALL, WALL + stackHeight);
  cells.copyWithin(count * columns, 0, stackHeight * columns);
  rows.fill(emptyRow, WALL, WALL + count);
  cells.fill(0, 0, count * columns);
  if (stackHeight > 0) matrix.stackHeight = stackHeight + count;
}

/** Fills row `y` except for the column `gap`; -1 fills the whole row. */
export function putLine(geometry: Geometry, matrix: Matrix, y: number, gap: number, cell: number): void {
  for (let x = 0; x < geometry.columns; x++) if (x !== gap) putCell(geometry, matrix, x, y, cell);
}

/** Removes row `y`. The rows above fall by one. Blocks that row `y` connected are separate now. */
export function removeRow(geometry: Geometry, matrix: Matrix, y: number): void {
  const { columns } = geometry;
  const { rows, cells, stackHeight } = matrix;
  const start = y * columns;
  for (let i = start; i < start + columns; i++) {
    if (y > 0) cells[i - columns]! &= ~UP;
    if (y + 1 < stackHeight) cells[i + columns]! &= ~DOWN;
  }
  rows.copyWithin(y + WALL, y + WALL + 1, stackHeight + WALL);
  cells.copyWithin(start, start + columns, stackHeight * columns);
  rows[stackHeight - 1 + WALL] = geometry.emptyRow;
  cells.fill(0, (stackHeight - 1) * columns, stackHeight * columns);
  matrix.stackHeight = stackHeight - 1;
}
