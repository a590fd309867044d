// Makes the log of a match ready to be looked at, however long it is, without holding up the page. One whose rulings the
// rules do not bear out is refused (E-37).

import type { Result } from "@korobeinix/engine";
import {
  type Match,
  type MatchLog,
  type MatchTimeline,
  openMatch as openInSteps,
  verifyMatchInSteps,
} from "@korobeinix/engine/match";
import { inSlices, type SliceOptions } from "./slices.ts";

export function openMatch(log: MatchLog, options: SliceOptions = {}): Promise<Result<MatchTimeline>> {
  return inSlices(openInSteps(log), options);
}

/** A match as its log leaves it, or what the rules do not bear out. */
export function proveMatch(log: MatchLog, options: SliceOptions = {}): Promise<Result<Match>> {
  return inSlices(verifyMatchInSteps(log), options);
}
