// How the seats of a match stand: a row for each, the best first.

import type { VNode } from "preact";
import type { MatchFacts } from "../library/matchFacts.ts";
import type { PlayedMatch } from "../library/playedMatch.ts";
import { liveWords } from "../live/liveWords.ts";
import type { Shell } from "../parts/context.ts";
import { Avatar } from "../picture/avatar.tsx";
import { seatColour } from "../stage/match/seatColours.ts";
import { skinOf } from "../stage/skinOf.ts";
import { spokenBy } from "../words/translate.ts";
import { matchWords } from "./matchWords.ts";
import { rowFigures } from "./standingsFigures.ts";
import { seatsByPlace } from "./standingsTeams.ts";

export interface StandingsRowsProps {
  readonly shell: Shell;
  readonly played: PlayedMatch;
  /** Undefined while they are being worked out. */
  readonly facts: MatchFacts | undefined;
}

const AVATAR_PX = 44;

export function StandingsRows({ shell, played, facts }: StandingsRowsProps): VNode {
  const w = matchWords(shell, "standings");
  return (
    <section class="standings-list" aria-labelledby="standings-title">
      <h3 id="standings-title" class="unseen">
        {w("standings")}
      </h3>
      <ol class="standings-rows">
        {seatsByPlace(played.match).map((seat) => (
          <Row key={seat} {...{ shell, played, facts, seat }} />
        ))}
      </ol>
    </section>
  );
}

function Row({ shell, played, facts, seat }: StandingsRowsProps & { readonly seat: number }): VNode {
  const w = matchWords(shell, "standings");
  const { plan, match } = played;
  const t = spokenBy(shell.t, plan.ruleBook);
  const { name, avatar, computer } = played.sitters[seat]!;
  const place = match.state.places[seat]!;
  const live = liveWords(shell);
  const about = [
    ...(computer === undefined ? [] : [live("live.who", { rank: live(`rank.${computer}`) })]),
    t(`outcome.${match.games[seat]!.state.outcome}`),
  ];
  const writing = { t: shell.t, w, format: shell.format };
  return (
    <li class={place === 1 ? "is-first" : ""} style={{ "--seat": seatColour(seat, false) }}>
      <span class="standings-place">
        <span class="unseen">{w("place", { place })}</span>
        <span aria-hidden="true">{place === 0 ? "–" : shell.format.number(place)}</span>
      </span>
      <Avatar id={avatar} skin={skinOf(plan.ruleBook, shell.settings.value.display)} size={AVATAR_PX} />
      <div class="standings-who">
        <strong>{name}</strong>
        <span>{about.join(" · ")}</span>
      </div>
      <dl>
        {facts !== undefined &&
          rowFigures(facts.seats[seat]!, facts.measure, writing).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
