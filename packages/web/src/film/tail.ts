// How long the end of what is filmed is looked at, in microseconds: until its ending has been seen, by the skin that it is
// shown in and by how it went.

import type { Outcome } from "@korobeinix/engine";
import { type Log, replay } from "@korobeinix/engine/log";
import { type AnyLog, isMatchLog } from "../logs/anyLog.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { lookedAtMs } from "../stage/endings/times.ts";

/** After an ending its last picture is looked at for a moment. */
const REST_MS = 400;
/** Of a match: the winner's fireworks too. */
const MATCH_MS = 3_000;

/** What a page plays through without being felt to stop. */
const MOST_INPUTS = 30_000;

/** A game is played through once to learn how it ends. */
const outcomes = new WeakMap<Log, Outcome>();

function outcomeOf(log: Log): Outcome {
  // Of one too long for that, the longest ending has room.
  if (log.inputs.length > MOST_INPUTS) return "goalReached";
  const outcome = outcomes.get(log) ?? replay(log).state.outcome;
  outcomes.set(log, outcome);
  return outcome;
}

export function tailOf(log: AnyLog, skin: SkinId, display: DisplaySettings): number {
  const ms = isMatchLog(log) ? MATCH_MS : lookedAtMs(skin, outcomeOf(log), display) + REST_MS;
  return ms * 1000;
}
