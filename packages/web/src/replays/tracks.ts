// What the timeline shows of a replay: marks, a curve behind them, and the boards of any moment.

import type { Game } from "@korobeinix/engine";
import { type Mark, type Markers, seek, type Timeline } from "@korobeinix/engine/log";
import { type MatchMark, type MatchTimeline, seekMatch } from "@korobeinix/engine/match";
import type { Translate } from "../words/translate.ts";
import { markName } from "./markWords.ts";
import type { TranslateWatch } from "./watchWords.ts";

/** Looks of marks, what matters more drawn later. */
export const LOOKS = ["level", "clear", "square", "gold", "spin", "attack", "out", "end"] as const;

export interface TrackMark {
  readonly at: number;
  readonly look: (typeof LOOKS)[number];
  /** Of the timeline's height, 0 to 1. */
  readonly height: number;
  name(): string;
}

export interface CurvePoint {
  readonly at: number;
  readonly value: number;
}

export interface Track {
  /** In the order of time. */
  readonly marks: readonly TrackMark[];
  readonly curve: readonly CurvePoint[];
  gamesAt(micros: number): readonly Game[];
}

const HIGHEST = 0.85;

/** By its lines. */
function heightFor(lines: number): number {
  return 0.2 + 0.15 * Math.min(4, Math.max(1, lines));
}

export function trackOfGame(timeline: Timeline, t: Translate, w: TranslateWatch): Track {
  const { markers } = timeline;
  return {
    marks: markers.marks.map((mark) => ({
      at: mark.at,
      look: lookOf(mark),
      height: mark.type === "clear" ? heightFor(mark.lines) : HIGHEST,
      name: () => markName(mark, t, w),
    })),
    curve: curveOf(markers),
    gamesAt: (micros) => [seek(timeline, micros)],
  };
}

function lookOf(mark: Mark): TrackMark["look"] {
  return mark.type === "square" && mark.isGold ? "gold" : mark.type;
}

/** The score over time; where there is none, the lines. */
function curveOf({ course }: Markers): readonly CurvePoint[] {
  const measure = (course.at(-1)?.score ?? 0) > 0 ? "score" : "lines";
  return course.map((point) => ({ at: point.at, value: point[measure] }));
}

/** `names`: seat by seat. */
export function trackOfMatch(timeline: MatchTimeline, names: readonly string[], w: TranslateWatch): Track {
  const nameOf = (mark: MatchMark): string => {
    if (mark.type === "end") return w("mark.end");
    const name = names[mark.seat] ?? "";
    return mark.type === "out" ? w("mark.out", { name }) : w("mark.attack", { name, lines: mark.lines });
  };
  return {
    marks: timeline.markers.marks.map((mark) => ({
      at: mark.at,
      look: mark.type,
      height: mark.type === "attack" ? heightFor(mark.lines / 2) : HIGHEST,
      name: () => nameOf(mark),
    })),
    curve: [],
    gamesAt: (micros) => seekMatch(timeline, micros).games,
  };
}
