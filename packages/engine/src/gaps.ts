// The gaps of raised lines (G-B3.4, N-19). A gap follows from the seed and from how many lines have risen before; the
// sender makes no difference.

import { fedOr } from "./feeding/feed.ts";
import type { Game } from "./game.ts";
import { GARBAGE, SEAT_GAPS, draw } from "./random.ts";
import type { GarbageRule } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";

/** The line has no gap. */
export const SOLID_LINE = -1;

/** The `index`-th gap by the seed; `before` is the column of the previous gap. */
export function gapAt(rules: Rules, rule: GarbageRule, index: number, before: number): number {
  const { seed, terms } = rules.setup;
  const { columns } = rules.geometry;
  if (rule.gapMoves === "anywhere") return draw(seed, SEAT_GAPS + (terms?.seat ?? 0), index, columns);
  if (index === 0) return draw(seed, GARBAGE, index, columns);
  return (before + 1 + draw(seed, GARBAGE, index, columns - 1)) % columns;
}

/** The gap of the next line that rises. */
export function nextGap(game: Game, rule: GarbageRule): number {
  const { state, rules } = game;
  const nth = state.raised++;
  if (rules.setup.terms?.garbage === "solid") return SOLID_LINE;
  if (nth % rule.gapEvery === 0) {
    const index = state.garbageDrawn++;
    // A missing feed makes the game a guess: any column will do.
    const column = game.feed !== null ? fedOr(game, "gap", index, 0) : gapAt(rules, rule, index, state.gap);
    state.gap = Math.min(column, rules.geometry.columns - 1);
  }
  return state.gap;
}
