// From the start of a match to its standings: what is played, the series it belongs to, what is kept of it. What plays it
// is fetched with the first one.

import type { ComputerRank, MatchTimeline } from "@korobeinix/engine";
import { effect, type Signal, signal, untracked } from "@preact/signals";
import { recordMatch } from "../library/matchRecords.ts";
import type { PlayedMatch } from "../library/playedMatch.ts";
import { newSeries, seriesWinnerOf, withMatch } from "../library/series.ts";
import type { Sitting, SittingOptions } from "../matches/sitting.ts";
import type { Versus } from "../matches/versus.ts";
import type { MatchActions } from "../parts/context.ts";
import { type ScreenName, SCREENS } from "../routes/routes.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import type { Sitter } from "../settings/sitter.ts";
import type { Phase } from "../table/table.ts";
import type { Host } from "./host.ts";

export class Matches implements MatchActions {
  readonly playing: Signal<Versus | undefined> = signal(undefined);
  readonly played: Signal<PlayedMatch | undefined> = signal(undefined);
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    effect(() => {
      const playing = this.playing.value;
      const phase = playing?.table.phase.value;
      if (playing !== undefined && phase !== undefined) untracked(() => this.#onPhase(playing, phase));
    });
  }

  start(plan: MatchPlan): void {
    void this.#begin({ plan, series: newSeries(plan) });
  }

  again({ isSwapped = false }: { readonly isSwapped?: boolean } = {}): void {
    const last = this.played.peek() ?? this.playing.peek()?.options;
    if (last === undefined) return this.#host.router.replace({ screen: "match" });
    const turned = <T>(seats: readonly T[]): readonly T[] => (isSwapped ? seats.toReversed() : seats);
    const plan = { ...last.plan, seats: turned(last.plan.seats) };
    const series = seriesWinnerOf(last.series) === undefined ? last.series : newSeries(plan);
    void this.#begin({ plan, series, sitters: turned(last.sitters) });
  }

  takeOver(timeline: MatchTimeline, at: number, seat: number, rank: ComputerRank, sitters: readonly Sitter[]): void {
    void this.#sit(async () => {
      const { takenOver } = await import("../matches/sitting.ts");
      return takenOver({ timeline, at, seat, rank, sitters });
    });
  }

  /** What becomes of the match on another screen; and what is to be seen where there is none. */
  onRoute(screen: ScreenName): void {
    const playing = this.playing.peek();
    if (screen === "standings" && this.played.peek() === undefined)
      return this.#host.router.replace({ screen: "match" });
    if (playing === undefined) {
      if (screen === "versus") this.#host.router.replace({ screen: "match" });
      return;
    }
    if (screen === "versus" || screen === "standings") return;
    playing.table.pause(performance.now());
    if (SCREENS[screen].game === "waits" && !playing.isOver) return;
    this.#leave(playing);
  }

  #begin(options: Pick<SittingOptions, "plan" | "series" | "sitters">): Promise<void> {
    const { settings, t } = this.#host;
    const nameless = (person: number): string => t.peek()("seat.nameless", { person });
    return this.#sit(async () => {
      const { sittingBy } = await import("../matches/sitting.ts");
      return sittingBy({ ...options, settings: settings.peek(), nameless });
    });
  }

  async #sit(choose: () => Promise<Sitting | undefined>): Promise<void> {
    const { router, sound, haptics, settings, stage } = this.#host;
    const route = router.route.peek();
    const [sitting, { Versus: Match }] = await Promise.all([choose(), import("../matches/versus.ts")]);
    // Whoever has gone on meanwhile begins no match.
    if (route !== router.route.peek()) return;
    if (sitting === undefined) return router.replace({ screen: "match" });
    const left = this.playing.peek();
    if (left !== undefined) this.#leave(left);
    this.played.value = undefined;
    const versus: Versus = new Match({
      ...sitting,
      settings,
      sound,
      haptics,
      layouts: () => stage.peek()?.layouts.peek() ?? [],
      isShown: () => router.route.peek().screen === "versus",
      onLeave: () => this.#keepUnfinished(versus, true),
    });
    this.playing.value = versus;
    if (route.screen === "standings") router.replace({ screen: "versus" });
    else router.go({ screen: "versus" });
  }

  #onPhase(playing: Versus, phase: Phase): void {
    if (phase === "ending") void this.#finish(playing);
    else if (phase === "over") this.#showStandings(playing);
  }

  async #finish(playing: Versus): Promise<void> {
    const { library, storage } = this.#host;
    const { game, isContinued, id } = playing;
    const { plan, sitters } = playing.options;
    const log = game.toLog();
    const series = withMatch(playing.options.series, game.match);
    const replay = await library.keepMatch(game.match, log, sitters, isContinued ? "continued" : "match", { id });
    const played: PlayedMatch = { plan, sitters, match: game.match, log, series, isContinued, replay };
    await recordMatch(storage, played);
    if (playing !== this.playing.peek()) return;
    this.played.value = played;
    this.#showStandings(playing);
  }

  /** As soon as the end has been seen and everything is kept. */
  #showStandings(playing: Versus): void {
    if (playing.table.phase.peek() !== "over" || this.played.peek() === undefined) return;
    const { router } = this.#host;
    if (router.route.peek().screen === "versus") router.replace({ screen: "standings" });
  }

  /** A match that is left is over; it is kept as a replay (S-17). */
  #leave(playing: Versus): void {
    this.#keepUnfinished(playing, false);
    playing.stop();
    this.playing.value = undefined;
  }

  #keepUnfinished({ isOver, isContinued, game, id, options: { sitters } }: Versus, isLeaving: boolean): void {
    if (isOver) return;
    const origin = isContinued ? "continued" : "abandoned";
    void this.#host.library.keepMatch(game.match, game.toLog(), sitters, origin, { id, isLeaving });
  }
}
