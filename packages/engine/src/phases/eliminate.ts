// Eliminate phase (A1.2.7): removes the rows on the hit list and drops the rows above into their place. Then it awards
// points, and in a match it sends lines.

import { attack } from "../attacks.ts";
import type { Game } from "../game.ts";
import { removeRow } from "../matrix.ts";
import { score } from "../scoring.ts";
import type { Marks } from "../script.ts";

/** The lines cleared, and the lines that the action counts for in the Variable Goal System. */
export interface Elimination {
  readonly lines: number;
  readonly awarded: number;
}

const NO_MARKS: Marks = { silver: 0, gold: 0, squaredLines: 0 };

export function eliminate(game: Game): Elimination {
  const { rules, state } = game;
  const { geometry } = rules;
  const { script } = rules.book;
  const { hits, hitBottom } = state;
  const { silver, gold, squaredLines } = hits !== 0 && script !== undefined ? script.beforeClear(game) : NO_MARKS;
  let lines = 0;
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
  // Squares may form in the whole Matrix, but full rows are not looked for again (N-13).
  if (lines > 0) script?.afterClear(game);
  return { lines, awarded };
}
