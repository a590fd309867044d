// A curve of games. One of them is looked at: by pointing, or by the slider below, which keys and pads move as well.

import type { VNode } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { Range } from "../parts/controls.tsx";
import { CHART_HEIGHT, CHART_WIDTH, chartShape } from "./chartShape.ts";
import { bestSoFar, type Course, isLessBetter, type Measure, type Point, summaryOf } from "./courses.ts";
import { measureName, profileWords, valueText } from "./profileWords.ts";

export interface CourseChartProps {
  readonly shell: Shell;
  readonly course: Course;
  readonly measure: Measure;
  /** At least one. */
  readonly points: readonly Point[];
  /** Ids of games that can be watched. */
  readonly kept: ReadonlySet<string>;
}

/** More dots than this would be a band. */
const MOST_DOTS = 160;

export function CourseChart({ shell, course, measure, points, kept }: CourseChartProps): VNode {
  const w = profileWords(shell);
  const isLess = isLessBetter(course, measure);
  const shape = useMemo(() => chartShape(points, bestSoFar(points, isLess), isLess), [points, isLess]);
  const bestIndex = points.indexOf(summaryOf(points, isLess)!.best);
  const [chosen, setChosen] = useState<number>();
  const index = Math.min(chosen ?? bestIndex, points.length - 1);
  const { game, value } = points[index]!;
  const label = useId();
  const text = (one: number): string => valueText(shell, course, measure, one);
  const date = (point: Point | undefined): string => shell.format.date(point?.game.date ?? 0);
  const count = points.length;
  const spoken = w("course.gameAt", { number: index + 1, count, date: date(points[index]), value: text(value) });
  const choose = ({ currentTarget, clientX }: { currentTarget: Element; clientX: number }): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / Math.max(1, width);
    setChosen(Math.min(count - 1, Math.max(0, Math.round(share * (count - 1)))));
  };
  const place = (i: number): { readonly left: string; readonly top: string } => ({
    left: `${(100 * shape.xs[i]!) / CHART_WIDTH}%`,
    top: `${(100 * shape.ys[i]!) / CHART_HEIGHT}%`,
  });
  return (
    <figure class="profile-chart">
      <div class="profile-plot" onPointerDown={choose} onPointerMove={(event) => event.buttons > 0 && choose(event)}>
        <svg
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={w("course.chart", {
            measure: measureName(shell, course, measure),
            count,
            first: date(points[0]),
            last: date(points.at(-1)),
            best: text(points[bestIndex]!.value),
          })}
        >
          <path class="profile-line" d={shape.line} />
          <path class="profile-best" d={shape.best} />
        </svg>
        {count <= MOST_DOTS &&
          points.map((point, i) => <i key={point.game.id} class="profile-dot" style={place(i)} aria-hidden="true" />)}
        <i class="profile-dot is-best" style={place(bestIndex)} aria-hidden="true" />
        <i class="profile-dot is-chosen" style={place(index)} aria-hidden="true" />
        <span class="profile-top" aria-hidden="true">
          {text(shape.top)}
        </span>
        {count > 1 && (
          <span class="profile-bottom" aria-hidden="true">
            {text(shape.bottom)}
          </span>
        )}
      </div>
      {count > 1 && (
        <div class="profile-scrub">
          <span id={label} class="unseen">
            {w("course.game")}
          </span>
          <Range
            value={index}
            min={0}
            max={count - 1}
            leap={10}
            text={spoken}
            labelId={label}
            onChange={setChosen}
            hintId={undefined}
          />
        </div>
      )}
      <p class="profile-ends" aria-hidden="true">
        <span>{date(points[0])}</span>
        <span>{w("course.up")}</span>
        <span>{count > 1 ? date(points.at(-1)) : ""}</span>
      </p>
      <figcaption class="profile-chosen">
        <strong>{text(value)}</strong>
        <span>{date(points[index])}</span>
        {kept.has(game.id) ? (
          <button type="button" class="secondary" onClick={() => shell.go({ screen: "watch", id: game.id })}>
            {w("course.watch")}
          </button>
        ) : (
          <span class="quiet">{w("course.gone")}</span>
        )}
      </figcaption>
    </figure>
  );
}
