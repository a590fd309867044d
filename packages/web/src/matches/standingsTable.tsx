// The statistics of all seats side by side.

import type { VNode } from "preact";
import type { MatchFacts } from "../library/matchFacts.ts";
import type { PlayedMatch } from "../library/playedMatch.ts";
import type { Shell } from "../parts/context.ts";
import { matchWords } from "./matchWords.ts";
import { LineSample } from "./standingsCurves.tsx";
import { comparedFigures } from "./standingsFigures.ts";

export interface StandingsTableProps {
  readonly shell: Shell;
  readonly played: PlayedMatch;
  readonly facts: MatchFacts;
}

export function StandingsTable({ shell, played, facts }: StandingsTableProps): VNode {
  const w = matchWords(shell, "standings");
  const figures = comparedFigures(facts, { t: shell.t, w, format: shell.format });
  return (
    // It may be wider than the screen: whoever has only keys scrolls it by them.
    <section class="standings-table" tabIndex={0} aria-labelledby="compared-title">
      <h3 id="compared-title">{w("compared")}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{w("figure")}</span>
            </th>
            {played.sitters.map(({ name }, seat) => (
              <th key={seat} scope="col">
                <LineSample seat={seat} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, seat) => (
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
