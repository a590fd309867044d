// The Fall Speed where the player sets it (B-3), in tenths of a row a second.

import type { Game } from "@korobeinix/engine";

/** What one press of a speed key changes. */
const STEP = 5;

export function speedAfter(game: Game, command: "speedUp" | "speedDown"): number {
  return game.state.speed + (command === "speedUp" ? STEP : -STEP);
}

/** Brought within the rule book's bounds; undefined where there is nothing to change. */
export function newSpeed({ rules, state }: Game, wished: number): number | undefined {
  const rule = rules.book.options.speed;
  if (!("min" in rule)) return undefined;
  const speed = Math.min(rule.max, Math.max(rule.min, wished));
  return speed === state.speed ? undefined : speed;
}
