// A log made ready for watching: one run over it gives keyframes and markers.

import { takeEvents } from "../game.ts";
import { advance, newGame, play } from "../play.ts";
import { snapshot } from "../snapshot.ts";
import type { Log } from "./log.ts";
import { MarkerDraft, type Markers } from "./markers.ts";
import type { Keyframe } from "./player.ts";
import { STEP, type Steps, takeAll } from "./steps.ts";

/** A log with its keyframes and markers. */
export interface Timeline {
  readonly log: Log;
  readonly keyframes: readonly Keyframe[];
  readonly markers: Markers;
}

/** Runs over a log once and gives its timeline. */
export function makeTimeline(log: Log): Timeline {
  return takeAll(growTimeline(log));
}

/** `makeTimeline` in steps, for logs from outside. */
export function* growTimeline(log: Log): Steps<Timeline> {
  const { setup, inputs, end, feed } = log;
  const game = newGame(setup, feed);
  game.events = [];
  const keyframes: Keyframe[] = [];
  const markers = new MarkerDraft();
  const keep = (at: number, played: number): void => {
    keyframes.push({ at, saved: { game: snapshot(game), played } });
  };
  for (let played = 0; played < inputs.length; played++) {
    const input = inputs[played]!;
    if (played % STEP === 0) {
      keep(input.at, played);
      yield played / inputs.length;
    }
    play(game, input);
    markers.take(takeEvents(game));
  }
  keep(end, inputs.length);
  advance(game, end);
  markers.take(takeEvents(game));
  markers.finish(game.state.time, game.state.outcome);
  return { log, keyframes, markers };
}
