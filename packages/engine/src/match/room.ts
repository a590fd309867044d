// A match in a room (E-37, E-42): the room hears each seat separately, up to a time, and rules at times of its own.
// Attacks arrive later than everything that has been played, so a board never changes in its player's past.

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

/** The promises of a room. */
export interface RoomRules {
  /** Attacks, and the end of the match, arrive at least this long after their ruling. */
  readonly marginMicros: number;
  /** The room rules on everything within this time. */
  readonly patienceMicros: number;
}

/** The promises of a room by default. */
export const ROOM_RULES: RoomRules = { marginMicros: 200 * MILLISECOND, patienceMicros: 10 * SECOND };

/** What a room hears of a seat: its inputs since the last hearing, up to a time. No earlier input may follow. */
export interface Hearing {
  readonly seat: number;
  readonly inputs: readonly Input[];
  readonly upTo: number;
}

/**
 * A room hears seats at a time of its own, and rules. Seats heard together are played in the order of time. The room
 * rules on each attack before it plays its seat further. A wrong hearing changes nothing. The caller keeps the promises
 * of `RoomRules`: a room that hears a seat too late has to play it on without its player before that.
 */
export function hear(
  match: Match,
  at: number,
  hearings: readonly Hearing[],
  { marginMicros }: Pick<RoomRules, "marginMicros"> = ROOM_RULES,
): Result<readonly Ruling[]> {
  const { setup, state, games } = match;
  if (!setup.isInRoom) return bad("notAllowed", "match", "this match has no room: its inputs come by `playSeat`");
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
  if (!Number.isSafeInteger(upTo))
    return bad("form", where, "the time up to which it is heard is no whole number of microseconds");
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
 * Resumes a room's match from its log, which must hold all rulings so far. `upTo`: the time up to which each seat was
 * heard. A log that is not true is refused.
 */
export function resumeMatch(log: MatchLog, upTo: readonly number[], rules: RoomRules = ROOM_RULES): Result<Match> {
  const match = newMatch(log.setup);
  if (!log.setup.isInRoom) return bad("notAllowed", "match", "this match has no room: replay its log instead");
  if (upTo.length !== match.games.length || !upTo.every((at) => Number.isSafeInteger(at) && at >= 0))
    return bad("form", "seat", "each seat needs a time, a whole number of microseconds");
  for (const [seat, at] of upTo.entries())
    if (at > log.end || at < (log.inputs[seat]!.at(-1)?.at ?? 0))
      return bad("notAllowed", { part: "seat", which: seat + 1 }, `its log does not lead to ${at}`);
  const course = courseOf(log, rules);
  course.limits.splice(0, upTo.length, ...upTo);
  run(match, course);
  if (course.referee.by === "log" && course.referee.fault !== undefined)
    return { ok: false, problem: course.referee.fault };
  return good(match);
}
