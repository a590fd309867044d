// Pattern phase (A1.2.4): puts the full rows that can be cleared on the hit list.

import type { Game } from "../game.ts";
import { isClearable } from "../matrix.ts";

/** A hit list has one bit per row. */
const MOST_ROWS = 31;
/** A piece is at most four rows high. */
export const PIECE_ROWS = 4;

/** Searches this number of rows from `bottom` up. After a Lock Down only the rows of the piece can be newly full. */
export function findPattern(game: Game, bottom: number, rows: number): void {
  const { rules, state } = game;
  state.hitBottom = bottom;
  state.hits = 0;
  for (let n = 0; n < Math.min(rows, MOST_ROWS) && bottom + n < state.stackHeight; n++) {
    if (isClearable(rules.geometry, state, bottom + n)) state.hits |= 1 << n;
  }
}
