// Pattern phase (A1.2.4): finds the full rows and puts them on the hit list.

import type { Game } from "../game.ts";
import { isFullRow } from "../matrix.ts";

/** A piece is at most four rows high. */
const PIECE_ROWS = 4;

/** Only a row that the piece reached can have become full: bit n of the hit list is row `bottom + n`. */
export function findPattern(game: Game, bottom: number): number {
  const { geometry } = game.rules;
  let hits = 0;
  for (let n = 0; n < PIECE_ROWS && bottom + n < geometry.height; n++) {
    if (isFullRow(geometry, game.state, bottom + n)) hits |= 1 << n;
  }
  return hits;
}
