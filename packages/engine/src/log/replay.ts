// Playing a log, and going to any moment of it.

import type { Game } from "../game.ts";
import { advance, newGame, play } from "../play.ts";
import { type Snapshot, restore, snapshot } from "../snapshot.ts";
import type { Log } from "./log.ts";
import { STEP, type Steps, takeAll } from "./steps.ts";

/** The game as it stands at the end of its log. */
export function replay(log: Log): Game {
  const game = newGame(log.setup);
  for (const input of log.inputs) play(game, input);
  advance(game, log.end);
  return game;
}

interface Keyframe {
  readonly at: number;
  /** Inputs played before it. */
  readonly played: number;
  readonly saved: Snapshot;
}

/** A log with states kept along the way, so that any moment is a short run from one of them. */
export interface Timeline {
  readonly log: Log;
  readonly keyframes: readonly Keyframe[];
}

export function makeTimeline(log: Log): Timeline {
  return takeAll(growTimeline(log));
}

/** The same in steps. */
export function* growTimeline(log: Log): Steps<Timeline> {
  const game = newGame(log.setup);
  const keyframes: Keyframe[] = [];
  for (const [played, input] of log.inputs.entries()) {
    if (played % STEP === 0) {
      keyframes.push({ at: input.at, played, saved: snapshot(game) });
      yield played / log.inputs.length;
    }
    play(game, input);
  }
  keyframes.push({ at: log.end, played: log.inputs.length, saved: snapshot(game) });
  return { log, keyframes };
}

/** The game exactly as playing up to `at` leaves it, inputs of that very time included. */
export function seek({ log, keyframes }: Timeline, at: number): Game {
  const game = newGame(log.setup);
  let low = 0;
  let high = keyframes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((keyframes[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const from = keyframes[low];
  let next = 0;
  if (from !== undefined && from.at <= at) {
    restore(game, from.saved);
    next = from.played;
  }
  for (let input = log.inputs[next]; input !== undefined && input.at <= at; input = log.inputs[++next])
    play(game, input);
  advance(game, at);
  return game;
}
