// From a game that has ended to what its result screen shows and what its table keeps.

import { type Game, isWon as hasWon, statisticsOf } from "@korobeinix/engine";
import { standingOf, tableOf, whyUnranked } from "@korobeinix/engine/records";
import type { Kept } from "./keep.ts";
import type { GameResult, WhyUnranked } from "./result.ts";
import type { Session } from "../table/session.ts";
import type { Origin, RecordLine } from "../storage/storage.ts";
import { placeAmong } from "../storage/tables.ts";
import { type Code, knowsCodes } from "./codes.ts";
import { curveMeasureOf, curveOf } from "./curve.ts";

/** The line that a kept game has in its table: the two share their id. */
export function recordOf({ replay, log }: Kept, table: string): RecordLine {
  const { id, name, ruleBook, variation, score, lines, level, micros, isWon, date } = replay;
  return { id, name, ruleBook, variation, table, score, lines, level, micros, isWon, date, log };
}

/** What only the shell knows of a game. */
export interface ShellFacts {
  readonly isContinued: boolean;
  readonly codes: ReadonlySet<Code>;
}

/**
 * Why a game enters no table; undefined: it may. To the engine's reasons the shell adds its own: the game was taken over,
 * or a code holds that changes nothing in the set-up. Codes are The New's.
 */
export function whyUnlisted(game: Game, { isContinued, codes }: ShellFacts): WhyUnranked | undefined {
  if (isContinued) return "continued";
  return whyUnranked(game) ?? (codes.size > 0 && knowsCodes(game.rules.book.id) ? "code" : undefined);
}

/** How a game that has ended came to be kept. */
export function originOf(unranked: WhyUnranked | undefined): Origin {
  if (unranked === "continued" || unranked === "computer") return unranked;
  return unranked === "practised" || unranked === "ownStart" ? "practised" : "finished";
}

/** How a game that is given up came to be kept. */
export function leftOriginOf(isContinued: boolean): Origin {
  return isContinued ? "continued" : "abandoned";
}

/** `others`: the other lines of its table, best first. */
export function resultOf(
  session: Session,
  others: readonly RecordLine[],
  unranked: WhyUnranked | undefined,
  replay: string,
): GameResult {
  const { setup, game } = session;
  const { score, level, goal, time: micros, outcome, spins, silverSquares, goldSquares } = game.state;
  const table = tableOf(setup);
  const rank = unranked === undefined ? placeAmong(others, table, standingOf(game)) : undefined;
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
    goal,
    statistics: statisticsOf(game),
    spins,
    silverSquares,
    goldSquares,
    curve: { measure: curveMeasureOf(setup), points: curveOf(session.toLog()) },
    rank,
    best: isComparable(unranked) ? others[0] : undefined,
    linesBelow: rank === undefined ? 0 : others.length + 1 - rank,
    unranked,
    replay,
  };
}

/** A game that fell short of the table was played under its rules all the same. */
function isComparable(unranked: WhyUnranked | undefined): boolean {
  return unranked === undefined || unranked === "notWon" || unranked === "nothing";
}

/** How much a place is worth in a table that was empty, and how much it gains with every line that it stands above. */
const FIRST_ENTRY = 0.1;
const ABOVE_A_LINE = 0.07;
const WON = 0.3;

/**
 * How much a result is celebrated, 0 to 1: by the lines of the table that it stands above, so that a first game in an
 * empty table is no feast, and by being won, also outside of the table (G-11.1).
 */
export function celebrationOf({ rank, linesBelow, isWon }: GameResult): number {
  const byRank = rank === undefined ? 0 : FIRST_ENTRY + linesBelow * ABOVE_A_LINE;
  return Math.min(1, byRank + (isWon ? WON : 0));
}
