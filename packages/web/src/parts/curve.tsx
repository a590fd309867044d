// The course of a game as a line: score, or rows, over time.

import type { VNode } from "preact";
import type { CurvePoint } from "../library/curve.ts";
import type { GameResult } from "../library/result.ts";
import type { Shell } from "./context.ts";

/** Of what curves are drawn in, whatever its size on the screen. */
export const CURVE_WIDTH = 400;
export const CURVE_HEIGHT = 120;

export interface CurveProps {
  readonly shell: Shell;
  readonly curve: GameResult["curve"];
  readonly micros: number;
  /** Another game by the same measure, drawn behind it; without points there is none. */
  readonly other?: { readonly name: string; readonly points: readonly CurvePoint[] } | undefined;
}

export function Curve({ shell, curve, micros, other }: CurveProps): VNode {
  const { t, format } = shell;
  const others = other?.points ?? [];
  const best = Math.max(0, ...curve.points.map(({ value }) => value));
  const most = Math.max(1, best, ...others.map(({ value }) => value));
  const end = Math.max(1, micros, others.at(-1)?.micros ?? 0);
  const line = curvePath([...curve.points, { micros, value: best }], end, most);
  const right = ((micros / end) * CURVE_WIDTH).toFixed(1);
  const values = { most: format.number(best), time: format.time(micros) };
  return (
    <figure class="curve">
      <figcaption>
        {t("result.curve")}
        {other !== undefined && others.length > 0 && <span class="curve-key">{other.name}</span>}
      </figcaption>
      <svg
        viewBox={`0 -4 ${CURVE_WIDTH} ${CURVE_HEIGHT + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(curve.measure === "score" ? "result.curveScore" : "result.curveLines", values)}
      >
        <defs>
          <linearGradient id="curve-fill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" class="curve-top" />
            <stop offset="1" class="curve-bottom" />
          </linearGradient>
        </defs>
        {others.length > 0 && <path class="curve-other" d={curvePath(others, end, most)} />}
        <path class="curve-area" d={`${line} L${right} ${CURVE_HEIGHT} Z`} />
        <path class="curve-line" d={line} pathLength={1} />
      </svg>
      <p class="curve-ends" aria-hidden="true">
        <span>0:00</span>
        <span>{values.most}</span>
        <span>{format.time(end)}</span>
      </p>
    </figure>
  );
}

/** From the lower left corner through the points; `end` is at the right, `most` at the top. */
export function curvePath(points: readonly CurvePoint[], end: number, most: number): string {
  const at = points.map(({ micros, value }) => {
    const x = (Math.min(micros, end) / Math.max(1, end)) * CURVE_WIDTH;
    return `${x.toFixed(1)} ${(CURVE_HEIGHT - (value / most) * CURVE_HEIGHT).toFixed(1)}`;
  });
  return [`M0 ${CURVE_HEIGHT}`, ...at].join(" L");
}
