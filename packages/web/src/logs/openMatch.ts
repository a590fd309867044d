// Makes the log of a match ready to be looked at, however long it is, without holding up the page. One whose rulings the
// rules do not bear out is refused (E-37).

import {
  good,
  growMatchTimeline,
  type Match,
  type MatchEvent,
  type MatchLog,
  MatchPlayer,
  type MatchTimeline,
  type Problem,
  replayMatchInSteps,
  type Result,
  type Steps,
  takeEvents,
  takeMatchEvents,
} from "@korobeinix/engine";
import { inSlices, type SliceOptions } from "./slices.ts";

/** A moment of a match worth finding again. */
export type MatchMark = { readonly at: number } & (
  | { readonly type: "attack"; readonly seat: number; readonly lines: number }
  | { readonly type: "out"; readonly seat: number }
  | { readonly type: "end" }
);

export interface OpenedMatch {
  readonly timeline: MatchTimeline;
  /** In the order of time, like the others. */
  readonly marks: readonly MatchMark[];
  /** When pieces came into play, on any board. */
  readonly pieces: readonly number[];
  /** As its log leaves it. */
  readonly end: Match;
}

/** An attack of fewer lines is one of very many. */
const BIG_ATTACK = 4;

export function openMatch(log: MatchLog, options: SliceOptions = {}): Promise<Result<OpenedMatch>> {
  return inSlices(openInSteps(log), options);
}

/** A match as its log leaves it, or what the rules do not bear out. */
export async function proveMatch(log: MatchLog, options: SliceOptions = {}): Promise<Result<Match>> {
  const match = await inSlices(replayMatchInSteps(log), options);
  const { fault } = match.state;
  return fault === undefined ? good(match) : refuse(fault);
}

/** Three runs: the proof, the keyframes, the marks. */
function* openInSteps(log: MatchLog): Steps<Result<OpenedMatch>> {
  const end = yield* part(replayMatchInSteps(log), 0);
  const { fault } = end.state;
  if (fault !== undefined) return refuse(fault);
  const timeline = yield* part(growMatchTimeline(log), 1);
  const found = yield* part(findMarks(timeline), 2);
  return good({ timeline, end, ...found });
}

function* part<T>(steps: Steps<T>, done: number): Steps<T> {
  for (;;) {
    const { done: isDone, value } = steps.next();
    if (isDone === true) return value;
    yield (done + value) / 3;
  }
}

function refuse(problem: Problem): Result<never> {
  return { ok: false, problem };
}

function* findMarks(timeline: MatchTimeline): Steps<Pick<OpenedMatch, "marks" | "pieces">> {
  const { log, keyframes } = timeline;
  const player = new MatchPlayer(log);
  const marks: MatchMark[] = [];
  const pieces: number[] = [];
  for (const at of [...keyframes.map((keyframe) => keyframe.at), log.end]) {
    player.playTo(at);
    marks.push(...marksOf(takeMatchEvents(player.match)));
    const came = player.match.games.flatMap((game) =>
      takeEvents(game).flatMap((event) => (event.type === "generated" ? [event.at] : [])),
    );
    pieces.push(...new Set(came.toSorted((one, other) => one - other)));
    yield at / Math.max(1, log.end);
  }
  return { marks: [...marks, { at: log.end, type: "end" }], pieces };
}

function marksOf(events: readonly MatchEvent[]): readonly MatchMark[] {
  const attacks = new Set<number>();
  return events.flatMap((event): readonly MatchMark[] => {
    if (event.type === "knockedOut") return [{ at: event.at, type: "out", seat: event.seat }];
    // An attack that goes to several is one.
    if (event.type !== "sent" || event.lines < BIG_ATTACK || attacks.has(event.attack)) return [];
    attacks.add(event.attack);
    return [{ at: event.at, type: "attack", seat: event.from, lines: event.lines }];
  });
}
