// A game in the hands of a player: input devices write into the session, the session's events go to the stage and to the
// speakers, its log to the storage.

import type { Control, GameEvent, RuleBook, SetupRequest } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { InputDevice, InputTarget } from "../input/input.ts";
import type { Session } from "../session/session.ts";
import type { Command } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { Autosave } from "./autosave.ts";
import { musicOf } from "./skins.ts";
import type { Performer } from "./theatre.ts";

/** The numbers beside the Matrix. */
export interface GameInfo {
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly goal: number;
  readonly micros: number;
  readonly speed: number;
}

/** Tenths of a row a second that one press of + or - changes (B-3). */
const SPEED_STEP = 5;

/** How long the last picture of a game stays before its result. */
const AFTERGLOW_MS = 1_400;

export interface GamePlayOptions {
  readonly request: SetupRequest;
  readonly session: Session;
  readonly sound: Sound;
  readonly autosave: Autosave;
  makeDevices(target: InputTarget): readonly InputDevice[];
  /** A piece has locked: touch goes back to its first dividing line. */
  onLock(): void;
  onPause(isPaused: boolean): void;
  onOver(): void;
}

export class GamePlay implements Performer, InputTarget {
  readonly #options: GamePlayOptions;
  readonly #devices: readonly InputDevice[];
  readonly #info = signal<GameInfo | undefined>(undefined);
  readonly #isPaused = signal(false);
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

  get info(): ReadonlySignal<GameInfo | undefined> {
    return this.#info;
  }

  get isPaused(): ReadonlySignal<boolean> {
    return this.#isPaused;
  }

  press(command: Command, timeStampMs: number): void {
    const { session } = this.#options;
    switch (command) {
      case "pause":
        return this.setPaused(!session.isPaused, timeStampMs);
      case "speedUp":
        return this.setSpeed(this.game.state.speed + SPEED_STEP, timeStampMs);
      case "speedDown":
        return this.setSpeed(this.game.state.speed - SPEED_STEP, timeStampMs);
      default:
        return session.press(command, timeStampMs);
    }
  }

  release(command: Command, timeStampMs: number): void {
    if (isControl(this.#options.session.setup.book, command)) this.#options.session.release(command, timeStampMs);
  }

  /** A speed in tenths of a row a second, brought within the rule book's bounds. */
  setSpeed(speed: number, timeStampMs: number): void {
    const { session } = this.#options;
    const rule = session.setup.book.options.speed;
    if (!("min" in rule)) return;
    const value = Math.min(rule.max, Math.max(rule.min, speed));
    if (value !== this.game.state.speed) session.press("speed", timeStampMs, value);
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
    for (const device of this.#devices) device.poll(timeStampMs);
    const events = session.frame(timeStampMs);
    sound.hear(this.game, events);
    sound.follow(this.game);
    if (events.some(({ type }) => type === "locked")) this.#options.onLock();
    autosave.frame(timeStampMs);
    this.#tellInfo();
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

  #startMusic(): void {
    const { sound, session } = this.#options;
    sound.startMusic(musicOf(session.setup.book.id));
  }

  #tellInfo(): void {
    const { score, lines, level, goal, time, speed } = this.game.state;
    const now = this.#info.peek();
    const isSame = now?.score === score && now.lines === lines && now.level === level && now.speed === speed;
    // The clock is shown in hundredths: nothing else changes from frame to frame.
    if (isSame && Math.floor(now.micros / 10_000) === Math.floor(time / 10_000)) return;
    this.#info.value = { score, lines, level, goal, micros: time, speed };
  }

  readonly #onLeave = (event: Event): void => {
    if (event.type === "visibilitychange" && document.visibilityState === "visible") return;
    this.setPaused(true, performance.now());
  };

  readonly #onPageHide = (): void => this.#options.autosave.now();
}

function isControl(book: RuleBook, command: Command): command is Control {
  return (book.controls as readonly Command[]).includes(command);
}
