// From a game that has ended to what its result screen shows and what its table keeps.

import { makeBinaryLog, statisticsOf } from "@korobeinix/engine";
import type { GameResult } from "../screens/context.ts";
import type { Session } from "../session/session.ts";
import { placeOf } from "../storage/ranking.ts";
import type { RecordLine } from "../storage/storage.ts";
import { curveOf } from "./curve.ts";

export function recordOf(session: Session, name: string, date: number): RecordLine {
  const { setup, game } = session;
  const { score, lines, level, time, outcome } = game.state;
  return {
    id: crypto.randomUUID(),
    name,
    ruleBook: setup.book.id,
    variation: setup.variation.id,
    score,
    lines,
    level,
    micros: time,
    isWon: outcome === "goalReached",
    date,
    log: makeBinaryLog(session.toLog()),
  };
}

export function resultOf(session: Session, table: readonly RecordLine[], isMarked: boolean): GameResult {
  const { setup, game } = session;
  const { score, lines, level, time, outcome, spins, silverSquares, goldSquares } = game.state;
  const isWon = outcome === "goalReached";
  const hasScore = setup.book.scoring.rule !== "none";
  return {
    ruleBook: setup.book.id,
    variation: setup.variation.id,
    outcome,
    isWon,
    score,
    lines,
    level,
    micros: time,
    statistics: statisticsOf(game.state),
    spins,
    silverSquares,
    goldSquares,
    curve: { measure: hasScore ? "score" : "lines", points: curveOf(session.toLog()) },
    rank: isMarked ? undefined : placeOf({ score, lines, micros: time, isWon }, table, setup.book, setup.variation),
    isMarked,
  };
}

/** How much a result is celebrated, 0 to 1: by its place in the table, and by being won (G-11.1). */
export function celebrationOf({ rank, isWon }: GameResult): number {
  const byRank = rank === undefined ? 0 : (11 - rank) / 10;
  return Math.min(1, byRank * 0.8 + (isWon ? 0.2 : 0));
}
