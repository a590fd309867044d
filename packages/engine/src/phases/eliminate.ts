// Eliminate phase (A1.2.7): removes the rows on the hit list and drops the rows above into their place. Then it awards
// points, and in a match it sends lines.

import { attack } from "../attacks.ts";
import type { Game } from "../game.ts";
import { GOLD, SILVER } from "../geometry.ts";
import { removeRow } from "../matrix.ts";
import { score } from "../scoring.ts";
import { breakPieces, stripsIn } from "../squares.ts";
import { iterateAgain } from "./iterate.ts";

/** The lines cleared, and the lines that the action counts for in the Variable Goal System. */
export interface Elimination {
  readonly lines: number;
  readonly awarded: number;
}

export function eliminate(game: Game): Elimination {
  const { rules, state } = game;
  const { geometry, book } = rules;
  const { hits, hitBottom } = state;
  let lines = 0;
  let silver = 0;
  let gold = 0;
  let squaredLines = 0;
  if (hits !== 0 && book.squares !== undefined) {
    for (let n = 0; hits >> n !== 0; n++) {
      if (((hits >> n) & 1) === 0) continue;
      const silverHere = stripsIn(geometry, state, hitBottom + n, SILVER);
      const goldHere = stripsIn(geometry, state, hitBottom + n, GOLD);
      silver += silverHere;
      gold += goldHere;
      if (silverHere + goldHere > 0) squaredLines++;
      breakPieces(geometry, state, hitBottom + n);
    }
  }
  // From top to bottom: removing a row does not move the rows below it, so the hit list stays right.
  for (let n = 31 - Math.clz32(hits); n >= 0; n--) {
    if (((hits >> n) & 1) === 0) continue;
    removeRow(geometry, state, hitBottom + n);
    lines++;
  }
  state.lines += lines;
  state.hits = 0;
  const wasBackToBack = state.isBackToBack;
  const awarded = score(game, { lines, silver, gold });
  if (rules.garbage !== undefined) attack(game, { lines, squaredLines, wasBackToBack });
  if (lines > 0) iterateAgain(game);
  return { lines, awarded };
}
