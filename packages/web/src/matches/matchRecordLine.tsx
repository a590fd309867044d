// What a match against computers has come to among all of its rule book and rank, in one line.

import type { VNode } from "preact";
import { liveWords } from "../live/liveWords.ts";
import type { App } from "../parts/context.ts";
import type { CountedMatch } from "../storage/storage.ts";
import { useMatchCounts } from "./matchCounts.ts";
import { matchWords } from "./matchWords.ts";

export interface MatchRecordLineProps {
  readonly app: App;
  readonly counted: CountedMatch;
}

/** A run worth a word. */
const LEAST_RUN = 2;

export function MatchRecordLine({ app, counted }: MatchRecordLineProps): VNode {
  const shell = app.shell.value;
  const w = matchWords(shell, "standings");
  const { format } = shell;
  const count = useMatchCounts(app).find((one) => one.ruleBook === counted.ruleBook && one.rank === counted.rank);
  // The line keeps its room while it is being read.
  if (count === undefined) return <p class="standings-record quiet">{"\u00a0"}</p>;
  const { won, lost, drawn, run } = count;
  const rank = liveWords(shell)(`rank.${count.rank}`);
  return (
    <p class="standings-record quiet">
      {w("record.now", { rank, won: format.number(won), lost: format.number(lost), drawn: format.number(drawn) })}
      {run >= LEAST_RUN && <strong> · {w("record.run", { count: format.number(run) })}</strong>}
    </p>
  );
}
