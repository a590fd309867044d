// The curve of a game for its result: how the score, or the lines, grew over time. Read from the log.

import { advance, type Log, newGame, play } from "@korobeinix/engine";

export interface CurvePoint {
  readonly micros: number;
  readonly value: number;
}

/** At most so many points: a line across a screen needs no more. */
const MOST_POINTS = 200;

export function curveOf(log: Log): readonly CurvePoint[] {
  const game = newGame(log.setup);
  const hasScore = log.setup.book.scoring.rule !== "none";
  const step = Math.max(1, Math.ceil(log.end / MOST_POINTS));
  const points: CurvePoint[] = [];
  let next = 0;
  for (let at = 0; at <= log.end; at += step) {
    for (let input = log.inputs[next]; input !== undefined && input.at <= at; input = log.inputs[++next])
      play(game, input);
    if (at > game.state.time && game.state.phase !== "ended") advance(game, at);
    points.push({ micros: at, value: hasScore ? game.state.score : game.state.lines });
  }
  return points;
}
