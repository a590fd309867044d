// A game in the hands of a player: its table, the devices that write into it, and those who listen to it: speakers, the
// numbers beside the Matrix, the save.

import type { SetupRequest } from "@korobeinix/engine";
import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Haptics } from "../feel/haptics.ts";
import { listenDevices } from "../input/devices.ts";
import type { InputDevice } from "../input/input.ts";
import { Autosave, savingOfGame } from "../library/autosave.ts";
import { isWorthKeeping } from "../library/dayBook.ts";
import { savedRivalOf, type Unfinished } from "../library/library.ts";
import type { Settings } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { BoardFrame, Layout } from "../stage/stage.ts";
import type { GameStorage } from "../storage/storage.ts";
import { endingOf } from "../table/gameEnding.ts";
import { type GameInfo, tellInfo } from "../table/gameInfo.ts";
import { LogSource } from "../table/logSource.ts";
import type { Company } from "../table/loop.ts";
import { Race } from "../table/race.ts";
import type { Seat } from "../table/seat.ts";
import { SideBySide } from "../table/sideBySide.ts";
import { Table } from "../table/table.ts";
import { PanelListener } from "./panelListener.ts";

export interface PlayingOptions extends Unfinished {
  readonly request: SetupRequest;
  readonly settings: ReadonlySignal<Settings>;
  readonly sound: Sound;
  readonly haptics: Pick<Haptics, "hear">;
  readonly storage: GameStorage;
  readonly countsDown: { readonly atStart: boolean; readonly afterPause: boolean };
  readonly isPaused: boolean;
  /** Where the game is on the screen. */
  readonly layout: () => Layout | undefined;
  /** Whether its screen is the one that is shown. */
  readonly isShown: () => boolean;
  readonly onRestart: () => void;
}

/** The player's own seat, before a rival's. */
const OWN = 0;

export class Playing {
  readonly table: Table;
  readonly race: Race | undefined;
  /** Who takes part in each frame. */
  readonly company: Company;
  readonly autosave: Autosave;
  readonly panel: PanelListener;
  readonly #options: PlayingOptions;
  readonly #info = signal<GameInfo | undefined>(undefined);
  readonly #stopListening: () => void;
  #devices: readonly InputDevice[] = [];

  constructor(options: PlayingOptions) {
    const { session, rival, settings, storage, sound, haptics } = options;
    this.#options = options;
    const own: Seat = { name: settings.peek().playerName, source: session };
    const others = rival === undefined || rival === "lost" ? [] : [rival];
    const ending = endingOf(session.game, () => settings.peek().display);
    const isAtStake = (): boolean => isWorthKeeping(session.game);
    this.table = new Table({ ...options, ending, isAtStake, play: new SideBySide([own, ...others]) });
    const facts = { isContinued: options.isContinued, rival: savedRivalOf(rival) };
    this.autosave = new Autosave(savingOfGame(session, storage, facts));
    const source = others[0]?.source;
    this.race = source instanceof LogSource ? new Race(source.timeline) : undefined;
    this.panel = new PanelListener(options);
    // Keys that were bound behind a pause play from then on, and figures that were chosen there are listened for.
    this.#stopListening = effect(() => {
      const now = settings.value;
      untracked(() => {
        this.#listen(now);
        this.panel.want(now.display.panel);
      });
    });
    const hearOwn = ({ game, events }: BoardFrame): void => {
      sound.hear(game, events);
      sound.follow(game);
      haptics.hear(game, events);
      for (const device of this.#devices) device.hear?.(events);
      this.race?.hear(game.state, events);
      this.panel.hear(game, events);
      tellInfo(this.#info, game);
    };
    this.company = {
      devices: [{ poll: (timeStampMs) => this.#devices.forEach((device) => device.poll(timeStampMs)) }],
      listeners: [
        (_, boards) => boards.slice(0, 1).forEach(hearOwn),
        (timeStampMs) => this.autosave.frame(timeStampMs),
      ],
    };
    window.addEventListener("blur", this.#onLeave);
    document.addEventListener("visibilitychange", this.#onLeave);
    screen.orientation?.addEventListener("change", this.#onLeave);
    window.addEventListener("pagehide", this.#onPageHide);
  }

  get request(): SetupRequest {
    return this.#options.request;
  }

  get session(): Unfinished["session"] {
    return this.#options.session;
  }

  get isContinued(): boolean {
    return this.#options.isContinued;
  }

  get rival(): Unfinished["rival"] {
    return this.#options.rival;
  }

  get isOver(): boolean {
    return this.session.isOver;
  }

  get info(): ReadonlySignal<GameInfo | undefined> {
    return this.#info;
  }

  setSpeed(speed: number, timeStampMs: number): void {
    this.table.setSpeed(OWN, speed, timeStampMs);
  }

  stop(): void {
    this.#stopListening();
    this.panel.stop();
    this.#stopDevices();
    this.#options.sound.stopMusic();
    window.removeEventListener("blur", this.#onLeave);
    document.removeEventListener("visibilitychange", this.#onLeave);
    screen.orientation?.removeEventListener("change", this.#onLeave);
    window.removeEventListener("pagehide", this.#onPageHide);
  }

  #listen(settings: Settings): void {
    const { session, layout, isShown } = this.#options;
    this.#stopDevices();
    this.#devices = listenDevices(this.table.handsAt(OWN), {
      setup: session.setup,
      settings,
      layout,
      isActive: (command) => isShown() && this.#takes(command),
    });
  }

  #stopDevices(): void {
    for (const device of this.#devices) device.stop();
    this.#devices = [];
  }

  /** In a pause the keys are the screen's, but for those that lead out of it. */
  #takes(command: string | undefined): boolean {
    return command === "pause" || command === "restart" || this.table.phase.peek() !== "paused";
  }

  /** Whoever turns the phone over has no thumb on it for a moment. */
  readonly #onLeave = (event: Event): void => {
    if (event.type === "visibilitychange" && document.visibilityState === "visible") return;
    this.table.pause(performance.now());
  };

  readonly #onPageHide = (): void => {
    this.autosave.now();
    this.#options.storage.noteWrites();
  };
}
