// Makes the log of a match ready to be looked at, however long it is, without holding up the page. A log whose rulings break
// the rules is refused (E-44).

import type { Result } from "@korobeinix/engine";
import {
  type Match,
  type MatchLog,
  type MatchTimeline,
  openMatch as openInSteps,
  ROOM_RULES,
  verifyMatchInSteps,
} from "@korobeinix/engine/match";
import { inSlices, type SliceOptions } from "./slices.ts";

export function openMatch(log: MatchLog, options: SliceOptions = {}): Promise<Result<MatchTimeline>> {
  return inSlices(openInSteps(log, ROOM_RULES), options);
}

/** A match as its log leaves it, or the first ruling that breaks the rules. */
export function proveMatch(log: MatchLog, options: SliceOptions = {}): Promise<Result<Match>> {
  return inSlices(verifyMatchInSteps(log, ROOM_RULES), options);
}
