// Completion phase (A1.2.8): the Goal, Level Up, the variation's end, and the time of the next generation.

import { type Game, isHeard, tell } from "../game.ts";
import { reachGoal } from "../goals.ts";
import { NEVER } from "../micros.ts";
import type { Outcome } from "../state.ts";

/** Ends the game; nothing happens by itself any more. */
export function end(game: Game, outcome: Outcome): void {
  const { state } = game;
  state.phase = "ended";
  state.outcome = outcome;
  state.endAt = state.generateAt = state.repeatAt = state.fallAt = state.lockAt = NEVER;
  if (isHeard(game)) tell(game, { type: "ended", outcome, isWon: outcome === "goalReached" });
}

/** `goalLines`: what the Lock Down counts for towards the Goal; `dropMicros`: what a Hard Drop takes. */
export function complete(game: Game, goalLines: number, dropMicros: number): void {
  const { rules, state } = game;
  if (reachGoal(game, goalLines)) return end(game, "goalReached");
  state.phase = "generation";
  state.generateAt = state.time + dropMicros + rules.book.generation.delayMicros;
}
