// What a Lock Down earns (G-8).

import { SCORING_ACTIONS, type ScoringAction } from "./actions.ts";
import { type Game, isHeard, tell } from "./game.ts";
import type { Spin } from "./spins.ts";

const CLEARS: readonly ScoringAction[] = ["single", "double", "triple", "tetris"];
const SPINS: readonly ScoringAction[] = ["tSpin", "tSpinSingle", "tSpinDouble", "tSpinTriple"];
const MINIS: readonly ScoringAction[] = ["miniTSpin", "miniTSpinSingle"];

/** The name of an action. A Mini T-Spin that clears more than one line has filled its slot: it is a T-Spin (G-9.2). */
export function nameAction(spin: Spin, lines: number): ScoringAction | undefined {
  if (spin === "none") return CLEARS[lines - 1];
  return (spin === "mini" ? MINIS[lines] : undefined) ?? SPINS[lines];
}

/** Scores an action and returns the lines it counts for towards a Variable Goal. */
export function scoreAction(game: Game, action: ScoringAction): number {
  const { state, rules } = game;
  const { points, goalLines, backToBack } = rules.book.scoring.actions[action];
  const isBackToBack = backToBack === "earns" && state.isBackToBack;
  if (backToBack !== "ignores") state.isBackToBack = backToBack === "earns";
  const earned = withBonus(points, isBackToBack) * state.level;
  state.score += earned;
  state.tally[SCORING_ACTIONS.indexOf(action)]!++;
  if (isBackToBack) state.backToBacks++;
  if (isHeard(game)) tell(game, { type: "scored", action, isBackToBack, points: earned });
  return withBonus(goalLines, isBackToBack);
}

/** Back-to-Back adds half; every value it can be added to is even. */
function withBonus(value: number, isBackToBack: boolean): number {
  return isBackToBack ? value + value / 2 : value;
}
