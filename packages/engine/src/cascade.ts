// The spin cascade of the original cartridge (N-10, *authentic*): a spin that completes a row shatters the Blocks above
// or below into single cells. The cells fall straight down.

import { type Game, countEvent, tell } from "./game.ts";
import { BROKEN, DOWN, GOLD, KIND_BITS, LEFT, RIGHT, SILVER, SOLID, UP, WALL, shapeOf } from "./geometry.ts";
import { isFullRow } from "./matrix.ts";
import { breakPieces } from "./squares.ts";

/** Rows of the Matrix that shatter: from `from` up to, not including, `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows of the piece that can start a cascade, in the order of the search. The index is the height of the piece.
 * Rows are counted from its top. The first full row of `up` shatters itself and all rows above it, the first full row
 * of `down` itself and all rows below it. If both exist, the whole Matrix shatters.
 */
const SHATTERS: readonly { readonly up: readonly number[]; readonly down: readonly number[] }[] = [
  { up: [], down: [] },
  { up: [], down: [1] },
  { up: [1], down: [2] },
  { up: [1], down: [2, 3] },
  { up: [2, 1], down: [3, 4] },
];

function shatteredRows(game: Game, bottom: number, pieceHeight: number): Range | undefined {
  const { geometry } = game.rules;
  const rowOf = (fromTop: number): number => bottom + pieceHeight - fromTop;
  const firstFull = (candidates: readonly number[]): number | undefined =>
    candidates.map(rowOf).find((row) => isFullRow(geometry, game.state, row));
  const { up, down } = SHATTERS[pieceHeight]!;
  const from = firstFull(up);
  const downFrom = firstFull(down);
  if (from !== undefined && downFrom !== undefined) return { from: 0, to: geometry.height };
  if (from !== undefined) return { from, to: geometry.height };
  return downFrom === undefined ? undefined : { from: 0, to: downFrom + 1 };
}

/** Cascades around the piece that has just locked, if one of its rows is full. True if anything shattered. */
export function cascade(game: Game, bottom: number): boolean {
  const { state, rules } = game;
  const { geometry } = rules;
  const range = shatteredRows(game, bottom, geometry.heights[shapeOf(state.kind, state.facing)]!);
  if (range === undefined) return false;
  destroySquares(game, range);
  shatter(game, range);
  dropCells(game, range);
  if (countEvent(game)) tell(game, { type: "cascaded", cells: Array.from(state.cells) });
  return true;
}

/** A square with a cell in the range is destroyed as a whole and pays no bonus. */
function destroySquares({ state, rules }: Game, { from, to }: Range): void {
  const { columns } = rules.geometry;
  const spread = [...state.cells.keys()].filter(
    (i) => i >= from * columns && i < to * columns && (state.cells[i]! & (SILVER | GOLD)) !== 0,
  );
  for (let i = spread.pop(); i !== undefined; i = spread.pop()) {
    const mark = state.cells[i]! & (SILVER | GOLD);
    if (mark === 0) continue;
    state.cells[i] = (state.cells[i]! & ~mark) | BROKEN;
    for (const [next, side] of neighbours(i, columns)) {
      if ((state.cells[i]! & side) !== 0) spread.push(next);
    }
  }
}

/** The cells beside cell `i`, each with its connection bits: `side` leads from `i` to it, `back` from it to `i`. */
function neighbours(i: number, columns: number): readonly (readonly [next: number, side: number, back: number])[] {
  return [
    [i + 1, RIGHT, LEFT],
    [i - columns, DOWN, UP],
    [i - 1, LEFT, RIGHT],
    [i + columns, UP, DOWN],
  ];
}

/** Separates all cells of the range. The pieces that lose a cell here become broken. */
function shatter({ state, rules }: Game, { from, to }: Range): void {
  const { columns } = rules.geometry;
  for (let y = from; y < Math.min(to, state.stackHeight); y++) breakPieces(rules.geometry, state, y);
  for (let i = from * columns; i < Math.min(to, state.stackHeight) * columns; i++) {
    if (isFixed(state.cells[i]!)) continue;
    for (const [next, side, back] of neighbours(i, columns)) {
      if ((state.cells[i]! & side) !== 0) state.cells[next]! &= ~back;
    }
    state.cells[i] = (state.cells[i]! & KIND_BITS) | BROKEN;
  }
}

/** Whether a cell is empty or lies in a Solid Line. Solid Lines neither shatter nor fall. */
function isFixed(cell: number): boolean {
  return cell === 0 || (cell & SOLID) !== 0;
}

/** Drops every cell of the range straight down as far as it can go, the bottom row first. */
function dropCells({ state, rules }: Game, { from, to }: Range): void {
  const { columns } = rules.geometry;
  for (let y = from; y < Math.min(to, state.stackHeight); y++) {
    for (let x = 0; x < columns; x++) {
      const cell = state.cells[y * columns + x]!;
      if (isFixed(cell)) continue;
      let lower = y;
      while (lower > 0 && state.cells[(lower - 1) * columns + x] === 0) lower--;
      state.cells[y * columns + x] = 0;
      state.rows[y + WALL]! &= ~(1 << (x + WALL));
      state.cells[lower * columns + x] = cell;
      state.rows[lower + WALL]! |= 1 << (x + WALL);
    }
  }
  while (state.stackHeight > 0 && state.rows[state.stackHeight - 1 + WALL] === rules.geometry.emptyRow)
    state.stackHeight--;
}
