// The Goal Systems: the lines that a level takes, and the lines that a Lock Down counts for (G-6, R-10, K-8).

import { type Game, countEvent, tell } from "./game.ts";
import { lastLevel } from "./gravity.ts";
import { NEVER } from "./micros.ts";
import type { GoalRuleName } from "./options.ts";
import type { Rules } from "./rules.ts";
import { rowsToDig } from "./startingLines.ts";
import type { State } from "./state.ts";

interface GoalSystem {
  /** The lines of a level if the game begins with it. */
  first(level: number): number;
  /** The lines of a level that the player reaches in the game. */
  next(level: number): number;
  /** The lines that a Lock Down counts for. `awarded`: the lines of its scoring action (G-6b). */
  award(lines: number, awarded: number, state: State): number;
}

const TEN = 10;
const FIVE = 5;

const justLines = (lines: number): number => lines;

const GOALS: { readonly [Name in GoalRuleName]: GoalSystem } = {
  fixed: { first: (level) => TEN * level, next: () => TEN, award: justLines },
  variable: { first: (level) => FIVE * level, next: (level) => FIVE * level, award: (_, awarded) => awarded },
  progress: {
    first: () => TEN,
    next: () => TEN,
    award: (lines, _, { spin }) => (lines === 0 && spin !== "none" ? 1 : lines),
  },
  lines: { first: () => TEN, next: () => TEN, award: justLines },
  none: { first: () => 0, next: () => 0, award: justLines },
};

/** The Goal at the start of a game: lines to clear, or rows to dig. The Starting Lines must be laid already. */
export function firstGoal(rules: Rules, state: State): number {
  const { variation, options, book, setup } = rules;
  if (variation.levelsUp) return GOALS[options.goal].first(options.startingLevel);
  if (variation.ends.by === "rows") return rowsToDig(rules, state);
  if (variation.ends.by !== "lines") return 0;
  return options.lines + (setup.terms?.handicap ?? 0) * book.match.handicapLines;
}

/**
 * Counts a Lock Down towards the Goal, by its lines or by the lines of its action (G-6b). Lines beyond a Goal count for
 * the next Goal. True: the game is won.
 */
export function reachGoal(game: Game, lines: number, awarded: number): boolean {
  const { state, rules } = game;
  const { levelsUp, ends } = rules.variation;
  if (!levelsUp) {
    if (ends.by === "rows") {
      if (lines > 0) state.goal = rowsToDig(rules, state);
      return lines > 0 && state.goal === 0;
    }
    if (ends.by !== "lines") return false;
    state.goal -= lines;
    // In a match the lines of a team count together, so the match decides when the Goal is reached.
    return state.goal <= 0 && rules.setup.terms === undefined;
  }
  // In this match the level rises by time or by pieces (G-B2.3).
  if (rules.rise !== "goal") return false;
  const system = GOALS[rules.options.goal];
  state.goal -= system.award(lines, awarded, state);
  while (state.goal <= 0) {
    if (ends.by === "level" && state.level === ends.last) return true;
    state.level++;
    state.goal += system.next(state.level);
    if (countEvent(game)) tell(game, { type: "levelled", level: state.level });
  }
  return false;
}

/** The moment at which time first raises the level (G-B2.3). */
export function firstRise({ rise, setup }: Rules): number {
  return rise === "time" && setup.terms !== undefined ? setup.terms.riseMicros : NEVER;
}

/** Raises the level because its time has come. */
export function riseByTime(game: Game): void {
  const { state, rules } = game;
  levelUp(game);
  state.riseAt = state.level < lastLevel(rules.book.gravity) ? state.riseAt + firstRise(rules) : NEVER;
}

/** After each Tetrimino: raises the level if it rises by pieces and enough of them have fallen (G-B2.3). */
export function riseByPieces(game: Game): void {
  const { rise, setup } = game.rules;
  if (rise === "pieces" && setup.terms !== undefined && game.state.pieces % setup.terms.risePieces === 0) levelUp(game);
}

/** Raises the level, but not beyond the last level with its own speed. */
function levelUp(game: Game): void {
  const { state, rules } = game;
  if (state.level >= lastLevel(rules.book.gravity)) return;
  state.level++;
  if (countEvent(game)) tell(game, { type: "levelled", level: state.level });
}
