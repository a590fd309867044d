// The result of a match (S-14): who won, how all stand, how it went, and once more.

import "../styles/standings.css";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { ClipButton } from "../film/clipButton.tsx";
import { namesText } from "../library/keepMatch.ts";
import { type MatchFacts, matchFactsOf } from "../library/matchFacts.ts";
import { countedMatchOf } from "../library/matchRecords.ts";
import type { PlayedMatch } from "../library/playedMatch.ts";
import { goesOn } from "../settings/series.ts";
import { inSlices } from "../logs/slices.ts";
import type { App, Shell } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { MatchRecordLine } from "./matchRecordLine.tsx";
import { matchWords } from "./matchWords.ts";
import { StandingsCurves } from "./standingsCurves.tsx";
import { StandingsHead } from "./standingsHead.tsx";
import { StandingsRows } from "./standingsRows.tsx";
import { StandingsTable } from "./standingsTable.tsx";

export function StandingsView({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const played = app.matches.played.value;
  if (played === undefined) return <main class="screen" aria-label={matchWords(shell, "standings")("title")} />;
  return <StandingsOf key={played.replay} {...{ app, played }} />;
}

function StandingsOf({ app, played }: { readonly app: App; readonly played: PlayedMatch }): VNode {
  const { matches } = app;
  const shell = app.shell.value;
  const facts = useFacts(played);
  const counted = countedMatchOf(played);
  const date = useMemo(() => Date.now(), []);
  return (
    <Standings
      {...{ shell, played, facts }}
      onAgain={() => matches.again()}
      onSwap={() => matches.again({ isSwapped: true })}
      more={
        <ClipButton
          {...{ app, log: played.log, seats: played.sitters, date }}
          name={namesText(played.sitters)}
          at={played.log.end}
        />
      }
    >
      {counted !== undefined && <MatchRecordLine {...{ app, counted }} />}
    </Standings>
  );
}

/** Worked out in slices: a match may be long. */
function useFacts({ log }: PlayedMatch): MatchFacts | undefined {
  const [facts, setFacts] = useState<MatchFacts>();
  useEffect(() => {
    const leaving = new AbortController();
    inSlices(matchFactsOf(log), { signal: leaving.signal }).then(setFacts, () => undefined);
    return () => leaving.abort();
  }, [log]);
  return facts;
}

interface StandingsProps {
  readonly shell: Shell;
  readonly played: PlayedMatch;
  /** Undefined while they are being worked out. */
  readonly facts: MatchFacts | undefined;
  readonly onAgain: () => void;
  readonly onSwap: () => void;
  /** More to do with it, beside watching. */
  readonly more: ComponentChildren;
  /** What this match has come to among others. */
  readonly children?: ComponentChildren;
}

function Standings({ shell, played, facts, onAgain, onSwap, more, children }: StandingsProps): VNode {
  const w = matchWords(shell, "standings");
  const { plan, series, replay } = played;
  return (
    <Screen
      shell={shell}
      name="standings"
      title={w("title")}
      hasHiddenTitle
      book={plan.ruleBook}
      after={{ book: plan.ruleBook, isMatch: true }}
    >
      <div class="standings-body">
        <div class="standings-main">
          <StandingsHead {...{ shell, played }} />
          <StandingsRows {...{ shell, played, facts }} />
          {children}
          <div class="result-actions">
            <button type="button" class="primary" data-first onClick={onAgain}>
              {w(goesOn(series) ? "next" : "rematch")}
            </button>
            <button type="button" class="secondary" onClick={onSwap}>
              {w("swap")}
            </button>
            <button type="button" class="secondary" onClick={() => shell.go({ screen: "watch", id: replay })}>
              {shell.t("result.watch")}
            </button>
            {more}
            <button type="button" class="secondary" onClick={() => shell.go({ screen: "match" })}>
              {w("change")}
            </button>
            <button type="button" class="secondary" data-back onClick={() => shell.replace({ screen: "menu" })}>
              {shell.t("result.menu")}
            </button>
          </div>
        </div>
        <div class="standings-side">
          {facts !== undefined && (
            <>
              <StandingsCurves {...{ shell, played, facts }} />
              <StandingsTable {...{ shell, played, facts }} />
            </>
          )}
        </div>
      </div>
    </Screen>
  );
}
