// Where the points of a curve stand: across by their order, up by how good they are. Pure.

import type { Point } from "./courses.ts";

/** Of what charts are drawn in, whatever their size on the screen. */
export const CHART_WIDTH = 1000;
export const CHART_HEIGHT = 300;

export interface ChartShape {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The line through the games, and the one of the best so far. */
  readonly line: string;
  readonly best: string;
  /** The values at the top and at the bottom. */
  readonly top: number;
  readonly bottom: number;
}

/** Points keep this much away from the upper and lower edge, as a share. */
const MARGIN = 0.08;

export function chartShape(points: readonly Point[], best: readonly number[], lessIsBetter: boolean): ChartShape {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least || Math.abs(most) || 1;
  const [low, high] = [Math.max(0, least - spread * MARGIN), most + spread * MARGIN];
  const heightOf = (value: number): number => {
    const share = (value - low) / (high - low);
    return CHART_HEIGHT * (lessIsBetter ? share : 1 - share);
  };
  const xs = values.map((_, i) => (values.length === 1 ? 0.5 : i / (values.length - 1)) * CHART_WIDTH);
  const ys = values.map(heightOf);
  const steps = best.map(
    (value, i) => `${i === 0 ? "M" : "H"}${at(xs[i]!)} ${i === 0 ? "" : "V"}${at(heightOf(value))}`,
  );
  return {
    xs,
    ys,
    line: xs.map((x, i) => `${i === 0 ? "M" : "L"}${at(x)} ${at(ys[i]!)}`).join(" "),
    best: steps.join(" "),
    top: lessIsBetter ? least : most,
    bottom: lessIsBetter ? most : least,
  };
}

function at(value: number): string {
  return value.toFixed(1);
}
