// Eliminate phase (A1.2.7): the rows on the hit list go, what lies above falls by as many, points are awarded.

import type { Game } from "../game.ts";
import { removeRow } from "../matrix.ts";
import { nameAction, scoreAction } from "../scoring.ts";
import type { Spin } from "../spins.ts";

/** Returns what the Lock Down counts for towards the Goal. */
export function eliminate(game: Game, bottom: number, hits: number, spin: Spin): number {
  const { rules, state } = game;
  let lines = 0;
  // From the top, so that the rows still to go stay where the hit list says.
  for (let n = 31 - Math.clz32(hits); n >= 0; n--) {
    if (((hits >> n) & 1) === 0) continue;
    removeRow(rules.geometry, state, bottom + n);
    lines++;
  }
  state.lines += lines;
  const action = nameAction(spin, lines);
  if (action === undefined) return 0;
  const awarded = scoreAction(game, action);
  // Lines count as themselves, unless levels rise by the Variable Goal System (G-6b).
  return rules.variation.levelsUp && rules.options.goal === "variable" ? awarded : lines;
}
