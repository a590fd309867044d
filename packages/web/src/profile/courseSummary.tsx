// What a curve comes to: the best, the average, and how it goes lately.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { type Course, isLessBetter, LATELY, type Measure, type Point, summaryOf } from "./courses.ts";
import { profileWords, valueText } from "./profileWords.ts";

export interface CourseSummaryProps {
  readonly shell: Shell;
  readonly course: Course;
  readonly measure: Measure;
  readonly points: readonly Point[];
}

/** Less than this is no change, as a share. */
const STILL = 0.005;

export function CourseSummary({ shell, course, measure, points }: CourseSummaryProps): VNode | null {
  const w = profileWords(shell);
  const summary = summaryOf(points, isLessBetter(course, measure));
  if (summary === undefined) return null;
  const { best, mean, trend } = summary;
  const count = Math.min(LATELY, Math.floor(points.length / 2));
  const state = trend === undefined ? "soon" : Math.abs(trend) < STILL ? "same" : trend > 0 ? "better" : "worse";
  const percent = shell.format.decimal(Math.abs(trend ?? 0) * 100, 1);
  return (
    <dl class="profile-summary">
      <div class="is-best">
        <dt>{w("course.best")}</dt>
        <dd>{valueText(shell, course, measure, best.value)}</dd>
      </div>
      <div>
        <dt>{w("course.mean")}</dt>
        <dd>{valueText(shell, course, measure, mean)}</dd>
      </div>
      <div class={`is-${state}`} title={trend === undefined ? undefined : w("course.trendHint", { count })}>
        <dt>{w("course.trend")}</dt>
        <dd>{w(`course.${state}`, { percent })}</dd>
      </div>
    </dl>
  );
}
