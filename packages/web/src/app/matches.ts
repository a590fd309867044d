// From the start of a match to its standings: what is played, the series it belongs to, what is kept of it.

import type { ComputerRank, MatchTimeline } from "@korobeinix/engine";
import { type Signal, signal } from "@preact/signals";
import type { PlayedMatch, Sitter } from "../library/playedMatch.ts";
import type { MatchActions } from "../parts/context.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";

export class Matches implements MatchActions {
  readonly played: Signal<PlayedMatch | undefined> = signal(undefined);

  start(_plan: MatchPlan): void {}

  again(_options?: { readonly isSwapped: boolean }): void {}

  takeOver(_timeline: MatchTimeline, _at: number, _seat: number, _rank: ComputerRank, _s: readonly Sitter[]): void {}
}
