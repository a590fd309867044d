// How a match is sat down at: by a plan, or in the middle of one that was kept. Fetched with the first match.

import { type ComputerRank, cutMatchLog, type MatchSetup, type MatchTimeline, seekMatch } from "@korobeinix/engine";
import type { Series } from "../library/playedMatch.ts";
import { newSeries } from "../library/series.ts";
import { sittersOf } from "../library/sitters.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { checkPlan, planOfSetup } from "../settings/matchRequests.ts";
import { newSeed } from "../settings/requests.ts";
import type { Settings } from "../settings/settings.ts";
import type { Sitter } from "../settings/sitter.ts";
import type { BegunMatch } from "../table/matchGame.ts";

/** A match to be sat down at. */
export interface Sitting {
  readonly plan: MatchPlan;
  readonly setup: MatchSetup;
  readonly sitters: readonly Sitter[];
  readonly series: Series;
  /** It goes on from there. */
  readonly begun?: BegunMatch;
}

export interface SittingOptions {
  readonly plan: MatchPlan;
  readonly series: Series;
  /** Those of the match before. */
  readonly sitters?: readonly Sitter[] | undefined;
  readonly settings: Settings;
  /** What a person without a name is called, counted from 1. */
  readonly nameless: (person: number) => string;
}

/** Undefined: it cannot be played. */
export function sittingBy({ plan, series, sitters, settings, nameless }: SittingOptions): Sitting | undefined {
  const seed = newSeed();
  const setup = checkPlan(plan, settings, seed);
  if (!setup.ok) return undefined;
  const { playerName } = settings;
  return { plan, setup: setup.value, sitters: sitters ?? sittersOf(plan, { playerName, seed, nameless }), series };
}

/** Where and how a kept match is taken over. */
export interface TakeOver {
  readonly timeline: MatchTimeline;
  readonly at: number;
  readonly seat: number;
  /** Of the computers at all other seats. */
  readonly rank: ComputerRank;
  readonly sitters: readonly Sitter[];
}

/** Undefined: it was over by then. */
export function takenOver({ timeline, at, seat, rank, sitters }: TakeOver): Sitting | undefined {
  const log = cutMatchLog(timeline.log, at);
  // Up to there a log and what is cut from it have the same keyframes.
  const match = seekMatch({ ...timeline, log }, at);
  if (match.state.result !== "playing") return undefined;
  const seats = sitters.map((sitter, other) => ({ ...sitter, computer: other === seat ? undefined : rank }));
  const plan = planOfSetup(log.setup, seats);
  return { plan, setup: log.setup, sitters: seats, series: newSeries(plan), begun: { log, match } };
}
