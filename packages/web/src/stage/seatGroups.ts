// Boards of a match that look alike: how large they can be, and where each of them stands.

import {
  type Area,
  type Around,
  aroundOf,
  type BoardPlan,
  type Measures,
  measuresFor,
  placeSeat,
  type SeatSize,
} from "./boardPlans.ts";
import { FLOOR, MIN_CELL_PX } from "./layout.ts";
import type { Layout } from "./stage.ts";

/** Between two boards, in cells of the larger, and in pixels at the least. */
const GUTTER = 0.7;
const GUTTER_PX = 10;
/** What a cell counts in a plan: figures beside the Matrix are worth something. */
const WORTH: { readonly [Plan in BoardPlan]: number } = { wings: 1.12, wing: 1, crown: 1, bare: 1 };
/** And Hold and Next, where the rule book has them, are worth more. */
const WITHOUT_QUEUES = 0.6;

/** Some boards that are dressed alike. */
export interface Group {
  readonly plan: BoardPlan;
  readonly rows: number;
  readonly columns: number;
  readonly measures: Measures;
  /** What the largest of them takes. */
  readonly around: Around;
  readonly matrix: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
}

/** A board that has what each of these has, as large as the largest. */
function hullOf(boards: readonly SeatSize[]): SeatSize {
  const most = (of: (board: SeatSize) => number): number => Math.max(...boards.map(of));
  return {
    columns: most(({ columns }) => columns),
    rows: most(({ rows }) => rows),
    walls: most(({ walls }) => walls),
    foot: most(({ foot = FLOOR }) => foot),
    hasHold: boards.some(({ hasHold }) => hasHold),
    next: most(({ next }) => next),
    hasMeter: boards.some(({ hasMeter }) => hasMeter),
  };
}

/** Makes groups of these boards. */
export function grouping(
  boards: readonly SeatSize[],
): (wish: Pick<Group, "plan" | "rows"> & { readonly cell: number; readonly heightPx: number }) => Group {
  const hull = hullOf(boards);
  return ({ plan, rows, cell, heightPx }) => {
    const measures = measuresFor(cell, heightPx);
    const around = aroundOf(plan, hull, measures);
    const matrix = { width: cell * hull.columns, height: cell * hull.rows };
    const width = around.left + matrix.width + around.right;
    const height = around.above + matrix.height + around.below;
    return { plan, rows, columns: Math.ceil(boards.length / rows), measures, around, matrix, width, height };
  };
}

export function gutterPx(cell: number): number {
  return Math.max(GUTTER_PX, Math.ceil(GUTTER * cell));
}

/** What the largest cell gives that passes, up to this one; undefined: none does. What passes, smaller ones pass too. */
export function largest<Result>(most: number, attempt: (cell: number) => Result | undefined): Result | undefined {
  let [low, high] = [MIN_CELL_PX, Math.floor(most)];
  let result: Result | undefined;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = attempt(middle);
    if (found === undefined) high = middle - 1;
    else {
      result = found;
      low = middle + 1;
    }
  }
  return result;
}

/** No cell is larger than this. */
export function mostCell({ width, height }: Area, boards: readonly SeatSize[]): number {
  return Math.min(...boards.map(({ columns, rows }) => Math.min(width / columns, height / rows)));
}

export function worthOf(plan: BoardPlan, { hasHold, next }: SeatSize): number {
  return plan === "bare" && (hasHold || next > 0) ? WITHOUT_QUEUES : WORTH[plan];
}

/** The first of those that are worth most. */
export function best<Thing>(things: readonly Thing[], worth: (thing: Thing) => number): Thing | undefined {
  return things.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Row by row; a row that is not full stands in the middle. */
export function placeGroup(
  { plan, columns, rows, measures, around, matrix }: Group,
  boards: readonly SeatSize[],
  {
    left,
    top,
    pitch,
  }: { readonly left: number; readonly top: number; readonly pitch: { readonly x: number; readonly y: number } },
): readonly Layout[] {
  const { cell } = measures;
  return boards.map((size, i) => {
    const row = Math.floor(i / columns);
    const missing = row === rows - 1 ? rows * columns - boards.length : 0;
    const x = left + ((i % columns) + missing / 2) * pitch.x + around.left + (matrix.width - size.columns * cell) / 2;
    const floor = top + row * pitch.y + around.above + matrix.height;
    return placeSeat(plan, size, measures, { x: Math.round(x), y: Math.round(floor) - size.rows * cell });
  });
}
