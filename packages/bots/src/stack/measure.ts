// What there is to say of a stack: numbers that an evaluation weighs. A board is column bits, bit 0 the lowest row.

import { lowestBit, popCount } from "../bits.ts";

/** What is measured, in the order of the numbers. */
export const MEASURES = [
  /** Empty cells under a Block, and the Blocks over the highest of each column. */
  "holes",
  "cover",
  /** The highest column, and its rows in the upper half and the upper quarter. */
  "height",
  "upperHalf",
  "upperQuarter",
  /** Rows between neighbouring columns, and those that are more than two. */
  "roughness",
  "cliffs",
  /** Changes between filled and empty along the rows. */
  "rowChanges",
  /** Full rows but for the lowest column, up to four: what an I would clear. */
  "tetrisWell",
  /** Rows that the other columns lie below both neighbours. */
  "wells",
  /** T-Slots for two lines, by the lines that a T would clear there now. */
  "slot0",
  "slot1",
  "slot2",
  /** Cells filled in the two rows of the best of them. */
  "slotFill",
  /** Shafts under a roof for three. */
  "shaft0",
  "shaft1",
  "shaft2",
  "shaft3",
  /** Notches that want only an overhang to be a T-Slot. */
  "notches",
] as const;
export type StackMeasure = (typeof MEASURES)[number];

const HOLES = 0;
const COVER = 1;
const HEIGHT = 2;
const UPPER_HALF = 3;
const UPPER_QUARTER = 4;
const ROUGHNESS = 5;
const CLIFFS = 6;
const ROW_CHANGES = 7;
const TETRIS_WELL = 8;
const WELLS = 9;
const SLOTS = 10;
const SLOT_FILL = 13;
const SHAFTS = 14;
const NOTCHES = 18;

const HALF = 10;
const QUARTER = 15;
const CLIFF = 2;
const MOST_COVER = 6;
const TETRIS = 4;
const SKY = 32;

/** Columns that a board may have. */
const MOST_COLUMNS = 16;
const heights = new Int32Array(MOST_COLUMNS);
/** Columns with their holes filled. */
const fills = new Int32Array(MOST_COLUMNS);

/** Measures a board into `out`. Branches cost more than bits here: stacks are hard to foretell. */
export function measure(board: Int32Array, offset: number, columns: number, out: Float64Array): void {
  let covered = 0;
  let changes = 0;
  let before = -1;
  let any = 0;
  let all = -1;
  for (let x = 0; x < columns; x++) {
    const column = board[offset + x]!;
    const height = SKY - Math.clz32(column);
    const fill = (1 << height) - 1;
    heights[x] = height;
    fills[x] = fill;
    any |= fill;
    all &= fill;
    covered |= nonZero(column ^ fill) << x;
    changes += popCount(column ^ before);
    before = column;
  }
  const highest = SKY - Math.clz32(any);
  // Above the stack both walls make a change in every row.
  changes += popCount(~before) - 2 * (SKY - highest);
  out[HEIGHT] = highest;
  out[UPPER_HALF] = highest > HALF ? highest - HALF : 0;
  out[UPPER_QUARTER] = highest > QUARTER ? highest - QUARTER : 0;
  out[ROW_CHANGES] = changes;
  measureHoles(board, offset, covered, out);
  const low = SKY - Math.clz32(all);
  let lowest = 0;
  while (heights[lowest] !== low) lowest++;
  measureSurface(board, offset, columns, lowest, covered, out);
}

/** 1 if it is not 0. */
function nonZero(bits: number): number {
  return (bits | -bits) >>> 31;
}

/** `covered` has the bits of the columns with holes. */
function measureHoles(board: Int32Array, offset: number, covered: number, out: Float64Array): void {
  let holes = 0;
  let cover = 0;
  for (let rest = covered; rest !== 0; rest &= rest - 1) {
    const x = lowestBit(rest);
    const empty = board[offset + x]! ^ fills[x]!;
    holes += popCount(empty);
    const over = heights[x]! - SKY + Math.clz32(empty);
    cover += over > MOST_COVER ? MOST_COVER : over;
  }
  out[HOLES] = holes;
  out[COVER] = cover;
}

