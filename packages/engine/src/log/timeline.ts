// A log made ready to be looked at: one run over it leaves states to start from and the moments worth finding.

import { takeEvents } from "../game.ts";
import { advance, newGame, play } from "../play.ts";
import { type Snapshot, snapshot } from "../snapshot.ts";
import type { Log } from "./log.ts";
import { MarkerDraft, type Markers } from "./markers.ts";
import { STEP, type Steps, takeAll } from "./steps.ts";

/** A state on the way, from which any moment up to the next is a short run. */
export interface Keyframe {
  readonly at: number;
  /** Inputs played before it. */
  readonly played: number;
  readonly saved: Snapshot;
}

/** A log with its keyframes and markers. */
export interface Timeline {
  readonly log: Log;
  readonly keyframes: readonly Keyframe[];
  readonly markers: Markers;
}

/** Runs over a log once. */
export function makeTimeline(log: Log): Timeline {
  return takeAll(growTimeline(log));
}

/** The same in steps, for logs from outside. */
export function* growTimeline(log: Log): Steps<Timeline> {
  const { setup, inputs, end } = log;
  const game = newGame(setup);
  game.events = [];
  const keyframes: Keyframe[] = [];
  const markers = new MarkerDraft();
  for (let played = 0; played < inputs.length; played++) {
    const input = inputs[played]!;
    if (played % STEP === 0) {
      keyframes.push({ at: input.at, played, saved: snapshot(game) });
      yield played / inputs.length;
    }
    play(game, input);
    markers.take(takeEvents(game));
  }
  keyframes.push({ at: end, played: inputs.length, saved: snapshot(game) });
  advance(game, end);
  markers.take(takeEvents(game));
  markers.finish(game.state.time, game.state.outcome);
  return { log, keyframes, markers };
}
