// What a board is worth to a player who wants to show something: an even stack without holes, beside it an open column
// for four lines at once, and squares half built where the rule book has squares.

import {
  type Game,
  type Scalars,
  SIDES,
  cellAt,
  hasSquares,
  isBroken,
  kindOf,
  sidesOf,
  squareOf,
} from "@korobeinix/engine";

/** By the lines of one Lock Down: fewer than four waste the rows of a Tetris. */
const LINES_WORTH = [0, -14, -10, -4, 60] as const;
const GOLD_WORTH = 140;
const SILVER_WORTH = 50;

const HOLE_WORTH = -16;
/** For each Block over a hole, up to so many. */
const COVER_WORTH = -2;
const MOST_COVER = 4;
/** For each row between neighbouring columns; those beyond two need an I. */
const STEP_WORTH = -1.6;
const CLIFF_ROWS = 2;
const CLIFF_WORTH = -6;
/** For each Block in the column that should stay open. */
const WELL_WORTH = -5;
/** For each row of a column above the height that is safe. */
const SAFE_ROWS = 11;
const DANGER_WORTH = -4;

const SIDE = 4;
/** By the whole pieces in a 4 × 4 window that may become a square, and more where all are alike. */
const PIECES_WORTH = [0, 0, 9, 26, 0] as const;
const ALIKE_WORTH = [0, 0, 10, 45, 0] as const;

/** What a Lock Down has brought. */
export function worthOfLockDown(before: Readonly<Scalars>, after: Readonly<Scalars>): number {
  const gold = after.goldSquares - before.goldSquares;
  const silver = after.silverSquares - before.silverSquares;
  return LINES_WORTH[after.lines - before.lines]! + gold * GOLD_WORTH + silver * SILVER_WORTH;
}

/** What it leaves to go on with. */
export function worthOfBoard(game: Game): number {
  const { columns } = game.rules.geometry;
  const heights = Array.from({ length: columns }, (_, x) => heightOf(game, x));
  const well = columns - 1;
  let worth = heights[well]! * WELL_WORTH;
  for (const [x, height] of heights.entries()) {
    for (let y = 0; y < height; y++) {
      if (cellAt(game, x, y) === 0) worth += HOLE_WORTH + COVER_WORTH * Math.min(MOST_COVER, height - y - 1);
    }
    worth += Math.max(0, height - SAFE_ROWS) * DANGER_WORTH;
    if (x === 0 || x === well) continue;
    const step = Math.abs(height - heights[x - 1]!);
    worth += step * STEP_WORTH + Math.max(0, step - CLIFF_ROWS) * CLIFF_WORTH;
  }
  return hasSquares(game.rules.book) ? worth + worthOfWindows(game, heights) : worth;
}

function heightOf(game: Game, x: number): number {
  let height = game.state.stackHeight;
  while (height > 0 && cellAt(game, x, height - 1) === 0) height--;
  return height;
}

function worthOfWindows(game: Game, heights: readonly number[]): number {
  let worth = 0;
  for (let x = 0; x + SIDE <= heights.length; x++) {
    for (let y = 0; y < game.state.stackHeight; y++) worth += worthOfWindow(game, heights, x, y);
  }
  return worth;
}

/** Nothing, unless all that lies in the window are whole pieces, and what is free can be reached from above. */
function worthOfWindow(game: Game, heights: readonly number[], left: number, bottom: number): number {
  const kinds = new Set<number>();
  let cells = 0;
  for (let dx = 0; dx < SIDE; dx++) {
    const height = heights[left + dx]! - bottom;
    if (height < 0 || height > SIDE) return 0;
    for (let dy = 0; dy < height; dy++) {
      const cell = cellAt(game, left + dx, bottom + dy);
      if (cell === 0 || isBroken(cell) || squareOf(cell) !== "none") return 0;
      if ((sidesOf(cell) & outerSides(dx, dy)) !== 0) return 0;
      kinds.add(kindOf(cell));
      cells++;
    }
  }
  const pieces = cells / SIDE;
  return PIECES_WORTH[pieces]! + (kinds.size === 1 ? ALIKE_WORTH[pieces]! : 0);
}

/** The sides of a cell in a window that lead out of it. */
function outerSides(dx: number, dy: number): number {
  const aside = (dx === 0 ? SIDES.left : 0) | (dx === SIDE - 1 ? SIDES.right : 0);
  return aside | (dy === 0 ? SIDES.down : 0) | (dy === SIDE - 1 ? SIDES.up : 0);
}
