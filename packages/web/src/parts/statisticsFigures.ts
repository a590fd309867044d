// The figures of a game's statistics (G-11.3), those that its rule book has.

import { hasSquares, SCORING_ACTIONS } from "@korobeinix/engine";
import type { GameResult } from "../library/result.ts";
import { bookOf } from "../settings/requests.ts";
import type { Format } from "../words/format.ts";
import type { WordKey } from "../words/words.ts";

export type StatisticsSource = Pick<GameResult, "ruleBook" | "statistics" | "spins" | "silverSquares" | "goldSquares">;

export interface StatisticsFigure {
  readonly key: Extract<WordKey, `stat.${string}`>;
  readonly amount: number;
  /** Behind the point. */
  readonly digits: number;
  /** Worth a line also when there was none. */
  readonly isAlways: boolean;
}

export function statisticsFigures(source: StatisticsSource): readonly StatisticsFigure[] {
  const { statistics, spins, silverSquares, goldSquares } = source;
  const book = bookOf(source.ruleBook);
  const count = (key: StatisticsFigure["key"], amount: number, isAlways = true): StatisticsFigure => ({
    key,
    amount,
    digits: 0,
    isAlways,
  });
  const rate = (key: StatisticsFigure["key"], amount: number): StatisticsFigure => ({
    ...count(key, amount),
    digits: 2,
  });
  const figures = [
    count("stat.pieces", statistics.pieces),
    rate("stat.piecesPerSecond", statistics.piecesPerSecond),
    rate("stat.keysPerPiece", statistics.keysPerPiece),
  ];
  if (book.controls.includes("hold")) figures.push(count("stat.holds", statistics.holds));
  if (book.spins.rule === "immobile") figures.push(count("stat.spins", spins));
  if (hasSquares(book))
    figures.push(count("stat.silverSquares", silverSquares), count("stat.goldSquares", goldSquares));
  const { scoring } = book;
  const isScored = scoring.rule === "actions";
  figures.push(...SCORING_ACTIONS.map((action) => count(`stat.${action}`, statistics.actions[action], isScored)));
  if (isScored && SCORING_ACTIONS.some((action) => scoring.actions[action].backToBack === "earns"))
    figures.push(count("stat.backToBacks", statistics.backToBacks));
  return figures;
}

export function figureText(format: Format, { amount, digits }: Pick<StatisticsFigure, "amount" | "digits">): string {
  return digits === 0 ? format.number(amount) : format.decimal(amount, digits);
}
