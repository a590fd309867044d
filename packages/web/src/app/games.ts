// From the start of a game to its result: what is played, put away, taken up again. Knows no screen but those it leads to.

import { type Game, makeSetup, type SetupRequest } from "@korobeinix/engine";
import { cutLog, type Log, seek, type Timeline } from "@korobeinix/engine/log";
import { tableOf } from "@korobeinix/engine/records";
import { effect, type Signal, signal, untracked } from "@preact/signals";
import { setupUnder } from "../library/codes.ts";
import { readLog, type Rival, type Unfinished } from "../library/library.ts";
import type { GameResult } from "../library/result.ts";
import { celebrationOf } from "../library/results.ts";
import { openReplay } from "../logs/openReplay.ts";
import type { GameActions } from "../parts/context.ts";
import { type ScreenName, SCREENS } from "../routes/routes.ts";
import { newSeed } from "../settings/requests.ts";
import { musicOf } from "../sound/musicOf.ts";
import type { Origin, RecordLine } from "../storage/storage.ts";
import { LogSource } from "../table/logSource.ts";
import { type Begun, Session } from "../table/session.ts";
import type { Phase } from "../table/table.ts";
import { fetchResult } from "./fetchResult.ts";
import type { Host } from "./host.ts";
import { Playing } from "./playing.ts";

/** How much longer the greatest celebration keeps the result waiting. */
const CELEBRATION_MS = 2_200;

export class Games implements GameActions {
  readonly playing: Signal<Playing | undefined> = signal(undefined);
  readonly result: Signal<GameResult | undefined> = signal(undefined);
  /** A game that is not over and not on. */
  readonly unfinished: Signal<Unfinished | undefined> = signal(undefined);
  readonly #host: Host;
  #hasLoaded = false;

  constructor(host: Host) {
    this.#host = host;
    effect(() => {
      const playing = this.playing.value;
      const phase = playing?.table.phase.value;
      if (playing !== undefined && phase !== undefined) untracked(() => this.#onPhase(playing, phase));
    });
  }

  /** Reads the game that an earlier visit left, to go on with. */
  async load(): Promise<void> {
    const unfinished = await this.#host.library.loadUnfinished().finally(() => {
      this.#hasLoaded = true;
    });
    // A long game takes a while to read: its player may have begun another one.
    if (unfinished !== undefined && (this.playing.peek() ?? this.unfinished.peek()) !== undefined)
      return this.#host.library.abandon(unfinished);
    this.unfinished.value = unfinished;
    this.onRoute(this.#host.router.route.peek().screen);
  }

  start(request: SetupRequest, rival?: Rival): void {
    // A code may make it faster (N-21).
    const { setup, asked } = setupUnder(request, this.#host.codes.peek(), "player");
    this.#abandon();
    this.#sit(asked, { session: new Session(setup), isContinued: false, rival }, { isResumed: false, isPaused: false });
  }

  /** The same once more, with other pieces; a race against the same rival. */
  readonly again = (): void => {
    const playing = this.playing.peek();
    if (playing === undefined) return this.#host.router.replace({ screen: "menu" });
    const { rival, request } = playing;
    const hasRival = rival !== undefined && rival !== "lost" && rival.source instanceof LogSource;
    const same = hasRival ? { name: rival.name, source: new LogSource(rival.source.timeline) } : undefined;
    this.start({ ...request, seed: newSeed() }, same);
  };

  /** Whether this is the game being played, and goes on from another. */
  isContinued(game: Game): boolean {
    const playing = this.playing.peek();
    return playing?.isContinued === true && playing.session.game === game;
  }

  /** Goes on with the game that was left. */
  resume(): void {
    const unfinished = this.unfinished.peek();
    if (unfinished !== undefined) this.#takeUp(unfinished, false);
  }

  playFrom(timeline: Timeline, at: number): void {
    const log = cutLog(timeline.log, at);
    // Up to there a log and what is cut from it have the same keyframes.
    this.takeOver({ log, game: seek({ ...timeline, log }, at) });
  }

  takeOver(begun: Begun): void {
    if (begun.game.state.phase === "ended") return;
    this.#abandon();
    this.#takeUp({ session: new Session(begun.log.setup, begun), isContinued: true, rival: undefined }, false);
  }

  /** The pieces are new, so it counts like any other game. */
  race(timeline: Timeline, name: string): void {
    const request = { ...makeSetup(timeline.log.setup), seed: newSeed() };
    this.start(request, { name, source: new LogSource(timeline) });
  }

  /** Tells whether the game of a line can be read; whoever has gone on meanwhile starts no race. */
  async raceRecord({ log: bytes, name }: RecordLine): Promise<boolean> {
    const route = this.#host.router.route.peek();
    const log = await readLog(bytes);
    if (!log.ok) return false;
    const timeline = await openReplay(log.value);
    if (route === this.#host.router.route.peek() && this.playing.peek()?.isOver !== false) this.race(timeline, name);
    return true;
  }

  keep(game: Game, log: Log, origin: Origin): Promise<void> {
    return this.#host.library.keep(game, log, origin);
  }

  /** What becomes of the game on another screen; and what is to be seen where there is none. */
  onRoute(screen: ScreenName): void {
    const playing = this.playing.peek();
    if (playing === undefined) {
      if (screen === "play") this.#enterPlay();
      return;
    }
    const { game } = SCREENS[screen];
    // A game that a key has just ended ends with this.
    if (game !== "on") playing.table.pause(performance.now());
    if (playing.isOver) {
      if (screen === "play") this.#showResult(playing);
      else if (game === "away") playing.stop();
      return;
    }
    if (game !== "away") return;
    const { session, isContinued, rival } = playing;
    this.unfinished.value = { session, isContinued, rival };
    playing.autosave.now();
    playing.stop();
    this.playing.value = undefined;
  }

  /** The address says that a game is played: the one that was left, or there is none. */
  #enterPlay(): void {
    const unfinished = this.unfinished.peek();
    if (unfinished !== undefined) this.#takeUp(unfinished, true);
    else if (this.#hasLoaded) this.#host.router.replace({ screen: "menu" });
  }

  #abandon(): void {
    const playing = this.playing.peek();
    const left = playing !== undefined && !playing.isOver ? playing : this.unfinished.peek();
    if (left === undefined) return;
    void this.#host.library.abandon(left);
    void this.#host.storage.clearSave();
  }

  #takeUp(unfinished: Unfinished, isPaused: boolean): void {
    this.#sit(makeSetup(unfinished.session.setup), unfinished, { isResumed: true, isPaused });
  }

