// A board to try the handling on: gravity stands still, the player's own keys move the piece, and each press is told by
// how far it went. A board that is full begins again.

import type { Game, GameEvent, Setup } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { InputDevice, InputTarget } from "../input/input.ts";
import { isTableCommand, pressCommand, releaseCommand } from "../table/commands.ts";
import type { Command } from "../settings/settings.ts";
import { PracticeSession } from "./practiceSession.ts";

/** How far a piece went while a key was down. */
export interface Stretch {
  readonly command: "left" | "right" | "softDrop";
  readonly cells: number;
  /** From the press to the last cell, in game time. */
  readonly micros: number;
}

export interface FieldPicture {
  readonly game: Game;
  /** Another number: the game has changed in place. */
  readonly version: number;
  readonly pressed: ReadonlySet<Command>;
  readonly stretch: Stretch | undefined;
  /** Whether the field has the keys. */
  readonly isEntered: boolean;
}

export class FieldPlay implements InputTarget {
  readonly #setup: Setup;
  readonly #hear: (game: Game, events: readonly GameEvent[]) => void;
  readonly #picture;
  readonly #pressed = new Set<Command>();
  #session: PracticeSession;
  #devices: readonly InputDevice[] = [];
  #onLeave: () => void = () => {};
  #stretch: Stretch | undefined;
  #pressedAt = 0;

  /** `hear` gets what happens, for the speakers. */
  constructor(setup: Setup, hear: (game: Game, events: readonly GameEvent[]) => void = () => {}) {
    this.#setup = setup;
    this.#hear = hear;
    this.#session = this.#begin();
    this.#picture = signal<FieldPicture>({
      game: this.#session.game,
      version: 0,
      pressed: new Set(),
      stretch: undefined,
      isEntered: false,
    });
  }

  get picture(): ReadonlySignal<FieldPicture> {
    return this.#picture;
  }

  /** `onLeave`: the key that pauses a game leads out of the field. */
  enter(makeDevices: (target: InputTarget) => readonly InputDevice[], onLeave: () => void): void {
    this.leave(0);
    this.#onLeave = onLeave;
    this.#devices = makeDevices(this);
    this.#put(true);
  }

  leave(timeStampMs: number): void {
    for (const device of this.#devices) device.stop();
    this.#devices = [];
    this.#pressed.clear();
    this.#session.wait(timeStampMs);
    this.#put(false);
  }

  press(command: Command, timeStampMs: number): void {
    if (command === "pause") return this.#onLeave();
    if (isTableCommand(command)) return undefined;
    this.#pressed.add(command);
    pressCommand(this.#session, command, timeStampMs);
    if (command !== "left" && command !== "right" && command !== "softDrop") return undefined;
    this.#stretch = { command, cells: 0, micros: 0 };
    this.#pressedAt = this.#session.game.state.time;
    return undefined;
  }

  release(command: Command, timeStampMs: number): void {
    this.#pressed.delete(command);
    releaseCommand(this.#session, command, timeStampMs);
  }

  frame(timeStampMs: number): void {
    for (const device of this.#devices) device.poll(timeStampMs);
    const events = this.#session.frame(timeStampMs);
    this.#hear(this.#session.game, events);
    for (const event of events) this.#note(event);
    if (this.#session.isOver) this.#session = this.#begin();
    const { pressed, isEntered } = this.#picture.peek();
    const isSame = pressed.size === this.#pressed.size && [...pressed].every((command) => this.#pressed.has(command));
    if (events.length > 0 || !isSame) this.#put(isEntered);
  }

  #begin(): PracticeSession {
    const session = new PracticeSession(this.#setup);
    session.freeze(true, 0);
    return session;
  }

  #note(event: GameEvent): void {
    if (this.#stretch === undefined) return;
    const { command, cells } = this.#stretch;
    const isFall = event.type === "fell" && event.isSoftDrop && command === "softDrop";
    const isMove = event.type === "moved" && command === (event.dx < 0 ? "left" : "right");
    if (isFall || isMove) this.#stretch = { command, cells: cells + 1, micros: event.at - this.#pressedAt };
  }

  #put(isEntered: boolean): void {
    const { version } = this.#picture.peek();
    this.#picture.value = {
      game: this.#session.game,
      version: version + 1,
      pressed: new Set(this.#pressed),
      stretch: this.#stretch,
      isEntered,
    };
  }
}
