// The statistics of a game (G-11.3): in groups, and only what happened (F-9).

import type { VNode } from "preact";
import { spokenBy } from "../words/translate.ts";
import type { Shell } from "./context.ts";
import { figureText, STATISTICS_GROUPS, statisticsFigures, type StatisticsSource } from "./statisticsFigures.ts";

export interface StatisticsListProps {
  readonly shell: Shell;
  /** A game that has ended, or one as it stands. */
  readonly result: StatisticsSource;
  /** Where the names of its groups are enough. */
  readonly hasHiddenTitle?: boolean;
}

export function StatisticsList({ shell, result, hasHiddenTitle = false }: StatisticsListProps): VNode {
  const { format } = shell;
  const t = spokenBy(shell.t, result.ruleBook);
  const happened = statisticsFigures(result).filter(({ amount }) => amount > 0);
  const groups = STATISTICS_GROUPS.filter((name) => happened.some(({ group }) => group === name));
  return (
    <section class="statistics" aria-labelledby="statistics-title">
      <h3 id="statistics-title" class={hasHiddenTitle ? "unseen" : undefined}>
        {t("result.statistics")}
      </h3>
      <div class="statistics-groups">
        {groups.map((name) => (
          <div key={name} class="statistics-group">
            <h4>{t(`stat.group.${name}`)}</h4>
            <dl>
              {happened
                .filter(({ group }) => group === name)
                .map((figure) => (
                  <div key={figure.key}>
                    <dt>{t(figure.key)}</dt>
                    <dd>{figureText(format, figure)}</dd>
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