  #sit(
    request: SetupRequest,
    { session, isContinued, rival }: Unfinished,
    { isResumed, isPaused }: { readonly isResumed: boolean; readonly isPaused: boolean },
  ): void {
    const { router, storage, sound, haptics, settings, stage } = this.#host;
    const { countdown } = settings.peek();
    const isSprint = tableOf(session.setup).measure === "time";
    this.playing.peek()?.stop();
    this.result.value = undefined;
    this.unfinished.value = undefined;
    this.playing.value = new Playing({
      request,
      session,
      isContinued,
      rival,
      settings,
      sound,
      haptics,
      storage,
      countsDown: {
        atStart: countdown === "always" || (countdown === "sprint" && (isResumed || isSprint)),
        get afterPause() {
          return settings.peek().countdown !== "never";
        },
      },
      isPaused,
      layout: () => stage.peek()?.layout.peek(),
      isShown: () => router.route.peek().screen === "play",
      onRestart: this.again,
    });
    if (router.route.peek().screen === "result") router.replace({ screen: "play" });
    else router.go({ screen: "play" });
  }

  #onPhase(playing: Playing, phase: Phase): void {
    const { sound } = this.#host;
    switch (phase) {
      case "paused":
        playing.autosave.now();
        return sound.pauseMusic();
      case "running":
        // What cannot be fetched now is tried again when it is shown.
        void fetchResult().catch(() => undefined);
        return sound.startMusic(musicOf(playing.session.setup.book.id));
      case "ending":
        sound.stopMusic();
        return void this.#finish(playing);
      case "over":
        return this.#showResult(playing);
      case "ready":
      case "countdown":
        return undefined;
    }
  }

  /** Everything is kept at once; the better the game, the longer its end is looked at (G-11.1). */
  async #finish(playing: Playing): Promise<void> {
    const finishing = this.#host.library.finish(playing);
    // After the game is on its way to the replays: a page that goes now must not lose it.
    playing.autosave.clear();
    const result = await finishing;
    if (playing !== this.playing.peek()) return;
    const strength = celebrationOf(result);
    if (strength > 0 && playing.table.phase.peek() === "ending") {
      this.#host.stage.peek()?.celebrate(strength);
      playing.table.prolong(strength * CELEBRATION_MS);
    }
    this.result.value = result;
    this.#showResult(playing);
  }

  /** As soon as the end has been seen and the result is known. */
  #showResult(playing: Playing): void {
    if (playing.table.phase.peek() !== "over" || this.result.peek() === undefined) return;
    playing.stop();
    const { router } = this.#host;
    if (router.route.peek().screen === "play") router.replace({ screen: "result" });
  }
}
