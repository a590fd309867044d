// A demonstration on its board: shown by itself or in the reader's hands, frame by frame. What components draw from.

import type { Game, GameEvent } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { InputDevice } from "../input/input.ts";
import type { Command } from "../settings/settings.ts";
import type { Demonstration } from "./demonstration.ts";
import { EMPTY_LEDGER, type Ledger, noted } from "./ledger.ts";
import { Show } from "./show.ts";
import { Trial } from "./trial.ts";

export type Mode = "still" | "showing" | "shown" | "trying" | "reached" | "missed";

/** What is to be seen now. */
export interface Picture {
  readonly mode: Mode;
  readonly games: readonly Game[];
  readonly ledgers: readonly Ledger[];
  readonly pressed: ReadonlySet<Command>;
  /** Another number: the games have changed in place. */
  readonly version: number;
}

const NO_KEYS: ReadonlySet<Command> = new Set();
const MICROS_PER_MS = 1000;
/** A page that was away does not skip what it missed. */
const LONGEST_FRAME_MS = 250;

export class BoardDemonstration {
  readonly #demonstration: Demonstration;
  readonly #notesTurns: boolean;
  readonly #hear: (game: Game, events: readonly GameEvent[]) => void;
  #show: Show;
  #trial: Trial | undefined;
  #devices: readonly InputDevice[] = [];
  #lastMs: number | undefined;
  /** 1, or less for a slower show. */
  speed = 1;
  readonly #picture;

  /** `hear` is told what happens, for the speakers. */
  constructor(demonstration: Demonstration, hear: (game: Game, events: readonly GameEvent[]) => void = () => {}) {
    this.#demonstration = demonstration;
    this.#hear = hear;
    const goals = [demonstration.goal, ...(demonstration.variants ?? []).map(({ goal }) => goal)];
    this.#notesTurns = goals.some((goal) => goal.some(({ type }) => type === "rotated"));
    this.#show = new Show(demonstration);
    this.#picture = signal<Picture>({
      mode: "still",
      games: this.#show.games,
      ledgers: this.#show.games.map(() => EMPTY_LEDGER),
      pressed: NO_KEYS,
      version: 0,
    });
  }

  get picture(): ReadonlySignal<Picture> {
    return this.#picture;
  }

  /** Who takes the reader's keys; undefined while nobody plays. */
  get target(): Trial | undefined {
    return this.#trial;
  }

  show(): void {
    this.#begin("showing");
  }

  /** Hands the board over; `makeDevices` is told whom the keys are for. */
  try(nowMs: number, makeDevices: (target: Trial) => readonly InputDevice[], onLeave: () => void): void {
    this.#begin("trying");
    this.#trial = new Trial(this.#demonstration, nowMs, onLeave);
    this.#devices = makeDevices(this.#trial);
    this.#put({ games: this.#trial.games });
  }

  /** Back to the first picture. */
  stop(): void {
    this.#begin("still");
  }

  frame(timeStampMs: number): void {
    const { mode } = this.#picture.peek();
    const elapsedMs = Math.min(LONGEST_FRAME_MS, timeStampMs - (this.#lastMs ?? timeStampMs));
    this.#lastMs = timeStampMs;
    if (mode === "showing") this.#frameOfShow(elapsedMs);
    else if (mode === "trying") this.#frameOfTrial(timeStampMs);
  }

  #frameOfShow(elapsedMs: number): void {
    const events = this.#show.pass(Math.round(elapsedMs * MICROS_PER_MS * this.speed));
    this.#note(events, this.#show.pressed(), this.#show.isOver ? "shown" : "showing");
  }

  #frameOfTrial(timeStampMs: number): void {
    for (const device of this.#devices) device.poll(timeStampMs);
    const trial = this.#trial;
    // A device may have given the keys back.
    if (trial === undefined) return;
    const events = trial.frame(timeStampMs);
    for (const device of this.#devices) device.hear?.(events[0] ?? []);
    const { state } = trial;
    if (state !== "playing") this.#release();
    this.#note(events, new Set(trial.pressed), state === "playing" ? "trying" : state);
  }

  #note(events: readonly (readonly GameEvent[])[], pressed: ReadonlySet<Command>, mode: Mode): void {
    const now = this.#picture.peek();
    const isQuiet = events.every((each) => each.length === 0);
    if (isQuiet && mode === now.mode && isSame(pressed, now.pressed)) return;
    const [game] = now.games;
    if (game !== undefined) this.#hear(game, events[0] ?? []);
    const ledgers = now.ledgers.map((ledger, i) => noted(ledger, events[i] ?? [], this.#notesTurns));
    this.#put({ mode, ledgers, pressed: mode === "showing" || mode === "trying" ? pressed : NO_KEYS });
  }

  #begin(mode: Mode): void {
    this.#release();
    this.#lastMs = undefined;
    this.#show = new Show(this.#demonstration);
    const { games } = this.#show;
    this.#put({ mode, games, ledgers: games.map(() => EMPTY_LEDGER), pressed: NO_KEYS });
  }

  #release(): void {
    for (const device of this.#devices) device.stop();
    this.#devices = [];
    this.#trial = undefined;
  }

  #put(change: Partial<Picture>): void {
    const now = this.#picture.peek();
    this.#picture.value = { ...now, ...change, version: now.version + 1 };
  }
}

function isSame(one: ReadonlySet<Command>, other: ReadonlySet<Command>): boolean {
  return one.size === other.size && [...one].every((command) => other.has(command));
}
