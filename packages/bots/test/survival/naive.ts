// The same counts and drops made cell by cell, by the words of their definitions.

import type { PieceData } from "@korobeinix/engine/ruleBook";
import { guideline } from "@korobeinix/engine";
import type { Dice } from "../../src/dice.ts";
import type { SurvivalFeature } from "../../src/survival/features.ts";

/** `filled[y][x]`, the lowest row first. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  readonly filled: readonly (readonly boolean[])[];
}

/** A stack with an uneven top and some gaps in it; no row is full. */
export function randomCells(dice: Dice, width: number, height: number): Cells {
  const rise = 1 + dice(height - 1);
  const tops = Array.from({ length: width }, () => Math.max(0, rise - dice(1 + dice(6))));
  const gaps = 2 + dice(12);
  const filled = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => y < tops[x]! && dice(gaps) !== 0),
  );
  for (const row of filled) if (row.every(Boolean)) row[dice(width)] = false;
  return { width, height, filled };
}

/** A board as columns, bit 0 the lowest row. */
export function toColumns({ width, filled }: Cells): Int32Array {
  const columns = new Int32Array(width);
  filled.forEach((row, y) => row.forEach((is, x) => (columns[x]! |= is ? 1 << y : 0)));
  return columns;
}

function at({ width, height, filled }: Cells, x: number, y: number): boolean {
  if (y < 0 || ((x < 0 || x >= width) && y < height)) return true;
  return filled[y]?.[x] ?? false;
}

/** The cells of a column from the bottom to the top. */
function column(cells: Cells, x: number): boolean[] {
  return cells.filled.map((row) => row[x]!);
}

function heightOf(cells: Cells, x: number): number {
  return column(cells, x).lastIndexOf(true) + 1;
}

type BoardFeature = Exclude<SurvivalFeature, "landing" | "eroded">;

export function naiveCounts(cells: Cells): { [feature in BoardFeature]: number } {
  const { width, height } = cells;
  const counts = { rowChanges: 0, columnChanges: 0, holes: 0, wells: 0, cover: 0 };
  const rowsWithHoles = new Set<number>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x <= width; x++) if (at(cells, x - 1, y) !== at(cells, x, y)) counts.rowChanges++;
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0; y <= height; y++) if (at(cells, x, y - 1) !== at(cells, x, y)) counts.columnChanges++;
    for (let y = 0; y < height; y++) {
      if (at(cells, x, y)) continue;
      if (column(cells, x).slice(y).includes(true)) {
        counts.holes++;
        rowsWithHoles.add(y);
        for (let above = y + 1; at(cells, x, above); above++) counts.cover++;
      }
      if (at(cells, x - 1, y) && at(cells, x + 1, y)) {
        for (let below = y; !at(cells, x, below); below--) counts.wells++;
      }
    }
  }
  const heights = Array.from({ length: width }, (_, x) => heightOf(cells, x));
  const steps = new Set(heights.slice(1).map((top, i) => top - heights[i]!));
  return {
    ...counts,
    rowsWithHoles: rowsWithHoles.size,
    steps: [-2, -1, 0, 1, 2].filter((step) => steps.has(step)).length,
    fitting: guideline.pieces.filter((piece) => piece.name !== "I" && restsSomewhere(piece, heights)).length,
    peak: Math.max(...heights),
  };
}

/** Whether one of a piece's facings lies on the columns so that each of its own touches the one below. */
function restsSomewhere(piece: PieceData, heights: readonly number[]): boolean {
  return piece.facings.some((minos) =>
    heights.some((_, x) => {
      const gaps = minos
        .filter(([mx, my]) => !minos.some(([ox, oy]) => ox === mx && oy < my))
        .map(([mx, my]) => my - (heights[x + mx] ?? Number.NaN));
      return gaps.every((gap) => gap === gaps[0]);
    }),
  );
}

/** Where a straight drop of a facing ends: the board after it, rows gone and what it cleared; nothing if it does not fit. */
export function naiveDrop(
  cells: Cells,
  minos: readonly (readonly [number, number])[],
  x: number,
): { readonly cells: Cells; readonly y: number; readonly landing: number; readonly eroded: number } | undefined {
  const { width, height } = cells;
  if (minos.some(([mx]) => x + mx < 0 || x + mx >= width)) return undefined;
  const isFree = (y: number): boolean => minos.every(([mx, my]) => !at(cells, x + mx, y + my));
  let y = height + 4;
  while (isFree(y - 1)) y--;
  if (minos.some(([, my]) => y + my >= height)) return undefined;
  const placed = cells.filled.map((row) => [...row]);
  for (const [mx, my] of minos) placed[y + my]![x + mx] = true;
  const full = placed.map((row) => row.every(Boolean));
  const left = placed.filter((_, row) => !full[row]);
  const gone = height - left.length;
  const filled = [...left, ...Array.from({ length: gone }, () => Array.from({ length: width }, () => false))];
  const rows = minos.map(([, my]) => y + my);
  return {
    cells: { width, height, filled },
    y,
    landing: Math.min(...rows) + Math.max(...rows),
    eroded: gone * rows.filter((row) => full[row]).length,
  };
}
