// The one-piece controller: of all straight drops of a piece the one that is worth most. What the columns far from a drop
// count for is kept, so that each drop is only charged for the columns that it touches; rows that clear change every
// column, and then everything is counted again.

import { popCount } from "../bits.ts";
import { changesIn, coverOf, holesIn, topOf, wellsIn } from "./columns.ts";
import { MAX_COLUMNS, type SurvivalWeights, survivalWorth } from "./features.ts";
import type { DropShape } from "./shapes.ts";
import { OTHER_STEP, SURFACES, kindsAmong, stepClass, stepsAmong, surfaceBits } from "./surface.ts";

/** A straight drop: a shape, its leftmost column and its lowest row; worth -Infinity where there is none. */
export interface Drop {
  shape: number;
  x: number;
  y: number;
  worth: number;
}

/** Index 0 is the left wall, then come the columns, then the right wall. */
const SLOTS = MAX_COLUMNS + 4;
const board = new Int32Array(SLOTS);
const tops = new Int32Array(SLOTS);
/** The class of the step to a column from the one before it. */
const steps = new Int32Array(SLOTS);
/** What a column counts for by itself and the cells of its wells. */
const own = new Int32Array(SLOTS);
const wells = new Int32Array(SLOTS);
/** What the columns before an index count for, the changes to that column included. */
const worthBefore = new Int32Array(SLOTS);
/** Rows with holes, rows without a gap and the surface, of the columns before an index and of those from it on. */
const holesBefore = new Int32Array(SLOTS);
const holesFrom = new Int32Array(SLOTS);
const fullBefore = new Int32Array(SLOTS);
const fullFrom = new Int32Array(SLOTS);
const surfaceBefore = new Int32Array(SLOTS);
const surfaceFrom = new Int32Array(SLOTS);
const after = new Int32Array(MAX_COLUMNS);
let peak = 0;

/**
 * The best straight drop of a piece, written into `best`. A piece has to lie within `height` rows before any row
 * clears; the first of equals is taken, by shape and then from the left.
 */
export function bestDrop(
  columns: Int32Array,
  width: number,
  height: number,
  shapes: readonly DropShape[],
  weights: SurvivalWeights,
  best: Drop,
): boolean {
  survey(columns, width, height, weights);
  best.worth = -Infinity;
  for (let s = 0; s < shapes.length; s++) {
    const shape = shapes[s]!;
    for (let x = 0; x + shape.width <= width; x++) {
      let y = 0;
      for (let i = 0; i < shape.width; i++) y = Math.max(y, tops[x + i + 1]! - shape.lows[i]!);
      if (y + shape.height > height) continue;
      const worth = worthOfDrop(width, height, shape, x, y, weights);
      if (worth <= best.worth) continue;
      best.shape = s;
      best.x = x;
      best.y = y;
      best.worth = worth;
    }
  }
  return best.worth !== -Infinity;
}

/** Puts a shape there and takes full rows away; gives them as bits. */
export function dropOn(columns: Int32Array, width: number, shape: DropShape, x: number, y: number): number {
  for (let i = 0; i < shape.width; i++) columns[x + i]! |= shape.columns[i]! << y;
  let full = -1;
  for (let i = 0; i < width; i++) full &= columns[i]!;
  for (let left = full; left !== 0;) {
    const row = 31 - Math.clz32(left);
    const below = (1 << row) - 1;
    for (let i = 0; i < width; i++) columns[i] = (columns[i]! & below) | ((columns[i]! >>> 1) & ~below);
    left &= below;
  }
  return full;
}

/** Rows that went, times the Minos of the shape among them. */
function erodedBy(shape: DropShape, y: number, full: number): number {
  let minos = 0;
  for (let i = 0; i < shape.width; i++) minos += popCount((shape.columns[i]! << y) & full);
  return minos * popCount(full);
}

