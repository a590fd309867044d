// From a game that has ended to what its result screen shows and what its table keeps.

import { hasScore, isAllowed, isWon as hasWon, type Setup, statisticsOf } from "@korobeinix/engine";
import type { Kept } from "../replays/keep.ts";
import type { GameResult, Mark } from "../screens/context.ts";
import type { Session } from "../session/session.ts";
import { placeOf } from "../storage/ranking.ts";
import type { RecordLine } from "../storage/storage.ts";
import type { Code } from "./codes.ts";
import { curveOf } from "./curve.ts";

/** The line that a kept game has in its table: the two share their id. */
export function recordOf({ replay, log }: Kept): RecordLine {
  const { id, name, ruleBook, variation, score, lines, level, micros, isWon, date } = replay;
  return { id, name, ruleBook, variation, score, lines, level, micros, isWon, date, log };
}

/** Why a game enters no table; undefined: it may. Codes are The New's own, and stand in the set-up after a reload. */
export function markOf(
  { book, options, board, queue, hold }: Setup,
  { isContinued, code }: { readonly isContinued: boolean; readonly code: Code | undefined },
): Mark | undefined {
  if (isContinued) return "continued";
  if (options.practice || board.length > 0 || queue.length > 0 || hold >= 0) return "practised";
  const knowsCodes = isAllowed(book.options.fast, true);
  return options.fast || (knowsCodes && code !== undefined) ? "code" : undefined;
}

export function resultOf(
  session: Session,
  table: readonly RecordLine[],
  mark: Mark | undefined,
  replay: string,
): GameResult {
  const { setup, game } = session;
  const { score, lines, level, time: micros, outcome, spins, silverSquares, goldSquares } = game.state;
  return {
    ruleBook: setup.book.id,
    variation: setup.variation.id,
    outcome,
    isWon: hasWon(outcome),
    score,
    lines,
    level,
    micros,
    statistics: statisticsOf(game),
    spins,
    silverSquares,
    goldSquares,
    curve: { measure: hasScore(setup.book) ? "score" : "lines", points: curveOf(session.toLog()) },
    rank:
      mark === undefined
        ? placeOf({ score, lines, micros, isWon: hasWon(outcome) }, table, setup.book, setup.variation)
        : undefined,
    mark,
    replay,
  };
}

/** How much a result is celebrated, 0 to 1: by its place in the table, and by being won (G-11.1). */
export function celebrationOf({ rank, isWon }: GameResult): number {
  const byRank = rank === undefined ? 0 : (11 - rank) / 10;
  return Math.min(1, byRank * 0.8 + (isWon ? 0.2 : 0));
}