/** The lowest column is the well for an I: its sides are no steps. */
function measureSurface(
  board: Int32Array,
  offset: number,
  columns: number,
  lowest: number,
  covered: number,
  out: Float64Array,
): void {
  let roughness = 0;
  let cliffs = 0;
  let wells = 0;
  let full = -1;
  /** Bits of the columns from which the next is one higher, or one lower. */
  let ups = 0;
  let downs = 0;
  let left = -1;
  for (let x = 0; x < columns; x++) {
    const fill = fills[x]!;
    const right = x === columns - 1 ? -1 : fills[x + 1]!;
    const isLowest = x === lowest;
    full &= isLowest ? -1 : board[offset + x]!;
    wells += isLowest ? 0 : popCount(left & right & ~fill);
    left = fill;
    if (x === columns - 1) break;
    const step = heights[x + 1]! - heights[x]!;
    ups |= (nonZero(step - 1) ^ 1) << x;
    downs |= (nonZero(step + 1) ^ 1) << x;
    const size = isLowest || x + 1 === lowest ? 0 : Math.abs(step);
    roughness += size;
    cliffs += (size - CLIFF) & ~((size - CLIFF) >> 31);
  }
  if (lowest > 0 && lowest < columns - 1) {
    const size = Math.abs(heights[lowest + 1]! - heights[lowest - 1]!);
    roughness += size;
    cliffs += (size - CLIFF) & ~((size - CLIFF) >> 31);
  }
  const open = ~(full >>> heights[lowest]!);
  const depth = lowestBit(open);
  out[ROUGHNESS] = roughness;
  out[CLIFFS] = cliffs;
  out[WELLS] = wells;
  out[TETRIS_WELL] = depth > TETRIS ? TETRIS : depth;
  out[NOTCHES] = popCount((downs << 1) & ups);
  out[SLOTS] = out[SLOTS + 1] = out[SLOTS + 2] = out[SLOT_FILL] = 0;
  out[SHAFTS] = out[SHAFTS + 1] = out[SHAFTS + 2] = out[SHAFTS + 3] = 0;
  if (covered !== 0) measureSlots(board, offset, columns, covered, downs << 1, ups, out);
}

/** T-Slots: under a roof there always is a hole. `lefts` and `rights` are the columns whose neighbour is one higher. */
function measureSlots(
  board: Int32Array,
  offset: number,
  columns: number,
  covered: number,
  lefts: number,
  rights: number,
  out: Float64Array,
): void {
  const inner = (1 << (columns - 1)) - 2;
  for (let rest = lefts & (covered >>> 1) & inner; rest !== 0; rest &= rest - 1) {
    const x = lowestBit(rest);
    if (isRoof(board[offset + x + 1]!, heights[x]!)) doubleSlot(board, offset, columns, x, out);
  }
  for (let rest = rights & (covered << 1) & inner; rest !== 0; rest &= rest - 1) {
    const x = lowestBit(rest);
    if (isRoof(board[offset + x - 1]!, heights[x]!)) doubleSlot(board, offset, columns, x, out);
  }
  // The shaft of a triple and the column beside it both have holes.
  for (let pairs = covered & (covered >>> 1); pairs !== 0; pairs &= pairs - 1) {
    const x = lowestBit(pairs);
    if (x < columns - 2) tripleSlot(board, offset, columns, x, 1, out);
    if (x > 0) tripleSlot(board, offset, columns, x + 1, -1, out);
  }
}

/** Filled beside the foot of a T, free beside its arm, filled above that. */
function isRoof(column: number, bottom: number): boolean {
  return ((column >>> bottom) & 0b111) === 0b101;
}

/** A T that points down into a slot: by the lines that it clears. Its arm lies in the row above its foot. */
function doubleSlot(board: Int32Array, offset: number, columns: number, x: number, out: Float64Array): void {
  const bottom = heights[x]!;
  let all = -1;
  let filled = 0;
  for (let column = 0; column < columns; column++) {
    if (column === x) continue;
    const bits = board[offset + column]! >>> bottom;
    filled += (bits & 1) + ((bits >>> 1) & 1);
    all &= column === x - 1 || column === x + 1 ? bits | 0b10 : bits;
  }
  out[SLOTS + (all & 1) + ((all >>> 1) & 1)]!++;
  if (filled > out[SLOT_FILL]!) out[SLOT_FILL] = filled;
}

/** A T that falls from the side of its nose and turns at Rotation Point 5 into a shaft under a roof. */
function tripleSlot(
  board: Int32Array,
  offset: number,
  columns: number,
  x: number,
  side: 1 | -1,
  out: Float64Array,
): void {
  const noseTop = heights[x + side]!;
  const bottom = noseTop - 3;
  if (bottom < 0 || heights[x + 2 * side]! > noseTop) return;
  if (((board[offset + x + side]! >>> bottom) & 0b111) !== 0b101) return;
  if (((board[offset + x]! >>> bottom) & 0b1_1111) !== 0b1_0000) return;
  let all = -1;
  for (let column = 0; column < columns; column++) {
    if (column === x) continue;
    const bits = board[offset + column]! >>> bottom;
    all &= column === x + side ? bits | 0b10 : bits;
  }
  out[SHAFTS + (all & 1) + ((all >>> 1) & 1) + ((all >>> 2) & 1)]!++;
}
