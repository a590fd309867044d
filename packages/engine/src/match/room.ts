// A match in a room (E-37): the room hears each seat by itself, as far as its player has been heard, and rules at times of its
// own. What it sends arrives ahead of all that has been played, so no board changes behind its player's back.

import type { Input } from "../actions.ts";
import { MILLISECOND, SECOND } from "../micros.ts";
import { inputFault } from "../log/log.ts";
import { type Result, bad, good } from "../result.ts";
import { courseOf } from "./course.ts";
import { type MatchLog, whyGiven } from "./log.ts";
import type { Match } from "./match.ts";
import { newMatch } from "./play.ts";
import type { Ruling } from "./ruling.ts";
import { run } from "./run.ts";
import { closeDecided } from "./settling.ts";

/** What a room promises. */
export interface RoomRules {
  /** What it rules arrives at least so much later. */
  readonly marginMicros: number;
  /** Everything is ruled on within this time. */
  readonly patienceMicros: number;
}

/** What a room promises unless it says something else. */
export const ROOM_RULES: RoomRules = { marginMicros: 200 * MILLISECOND, patienceMicros: 10 * SECOND };

/** What a room hears of a seat: all that its player has done since it was last heard, up to a time. Nothing earlier follows. */
export interface Hearing {
  readonly seat: number;
  readonly inputs: readonly Input[];
  readonly upTo: number;
}

/**
 * A room hears seats, at a time of its own, and rules. Seats that are heard together are played in the order of time, and
 * each attack is ruled on before its seat is played further. A hearing that is wrong changes nothing.
 */
export function hear(
  match: Match,
  at: number,
  hearings: readonly Hearing[],
  { marginMicros }: Pick<RoomRules, "marginMicros"> = ROOM_RULES,
): Result<readonly Ruling[]> {
  const { setup, state, games } = match;
  if (!setup.isInRoom) return bad("notAllowed", "match", "its seats go on together: no room hears them one by one");
  if (!Number.isSafeInteger(at)) return bad("form", "ruling", "its time is no whole number of microseconds");
  if (at < state.ruledAt) return bad("backwards", "ruling", `the room has ruled at ${state.ruledAt}, after ${at}`);
  const inputs: (readonly Input[])[] = games.map(() => []);
  const limits = games.map((game) => game.state.time);
  for (const hearing of hearings) {
    const wrong = hearingProblem(match, at, hearing) ?? twiceProblem(hearing, hearings);
    if (wrong !== undefined) return wrong;
    inputs[hearing.seat] = hearing.inputs;
    limits[hearing.seat] = Math.max(hearing.upTo, limits[hearing.seat]!);
  }
  const kept = match.rulings;
  match.rulings = [];
  run(match, { inputs, played: games.map(() => 0), limits, referee: { by: "room", at, marginMicros } });
  closeDecided(match, at, marginMicros);
  const rulings = match.rulings;
  kept?.push(...rulings);
  match.rulings = kept;
  return good(rulings);
}

function hearingProblem(match: Match, at: number, { seat, inputs, upTo }: Hearing): Result<never> | undefined {
  const where = { part: "seat", which: seat + 1 } as const;
  const game = match.games[seat];
  if (game === undefined) return bad("unknown", where, "there is no such seat");
  const isOn = game.state.phase !== "ended";
  let before = isOn ? game.state.time : 0;
  if (!Number.isSafeInteger(upTo)) return bad("form", where, "it is heard up to no whole number of microseconds");
  if (upTo < before) return bad("backwards", where, `it was heard up to ${before}, which is after ${upTo}`);
  if (upTo > at) return bad("notAllowed", where, `it is heard up to ${upTo}, which the room at ${at} has not reached`);
  for (const input of inputs) {
    if (!Number.isSafeInteger(input.at)) return bad("form", where, "the time of an input is no whole number");
    if (input.at < before || input.at > upTo)
      return bad("backwards", where, `an input at ${input.at} lies outside of ${before} to ${upTo}`);
    const fault = inputFault(game.rules.setup, input);
    if (fault !== undefined) return bad(fault.code, where, fault.why);
    const why = whyGiven(input);
    if (why !== undefined) return bad("notAllowed", where, why);
    before = input.at;
  }
  return undefined;
}

function twiceProblem({ seat }: Hearing, hearings: readonly Hearing[]): Result<never> | undefined {
  if (hearings.filter((each) => each.seat === seat).length === 1) return undefined;
  return bad("form", { part: "seat", which: seat + 1 }, "it is heard twice at once");
}

/**
 * A room's match taken up again from its log, all rulings so far included: each seat stands where it was heard to. Refused if
 * the log is not true.
 */
export function resumeMatch(log: MatchLog, upTo: readonly number[], rules: RoomRules = ROOM_RULES): Result<Match> {
  const match = newMatch(log.setup);
  if (!log.setup.isInRoom) return bad("notAllowed", "match", "its seats go on together: replay its log");
  if (upTo.length !== match.games.length || !upTo.every((at) => Number.isSafeInteger(at) && at >= 0))
    return bad("form", "seat", "every seat stands at a whole number of microseconds");
  const course = courseOf(log, rules);
  course.limits.splice(0, upTo.length, ...upTo);
  run(match, course);
  if (course.referee.by === "log" && course.referee.fault !== undefined)
    return { ok: false, problem: course.referee.fault };
  return good(match);
}
