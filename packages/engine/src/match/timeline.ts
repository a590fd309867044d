// Watching the log of a match. One run over the log proves it and gives its keyframes and markers. A player goes to any
// moment.

import { takeEvents, tell } from "../game.ts";
import { type Keyframe, Player } from "../log/player.ts";
import { STEP, type Steps, takeAll } from "../log/steps.ts";
import { type Result, good, unwrap } from "../result.ts";
import { type Course, type Passed, courseOf, goTo, passTo, passedOf } from "./course.ts";
import type { MatchLog } from "./log.ts";
import { MatchMarkerDraft, type MatchMarkers } from "./markers.ts";
import { type Match, takeMatchEvents, tellMatch } from "./match.ts";
import { newMatch } from "./play.ts";
import { faultOf } from "./replay.ts";
import type { RoomRules } from "./room.ts";
import { run } from "./run.ts";
import { type MatchSnapshot, restoreMatch, snapshotMatch } from "./snapshot.ts";

/** A saved match, and how far its log has been played. */
export interface SavedMatch {
  readonly match: MatchSnapshot;
  readonly passed: Passed;
}

/** The log of a match with its keyframes and markers. */
export interface MatchTimeline {
  readonly log: MatchLog;
  readonly keyframes: readonly Keyframe<SavedMatch>[];
  readonly markers: MatchMarkers;
  /** The match at the end of its log. */
  readonly end: Match;
}

function listenTo(match: Match, isOn: boolean): void {
  match.events = isOn ? [] : null;
  for (const game of match.games) game.events = isOn ? [] : null;
}

/** The timeline of a log that is known to be true. */
export function makeMatchTimeline(log: MatchLog): MatchTimeline {
  return unwrap(takeAll(openMatch(log)));
}

/** Runs once over a log from outside, in steps, and gives its timeline, or the first fault of the log (E-44). */
export function* openMatch(log: MatchLog, rules?: RoomRules): Steps<Result<MatchTimeline>> {
  const match = newMatch(log.setup);
  const course = courseOf(log, rules);
  const keyframes: Keyframe<SavedMatch>[] = [];
  const markers = new MatchMarkerDraft();
  listenTo(match, true);
  goTo(course, log.end);
  for (let isAtEnd = false; !isAtEnd;) {
    isAtEnd = run(match, course, STEP);
    markers.take(takeMatchEvents(match), match.games.map(takeEvents));
    if (isAtEnd) break;
    const at = match.state.time;
    keyframes.push({ at, saved: { match: snapshotMatch(match), passed: passedOf(course) } });
    yield at / Math.max(1, log.end);
  }
  const fault = faultOf(match, course, log.end);
  if (fault !== undefined) return { ok: false, problem: fault };
  markers.finish(log.end);
  listenTo(match, false);
  return good({ log, keyframes, markers, end: match });
}

/** Plays the log of a match: forwards with every event, or straight to any moment. */
export class MatchPlayer extends Player<SavedMatch> {
  readonly log: MatchLog;
  readonly match: Match;
  readonly #course: Course;

  constructor(source: MatchLog | MatchTimeline) {
    super("keyframes" in source ? source.keyframes : []);
    this.log = "keyframes" in source ? source.log : source;
    this.match = newMatch(this.log.setup);
    this.#course = courseOf(this.log);
    this.begin();
  }

  protected save(): SavedMatch {
    return { match: snapshotMatch(this.match), passed: passedOf(this.#course) };
  }

  protected restore({ match, passed }: SavedMatch): void {
    restoreMatch(this.match, match);
    passTo(this.#course, passed);
  }

  protected run(micros: number): void {
    goTo(this.#course, micros);
    run(this.match, this.#course);
  }

  protected listen(isOn: boolean): void {
    listenTo(this.match, isOn);
  }

  protected tellRewound(): void {
    tellMatch(this.match, { type: "rewound" }, this.match.state.time);
    for (const game of this.match.games) tell(game, { type: "rewound" });
  }
}

/** The match exactly as playing up to a time leaves it, inputs at that time included. */
export function seekMatch(timeline: MatchTimeline, micros: number): Match {
  const player = new MatchPlayer(timeline);
  player.jumpTo(micros);
  listenTo(player.match, false);
  return player.match;
}
