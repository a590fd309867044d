// Playing the whole log of a match, proving it, cutting it, and taking the seats' own logs out of it.

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

/** What is not true in a log that has been run to its end, or as far as it is true. */
export function faultOf(match: Match, { referee }: Course, end: number): Problem | undefined {
  if (referee.by !== "log") return undefined;
  checkPatience(match, referee, end);
  return referee.fault;
}

/** Plays a log and gives the match if all of it is true, or the first thing that is not (E-37). Whether it is over, see `isOver`. */
export function verifyMatch(log: MatchLog, rules: RoomRules = ROOM_RULES): Result<Match> {
  return takeAll(verifyMatchInSteps(log, rules));
}

/** The same in steps, for logs from outside: none of them takes long, whatever the log holds. */
export function* verifyMatchInSteps(log: MatchLog, rules: RoomRules = ROOM_RULES): Steps<Result<Match>> {
  const match = newMatch(log.setup);
  const course = courseOf(log, rules);
  goTo(course, log.end);
  while (!run(match, course, STEP)) yield match.state.time / Math.max(1, log.end);
  const fault = faultOf(match, course, log.end);
  return fault === undefined ? good(match) : { ok: false, problem: fault };
}

/**
 * The logs of the seats, each with what reached it from outside: every one re-plays alone. A seat that fills its log to the
 * last has no room for what reached it: then there are none.
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

/** A match up to a moment, to play on from there; nobody holds a key yet. That of a room goes on in its room (`resumeMatch`). */
export function cutMatchLog({ setup, inputs, end }: MatchLog, at: number): MatchLog {
  if (setup.isInRoom) throw new RangeError("the match of a room cannot be cut: what is on its way would be lost");
  const cutAt = Math.min(at, end);
  const cut = inputs.map((own, seat) => cutInputs(setup.seats[seat]!.setup, own, cutAt));
  return { setup, inputs: cut, rulings: [], end: Math.max(cutAt, ...cut.map((own) => own.at(-1)?.at ?? 0)) };
}
