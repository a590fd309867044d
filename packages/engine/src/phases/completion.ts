// Completion phase (A1.2.8): the Goal, Level Up, the end of the variation, the lines that rise from below in a match,
// and the time of the next generation.

import { type Game, countEvent, tell } from "../game.ts";
import { reachGoal, riseByPieces } from "../goals.ts";
import { NEVER } from "../micros.ts";
import type { Outcome } from "../state.ts";
import { isWon } from "../view.ts";
import { receive } from "./receive.ts";

/** Ends the game. It has no more moments. */
export function end(game: Game, outcome: Outcome): void {
  const { state } = game;
  state.phase = "ended";
  state.outcome = outcome;
  state.endAt = state.riseAt = state.rowAt = state.generateAt = state.repeatAt = state.fallAt = state.lockAt = NEVER;
  if (countEvent(game)) tell(game, { type: "ended", outcome, isWon: isWon(outcome) });
}

/** `awarded`: the lines that the action counts for in the Variable Goal System. */
export function complete(game: Game, lines: number, awarded: number): void {
  const { rules, state } = game;
  const { generation } = rules;
  state.kind = -1;
  if (reachGoal(game, lines, awarded)) return end(game, "goalReached");
  if (!receive(game)) return end(game, "topOut");
  riseByPieces(game);
  state.phase = "generation";
  state.generateAt = generation === "step" ? state.fallAt : state.time + state.pauseMicros + generation;
  state.fallAt = NEVER;
}
