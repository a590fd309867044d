// What a player who only wants to live looks at once a piece has come to rest and full rows are gone. The counts are whole
// numbers and so are the weights: a sum is exact in whatever order it is made.

import { popCount } from "../bits.ts";
import { changesIn, coverOf, holesIn, topOf, wellsIn } from "./columns.ts";
import { OTHER_STEP, kindsAmong, stepClass, stepsAmong, surfaceBits } from "./surface.ts";

/** The counts by name, in the order of `countFeatures`. */
export const SURVIVAL_FEATURES = [
  /** Twice the height of the middle of the piece, where it came to rest. */
  "landing",
  /** Rows that it cleared, times its Minos among them. */
  "eroded",
  /** Changes between Block and free along the rows; walls count as Blocks. */
  "rowChanges",
  /** The same along the columns; the floor counts as Blocks. */
  "columnChanges",
  "holes",
  /** Free cells between Blocks or walls, each with the free ones below it. */
  "wells",
  /** Blocks lying on holes. */
  "cover",
  "rowsWithHoles",
  /** How many of the five steps from -2 to 2 there are between neighbouring columns. */
  "steps",
  /** How many of O, S, Z, T, L and J would rest somewhere without a gap below. */
  "fitting",
  /** The highest column. */
  "peak",
] as const;
/** The name of a count. */
export type SurvivalFeature = (typeof SURVIVAL_FEATURES)[number];
/** What one of each is worth: whole numbers under 100,000. */
export type SurvivalWeights = { readonly [feature in SurvivalFeature]: number };

/** Columns that a board may have. */
export const MAX_COLUMNS = 16;

const counts = new Int32Array(SURVIVAL_FEATURES.length);

/**
 * What a board is worth to a player who wants to live: its columns from `offset` on, full rows gone. Rows that count are
 * `height`, at most 30. `landing` is twice the row of the middle of the piece that made it, before rows went:
 * twice its lowest row plus its height less one. `eroded` is the rows that went times its Minos among them.
 */
export function survivalWorth(
  columns: Int32Array,
  offset: number,
  width: number,
  height: number,
  landing: number,
  eroded: number,
  weights: SurvivalWeights,
): number {
  countFeatures(columns, offset, width, height, landing, eroded);
  return (
    counts[0]! * weights.landing +
    counts[1]! * weights.eroded +
    counts[2]! * weights.rowChanges +
    counts[3]! * weights.columnChanges +
    counts[4]! * weights.holes +
    counts[5]! * weights.wells +
    counts[6]! * weights.cover +
    counts[7]! * weights.rowsWithHoles +
    counts[8]! * weights.steps +
    counts[9]! * weights.fitting +
    counts[10]! * weights.peak
  );
}

/** The same by name: what each count adds to the worth. */
export function survivalParts(
  columns: Int32Array,
  offset: number,
  width: number,
  height: number,
  landing: number,
  eroded: number,
  weights: SurvivalWeights,
): readonly { readonly feature: SurvivalFeature; readonly count: number; readonly worth: number }[] {
  countFeatures(columns, offset, width, height, landing, eroded);
  return SURVIVAL_FEATURES.map((feature, i) => ({ feature, count: counts[i]!, worth: counts[i]! * weights[feature] }));
}

function countFeatures(
  columns: Int32Array,
  offset: number,
  width: number,
  height: number,
  landing: number,
  eroded: number,
): void {
  const wall = (1 << height) - 1;
  let rowChanges = 0;
  let columnChanges = 0;
  let holes = 0;
  let wells = 0;
  let cover = 0;
  let rows = 0;
  let filled = 0;
  let left = wall;
  let surface = 0;
  let before = OTHER_STEP;
  for (let i = 0; i < width; i++) {
    const column = columns[offset + i]!;
    const right = i + 1 < width ? columns[offset + i + 1]! : wall;
    rowChanges += popCount(left ^ column);
    columnChanges += changesIn(column);
    const holesHere = holesIn(column);
    if (holesHere !== 0) {
      holes += popCount(holesHere);
      cover += coverOf(column, holesHere);
      rows |= holesHere;
    }
    wells += wellsIn(left, column, right);
    if (i > 0) {
      const step = stepClass(topOf(left), topOf(column));
      surface |= surfaceBits(before, step);
      before = step;
    }
    filled |= column;
    left = column;
  }
  counts[0] = landing;
  counts[1] = eroded;
  counts[2] = rowChanges + popCount(left ^ wall);
  counts[3] = columnChanges;
  counts[4] = holes;
  counts[5] = wells;
  counts[6] = cover;
  counts[7] = popCount(rows);
  counts[8] = popCount(stepsAmong(surface));
  counts[9] = popCount(kindsAmong(surface));
  counts[10] = topOf(filled);
}
