// The curve of a game for its result: how the score, or the lines, grew over time. Read from the log.

import { type Setup, takeEvents } from "@korobeinix/engine";
import { type Log, LogPlayer } from "@korobeinix/engine/log";
import { tableOf } from "@korobeinix/engine/records";

export interface CurvePoint {
  readonly micros: number;
  readonly value: number;
}

/** At most so many points: a line across a screen needs no more. */
const MOST_POINTS = 200;

/** Points where they decide, else lines. */
export function curveMeasureOf(setup: Setup): "score" | "lines" {
  return tableOf(setup).measure === "score" ? "score" : "lines";
}

export function curveOf(log: Log): readonly CurvePoint[] {
  const player = new LogPlayer(log);
  const measure = curveMeasureOf(log.setup);
  const step = Math.max(1, Math.ceil(log.end / MOST_POINTS));
  const points: CurvePoint[] = [];
  for (let at = 0; at <= log.end; at += step) {
    player.playTo(at);
    takeEvents(player.game);
    points.push({ micros: at, value: player.game.state[measure] });
  }
  return points;
}
