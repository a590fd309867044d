// Matches against computers by rank, for the records of a rule book (S-14).

import "../styles/tables.css";
import "../styles/standings.css";
import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { liveWords } from "../live/liveWords.ts";
import type { App, Shell } from "../parts/context.ts";
import type { MatchCount } from "../storage/storage.ts";
import { useMatchCounts } from "./matchCounts.ts";
import { matchWords } from "./matchWords.ts";

export interface MatchRecordsProps {
  readonly app: App;
  readonly book: RuleBookId;
}

/** Nothing where no match of the rule book has counted yet. */
export function MatchRecords({ app, book }: MatchRecordsProps): VNode | null {
  const counts = useMatchCounts(app).filter(({ ruleBook }) => ruleBook === book);
  return counts.length === 0 ? null : <MatchRecordsTable shell={app.shell.value} counts={counts} />;
}

interface MatchRecordsTableProps {
  readonly shell: Shell;
  /** Of one rule book, weakest rank first. */
  readonly counts: readonly MatchCount[];
}

function MatchRecordsTable({ shell, counts }: MatchRecordsTableProps): VNode {
  const w = matchWords(shell, "standings");
  const live = liveWords(shell);
  const columns = [
    ["won", w("record.won")],
    ["lost", w("record.lost")],
    ["drawn", w("record.drawn")],
    ["run", w("record.runNow")],
    ["bestRun", w("record.bestRun")],
  ] as const;
  return (
    <section class="match-records" aria-labelledby="match-records-title">
      <h2 id="match-records-title">{w("record.title")}</h2>
      <p class="quiet">{w("record.note")}</p>
      <table class="records">
        <thead>
          <tr>
            <th scope="col">{w("record.rank")}</th>
            {columns.map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.rank}>
              <th scope="row">{live(`rank.${count.rank}`)}</th>
              {columns.map(([name]) => (
                <td key={name}>{shell.format.number(count[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
