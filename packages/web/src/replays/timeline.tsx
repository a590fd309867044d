// The timeline of a replay: a slider with marks, the curve of the game behind them, and a picture of the moment under
// the pointer. What a hand or a key asks for is told; nothing is played here.

import type { Game } from "@korobeinix/engine";
import { countUpTo } from "@korobeinix/engine/log";
import { useSignalEffect } from "@preact/signals";
import type { TargetedPointerEvent, VNode } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { BoardCanvas } from "../picture/boardCanvas.tsx";
import type { Shell } from "../parts/context.ts";
import type { Playback } from "../table/playback.ts";
import { type CurvePoint, LOOKS, type Track, type TrackMark } from "./tracks.ts";
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
/** By how many boards there are. */
const PREVIEW_CELLS = [7, 5];
const SMALLEST_PREVIEW_CELL = 4;
const SECOND = 1_000_000;

/** A move that went wrong. */
export interface Fault {
  readonly at: number;
  readonly grade: "mistake" | "blunder";
  readonly name: string;
}

export interface TimelineProps {
  readonly shell: Shell;
  readonly player: Playback;
  readonly track: Track;
  /** Marked from above, where nothing else stands. */
  readonly faults: readonly Fault[];
}

export function TimelineSlider({ shell, player, track, faults }: TimelineProps): VNode {
  const { marks } = track;
  const { format } = shell;
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
    const mark = marks[countUpTo(marks, now, ({ at }) => at) - 1];
    const time = w("watch.time", { now: format.time(told), length: format.time(length) });
    const text = mark?.at === now ? w("watch.at", { time, mark: mark.name() }) : time;
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
    const name = nearest(faults, micros, near)?.name ?? nearest(marks, micros, near)?.name();
    setHover({ micros, name, games: track.gamesAt(micros) });
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
      <TimelineDrawing {...{ track, length, faults }} />
      <span class="timeline-thumb" />
      {hover !== undefined && (
        <div class="timeline-preview" style={{ "--at": hover.micros / length }} aria-hidden="true">
          <div class="timeline-boards">
            {hover.games.map((game, board) => (
              <BoardCanvas
                key={board}
                game={game}
                version={hover.micros}
                cell={PREVIEW_CELLS[hover.games.length - 1] ?? SMALLEST_PREVIEW_CELL}
                label=""
                display={shell.settings.value.display}
              />
            ))}
          </div>
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
  readonly games: readonly Game[];
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

const FAULTS = ["mistake", "blunder"] as const;
const FAULT_HEIGHT = { mistake: 9, blunder: 14 } as const;

interface DrawingProps {
  readonly track: Track;
  readonly length: number;
  readonly faults: readonly Fault[];
}

/** One path for all marks of a look: a game of an hour has thousands. */
function TimelineDrawing({ track, length, faults }: DrawingProps): VNode {
  const paths = useMemo(() => {
    const lineOf = ({ at, height }: TrackMark): string => `M${x(at, length)} ${HEIGHT}v-${height * HEIGHT}`;
    return LOOKS.map((look) => {
      const marks = track.marks.filter((mark) => mark.look === look);
      return { look, path: marks.map(lineOf).join("") };
    });
  }, [track, length]);
  const curve = useMemo(() => curvePath(track.curve, length), [track, length]);
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

function curvePath(curve: readonly CurvePoint[], length: number): string {
  const last = curve.at(-1);
  if (last === undefined) return "";
  const most = Math.max(1, last.value);
  const every = Math.max(1, Math.ceil(curve.length / MOST_POINTS));
  const points = curve
    .filter((_, i) => i % every === 0)
    .map(({ at, value }) => `L${x(at, length)} ${(HEIGHT - (value / most) * CURVE).toFixed(1)}`);
  return `M0 ${HEIGHT}${points.join("")}L${WIDTH} ${HEIGHT - CURVE}V${HEIGHT}Z`;
}
