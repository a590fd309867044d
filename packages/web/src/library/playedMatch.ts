// A match that has been played, as its result and its replay need it. Plain data.

import type { Match, MatchLog } from "@korobeinix/engine/match";
import type { MatchPlan } from "../settings/matchPlan.ts";
import type { Series } from "../settings/series.ts";
import type { Sitter } from "../settings/sitter.ts";

export type { Series, Sitter };

export interface PlayedMatch {
  /** As it was played: the seats in the order of the boards. */
  readonly plan: MatchPlan;
  readonly sitters: readonly Sitter[];
  /** As its log leaves it. */
  readonly match: Match;
  readonly log: MatchLog;
  /** With this match counted. */
  readonly series: Series;
  /** It was taken over from a replay: it counts for nothing (S-16). */
  readonly isContinued: boolean;
  /** The id under which it is kept as a replay. */
  readonly replay: string;
}
