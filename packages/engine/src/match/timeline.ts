// Looking at the log of a match: one run over it leaves states to start from, and a player goes to any moment.

import { tell } from "../game.ts";
import { countUpTo, timeOf } from "../log/moments.ts";
import { type Steps, takeAll } from "../log/steps.ts";
import type { MatchLog } from "./log.ts";
import { type Match, tellMatch } from "./match.ts";
import { newMatch, runMatch } from "./play.ts";
import { stopsOf } from "./replay.ts";
import { type Script, scriptOf } from "./script.ts";
import { type MatchSnapshot, restoreMatch, snapshotMatch } from "./snapshot.ts";

/** A match on the way, from which any moment up to the next is a short run. */
export interface MatchKeyframe {
  readonly at: number;
  readonly saved: MatchSnapshot;
  /** Inputs of each seat and rulings played before it. */
  readonly played: readonly number[];
  readonly ruled: number;
}

/** The log of a match with its keyframes. */
export interface MatchTimeline {
  readonly log: MatchLog;
  readonly keyframes: readonly MatchKeyframe[];
}

function keyframe(match: Match, at: number, { played, ruled }: Script): MatchKeyframe {
  return { at, saved: snapshotMatch(match), played: [...played], ruled };
}

/** Runs over a log once. */
export function makeMatchTimeline(log: MatchLog): MatchTimeline {
  return takeAll(growMatchTimeline(log));
}

/** The same in steps, for logs from outside. */
export function* growMatchTimeline(log: MatchLog): Steps<MatchTimeline> {
  const match = newMatch(log.setup);
  const script = scriptOf(log);
  const keyframes: MatchKeyframe[] = [];
  for (const at of stopsOf(log)) {
    runMatch(match, at, script);
    keyframes.push(keyframe(match, at, script));
    yield at / Math.max(1, log.end);
  }
  return { log, keyframes };
}

/** Plays the log of a match: forwards with every event on the way, or straight to any moment. */
export class MatchPlayer {
  readonly log: MatchLog;
  readonly match: Match;
  readonly #keyframes: readonly MatchKeyframe[];
  readonly #script: Script;
  #reached = 0;

  constructor(source: MatchLog | MatchTimeline) {
    const isReady = "keyframes" in source;
    this.log = isReady ? source.log : source;
    this.match = newMatch(this.log.setup);
    this.#script = scriptOf(this.log);
    const start = keyframe(this.match, 0, this.#script);
    this.#keyframes = isReady ? [start, ...source.keyframes] : [start];
    this.#listen();
    this.playTo(0);
  }

  /** Up to a moment, inputs of that very time included, with every event on the way. What lies behind is jumped to. */
  playTo(micros: number): void {
    if (micros < this.#reached) return this.jumpTo(micros);
    runMatch(this.match, micros, this.#script);
    this.#reached = micros;
  }

  /** Straight to a moment, forwards or backwards; the one event, of the match and of each game, is `rewound`. */
  jumpTo(micros: number): void {
    if (!Number.isSafeInteger(micros) || micros < 0) throw new RangeError(`cannot jump to ${micros}`);
    const { match } = this;
    const from = this.#keyframes[countUpTo(this.#keyframes, micros, timeOf) - 1]!;
    match.events = null;
    for (const game of match.games) game.events = null;
    restoreMatch(match, from.saved);
    this.#script.played.splice(0, from.played.length, ...from.played);
    this.#script.ruled = from.ruled;
    runMatch(match, micros, this.#script);
    this.#reached = micros;
    this.#listen();
    tellMatch(match, { type: "rewound" });
    for (const game of match.games) tell(game, { type: "rewound" });
  }

  #listen(): void {
    this.match.events = [];
    for (const game of this.match.games) game.events = [];
  }
}

/** The match exactly as playing up to a moment leaves it, inputs of that very time included. */
export function seekMatch(timeline: MatchTimeline, micros: number): Match {
  const player = new MatchPlayer(timeline);
  player.jumpTo(micros);
  player.match.events = null;
  for (const game of player.match.games) game.events = null;
  return player.match;
}
