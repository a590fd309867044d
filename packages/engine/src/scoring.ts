// The points of a Lock Down, by the rule book's scoring (G-8, N-16, R-8, K-9).

import { SCORING_ACTIONS, type ScoringAction } from "./actions.ts";
import { type Game, countEvent, tell } from "./game.ts";
import type { Scoring } from "./ruleBook.ts";
import type { Spin } from "./state.ts";

const CLEARS: readonly ScoringAction[] = ["single", "double", "triple", "tetris"];
const T_SPINS: readonly ScoringAction[] = ["tSpin", "tSpinSingle", "tSpinDouble", "tSpinTriple"];
const MINIS: readonly ScoringAction[] = ["miniTSpin", "miniTSpinSingle"];

/** The name of an action. A Mini T-Spin with more than one line has filled its slot, so it is a T-Spin (G-9.2). */
export function nameAction(spin: Spin, lines: number): ScoringAction | undefined {
  if (spin === "none" || spin === "immobile")
    return lines === 0 ? undefined : CLEARS[Math.min(lines, CLEARS.length) - 1];
  return (spin === "mini" ? MINIS[lines] : undefined) ?? T_SPINS[lines];
}

/** The number of lines cleared, and of the strips of squares in them. */
export interface Cleared {
  readonly lines: number;
  readonly silver: number;
  readonly gold: number;
}

function pointsOf(rule: Scoring, { state, rules }: Game, action: ScoringAction, cleared: Cleared): number {
  switch (rule.rule) {
    case "none":
    case "distance":
      return 0;
    case "actions": {
      const points = withBonus(rule.actions[action].points, isBackToBack(rule, state.isBackToBack, action));
      return rule.timesLevel ? points * state.level : points;
    }
    case "squares": {
      const { lines, silver, gold } = cleared;
      const isBy = rule.fourOnlyBy === undefined || rules.book.pieces[state.kind]!.name === rule.fourOnlyBy;
      const four = lines === 4 && isBy ? rule.four : 0;
      return lines * rule.line + four + silver * rule.silverStrip + gold * rule.goldStrip;
    }
  }
}

/** Whether an action earns the Back-to-Back bonus. `isRunning`: a sequence was running before it. */
export function isBackToBack(rule: Scoring, isRunning: boolean, action: ScoringAction): boolean {
  return rule.rule === "actions" && isRunning && rule.actions[action].backToBack === "earns";
}

/** The value with the Back-to-Back bonus of one half. All values with a bonus are even. */
function withBonus(value: number, hasBonus: boolean): number {
  return hasBonus ? value + value / 2 : value;
}

/** Scores a Lock Down. Returns the lines that its action counts for in the Variable Goal System. */
export function score(game: Game, cleared: Cleared): number {
  const action = nameAction(game.state.spin, cleared.lines);
  return action === undefined ? 0 : award(game, action, cleared);
}

function award(game: Game, action: ScoringAction, cleared: Cleared): number {
  const { state, rules } = game;
  const rule = rules.book.scoring;
  const hasBonus = isBackToBack(rule, state.isBackToBack, action);
  const points = pointsOf(rule, game, action, cleared);
  state.score += points;
  state.tally[SCORING_ACTIONS.indexOf(action)]!++;
  if (hasBonus) state.backToBacks++;
  if (countEvent(game)) tell(game, { type: "scored", action, isBackToBack: hasBonus, points });
  if (rule.rule !== "actions") return 0;
  const { goalLines, backToBack } = rule.actions[action];
  if (backToBack !== "ignores") state.isBackToBack = backToBack === "earns";
  return withBonus(goalLines, hasBonus);
}

/** The points for the distance that a locked piece fell (K-9). */
export function wayPoints(game: Game): number {
  const { state, rules } = game;
  return rules.book.scoring.rule === "distance" ? rules.geometry.spawnY[state.kind]! - state.y : 0;
}
