// From a game that has ended to what its result screen shows and what its table keeps.

import {
  type Game,
  hasScore,
  isAllowed,
  isWon as hasWon,
  standingOf,
  statisticsOf,
  tableOf,
  whyUnranked,
} from "@korobeinix/engine";
import type { Kept } from "./keep.ts";
import type { GameResult, Mark } from "../parts/context.ts";
import type { Session } from "../table/session.ts";
import type { Origin, RecordLine } from "../storage/storage.ts";
import { placeAmong } from "../storage/tables.ts";
import type { Code } from "./codes.ts";
import { curveOf } from "./curve.ts";

/** The line that a kept game has in its table: the two share their id. */
export function recordOf({ replay, log }: Kept, table: string): RecordLine {
  const { id, name, ruleBook, variation, score, lines, level, micros, isWon, date } = replay;
  return { id, name, ruleBook, variation, table, score, lines, level, micros, isWon, date, log };
}

/** What only the shell knows of a game. */
interface ShellFacts {
  readonly isContinued: boolean;
  readonly code: Code | undefined;
}

/**
 * Why a game enters no table; undefined: it may. To the engine's reasons the shell adds its own: the game was taken over,
 * or a code holds that changes nothing in the set-up. Codes are The New's.
 */
export function markOf(game: Game, { isContinued, code }: ShellFacts): Mark | undefined {
  if (isContinued) return "continued";
  const knowsCodes = isAllowed(game.rules.book.options.fast, true);
  return whyUnranked(game) ?? (knowsCodes && code !== undefined ? "code" : undefined);
}

/** How a game that has ended came to be kept. */
export function originOf(mark: Mark | undefined): Origin {
  if (mark === "continued") return "continued";
  return mark === "practised" || mark === "ownStart" ? "practised" : "finished";
}

/** Whether its lines build wonders (N-22): those of every game that was played in earnest, lost races included. */
export function buildsWonders(mark: Mark | undefined): boolean {
  return originOf(mark) === "finished" && mark !== "code";
}

export function resultOf(
  session: Session,
  lines: readonly RecordLine[],
  mark: Mark | undefined,
  replay: string,
): GameResult {
  const { setup, game } = session;
  const { score, level, time: micros, outcome, spins, silverSquares, goldSquares } = game.state;
  const table = tableOf(setup);
  return {
    ruleBook: setup.book.id,
    variation: setup.variation.id,
    table: table.name,
    outcome,
    isWon: hasWon(outcome),
    score,
    lines: game.state.lines,
    level,
    micros,
    statistics: statisticsOf(game),
    spins,
    silverSquares,
    goldSquares,
    curve: { measure: hasScore(setup.book) ? "score" : "lines", points: curveOf(session.toLog()) },
    rank: mark === undefined ? placeAmong(lines, table, standingOf(game)) : undefined,
    mark,
    replay,
  };
}

/** How much a result is celebrated, 0 to 1: by its place in the table, and by being won (G-11.1). */
export function celebrationOf({ rank, isWon }: GameResult): number {
  const byRank = rank === undefined ? 0 : (11 - rank) / 10;
  return Math.min(1, byRank * 0.8 + (isWon ? 0.2 : 0));
}
