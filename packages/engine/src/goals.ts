// The Goal Systems (G-6): how many lines a level takes.

import { type Game, isHeard, tell } from "./game.ts";
import type { GoalRuleName } from "./options.ts";
import type { Rules } from "./rules.ts";

interface GoalSystem {
  /** Lines that the level takes when it is the first of the game. */
  first(level: number): number;
  /** Lines that it takes when it was reached by playing. */
  next(level: number): number;
}

const FIXED_LINES = 10;
const VARIABLE_LINES = 5;

const GOALS: { readonly [Name in GoalRuleName]: GoalSystem } = {
  fixed: { first: (level) => FIXED_LINES * level, next: () => FIXED_LINES },
  variable: { first: (level) => VARIABLE_LINES * level, next: (level) => VARIABLE_LINES * level },
};

/** Lines to go when the game begins. */
export function firstGoal(rules: Rules): number {
  const { variation, options } = rules;
  if (variation.levelsUp) return GOALS[options.goal].first(options.startingLevel);
  return variation.ends.by === "lines" ? variation.ends.lines : 0;
}

/** Counts what a Lock Down awards towards the Goal; what goes beyond it counts for the next. Whether all is won. */
export function reachGoal(game: Game, lines: number): boolean {
  const { state, rules } = game;
  const { levelsUp, ends } = rules.variation;
  if (ends.by === "minutes") return false;
  state.goal -= lines;
  if (!levelsUp) return state.goal <= 0;
  while (state.goal <= 0) {
    if (ends.by === "level" && state.level === ends.last) return true;
    state.level++;
    state.goal += GOALS[rules.options.goal].next(state.level);
    if (isHeard(game)) tell(game, { type: "levelled", level: state.level });
  }
  return false;
}
