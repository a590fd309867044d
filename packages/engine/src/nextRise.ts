// The next level of a game: by what it comes, and how far away it is (E-41).

import type { Game } from "./game.ts";
import { lastLevel } from "./gravity.ts";

/** By what the next level comes, and how far away it is. */
export type NextRise =
  /**
   * The Goal. `lines`: how much of it is left, as the Goal System counts. If a variation has a last level, the Goal of
   * that level ends the game.
   */
  | { readonly by: "goal"; readonly lines: number }
  /** Time. `at`: when the next level comes, in microseconds from the beginning. */
  | { readonly by: "time"; readonly at: number }
  /** The player's own Tetriminos. `pieces`: how many must still lock. */
  | { readonly by: "pieces"; readonly pieces: number }
  /** No further level comes. */
  | { readonly by: "never" };

/** By what the next level of a game comes now. `riseOf` reads from the set-up alone what raises levels. */
export function nextRise({ rules, state }: Pick<Game, "rules" | "state">): NextRise {
  const { rise, book, setup } = rules;
  const { level, goal, riseAt, pieces, phase } = state;
  if (phase === "ended" || rise === "never") return { by: "never" };
  if (rise === "goal") return { by: "goal", lines: goal };
  // Only the Goal raises the level beyond the last level that has a speed of its own.
  const { terms } = setup;
  if (terms === undefined || level >= lastLevel(book.gravity)) return { by: "never" };
  return rise === "time"
    ? { by: "time", at: riseAt }
    : { by: "pieces", pieces: terms.risePieces - (pieces % terms.risePieces) };
}
