// Replays the log of a match, proves it, cuts it, and splits it into the logs of its seats.

import type { Log } from "../log/log.ts";
import { cutInputs } from "../log/replay.ts";
import { STEP, type Steps, takeAll } from "../log/steps.ts";
import { type Problem, type Result, good } from "../result.ts";
import { type Course, courseOf, goTo } from "./course.ts";
import { type MatchLog, seatLog } from "./log.ts";
import type { Match } from "./match.ts";
import { newMatch } from "./play.ts";
import { checkPatience } from "./proof.ts";
import { ROOM_RULES, type RoomRules } from "./room.ts";
import { run } from "./run.ts";

/** The match as it stands at the end of its log. */
export function replayMatch(log: MatchLog): Match {
  const match = newMatch(log.setup);
  const course = courseOf(log);
  goTo(course, log.end);
  run(match, course);
  return match;
}

/** The fault of a log. It has been run to its end or to its fault. */
export function faultOf(match: Match, { referee }: Course, end: number): Problem | undefined {
  if (referee.by !== "log") return undefined;
  checkPatience(match, referee, end);
  return referee.fault;
}

/** Plays a log and gives the match, or the log's first fault (E-44). `isOver` says whether the match is over. */
export function verifyMatch(log: MatchLog, rules: RoomRules = ROOM_RULES): Result<Match> {
  return takeAll(verifyMatchInSteps(log, rules));
}

/** `verifyMatch` in steps, for logs from outside. No step takes long, whatever the log holds. */
export function* verifyMatchInSteps(log: MatchLog, rules: RoomRules = ROOM_RULES): Steps<Result<Match>> {
  const match = newMatch(log.setup);
  const course = courseOf(log, rules);
  goTo(course, log.end);
  while (!run(match, course, STEP)) yield match.state.time / Math.max(1, log.end);
  const fault = faultOf(match, course, log.end);
  return fault === undefined ? good(match) : { ok: false, problem: fault };
}

/**
 * The logs of the seats. Each holds the seat's own inputs and those from the match, and can be replayed alone. It fails
 * if a seat's own inputs leave no room for those from the match.
 */
export function seatLogs(log: MatchLog): Result<readonly Log[]> {
  const match = newMatch(log.setup);
  match.given = log.inputs.map(() => []);
  const course = courseOf(log);
  goTo(course, log.end);
  run(match, course);
  const logs: Log[] = [];
  for (const [seat, given] of match.given.entries()) {
    const own = seatLog(log, seat, given);
    if (!own.ok) return own;
    logs.push(own.value);
  }
  return good(logs);
}

/** A match up to a time, to play on from there, with no keys held. A room's match goes on by `resumeMatch` instead. */
export function cutMatchLog({ setup, inputs, end }: MatchLog, at: number): MatchLog {
  if (setup.isInRoom) throw new RangeError("the match of a room cannot be cut: attacks on their way would be lost");
  const cutAt = Math.min(at, end);
  const cut = inputs.map((own, seat) => cutInputs(setup.seats[seat]!.setup, own, cutAt));
  return { setup, inputs: cut, rulings: [], end: Math.max(cutAt, ...cut.map((own) => own.at(-1)?.at ?? 0)) };
}
