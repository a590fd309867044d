// The course of a game as a line: score, or rows, over time.

import type { VNode } from "preact";
import type { GameResult } from "../library/result.ts";
import type { Shell } from "./context.ts";

const WIDTH = 400;
const HEIGHT = 120;

export interface CurveProps {
  readonly shell: Shell;
  readonly curve: GameResult["curve"];
  readonly micros: number;
}

export function Curve({ shell, curve, micros }: CurveProps): VNode {
  const { t, format } = shell;
  const most = Math.max(1, ...curve.points.map(({ value }) => value));
  const end = Math.max(1, micros);
  const at = curve.points.map((point) => {
    const x = (Math.min(point.micros, end) / end) * WIDTH;
    return `${x.toFixed(1)} ${(HEIGHT - (point.value / most) * HEIGHT).toFixed(1)}`;
  });
  const last = curve.points.at(-1)?.value ?? 0;
  const line = `M0 ${HEIGHT} L${[...at, `${WIDTH} ${(HEIGHT - (last / most) * HEIGHT).toFixed(1)}`].join(" L")}`;
  const values = { most: format.number(most), time: format.time(micros) };
  return (
    <figure class="curve">
      <figcaption>{t("result.curve")}</figcaption>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
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
        <path class="curve-area" d={`${line} L${WIDTH} ${HEIGHT} Z`} />
        <path class="curve-line" d={line} pathLength={1} />
      </svg>
      <p class="curve-ends" aria-hidden="true">
        <span>0:00</span>
        <span>{values.most}</span>
        <span>{values.time}</span>
      </p>
    </figure>
  );
}
