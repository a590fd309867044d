// A match in the hands of its players: its table, the devices of every seat, and those who listen: speakers, the figures
// beside the boards, and whoever keeps it when the page goes.

import { rankOf } from "@korobeinix/bots";
import { type ComputerRank, type MatchSetup, teamLinesLeft } from "@korobeinix/engine/match";
import { effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { makeThinker, type Thinker } from "../computers/thinker.ts";
import type { Haptics } from "../feel/haptics.ts";
import type { InputTarget } from "../input/input.ts";
import { Settling } from "../input/settling.ts";
import { Autosave, savingOfMatch } from "../library/autosave.ts";
import type { Series } from "../library/playedMatch.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { newSeed } from "../settings/requests.ts";
import type { Settings } from "../settings/settings.ts";
import type { Sitter } from "../settings/sitter.ts";
import { musicOf } from "../sound/musicOf.ts";
import { placeOf } from "../sound/place.ts";
import type { Sound } from "../sound/sound.ts";
import type { BoardFrame, Layout, Seating } from "../stage/stage.ts";
import { newId } from "../storage/newId.ts";
import type { GameStorage, SavedMatch } from "../storage/storage.ts";
import { isControl } from "../table/commands.ts";
import { type GameInfo, tellInfo } from "../table/gameInfo.ts";
import type { Activity, Company } from "../table/loop.ts";
import { type BegunMatch, MatchGame } from "../table/matchGame.ts";
import { type ComputerAt, MatchPlay } from "../table/matchPlay.ts";
import { type Phase, Table } from "../table/table.ts";
import { listenSeats, type SeatedDevice } from "./seatDevices.ts";
import { type SeatNews, tellNews } from "./seatNews.ts";

export interface VersusOptions {
  readonly plan: MatchPlan;
  readonly setup: MatchSetup;
  readonly sitters: readonly Sitter[];
  /** Without this match. */
  readonly series: Series;
  /** It goes on from there. */
  readonly begun?: BegunMatch;
  /** It was taken over from a replay (S-16). */
  readonly isContinued: boolean;
  /** Under which it is kept; a new one unless told. */
  readonly id?: string;
  /** When it began, in milliseconds since 1970; now unless told. */
  readonly began?: number;
  /** Begins with a pause. */
  readonly isPaused: boolean;
  readonly storage: GameStorage;
  readonly settings: ReadonlySignal<Settings>;
  readonly sound: Sound;
  readonly haptics: Pick<Haptics, "hear">;
  /** Where the boards are on the screen. */
  readonly layouts: () => readonly Layout[];
  /** Whether its screen is the one that is shown. */
  readonly isShown: () => boolean;
  /** The page goes. */
  readonly onLeave: () => void;
}

/** Several have pressed keys up to the last moment: its end is looked at for longer. */
const ENDING = { lastsMs: 3_200 };

/** A seat that there is not: a pause that is nobody's own. */
const NOBODY = -1;

/** What is shown of a seat beside its board. */
export interface SeatSignals {
  readonly info: Signal<GameInfo | undefined>;
  readonly news: Signal<SeatNews | undefined>;
}

export class Versus implements Activity {
  readonly options: VersusOptions;
  /** Under which it is kept. */
  readonly id: string;
  readonly began: number;
  readonly game: MatchGame;
  readonly play: MatchPlay;
  readonly table: Table;
  readonly seating: Seating;
  readonly seats: readonly SeatSignals[];
  readonly company: Company;
  readonly autosave: Autosave;
  /** The seat whose player paused; undefined: nobody's. */
  readonly pausedBy: Signal<number | undefined> = signal(undefined);
  /** Seats whose pads are gone (S-3). */
  readonly padless: Signal<readonly number[]> = signal([]);
  readonly targets: readonly InputTarget[];
  /** Seats whose players are out and may practise: keys that were meant for the match begin nothing. */
  readonly #waiting = new Map<number, Settling>();
  readonly #thinkers: readonly Thinker[];
  readonly #stopListening: () => void;
  readonly #stopMusic: () => void;
  #devices: readonly SeatedDevice[] = [];

  constructor(options: VersusOptions) {
    const { plan, setup, begun, settings } = options;
    this.options = options;
    this.id = options.id ?? newId();
    this.began = options.began ?? Date.now();
    this.game = new MatchGame(setup, begun);
    const people = plan.seats.flatMap(({ computer }, seat) => (computer === undefined ? [seat] : []));
    this.seating = {
      own: people.length === 1 && plan.seats.length > 1 ? people[0] : undefined,
      teams: plan.seats.map(({ team }) => team),
    };
    const computers = plan.seats.map(({ computer }) => computer && this.#computer(computer));
    this.#thinkers = computers.flatMap((computer) => computer?.thinker ?? []);
    this.play = new MatchPlay(this.game, computers);
    this.table = new Table({
      play: this.play,
      ending: ENDING,
      isPaused: options.isPaused,
      countsDown: {
        atStart: true,
        get afterPause() {
          return settings.peek().countdown !== "never";
        },
      },
    });
    this.autosave = new Autosave(savingOfMatch(this.game, options.storage, this.facts));
    this.seats = plan.seats.map(() => ({ info: signal(undefined), news: signal(undefined) }));
    this.targets = plan.seats.map((_, seat) => this.#targetOf(seat));
    this.company = {
      devices: [{ poll: (timeStampMs) => this.#devices.forEach(({ device }) => device.poll(timeStampMs)) }],
      listeners: [(_, boards) => this.#hear(boards), (timeStampMs) => this.autosave.frame(timeStampMs)],
    };
    // Keys that were bound behind a pause play from then on.
    this.#stopListening = effect(() => {
      const now = settings.value;
      untracked(() => this.#listen(now));
    });
    this.#stopMusic = effect(() => {
      const phase = this.table.phase.value;
      untracked(() => this.#playMusic(phase));
    });
    window.addEventListener("blur", this.#onAway);
    document.addEventListener("visibilitychange", this.#onAway);
    screen.orientation?.addEventListener("change", this.#onAway);
    window.addEventListener("pagehide", this.#onPageHide);
  }

  get games(): Activity["games"] {
    return this.table.games;
  }

  get isContinued(): boolean {
    return this.options.isContinued;
  }

  /** What is not in its log and a page that comes next needs to go on with it. */
  get facts(): Omit<SavedMatch, "log"> {
    const { id, began, isContinued } = this;
    const { plan, sitters, series } = this.options;
    return { id, began, plan, sitters, series, isOver: false, isContinued };
  }

  get isOver(): boolean {
    return this.play.isOver;
  }

  frame(timeStampMs: number): readonly BoardFrame[] {
    const boards = this.table.frame(timeStampMs);
    for (const seat of boards.keys()) this.#wait(seat, timeStampMs);
    return boards;
  }

  drawn(): void {
    this.table.drawn();
  }

  resume(): void {
    this.pausedBy.value = undefined;
    this.table.resume();
  }

  stop(): void {
    this.#stopListening();
    this.#stopDevices();
    this.#stopMusic();
    this.options.sound.stopMusic();
    for (const thinker of this.#thinkers) thinker.close();
    window.removeEventListener("blur", this.#onAway);
    document.removeEventListener("visibilitychange", this.#onAway);
    screen.orientation?.removeEventListener("change", this.#onAway);
    window.removeEventListener("pagehide", this.#onPageHide);
  }

  #computer(rank: ComputerRank): ComputerAt & { readonly thinker: Thinker } {
    return { rank: rankOf(this.options.plan.ruleBook, rank), seed: newSeed(), thinker: makeThinker() };
  }

  /** Whoever waits begins Practice with any of the keys that play (G-B2.5). */
  #targetOf(seat: number): InputTarget {
    const hands = this.table.handsAt(seat);
    return {
      press: (command, timeStampMs) => {
        if (command === "pause") this.pausedBy.value = this.table.phase.peek() === "paused" ? undefined : seat;
        const waiting = isControl(command) ? this.#waiting.get(seat) : undefined;
        if (waiting === undefined) hands.press(command, timeStampMs);
        else if (waiting.press(true)) this.play.practise(seat);
      },
      release: (command, timeStampMs) => hands.release(command, timeStampMs),
    };
  }

  #wait(seat: number, timeStampMs: number): void {
    if (!this.play.mayPractise(seat)) return void this.#waiting.delete(seat);
    const waiting = this.#waiting.get(seat) ?? new Settling();
    waiting.frame(timeStampMs);
    this.#waiting.set(seat, waiting);
  }

  #hear(boards: readonly BoardFrame[]): void {
    const { sound, haptics, layouts, plan } = this.options;
    const { own } = this.seating;
    const held = own ?? plan.seats.findIndex(({ device }) => device === "touch");
    const places = layouts();
    boards.forEach(({ game, events, seat }, i) => {
      const { info, news } = this.seats[i]!;
      const part = own === undefined ? "shared" : i === own ? "own" : "other";
      const layout = places[i];
      if (layout !== undefined) sound.hear(game, events, placeOf(layout, window.innerWidth, part));
      if (i === (own ?? 0)) sound.follow(game);
      if (i === held) haptics.hear(game, events);
      tellInfo(info, game, teamLinesLeft(this.game.match, i));
      if (seat !== undefined) tellNews(news, game, seat);
    });
    for (const { seat, device } of this.#devices) if (seat !== undefined) device.hear?.(boards[seat]?.events ?? []);
  }

  #listen(settings: Settings): void {
    this.#stopDevices();
    const { plan, setup, layouts, isShown } = this.options;
    this.#devices = listenSeats(this.targets, {
      plan,
      setup,
      settings,
      layouts,
      isActive: (command) => isShown() && this.#takes(command),
      onAimAt: (seat, to, timeStampMs) => this.table.aimAt(seat, to, timeStampMs),
      onPadless: (seats) => this.#onPadless(seats),
      pause: this.table.handsAt(NOBODY),
    });
  }

  #stopDevices(): void {
    for (const { device } of this.#devices) device.stop();
    this.#devices = [];
  }

  /** In a pause the keys are the screen's, but for those that lead out of it. */
  #takes(command: string | undefined): boolean {
    return command === "pause" || this.table.phase.peek() !== "paused";
  }

  #onPadless(seats: readonly number[]): void {
    this.padless.value = seats;
    if (seats.length > 0) this.table.pause(performance.now());
  }

  #playMusic(phase: Phase): void {
    const { sound, plan } = this.options;
    if (phase === "running") sound.startMusic(musicOf(plan.ruleBook));
    else if (phase === "paused") sound.pauseMusic();
    else if (phase === "ending") sound.stopMusic();
  }

  /** Whoever turns the phone over has no thumb on it for a moment. */
  readonly #onAway = (event: Event): void => {
    if (event.type === "visibilitychange" && document.visibilityState === "visible") return;
    this.table.pause(performance.now());
  };

  readonly #onPageHide = (): void => {
    this.autosave.now();
    this.options.onLeave();
    this.options.storage.noteWrites();
  };
}
