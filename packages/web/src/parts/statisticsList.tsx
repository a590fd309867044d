// The statistics of a game (G-11.3), those that its rule book has.

import type { VNode } from "preact";
import { spokenBy } from "../words/translate.ts";
import type { Shell } from "./context.ts";
import { figureText, statisticsFigures, type StatisticsSource } from "./statisticsFigures.ts";

export interface StatisticsListProps {
  readonly shell: Shell;
  /** A game that has ended, or one as it stands. */
  readonly result: StatisticsSource;
}

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
  const t = spokenBy(common, result.ruleBook);
  return statisticsFigures(result)
    .filter(({ isAlways, amount }) => isAlways || amount > 0)
    .map((figure) => [t(figure.key), figureText(format, figure)]);
}
