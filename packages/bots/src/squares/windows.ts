// Squares half built: windows of 4 × 4 in which only whole pieces lie, filled from below, that the rest can still fill.

import { DEAD, GOLD, KIND, SILVER } from "./cells.ts";
import { OUTER, SIDE } from "./plane.ts";
import type { SquareWeights } from "./weights.ts";

const MOST_COLUMNS = 16;
const heights = new Int32Array(MOST_COLUMNS);
const SKY = 32;

/** What the windows and strips of a position are worth. */
export function worthOfWindows(
  position: Int32Array,
  offset: number,
  plane: number,
  columns: number,
  weights: SquareWeights,
): number {
  let highest = 0;
  for (let x = 0; x < columns; x++) {
    heights[x] = SKY - Math.clz32(position[offset + x]!);
    if (heights[x]! > highest) highest = heights[x]!;
  }
  let worth = 0;
  for (let x = 0; x + SIDE <= columns; x++) {
    let low = heights[x]!;
    let high = low;
    for (let dx = 1; dx < SIDE; dx++) {
      if (heights[x + dx]! < low) low = heights[x + dx]!;
      if (heights[x + dx]! > high) high = heights[x + dx]!;
    }
    // A window reaches up to the highest of its columns, and begins no higher than the lowest.
    for (let y = Math.max(0, high - SIDE); y <= low && y < high; y++)
      worth += worthOfWindow(position, plane, columns, x, y, weights);
  }
  return worth + worthOfStrips(position, plane, columns * highest, weights);
}

function worthOfWindow(
  position: Int32Array,
  plane: number,
  columns: number,
  left: number,
  bottom: number,
  { started, alike }: SquareWeights,
): number {
  let kind = -1;
  let count = 0;
  for (let dx = 0; dx < SIDE; dx++) {
    const top = heights[left + dx]! - bottom;
    for (let dy = 0; dy < top; dy++) {
      const cell = position[plane + (bottom + dy) * columns + left + dx]!;
      if (cell === 0 || (cell & (DEAD | OUTER[dy * SIDE + dx]!)) !== 0) return 0;
      count++;
      if (kind < 0) kind = cell & KIND;
      else if (kind !== (cell & KIND)) kind = KIND;
    }
  }
  const pieces = count / SIDE;
  return started[pieces]! + (kind === KIND ? 0 : alike[pieces]!);
}

function worthOfStrips(position: Int32Array, plane: number, cells: number, weights: SquareWeights): number {
  let gold = 0;
  let silver = 0;
  for (let i = plane; i < plane + cells; i++) {
    const cell = position[i]!;
    if ((cell & GOLD) !== 0) gold++;
    else if ((cell & SILVER) !== 0) silver++;
  }
  return (gold * weights.goldStrip + silver * weights.silverStrip) / SIDE;
}
