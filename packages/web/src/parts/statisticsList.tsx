// The statistics of a game (G-11.3), those that its rule book has.

import { hasSquares, SCORING_ACTIONS } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { GameResult } from "../library/result.ts";
import type { Shell } from "./context.ts";
import { spokenBy } from "../words/translate.ts";
import { bookOf } from "../settings/requests.ts";

export interface StatisticsListProps {
  readonly shell: Shell;
  /** A game that has ended, or one as it stands. */
  readonly result: StatisticsSource;
}

export type StatisticsSource = Pick<GameResult, "ruleBook" | "statistics" | "spins" | "silverSquares" | "goldSquares">;

export function StatisticsList({ shell, result }: StatisticsListProps): VNode {
  const { t } = shell;
  return (
    <section class="statistics" aria-labelledby="statistics-title">
      <h3 id="statistics-title">{t("result.statistics")}</h3>
      <dl>
        {rowsOf(shell, result).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function rowsOf({ t: common, format }: Shell, result: StatisticsSource): (readonly [string, string])[] {
  const { statistics } = result;
  const t = spokenBy(common, result.ruleBook);
  const book = bookOf(result.ruleBook);
  const count = (key: Parameters<typeof t>[0], value: number): readonly [string, string] => [
    t(key),
    format.number(value),
  ];
  const rows = [
    count("stat.pieces", statistics.pieces),
    [t("stat.piecesPerSecond"), format.decimal(statistics.piecesPerSecond, 2)] as const,
    [t("stat.keysPerPiece"), format.decimal(statistics.keysPerPiece, 2)] as const,
  ];
  if (book.controls.includes("hold")) rows.push(count("stat.holds", statistics.holds));
  if (book.spins.rule === "immobile") rows.push(count("stat.spins", result.spins));
  if (hasSquares(book)) {
    rows.push(count("stat.silverSquares", result.silverSquares), count("stat.goldSquares", result.goldSquares));
  }
  if (book.scoring.rule !== "actions") {
    const made = SCORING_ACTIONS.filter((action) => statistics.actions[action] > 0);
    return [...rows, ...made.map((action) => count(`stat.${action}`, statistics.actions[action]))];
  }
  rows.push(...SCORING_ACTIONS.map((action) => count(`stat.${action}`, statistics.actions[action])));
  const { actions } = book.scoring;
  const hasBackToBack = SCORING_ACTIONS.some((action) => actions[action].backToBack === "earns");
  if (hasBackToBack) rows.push(count("stat.backToBacks", statistics.backToBacks));
  return rows;
}
