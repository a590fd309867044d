// How fast a Tetrimino falls (G-7, G-5.5).

import type { Rules } from "./rules.ts";
import { HELD_SOFT_DROP, type State } from "./state.ts";

/** Microseconds for the next row, as things are now. */
export function fallMicros(rules: Rules, state: State): number {
  const { firstLevel, microsPerRow } = rules.book.gravity;
  const normal = microsPerRow[Math.min(state.level - firstLevel, microsPerRow.length - 1)]!;
  if ((state.held & HELD_SOFT_DROP) === 0) return normal;
  return Math.max(1, Math.floor(normal / rules.options.softDropFactor));
}
