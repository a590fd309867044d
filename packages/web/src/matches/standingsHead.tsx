// The first thing that the result of a match says: who won, with a moment of light for them, and how the series stands.

import { useMemo } from "preact/hooks";
import type { VNode } from "preact";
import { markOf } from "../library/matchRecords.ts";
import type { PlayedMatch } from "../library/playedMatch.ts";
import { seriesWinnerOf } from "../settings/series.ts";
import type { Shell } from "../parts/context.ts";
import { Avatar } from "../picture/avatar.tsx";
import { seatColour } from "../stage/match/seatColours.ts";
import { skinOf } from "../stage/skinOf.ts";
import { LANGUAGES } from "../words/words.ts";
import { variationName } from "../words/variationName.ts";
import { matchWords } from "./matchWords.ts";
import { headlineOf, teamScores } from "./standingsTeams.ts";

export interface StandingsHeadProps {
  readonly shell: Shell;
  readonly played: PlayedMatch;
}

/** Minos that fly up round the winner once, each its own way. */
const SPARKS = 10;
const AVATAR_PX = 88;
const SHARED_AVATAR_PX = 64;

export function StandingsHead({ shell, played }: StandingsHeadProps): VNode {
  const { t, format } = shell;
  const w = matchWords(shell, "standings");
  const { plan, sitters, match } = played;
  const mark = markOf(played);
  const { kind, seats } = headlineOf(played);
  const name = useNames(shell, played);
  const skin = skinOf(plan.ruleBook, shell.settings.value.display);
  const isWon = kind === "win" || kind === "seriesWin" || kind === "reached";
  const form = seats.length > 1 ? "many" : "one";
  const size = seats.length > 1 ? SHARED_AVATAR_PX : AVATAR_PX;
  const where = [t(`book.${plan.ruleBook}`), variationName(shell, plan.variation), format.time(match.state.time)];
  return (
    <div class="standings-head">
      <p class="menu-year">{where.join(" · ")}</p>
      <div class={isWon ? "standings-winner is-won" : "standings-winner"}>
        {seats.length > 0 && (
          <div class="standings-avatars" style={{ "--seat": seatColour(seats[0]!, false) }} aria-hidden="true">
            {isWon && Array.from({ length: SPARKS }, (_, i) => <i key={i} style={{ "--nth": i }} />)}
            {seats.map((seat) => (
              <Avatar key={seat} id={sitters[seat]!.avatar} skin={skin} size={size} />
            ))}
          </div>
        )}
        <div role="status">
          <h2 class="standings-outcome">
            {kind === "win" || kind === "seriesWin" ? w(`${kind}.${form}`, { name: name(seats) }) : w(kind)}
          </h2>
        </div>
      </div>
      <SeriesLine {...{ shell, played }} />
      {mark !== undefined && <p class="quiet">{w(`mark.${mark}`)}</p>}
    </div>
  );
}

/** Several as a list: "Ana and Ben". */
function useNames({ language }: Shell, { sitters }: PlayedMatch): (seats: readonly number[]) => string {
  return useMemo(() => {
    const list = new Intl.ListFormat(LANGUAGES[language].locale, { type: "conjunction" });
    return (seats) => list.format(seats.map((seat) => sitters[seat]!.name));
  }, [language, sitters]);
}

/** Won matches of every team, in the order of the boards. */
function SeriesLine({ shell, played }: StandingsHeadProps): VNode | null {
  const w = matchWords(shell, "standings");
  const name = useNames(shell, played);
  const { bestOf, played: count } = played.series;
  if (bestOf !== 3 && bestOf !== 5 && bestOf !== 7) return null;
  const isOver = seriesWinnerOf(played.series) !== undefined;
  return (
    <section class="standings-series" aria-label={w("series")}>
      <ul>
        {teamScores(played).map(({ team, seats, wins }) => (
          <li key={team}>
            <span>{name(seats)}</span> <strong>{shell.format.number(wins)}</strong>
          </li>
        ))}
      </ul>
      <p class="quiet">
        {w(`best.${bestOf}`)} · {w(isOver ? "series.over" : "series.match", { count })}
      </p>
    </section>
  );
}
