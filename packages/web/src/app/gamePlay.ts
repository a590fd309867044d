// A game in the hands of a player: input devices write into the session, the session's events go to the stage and to the
// speakers, its log to the storage.

import type { GameEvent, SetupRequest } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { InputDevice, InputTarget } from "../input/input.ts";
import type { Rival } from "../table/race.ts";
import { pressCommand, pressSpeed, releaseCommand } from "../table/commands.ts";
import type { Session } from "../table/session.ts";
import type { Command } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { Autosave } from "../library/autosave.ts";
import { type GameInfo, tellInfo } from "../table/gameInfo.ts";
import { musicOf } from "./skins.ts";
import type { Performer } from "./theatre.ts";

/** How long the last picture of a game stays before its result. */
const AFTERGLOW_MS = 1_400;

export interface GamePlayOptions {
  readonly request: SetupRequest;
  readonly session: Session;
  readonly sound: Sound;
  readonly autosave: Autosave;
  readonly rival?: Rival | undefined;
  /** Whether it was taken over from a replay (W-16). */
  readonly isContinued: boolean;
  makeDevices(target: InputTarget): readonly InputDevice[];
  /** The same again, at once. */
  onRestart(): void;
  onPause(isPaused: boolean): void;
  onOver(): void;
}

export class GamePlay implements Performer, InputTarget {
  readonly #options: GamePlayOptions;
  readonly #devices: readonly InputDevice[];
  readonly #info = signal<GameInfo | undefined>(undefined);
  readonly #isPaused = signal(false);
  #isSeen = false;
  #overMs: number | undefined;
  #isOver = false;

  constructor(options: GamePlayOptions) {
    this.#options = options;
    this.#devices = options.makeDevices(this);
    this.#isPaused.value = options.session.isPaused;
    window.addEventListener("blur", this.#onLeave);
    document.addEventListener("visibilitychange", this.#onLeave);
    window.addEventListener("pagehide", this.#onPageHide);
  }

  get game(): Session["game"] {
    return this.#options.session.game;
  }

  get session(): Session {
    return this.#options.session;
  }

  get request(): SetupRequest {
    return this.#options.request;
  }

  get isContinued(): boolean {
    return this.#options.isContinued;
  }

  get info(): ReadonlySignal<GameInfo | undefined> {
    return this.#info;
  }

  get isPaused(): ReadonlySignal<boolean> {
    return this.#isPaused;
  }

  press(command: Command, timeStampMs: number): void {
    const { session } = this.#options;
    if (command === "pause") this.setPaused(!session.isPaused, timeStampMs);
    else if (command === "restart") this.#options.onRestart();
    else pressCommand(session, command, timeStampMs);
  }

  release(command: Command, timeStampMs: number): void {
    releaseCommand(this.#options.session, command, timeStampMs);
  }

  /** A speed in tenths of a row a second. */
  setSpeed(speed: number, timeStampMs: number): void {
    pressSpeed(this.#options.session, speed, timeStampMs);
  }

  setPaused(isPaused: boolean, timeStampMs: number): void {
    const { session, autosave, sound } = this.#options;
    if (session.isOver || session.isPaused === isPaused) return;
    if (isPaused) {
      session.pause(timeStampMs);
      autosave.now();
      sound.pauseMusic();
    } else {
      session.resume(timeStampMs);
      this.#startMusic();
    }
    this.#isPaused.value = isPaused;
    this.#options.onPause(isPaused);
  }

  /** Starts the clock of a new game. */
  begin(timeStampMs: number): void {
    this.#options.session.resume(timeStampMs);
    this.#isPaused.value = false;
    this.#startMusic();
  }

  frame(timeStampMs: number): readonly GameEvent[] {
    const { session, sound, autosave } = this.#options;
    // The stage may come after the game: what passed before anything could be seen is not the player's time.
    if (!this.#isSeen && !session.isPaused) session.resume(timeStampMs);
    this.#isSeen = true;
    for (const device of this.#devices) device.poll(timeStampMs);
    const events = session.frame(timeStampMs);
    this.#race(events);
    sound.hear(this.game, events);
    sound.follow(this.game);
    for (const device of this.#devices) device.hear?.(events);
    autosave.frame(timeStampMs);
    tellInfo(this.#info, this.game.state);
    if (session.isOver && !this.#isOver) {
      this.#overMs ??= timeStampMs;
      if (timeStampMs - this.#overMs >= AFTERGLOW_MS) {
        this.#isOver = true;
        this.#options.onOver();
      }
    }
    return events;
  }

  stop(): void {
    for (const device of this.#devices) device.stop();
    this.#options.sound.stopMusic();
    window.removeEventListener("blur", this.#onLeave);
    document.removeEventListener("visibilitychange", this.#onLeave);
    window.removeEventListener("pagehide", this.#onPageHide);
  }

  /** Lets the rival come as far, and tells it of lines that have come since. */
  #race(events: readonly GameEvent[]): void {
    const { time, lines, score } = this.game.state;
    const cleared = events.findLast(({ type }) => type === "cleared");
    this.#options.rival?.frame(time);
    if (cleared !== undefined) this.#options.rival?.onLines(lines, cleared.at, score);
  }

  #startMusic(): void {
    const { sound, session } = this.#options;
    sound.startMusic(musicOf(session.setup.book.id));
  }

  readonly #onLeave = (event: Event): void => {
    if (event.type === "visibilitychange" && document.visibilityState === "visible") return;
    this.setPaused(true, performance.now());
  };

  readonly #onPageHide = (): void => this.#options.autosave.leaving();
}
