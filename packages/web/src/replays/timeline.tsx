// The timeline of a replay: a slider with marks, the curve of the game behind them, and a picture of the moment under
// the pointer. What a hand or a key asks for is told; nothing is played here.

import {
  type CoursePoint,
  countUpTo,
  type Game,
  type Mark,
  type Markers,
  seek,
  type Timeline as Keyframes,
} from "@korobeinix/engine";
import { useSignalEffect } from "@preact/signals";
import type { TargetedPointerEvent, VNode } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { BoardCanvas } from "../picture/boardCanvas.tsx";
import type { Shell } from "../parts/context.ts";
import { markName } from "./markWords.ts";
import type { ReplayPlayer } from "../table/replayPlayer.ts";
import { watchWords } from "./watchWords.ts";

/** The timeline's own measure; the drawing is stretched to the room there is. */
const WIDTH = 1000;
const HEIGHT = 40;
/** So much of the height is the curve's. */
const CURVE = 30;
/** A curve needs no more points than there are pixels. */
const MOST_POINTS = 800;
/** How near, in pixels, the pointer has to be to a mark to be told its name. */
const NEAR_PX = 5;
const PREVIEW_CELL = 7;
const SECOND = 1_000_000;

/** A move that went wrong. */
export interface Fault {
  readonly at: number;
  readonly grade: "mistake" | "blunder";
  readonly name: string;
}

export interface TimelineProps {
  readonly shell: Shell;
  readonly player: ReplayPlayer;
  readonly timeline: Keyframes;
  /** Marked from above, where nothing else stands. */
  readonly faults: readonly Fault[];
}

export function TimelineSlider({ shell, player, timeline, faults }: TimelineProps): VNode {
  const { markers } = timeline;
  const { t, format } = shell;
  const w = watchWords(shell);
  const slider = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<Hover>();
  const length = Math.max(1, player.length);
  useSignalEffect(() => {
    const element = slider.current;
    const now = player.time.value;
    if (element === null) return;
    element.style.setProperty("--share", String(now / length));
    // While it runs, whole seconds are enough for those who listen.
    const told = player.isPlaying.value ? Math.floor(now / SECOND) * SECOND : now;
    const mark = markers.marks[countUpTo(markers.marks, now, ({ at }) => at) - 1];
    const time = w("watch.time", { now: format.time(told), length: format.time(length) });
    const text = mark?.at === now ? w("watch.at", { time, mark: markName(mark, t, w) }) : time;
    element.setAttribute("aria-valuenow", String(Math.round(told / 1000)));
    element.setAttribute("aria-valuetext", text);
  });
  const microsAt = (event: PointerEvent): number => {
    const box = slider.current?.getBoundingClientRect();
    return box === undefined ? 0 : Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * length;
  };
  const onPointerDown = (event: TargetedPointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    player.goTo(microsAt(event));
  };
  const onPointerMove = (event: TargetedPointerEvent<HTMLDivElement>): void => {
    const micros = Math.round(microsAt(event));
    if (event.currentTarget.hasPointerCapture(event.pointerId)) player.goTo(micros);
    if (event.pointerType !== "mouse") return;
    const near = (NEAR_PX / event.currentTarget.clientWidth) * length;
    const mark = nearest(markers.marks, micros, near);
    const name = nearest(faults, micros, near)?.name ?? (mark && markName(mark, t, w));
    setHover({ micros, name, game: seek(timeline, micros) });
  };
  return (
    <div
      ref={slider}
      class="timeline"
      role="slider"
      tabIndex={0}
      data-first
      aria-label={w("watch.timeline")}
      aria-valuemin={0}
      aria-valuemax={Math.round(length / 1000)}
      aria-valuenow={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setHover(undefined)}
    >
      <TimelineDrawing {...{ markers, length, faults }} />
      <span class="timeline-thumb" />
      {hover !== undefined && (
        <div class="timeline-preview" style={{ "--at": hover.micros / length }} aria-hidden="true">
          <BoardCanvas
            game={hover.game}
            version={hover.micros}
            cell={PREVIEW_CELL}
            label=""
            display={shell.settings.value.display}
          />
          <span>{format.time(hover.micros)}</span>
          {hover.name !== undefined && <strong>{hover.name}</strong>}
        </div>
      )}
    </div>
  );
}

interface Hover {
  readonly micros: number;
  readonly name: string | undefined;
  readonly game: Game;
}

function nearest<Each extends { readonly at: number }>(
  marks: readonly Each[],
  micros: number,
  near: number,
): Each | undefined {
  const next = countUpTo(marks, micros, ({ at }) => at);
  const around = marks.slice(Math.max(0, next - 1), next + 1);
  const distance = ({ at }: Each): number => Math.abs(at - micros);
  return around.toSorted((a, b) => distance(a) - distance(b)).find((mark) => distance(mark) <= near);
}

/** How high a mark stands: a clear by its lines, all else as high as there is room. */
function heightOf(mark: Mark): number {
  return mark.type === "clear" ? 8 + 6 * Math.min(4, Math.max(1, mark.lines)) : HEIGHT - 6;
}

/** Looks of marks, what matters more drawn later. */
const LOOKS = ["level", "clear", "square", "gold", "spin", "end"] as const;

function lookOf(mark: Mark): (typeof LOOKS)[number] {
  return mark.type === "square" && mark.isGold ? "gold" : mark.type;
}

const FAULTS = ["mistake", "blunder"] as const;
const FAULT_HEIGHT = { mistake: 9, blunder: 14 } as const;

interface DrawingProps {
  readonly markers: Markers;
  readonly length: number;
  readonly faults: readonly Fault[];
}

/** One path for all marks of a look: a game of an hour has thousands. */
function TimelineDrawing({ markers, length, faults }: DrawingProps): VNode {
  const paths = useMemo(() => {
    const lineOf = (mark: Mark): string => `M${x(mark.at, length)} ${HEIGHT}v-${heightOf(mark)}`;
    return LOOKS.map((look) => {
      const marks = markers.marks.filter((mark) => lookOf(mark) === look);
      return { look, path: marks.map(lineOf).join("") };
    });
  }, [markers, length]);
  const curve = useMemo(() => curvePath(markers.course, length), [markers, length]);
  const faulty = useMemo(
    () =>
      FAULTS.map((grade) => {
        const marks = faults.filter((fault) => fault.grade === grade);
        return { grade, path: marks.map(({ at }) => `M${x(at, length)} 0v${FAULT_HEIGHT[grade]}`).join("") };
      }),
    [faults, length],
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="timeline-curve" d={curve} />
      {paths.map(({ look, path }) => (
        <path key={look} class={`timeline-mark is-${look}`} d={path} />
      ))}
      {faulty.map(({ grade, path }) => (
        <path key={grade} class={`timeline-mark is-${grade}`} d={path} />
      ))}
    </svg>
  );
}

function x(micros: number, length: number): string {
  return ((micros / length) * WIDTH).toFixed(1);
}

/** The score over time; where there is none, the lines. */
function curvePath(course: readonly CoursePoint[], length: number): string {
  const last = course.at(-1);
  if (last === undefined) return "";
  const measure = last.score > 0 ? "score" : "lines";
  const most = Math.max(1, last[measure]);
  const every = Math.max(1, Math.ceil(course.length / MOST_POINTS));
  const points = course
    .filter((_, i) => i % every === 0)
    .map((point) => `L${x(point.at, length)} ${(HEIGHT - (point[measure] / most) * CURVE).toFixed(1)}`);
  return `M0 ${HEIGHT}${points.join("")}L${WIDTH} ${HEIGHT - CURVE}V${HEIGHT}Z`;
}
