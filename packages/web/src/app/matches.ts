// From the start of a match to its standings: what is played, the series it belongs to, what is kept of it. What plays it
// is fetched with the first one.

import { type ComputerRank, makeBinaryMatch, type MatchTimeline } from "@korobeinix/engine/match";
import { effect, type Signal, signal, untracked } from "@preact/signals";
import { hasBegun } from "../library/keepMatch.ts";
import { recordMatch } from "../library/matchRecords.ts";
import type { PlayedMatch } from "../library/playedMatch.ts";
import { newSeries, withMatch } from "../library/series.ts";
import { isUnfinished, seriesWinnerOf } from "../settings/series.ts";
import type { Sitting, SittingOptions } from "../matches/sitting.ts";
import type { Versus } from "../matches/versus.ts";
import type { MatchActions } from "../parts/context.ts";
import { type ScreenName, SCREENS } from "../routes/routes.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import type { Sitter } from "../settings/sitter.ts";
import type { SavedMatch } from "../storage/storage.ts";
import type { Phase } from "../table/table.ts";
import type { Host } from "./host.ts";

export class Matches implements MatchActions {
  readonly playing: Signal<Versus | undefined> = signal(undefined);
  readonly played: Signal<PlayedMatch | undefined> = signal(undefined);
  /** A match that was left before its end, or the last one of a series that goes on. */
  readonly unfinished: Signal<SavedMatch | undefined> = signal(undefined);
  readonly #host: Host;
  /** What the storage has for this tab: a match that was left, or the one that ended last. */
  #saved: SavedMatch | undefined;
  #hasLoaded = false;

  constructor(host: Host) {
    this.#host = host;
    effect(() => {
      const playing = this.playing.value;
      const phase = playing?.table.phase.value;
      if (playing !== undefined && phase !== undefined) untracked(() => this.#onPhase(playing, phase));
    });
  }

  /** Reads the match that an earlier visit left. */
  async load(): Promise<void> {
    const saved = await this.#host.storage.loadMatch();
    this.#hasLoaded = true;
    // Its player may have begun another one meanwhile.
    if (this.playing.peek() !== undefined) return;
    this.#remember(saved);
    this.onRoute(this.#host.router.route.peek().screen);
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

  /** Goes on with the match that was left, or with its series. */
  resume(): void {
    const saved = this.unfinished.peek();
    if (saved !== undefined) this.#goOn(saved, false);
  }

  /** What becomes of the match on another screen; and what is to be seen where there is none. */
  onRoute(screen: ScreenName): void {
    const playing = this.playing.peek();
    if (screen === "standings" && this.played.peek() === undefined) return this.#enter(this.#saved?.isOver === true);
    if (playing === undefined) return screen === "versus" ? this.#enter() : undefined;
    if (screen === "versus" || screen === "standings") return;
    playing.table.pause(performance.now());
    if (SCREENS[screen].game === "waits" && !playing.isOver) return;
    this.#leave(playing);
  }

  /** The address is that of a match: the one that was left, or there is none. */
  #enter(isThere = true): void {
    const saved = this.#saved;
    if (saved !== undefined && isThere) this.#goOn(saved, true);
    else if (this.#hasLoaded) this.#host.router.replace({ screen: "match" });
  }

  #goOn(saved: SavedMatch, isPaused: boolean): void {
    void (saved.isOver ? this.#showAgain(saved) : this.#takeUp(saved, isPaused));
  }

  /** A save that cannot be read is given up; the match is among the replays as far as it was kept there. */
  #takeUp(saved: SavedMatch, isPaused: boolean): Promise<void> {
    return this.#sit(async () => {
      const { takenUp } = await import("../matches/sitting.ts");
      const sitting = await takenUp(saved);
      if (sitting === undefined) this.#forget(saved);
      return sitting;
    }, isPaused);
  }

