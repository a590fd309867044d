// A table: one to six seats under one clock. It owns pausing, the countdown, and the end; one player is a table of one.

import { actsWhileHeld, type Game, takeEvents } from "@korobeinix/engine";
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { InputTarget } from "../input/input.ts";
import type { Command } from "../settings/settings.ts";
import type { BoardFrame } from "../stage/stage.ts";
import { Clock } from "./clock.ts";
import { isControl, isTableCommand, pressCommand, pressSpeed, releaseCommand } from "./commands.ts";
import type { Activity } from "./loop.ts";
import { gameOf, handsOf, type Player, playerOf, type Seat } from "./seat.ts";
import type { Session } from "./session.ts";

/**
 * "ready": until the first picture of it is on the screen. "countdown": until the clock runs. "ending": the games are
 * over and their last picture is looked at. "over": that has been seen.
 */
export type Phase = "ready" | "countdown" | "running" | "paused" | "ending" | "over";

export interface TableOptions {
  readonly seats: readonly Seat[];
  /** Whether the clock is counted down to at the beginning, and after a pause. */
  readonly countsDown: { readonly atStart: boolean; readonly afterPause: boolean };
  /** Begins with a pause. */
  readonly isPaused?: boolean;
  /** A player wants the same once more. */
  onRestart?(): void;
}

const COUNTS = 3;
const COUNT_MS = 650;
/** How long the last picture of a game is looked at. */
const ENDING_MS = 1_400;
/** The key that was meant for the game must not skip its end. */
const SKIP_AFTER_MS = 250;

export class Table implements Activity {
  readonly seats: readonly Seat[];
  readonly #options: TableOptions;
  readonly #players: readonly Player[];
  readonly #clock = new Clock();
  readonly #phase = signal<Phase>("ready");
  readonly #count = signal(0);
  /** What is down: whatever is so when the clock starts acts from its first moment on. */
  readonly #down = new Map<Session, Set<Command>>();
  #countsDown: boolean;
  #isDrawn = false;
  #startAtMs = 0;
  #endedAtMs = 0;
  #endingMs = ENDING_MS;

  constructor(options: TableOptions) {
    this.#options = options;
    this.seats = options.seats;
    this.#players = options.seats.flatMap((seat) => playerOf(seat) ?? []);
    this.#countsDown = options.countsDown.atStart;
    if (options.isPaused === true) this.#phase.value = "paused";
    // A game that is gone on with has a rival that is as far.
    for (const { source } of options.seats) source.advanceTo(this.micros);
  }

  get games(): readonly Game[] {
    return this.seats.map(gameOf);
  }

  get phase(): ReadonlySignal<Phase> {
    return this.#phase;
  }

  /** What the countdown shows, 3 to 1; 0: there is none. */
  get count(): ReadonlySignal<number> {
    return this.#count;
  }

  /** The game's time: the same for all seats. */
  get micros(): number {
    return Math.max(0, ...this.#players.map(({ game }) => game.state.time));
  }

  /** Where the devices of a player's seat write to. */
  handsAt(seat: Seat): InputTarget {
    const session = handsOf(seat);
    return {
      press: (command, timeStampMs) => this.#press(session, command, timeStampMs),
      release: (command, timeStampMs) => this.#release(session, command, timeStampMs),
    };
  }

  /** A speed in tenths of a row per second, for a seat whose rule book lets the player set it. */
  setSpeed(seat: Seat, speed: number, timeStampMs: number): void {
    const session = handsOf(seat);
    if (session === undefined || this.#phase.peek() !== "running") return;
    pressSpeed(session, speed, this.#at(timeStampMs));
  }

  /** Stops at once; what is held is released, so that nothing sticks. */
  pause(timeStampMs: number): void {
    const phase = this.#phase.peek();
    if (phase !== "running" && phase !== "countdown" && phase !== "ready") return;
    if (this.#clock.isRunning) this.#advance(timeStampMs);
    for (const player of this.#players) player.releaseAll(this.micros);
    this.#clock.stop();
    // The game may have ended in that very moment.
    if (this.#isEnded()) return this.#end(timeStampMs);
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

  /** Any press ends the end. */
  skip(timeStampMs: number): void {
    if (this.#phase.peek() === "ending" && timeStampMs - this.#endedAtMs >= SKIP_AFTER_MS) this.#become("over");
  }

  drawn(): void {
    this.#isDrawn = true;
  }

  frame(timeStampMs: number): readonly BoardFrame[] {
    this.#begin(timeStampMs);
    if (this.#clock.isRunning) {
      this.#advance(timeStampMs);
      if (this.#isEnded()) this.#end(timeStampMs);
    } else if (this.#phase.peek() === "ending" && timeStampMs - this.#endedAtMs >= this.#endingMs) {
      this.#become("over");
    }
    return this.seats.map((seat) => ({ game: gameOf(seat), events: takeEvents(gameOf(seat)) }));
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
    for (const [session, commands] of this.#down)
      for (const command of commands)
        if (isControl(command) && actsWhileHeld(session.setup, command)) session.press(command, this.micros);
  }

  #press(session: Session | undefined, command: Command, timeStampMs: number): void {
    const phase = this.#phase.peek();
    if (command === "restart") return this.#options.onRestart?.();
    if (phase === "ending") return this.skip(timeStampMs);
    if (command === "pause") return phase === "paused" ? this.resume() : this.pause(timeStampMs);
    if (session === undefined || isTableCommand(command)) return;
    this.#downOf(session).add(command);
    if (phase === "running") pressCommand(session, command, this.#at(timeStampMs));
  }

  #release(session: Session | undefined, command: Command, timeStampMs: number): void {
    if (session === undefined) return;
    this.#downOf(session).delete(command);
    releaseCommand(session, command, this.#at(timeStampMs));
  }

  #downOf(session: Session): Set<Command> {
    const down = this.#down.get(session) ?? new Set();
    this.#down.set(session, down);
    return down;
  }

  /** What the clock shows then; while it stands, what it showed last. */
  #at(timeStampMs: number): number {
    return this.#clock.isRunning ? this.#clock.at(timeStampMs, 0) : this.micros;
  }

  #advance(timeStampMs: number): void {
    // An event may be older than the last frame: nobody goes back.
    const at = Math.max(this.micros, this.#at(timeStampMs));
    for (const { source } of this.seats) source.advanceTo(at);
  }

  #isEnded(): boolean {
    return this.#players.every(({ isOver }) => isOver);
  }

  #end(timeStampMs: number): void {
    this.#clock.stop();
    this.#endedAtMs = timeStampMs;
    this.#become("ending");
  }

  #become(phase: Phase): void {
    batch(() => {
      this.#count.value = 0;
      this.#phase.value = phase;
    });
  }
}
