// How matches against computers went, over all rule books, rank by rank.

import { COMPUTER_RANKS } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { liveWords } from "../live/liveWords.ts";
import { useMatchCounts } from "../matches/matchCounts.ts";
import type { App } from "../parts/context.ts";
import { profileWords } from "./profileWords.ts";

export function Against({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const w = profileWords(shell);
  const live = liveWords(shell);
  const counts = useMatchCounts(app);
  const ranks = COMPUTER_RANKS.flatMap((rank) => {
    const own = counts.filter((count) => count.rank === rank);
    const sum = (name: "won" | "lost" | "drawn"): number => own.reduce((total, count) => total + count[name], 0);
    const [won, count] = [sum("won"), sum("won") + sum("lost") + sum("drawn")];
    return count === 0 ? [] : [{ rank, won, count, run: Math.max(...own.map(({ bestRun }) => bestRun)) }];
  });
  return (
    <section class="profile-against" aria-labelledby="profile-against">
      <h2 id="profile-against">{w("matches.title")}</h2>
      {ranks.length === 0 && (
        <>
          <p class="quiet">{w("matches.none")}</p>
          <button type="button" class="secondary" onClick={() => shell.go({ screen: "match" })}>
            {w("matches.play")}
          </button>
        </>
      )}
      <ul>
        {ranks.map(({ rank, won, count, run }) => (
          <li key={rank}>
            <span>{live(`rank.${rank}`)}</span>
            <strong>
              {w("matches.of", { won: shell.format.number(won), count: shell.format.number(count) })}{" "}
              <small>{w("matches.won")}</small>
            </strong>
            <i style={{ "--share": won / count }} aria-hidden="true" />
            <small>{w("matches.run", { count: run })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
