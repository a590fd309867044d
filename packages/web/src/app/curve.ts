// The curve of a game for its result: how the score, or the lines, grew over time. Read from the log.

import type { Log } from "@korobeinix/engine";
import { LogCursor } from "../replays/cursor.ts";

export interface CurvePoint {
  readonly micros: number;
  readonly value: number;
}

/** At most so many points: a line across a screen needs no more. */
const MOST_POINTS = 200;

export function curveOf(log: Log): readonly CurvePoint[] {
  const cursor = new LogCursor(log);
  const hasScore = log.setup.book.scoring.rule !== "none";
  const step = Math.max(1, Math.ceil(log.end / MOST_POINTS));
  const points: CurvePoint[] = [];
  for (let at = 0; at <= log.end; at += step) {
    cursor.playTo(at);
    cursor.takeEvents();
    const { score, lines } = cursor.game.state;
    points.push({ micros: at, value: hasScore ? score : lines });
  }
  return points;
}