  /** The standings of a match that ended before the page was loaded, or before its series was left. */
  async #showAgain(saved: SavedMatch): Promise<void> {
    const { router } = this.#host;
    const route = router.route.peek();
    const { playedOf } = await import("../matches/sitting.ts");
    const played = await playedOf(saved);
    if (played === undefined) this.#forget(saved);
    if (route !== router.route.peek()) return;
    if (played === undefined) return router.replace({ screen: "match" });
    this.played.value = played;
    if (route.screen === "match") router.go({ screen: "standings" });
    else if (route.screen !== "standings") router.replace({ screen: "standings" });
  }

  #remember(saved: SavedMatch | undefined): void {
    this.#saved = saved;
    this.unfinished.value = saved !== undefined && isUnfinished(saved) ? saved : undefined;
  }

  /** Unless another match has been begun meanwhile. */
  #forget(saved: SavedMatch): void {
    if (this.#saved !== saved) return;
    this.#remember(undefined);
    void this.#host.storage.clearMatch();
  }

  #begin(options: Pick<SittingOptions, "plan" | "series" | "sitters">): Promise<void> {
    const { settings, codes, t } = this.#host;
    const nameless = (person: number): string => t.peek()("seat.nameless", { person });
    return this.#sit(async () => {
      const { sittingBy } = await import("../matches/sitting.ts");
      return sittingBy({ ...options, settings: settings.peek(), codes: codes.peek(), nameless });
    });
  }

  async #sit(choose: () => Promise<Sitting | undefined>, isPaused = false): Promise<void> {
    const { router, storage, sound, haptics, settings, stage } = this.#host;
    const route = router.route.peek();
    const [sitting, { Versus: Match }] = await Promise.all([choose(), import("../matches/versus.ts")]);
    // Whoever has gone on meanwhile begins no match.
    if (route !== router.route.peek()) return;
    if (sitting === undefined) return router.replace({ screen: "match" });
    const left = this.playing.peek();
    if (left !== undefined) this.#leave(left);
    this.played.value = undefined;
    this.#remember(undefined);
    // A match that is continued writes over its own save, and the next of a series over that of the last.
    if (sitting.id === undefined && sitting.series.played === 0) void storage.clearMatch();
    const versus: Versus = new Match({
      ...sitting,
      isPaused,
      storage,
      settings,
      sound,
      haptics,
      layouts: () => stage.peek()?.layouts.peek() ?? [],
      isShown: () => router.route.peek().screen === "versus",
      onLeave: () => this.#keepUnfinished(versus),
    });
    this.playing.value = versus;
    if (route.screen === "standings") router.replace({ screen: "versus" });
    else router.go({ screen: "versus" });
  }

  #onPhase(playing: Versus, phase: Phase): void {
    if (phase === "paused") playing.autosave.now();
    else if (phase === "ending") void this.#finish(playing);
    else if (phase === "over") this.#showStandings(playing);
  }

  async #finish(playing: Versus): Promise<void> {
    const { library, storage } = this.#host;
    const { facts, isContinued, id, began } = playing;
    const { plan, sitters } = playing.options;
    const { match } = playing.game;
    const log = playing.game.toLog();
    const series = withMatch(playing.options.series, match);
    const played: PlayedMatch = { plan, sitters, match, log, series, isContinued, replay: id };
    const saved: SavedMatch = { ...facts, series, isOver: true, log: makeBinaryMatch(log) };
    this.#remember(saved);
    // All writes begin before any is waited for: a page that goes now must not lose the match or its series.
    await Promise.all([
      library.keepMatch(match, log, sitters, isContinued ? "continued" : "match", { id, began }),
      storage.saveMatch(saved),
      recordMatch(storage, played),
    ]);
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

  /** A match that is left is kept as a replay, and waits to be continued (S-17). */
  #leave(playing: Versus): void {
    this.#keepUnfinished(playing);
    if (!playing.isOver) this.#waitFor(playing);
    playing.stop();
    this.playing.value = undefined;
  }

  /** A match without a single piece placed is not kept, unless earlier matches of its series were played. */
  #waitFor({ game, facts, autosave }: Versus): void {
    if (!hasBegun(game.match) && facts.series.played === 0) return autosave.clear();
    autosave.now();
    this.#remember({ ...facts, log: makeBinaryMatch(game.toLog()) });
  }

  #keepUnfinished({ isOver, isContinued, game, id, began, options: { sitters } }: Versus): void {
    if (isOver) return;
    const origin = isContinued ? "continued" : "abandoned";
    void this.#host.library.keepMatch(game.match, game.toLog(), sitters, origin, { id, began });
  }
}
