// The figures of a game's statistics (G-11.3), those that its rule book has, in groups.

import { hasSquares, isSpin, MINUTE, SCORING_ACTIONS } from "@korobeinix/engine";
import type { GameResult } from "../library/result.ts";
import { bookOf } from "../settings/requests.ts";
import type { Format } from "../words/format.ts";
import type { WordKey } from "../words/words.ts";
import { hasBackToBack } from "./panelFigures.ts";

export type StatisticsSource = Pick<GameResult, "ruleBook" | "statistics" | "spins" | "silverSquares" | "goldSquares">;

/** What a figure is about, in the order in which they are shown. */
export const STATISTICS_GROUPS = ["clears", "spins", "speed", "hands"] as const;
export type StatisticsGroup = (typeof STATISTICS_GROUPS)[number];

export interface StatisticsFigure {
  readonly key: Exclude<Extract<WordKey, `stat.${string}`>, `stat.group.${string}`>;
  readonly group: StatisticsGroup;
  readonly amount: number;
  /** Behind the point. */
  readonly digits: number;
}

/** Also those that are 0: whoever shows them leaves out what did not happen. */
export function statisticsFigures(source: StatisticsSource): readonly StatisticsFigure[] {
  const { statistics, spins, silverSquares, goldSquares } = source;
  const { actions, lines, micros } = statistics;
  const book = bookOf(source.ruleBook);
  const figures: StatisticsFigure[] = [];
  const count = (group: StatisticsGroup, key: StatisticsFigure["key"], amount: number, digits = 0): void =>
    void figures.push({ key, group, amount, digits });
  count("speed", "stat.pieces", statistics.pieces);
  count("speed", "stat.piecesPerSecond", statistics.piecesPerSecond, 2);
  count("speed", "stat.linesPerMinute", micros === 0 ? 0 : (lines * MINUTE) / micros, 1);
  count("hands", "stat.keysPerPiece", statistics.keysPerPiece, 2);
  if (book.controls.includes("hold")) count("hands", "stat.holds", statistics.holds);
  for (const action of SCORING_ACTIONS) count(isSpin(action) ? "spins" : "clears", `stat.${action}`, actions[action]);
  if (book.spins.rule === "immobile") count("spins", "stat.spins", spins);
  if (hasBackToBack(book)) count("clears", "stat.backToBacks", statistics.backToBacks);
  if (hasSquares(book)) {
    count("clears", "stat.silverSquares", silverSquares);
    count("clears", "stat.goldSquares", goldSquares);
  }
  return figures;
}

export function figureText(format: Format, { amount, digits }: Pick<StatisticsFigure, "amount" | "digits">): string {
  return digits === 0 ? format.number(amount) : format.decimal(amount, digits);
}
