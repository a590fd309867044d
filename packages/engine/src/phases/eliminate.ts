// Eliminate phase (A1.2.7): the rows on the hit list go, what lies above falls into their place, points are awarded, and in
// a match lines are sent.

import { attack } from "../attacks.ts";
import type { Game } from "../game.ts";
import { GOLD, SILVER } from "../geometry.ts";
import { removeRow } from "../matrix.ts";
import { score } from "../scoring.ts";
import { breakPieces, stripsIn } from "../squares.ts";
import { iterateAgain } from "./iterate.ts";

/** What was cleared, and what it counts for towards a Variable Goal. */
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
  // From the top, so that the rows still to go stay where the hit list says.
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
