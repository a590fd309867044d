// How a series stands, in one line over its boards: teams from left to right as they sit.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { matchWords } from "./matchWords.ts";
import { teamScores } from "./standingsTeams.ts";
import type { Versus } from "./versus.ts";

export function ScoreLine({ shell, versus }: { readonly shell: Shell; readonly versus: Versus }): VNode {
  const { sitters, series } = versus.options;
  return (
    <p class="score-line">
      {teamScores({ match: versus.game.match, series }).map(({ team, seats, wins }) => (
        <span key={team} class="score-team">
          <span>{seats.map((seat) => sitters[seat]!.name).join(" + ")}</span>{" "}
          <strong>{shell.format.number(wins)}</strong>
        </span>
      ))}
      <small>{matchWords(shell, "versus")("bestOf", { matches: series.bestOf })}</small>
    </p>
  );
}
