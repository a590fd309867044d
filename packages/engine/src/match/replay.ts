// Playing the whole log of a match, proving it, cutting it, and taking the seats' own logs out of it.

import type { Log } from "../log/log.ts";
import { cutInputs } from "../log/replay.ts";
import { STEP, type Steps, takeAll } from "../log/steps.ts";
import { type Result, good } from "../result.ts";
import { checkArrival, checkDelays } from "./faults.ts";
import { type MatchLog, seatLog } from "./log.ts";
import type { Match } from "./match.ts";
import { newMatch, runMatch } from "./play.ts";
import { scriptOf } from "./script.ts";
import { isOnItsWay } from "./state.ts";

/** The match as it stands at the end of its log. */
export function replayMatch(log: MatchLog): Match {
  return takeAll(replayMatchInSteps(log));
}

/** The same in steps, for logs from outside. */
export function* replayMatchInSteps(log: MatchLog): Steps<Match> {
  const match = newMatch(log.setup);
  yield* playOut(match, log);
  return match;
}

/** Plays a match that has just begun to the end of its log. */
function* playOut(match: Match, log: MatchLog): Steps<void> {
  const script = scriptOf(log);
  for (const at of stopsOf(log)) {
    runMatch(match, at, script);
    yield at / Math.max(1, log.end);
  }
  runMatch(match, log.end, script);
  for (const delivery of match.state.deliveries) if (!isOnItsWay(delivery)) checkArrival(match, delivery);
  if (log.setup.hasDelays) checkDelays(match, log.end);
}

/** Times at which to pause: after so many inputs of the busiest seat, or rulings. */
export function stopsOf({ inputs, rulings }: MatchLog): number[] {
  const lists: readonly (readonly { readonly at: number }[])[] = [...inputs, rulings];
  const busiest = lists.reduce((most, list) => (list.length > most.length ? list : most));
  const stops: number[] = [];
  for (let i = STEP; i < busiest.length; i += STEP) {
    const { at } = busiest[i]!;
    if (at > (stops.at(-1) ?? 0)) stops.push(at);
  }
  return stops;
}

/** Plays a log and gives the match if all of it is true, or the first thing that is not (E-37). */
export function verifyMatch(log: MatchLog): Result<Match> {
  const match = replayMatch(log);
  const { fault } = match.state;
  return fault === undefined ? good(match) : { ok: false, problem: fault };
}

/**
 * The logs of the seats, each with what reached it from outside: every one re-plays alone. A seat that fills its log to the
 * last has no room for what reached it: then there are none.
 */
export function seatLogs(log: MatchLog): Result<readonly Log[]> {
  const match = newMatch(log.setup);
  match.given = log.inputs.map(() => []);
  takeAll(playOut(match, log));
  const logs: Log[] = [];
  for (const [seat, given] of match.given.entries()) {
    const own = seatLog(log, seat, given);
    if (!own.ok) return own;
    logs.push(own.value);
  }
  return good(logs);
}

/** A match without delays up to a moment, to play on from there; nobody holds a key yet. */
export function cutMatchLog({ setup, inputs, end }: MatchLog, at: number): MatchLog {
  if (setup.hasDelays) throw new RangeError("a match with delays cannot be cut: what is on its way would be lost");
  const cutAt = Math.min(at, end);
  const cut = inputs.map((own, seat) => cutInputs(setup.seats[seat]!.setup, own, cutAt));
  return { setup, inputs: cut, rulings: [], end: Math.max(cutAt, ...cut.map((own) => own.at(-1)?.at ?? 0)) };
}
