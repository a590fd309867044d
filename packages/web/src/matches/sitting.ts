// How a match is sat down at: by a plan, or in the middle of one that was kept. Fetched with the first match.

import { EDITIONS } from "@korobeinix/engine";
import {
  type ComputerRank,
  cutMatchLog,
  type MatchSetup,
  type MatchTimeline,
  readBinaryMatch,
  seekMatch,
} from "@korobeinix/engine/match";
import { type Code, planUnder } from "../library/codes.ts";
import type { PlayedMatch, Series } from "../library/playedMatch.ts";
import { newSeries } from "../library/series.ts";
import { sittersOf } from "../library/sitters.ts";
import { proveMatch } from "../logs/openMatch.ts";
import { inSlices } from "../logs/slices.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { checkPlan, planOfSetup } from "../settings/matchRequests.ts";
import { newSeed } from "../settings/requests.ts";
import type { Settings } from "../settings/settings.ts";
import type { Sitter } from "../settings/sitter.ts";
import type { SavedMatch } from "../storage/storage.ts";
import type { BegunMatch } from "../table/matchGame.ts";

/** A match to be sat down at. */
export interface Sitting {
  readonly plan: MatchPlan;
  readonly setup: MatchSetup;
  readonly sitters: readonly Sitter[];
  readonly series: Series;
  /** It goes on from there. */
  readonly begun?: BegunMatch;
  /** It was taken over from a replay: it counts for nothing (S-16). */
  readonly isContinued: boolean;
  /** Under which it is kept already, where it was left and is gone on with. */
  readonly id?: string;
  readonly began?: number;
}

export interface SittingOptions {
  readonly plan: MatchPlan;
  readonly series: Series;
  /** Those of the match before. */
  readonly sitters?: readonly Sitter[] | undefined;
  readonly settings: Settings;
  /** Those that hold (N-21). The plan stays without them: the match after it begins under the codes of its own time. */
  readonly codes: ReadonlySet<Code>;
  /** What a person without a name is called, counted from 1. */
  readonly nameless: (person: number) => string;
}

/** Undefined: it cannot be played. */
export function sittingBy({ plan, series, sitters, settings, codes, nameless }: SittingOptions): Sitting | undefined {
  const seed = newSeed();
  const setup = checkPlan(planUnder(plan, codes), settings, seed);
  if (!setup.ok) return undefined;
  const { playerName } = settings;
  const seated = sitters ?? sittersOf(plan, { playerName, seed, nameless });
  return { plan, setup: setup.value, sitters: seated, series, isContinued: false };
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
  return { plan, setup: log.setup, sitters: seats, series: newSeries(plan), begun: { log, match }, isContinued: true };
}

/** Undefined: it cannot be read, or is over. */
export async function takenUp(saved: SavedMatch): Promise<Sitting | undefined> {
  const begun = await readSaved(saved);
  if (begun === undefined || begun.match.state.result !== "playing") return undefined;
  const { id, began, plan, sitters, series, isContinued } = saved;
  return { id, began, plan, sitters, series, isContinued, setup: begun.log.setup, begun };
}

/** One that has ended, for its standings. Undefined: it cannot be read, or is not over. */
export async function playedOf(saved: SavedMatch): Promise<PlayedMatch | undefined> {
  const begun = await readSaved(saved);
  if (begun === undefined || begun.match.state.result === "playing") return undefined;
  const { id: replay, plan, sitters, series, isContinued } = saved;
  return { plan, sitters, ...begun, series, isContinued, replay };
}

async function readSaved({ log: bytes, plan }: SavedMatch): Promise<BegunMatch | undefined> {
  const read = await inSlices(readBinaryMatch(bytes, EDITIONS));
  if (!read.ok) return undefined;
  const log = read.value;
  const proved = await proveMatch(log);
  // A damaged save may hold the plan of another match, with other seats.
  if (!proved.ok || log.setup.seats.length !== plan.seats.length) return undefined;
  return { log, match: proved.value };
}
