// The course of a match: a curve for each seat in one picture, told apart by colour and by dashes.

import type { VNode } from "preact";
import type { MatchFacts } from "../library/matchFacts.ts";
import type { PlayedMatch } from "../library/playedMatch.ts";
import type { Shell } from "../parts/context.ts";
import { CURVE_HEIGHT, CURVE_WIDTH, curvePath } from "../parts/curve.tsx";
import { seatColour } from "../stage/match/seatColours.ts";
import { spokenBy } from "../words/translate.ts";
import { matchWords } from "./matchWords.ts";

export interface StandingsCurvesProps {
  readonly shell: Shell;
  readonly played: PlayedMatch;
  readonly facts: MatchFacts;
}

/** In pixels, line and gap; the first seat's is whole. */
const DASHES = ["none", "9 5", "2 5", "14 4 2 4", "5 3", "12 3 2 3 2 3"] as const;

export function StandingsCurves({ shell, played, facts }: StandingsCurvesProps): VNode {
  const w = matchWords(shell, "standings");
  const { format } = shell;
  const { measure, micros, seats } = facts;
  const most = Math.max(1, ...seats.flatMap(({ curve }) => curve.map(({ value }) => value)));
  const ends = seats.map(({ curve }) => format.number(curve.at(-1)?.value ?? 0));
  const nameOf = (seat: number): string => played.sitters[seat]!.name;
  const values = ends.map((value, seat) => `${nameOf(seat)} ${value}`).join(", ");
  const title = w("curve.overTime", { measure: measureName(shell, played, measure) });
  const label = w("curve.label", { title, time: format.time(micros), values });
  return (
    <figure class="curve standings-curves">
      <figcaption>{title}</figcaption>
      <div class="standings-plot">
        <svg viewBox={`0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {seats.map(({ curve }, seat) => (
            <path key={seat} d={curvePath(curve, micros, most)} style={lineStyle(seat)} />
          ))}
        </svg>
        {seats.map(({ curve }, seat) => {
          const last = curve.at(-1);
          if (last === undefined) return null;
          const left = `${(100 * last.micros) / Math.max(1, micros)}%`;
          const bottom = `${(100 * last.value) / most}%`;
          return <i key={seat} style={{ ...lineStyle(seat), left, bottom }} aria-hidden="true" />;
        })}
        <span aria-hidden="true">{format.number(most)}</span>
      </div>
      <p class="curve-ends" aria-hidden="true">
        <span>0:00</span>
        <span />
        <span>{format.time(micros)}</span>
      </p>
      <ul class="standings-legend" aria-hidden="true">
        {seats.map((_, seat) => (
          <li key={seat}>
            <LineSample seat={seat} />
            {nameOf(seat)} <strong>{ends[seat]}</strong>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** As the rule book calls it. */
function measureName(shell: Shell, { plan }: PlayedMatch, measure: MatchFacts["measure"]): string {
  if (measure === "sent") return matchWords(shell, "standings")("curve.sent");
  return spokenBy(shell.t, plan.ruleBook)(`hud.${measure}`);
}

/** How the curve of a seat looks, beside its name. */
export function LineSample({ seat }: { readonly seat: number }): VNode {
  return (
    <svg class="line-sample" viewBox="0 0 36 8" aria-hidden="true">
      <path d="M1 4 H35" style={lineStyle(seat)} />
    </svg>
  );
}

function lineStyle(seat: number): { readonly [property: string]: string } {
  return { "--seat": seatColour(seat, false), "--dash": DASHES[seat % DASHES.length]! };
}
