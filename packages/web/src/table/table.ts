// A table: what is played there, under one clock. It owns pausing, the countdown, and the end; one player is a table of one.

import { actsWhileHeld, type Game } from "@korobeinix/engine";
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { InputTarget } from "../input/input.ts";
import { Settling } from "../input/settling.ts";
import type { Command } from "../settings/settings.ts";
import type { BoardFrame } from "../stage/stage.ts";
import { Clock } from "./clock.ts";
import { isControl, isTableCommand, pressCommand, pressSpeed, releaseCommand } from "./commands.ts";
import type { Hands } from "./hands.ts";
import type { Activity } from "./loop.ts";
import type { Play } from "./play.ts";
import { RestartHold } from "./restartHold.ts";

/**
 * "ready": until the first picture of it is on the screen. "countdown": until the clock runs. "ending": the games are
 * over and their last picture is looked at. "over": that has been seen.
 */
export type Phase = "ready" | "countdown" | "running" | "paused" | "ending" | "over";

export interface TableOptions {
  readonly play: Play;
  /** Whether the clock is counted down to at the beginning, and after a pause. */
  readonly countsDown: { readonly atStart: boolean; readonly afterPause: boolean };
  /** Begins with a pause. */
  readonly isPaused?: boolean;
  /** How long the end is looked at; asked when it has come. */
  readonly ending?: Ending;
  /** A player wants the same once more. */
  onRestart?(): void;
  /** Whether a restart would take something from the player now: then it has to be held. */
  isAtStake?(): boolean;
}

export interface Ending {
  readonly lastsMs: number;
}

const COUNTS = 3;
const COUNT_MS = 650;
const USUAL_ENDING: Ending = { lastsMs: 1_400 };

export class Table implements Activity {
  readonly play: Play;
  readonly #options: TableOptions;
  readonly #ending: Ending;
  readonly #clock = new Clock();
  readonly #phase = signal<Phase>("ready");
  readonly #count = signal(0);
  /** What is down: whatever is so when the clock starts acts from its first moment on. */
  readonly #down = new Map<Hands, Set<Command>>();
  readonly #hold = new RestartHold();
  #settling = new Settling();
  #countsDown: boolean;
  #isDrawn = false;
  #startAtMs = 0;
  #endedAtMs = 0;
  #endingMs = 0;

  constructor(options: TableOptions) {
    this.#options = options;
    this.play = options.play;
    this.#ending = options.ending ?? USUAL_ENDING;
    this.#countsDown = options.countsDown.atStart;
    if (options.isPaused === true) this.#phase.value = "paused";
  }

  get games(): readonly Game[] {
    return this.play.games;
  }

  get phase(): ReadonlySignal<Phase> {
    return this.#phase;
  }

  /** What the countdown shows, 3 to 1; 0: there is none. */
  get count(): ReadonlySignal<number> {
    return this.#count;
  }

  /** Whether Restart is held down, or was let go too early. */
  get restart(): RestartHold["state"] {
    return this.#hold.state;
  }

  /** The game's time: the same for all seats. */
  get micros(): number {
    return this.play.micros;
  }

  /** Where the devices of a player's seat write to. */
  handsAt(seat: number): InputTarget {
    return {
      press: (command, timeStampMs) => this.#press(this.play.handsAt(seat), command, timeStampMs),
      release: (command, timeStampMs) => this.#release(this.play.handsAt(seat), command, timeStampMs),
    };
  }