function survey(columns: Int32Array, width: number, height: number, weights: SurvivalWeights): void {
  const wall = (1 << height) - 1;
  prepare(weights);
  board[0] = wall;
  for (let i = 0; i < width; i++) board[i + 1] = columns[i]!;
  board[width + 1] = wall;
  fullBefore[1] = -1;
  holesBefore[1] = 0;
  surfaceBefore[1] = 0;
  steps[0] = steps[1] = steps[width + 1] = steps[width + 2] = OTHER_STEP;
  worthBefore[1] = popCount(wall ^ board[1]!) * weights.rowChanges;
  peak = 0;
  for (let i = 1; i <= width; i++) {
    const column = board[i]!;
    tops[i] = topOf(column);
    peak = Math.max(peak, tops[i]!);
    own[i] = worthOfColumn(column);
    wells[i] = wellsIn(board[i - 1]!, column, board[i + 1]!);
    fullBefore[i + 1] = fullBefore[i]! & column;
    holesBefore[i + 1] = holesBefore[i]! | holesIn(column);
    worthBefore[i + 1] =
      worthBefore[i]! + own[i]! + wells[i]! * weights.wells + popCount(column ^ board[i + 1]!) * weights.rowChanges;
    if (i > 1) steps[i] = stepClass(tops[i - 1]!, tops[i]!);
    surfaceBefore[i + 1] = surfaceBefore[i]! | surfaceBits(steps[i - 1]!, steps[i]!);
  }
  fullFrom[width + 1] = -1;
  holesFrom[width + 1] = 0;
  surfaceFrom.fill(0, width + 1);
  for (let i = width; i > 0; i--) {
    fullFrom[i] = fullFrom[i + 1]! & board[i]!;
    holesFrom[i] = holesFrom[i + 1]! | holesIn(board[i]!);
    surfaceFrom[i] = surfaceFrom[i + 1]! | surfaceBits(steps[i - 1]!, steps[i]!);
  }
}

function worthOfDrop(
  width: number,
  height: number,
  shape: DropShape,
  x: number,
  y: number,
  weights: SurvivalWeights,
): number {
  const first = x + 1;
  const end = first + shape.width;
  const minos = shape.columns;
  let full = fullBefore[first]! & fullFrom[end]!;
  for (let i = first; i < end; i++) full &= board[i]! | (minos[i - first]! << y);
  const landing = 2 * y + shape.height - 1;
  if (full !== 0) {
    for (let i = 0; i < width; i++) after[i] = board[i + 1]!;
    dropOn(after, width, shape, x, y);
    return survivalWorth(after, 0, width, height, landing, erodedBy(shape, y, full), weights);
  }
  let rows = holesBefore[first]! | holesFrom[end]!;
  let surface = surfaceBefore[first]! | surfaceFrom[end + 2]!;
  let worth = worthBefore[width + 1]! - worthBefore[end]! + worthBefore[x]! + own[x]!;
  let rowChanges = 0;
  let wellCells = 0;
  let farLeft = x > 0 ? board[x - 1]! : 0;
  let left = board[x]!;
  let leftTop = tops[x]!;
  let leftStep = steps[x]!;
  for (let i = first; i < end; i++) {
    const column = board[i]! | (minos[i - first]! << y);
    const top = topOf(column);
    const step = i > 1 ? stepClass(leftTop, top) : OTHER_STEP;
    surface |= surfaceBits(leftStep, step);
    rowChanges += popCount(left ^ column);
    if (i > 1) wellCells += wellsIn(farLeft, left, column);
    worth += worthOfColumn(column);
    rows |= holesIn(column);
    farLeft = left;
    left = column;
    leftTop = top;
    leftStep = step;
  }
  const right = board[end]!;
  rowChanges += popCount(left ^ right);
  wellCells += wellsIn(farLeft, left, right);
  if (end <= width) {
    wellCells += wellsIn(left, right, board[end + 1]!) - wells[end]!;
    const step = stepClass(leftTop, tops[end]!);
    surface |= surfaceBits(leftStep, step) | surfaceBits(step, steps[end + 1]!);
  }
  return (
    worth +
    landing * weights.landing +
    rowChanges * weights.rowChanges +
    wellCells * weights.wells +
    popCount(rows) * weights.rowsWithHoles +
    surfaceWorth[surface]! +
    Math.max(peak, y + shape.height) * weights.peak
  );
}

/** What single columns and surfaces are worth, worked out once for the weights in use; taller columns are counted each time. */
const columnWorth = new Int32Array(1 << 12);
const surfaceWorth = new Int32Array(SURFACES);
let prepared: SurvivalWeights | undefined;

function prepare(weights: SurvivalWeights): void {
  if (prepared === weights) return;
  prepared = weights;
  for (let i = 0; i < columnWorth.length; i++) columnWorth[i] = countColumn(i, weights);
  for (let i = 0; i < SURFACES; i++) {
    surfaceWorth[i] = popCount(stepsAmong(i)) * weights.steps + popCount(kindsAmong(i)) * weights.fitting;
  }
}

function worthOfColumn(column: number): number {
  return column < columnWorth.length ? columnWorth[column]! : countColumn(column, prepared!);
}

function countColumn(column: number, weights: SurvivalWeights): number {
  const holes = holesIn(column);
  return (
    changesIn(column) * weights.columnChanges + popCount(holes) * weights.holes + coverOf(column, holes) * weights.cover
  );
}
