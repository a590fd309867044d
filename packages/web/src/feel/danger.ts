// What danger is, for the eyes and the ears alike: a stack near the Skyline (F-4).

import type { Game } from "@korobeinix/engine";

/** Rows below the Skyline at which danger begins; it ends one row lower, so that it does not flutter. */
const DANGER_ROWS = 4;
const SAFE_ROWS = 5;

/** `was`: whether it was in danger before. */
export function isInDanger({ rules, state }: Pick<Game, "rules" | "state">, was: boolean): boolean {
  return state.stackHeight >= rules.geometry.skyline - (was ? SAFE_ROWS : DANGER_ROWS);
}

/** How near the Skyline the stack is, from where danger ends (0) to the Skyline itself (1). */
export function nearnessOf({ rules, state }: Pick<Game, "rules" | "state">): number {
  return Math.min(1, Math.max(0, 1 - (rules.geometry.skyline - state.stackHeight) / SAFE_ROWS));
}
