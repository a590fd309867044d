// What brings the next level, and how far off it is (E-41).

import type { Game } from "./game.ts";
import { lastLevel } from "./gravity.ts";

/** What brings the next level. */
export type NextRise =
  /**
   * The Goal: what is left of it, in the terms of the Goal System. Where a variation has a last level, the Goal of that
   * level ends the game.
   */
  | { readonly by: "goal"; readonly lines: number }
  /** Time: when it comes, in microseconds from the beginning. */
  | { readonly by: "time"; readonly at: number }
  /** The player's own Tetriminos: how many are still to lock. */
  | { readonly by: "pieces"; readonly pieces: number }
  /** No level is still to come. */
  | { readonly by: "never" };

/** What brings the next level of a game. `riseOf` says by the set-up alone what raises levels at all. */
export function nextRise({ rules, state }: Pick<Game, "rules" | "state">): NextRise {
  const { rise, book, setup } = rules;
  const { level, goal, riseAt, pieces, phase } = state;
  if (phase === "ended" || rise === "never") return { by: "never" };
  if (rise === "goal") return { by: "goal", lines: goal };
  // Only the Goal goes on beyond the last level that has a speed of its own.
  const { terms } = setup;
  if (terms === undefined || level >= lastLevel(book.gravity)) return { by: "never" };
  return rise === "time"
    ? { by: "time", at: riseAt }
    : { by: "pieces", pieces: terms.risePieces - (pieces % terms.risePieces) };
}