  /** A speed in tenths of a row per second, for a seat whose rule book lets the player set it. */
  setSpeed(seat: number, speed: number, timeStampMs: number): void {
    const hands = this.play.handsAt(seat);
    if (hands === undefined || this.#phase.peek() !== "running") return;
    pressSpeed(hands, speed, this.#at(timeStampMs));
  }

  /** Puts the Target Mark of a seat on another seat's board, where its player may choose. */
  aimAt(seat: number, to: number, timeStampMs: number): void {
    if (this.#phase.peek() === "running") this.play.handsAt(seat)?.aimAt(to, this.#at(timeStampMs));
  }

  /** Stops at once; what is held is released, so that nothing sticks. */
  pause(timeStampMs: number): void {
    const phase = this.#phase.peek();
    if (phase !== "running" && phase !== "countdown" && phase !== "ready") return;
    if (this.#clock.isRunning) this.#advance(timeStampMs);
    this.play.releaseAll();
    this.#hold.end();
    this.#clock.stop();
    // The game may have ended in that very moment.
    if (this.play.isOver) return this.#end(timeStampMs);
    this.#become("paused");
  }

  /** Goes on as soon as the board is seen. */
  resume(): void {
    if (this.#phase.peek() !== "paused") return;
    this.#countsDown = this.#options.countsDown.afterPause;
    this.#isDrawn = false;
    this.#become("ready");
  }

  /** The end is looked at for so much longer. */
  prolong(ms: number): void {
    this.#endingMs += ms;
  }

  /** A press that is meant for the end skips it. `plays`: it could be meant for the game. */
  skip(plays: boolean): void {
    if (this.#phase.peek() === "ending" && this.#settling.press(plays)) this.#become("over");
  }

  drawn(): void {
    this.#isDrawn = true;
  }

  frame(timeStampMs: number): readonly BoardFrame[] {
    this.#begin(timeStampMs);
    this.#settling.frame(timeStampMs);
    if (this.#hold.frame(timeStampMs)) this.#options.onRestart?.();
    if (this.#clock.isRunning) {
      this.#advance(timeStampMs);
      if (this.play.isOver) this.#end(timeStampMs);
    } else if (this.#phase.peek() === "ending" && timeStampMs - this.#endedAtMs >= this.#endingMs) {
      this.#become("over");
    }
    return this.play.frames();
  }

  /** From the first frame that a player has seen on, by way of the countdown, to a running clock. */
  #begin(timeStampMs: number): void {
    if (this.#phase.peek() === "ready" && this.#isDrawn) {
      this.#startAtMs = timeStampMs + (this.#countsDown ? COUNTS * COUNT_MS : 0);
      this.#become("countdown");
    }
    if (this.#phase.peek() !== "countdown") return;
    const left = Math.ceil((this.#startAtMs - timeStampMs) / COUNT_MS);
    if (left > 0) {
      this.#count.value = left;
      return;
    }
    this.#clock.start(timeStampMs, this.micros);
    this.#become("running");
    for (const [hands, commands] of this.#down)
      for (const command of commands)
        if (isControl(command) && actsWhileHeld(hands.setup, command)) hands.press(command, this.micros);
  }

  #press(hands: Hands | undefined, command: Command, timeStampMs: number): void {
    const phase = this.#phase.peek();
    if (command === "restart") return this.#pressRestart();
    if (phase === "ending") return this.skip(true);
    if (command === "pause") return phase === "paused" ? this.resume() : this.pause(timeStampMs);
    if (hands === undefined || isTableCommand(command)) return;
    this.#downOf(hands).add(command);
    if (phase === "running") pressCommand(hands, command, this.#at(timeStampMs));
  }

  #pressRestart(): void {
    if (this.#options.onRestart === undefined) return;
    if (!this.play.isOver && this.#options.isAtStake?.() === true) this.#hold.press();
    else this.#options.onRestart();
  }

  #release(hands: Hands | undefined, command: Command, timeStampMs: number): void {
    if (command === "restart") return this.#hold.release();
    if (hands === undefined) return;
    this.#downOf(hands).delete(command);
    releaseCommand(hands, command, this.#at(timeStampMs));
  }

  #downOf(hands: Hands): Set<Command> {
    const down = this.#down.get(hands) ?? new Set();
    this.#down.set(hands, down);
    return down;
  }

  /** What the clock shows then; while it stands, what it showed last. */
  #at(timeStampMs: number): number {
    return this.#clock.isRunning ? this.#clock.at(timeStampMs, 0) : this.micros;
  }

  #advance(timeStampMs: number): void {
    // An event may be older than the last frame: nobody goes back.
    const at = Math.max(this.micros, this.#at(timeStampMs));
    this.play.advanceTo(at);
  }

  #end(timeStampMs: number): void {
    this.#clock.stop();
    this.#endedAtMs = timeStampMs;
    this.#endingMs = this.#ending.lastsMs;
    this.#settling = new Settling();
    this.#settling.frame(timeStampMs);
    this.#hold.end();
    this.#become("ending");
  }

  #become(phase: Phase): void {
    batch(() => {
      this.#count.value = 0;
      this.#phase.value = phase;
    });
  }
}
