// Practice in the hands of a player: input devices write into the session, what changes with a piece becomes signals for
// the screen, events go to the stage and to the speakers.

import type { Fact, Game, GameEvent, Setup } from "@korobeinix/engine";
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Haptics } from "../feel/haptics.ts";
import { type GameInfo, tellInfo } from "../table/gameInfo.ts";
import type { BoardFrame, Outline } from "../stage/stage.ts";
import type { Activity } from "../table/loop.ts";
import type { InputDevice, InputTarget } from "../input/input.ts";
import type { Command } from "../settings/settings.ts";
import { isTableCommand, pressCommand, pressSpeed, releaseCommand } from "../table/commands.ts";
import type { Sound } from "../sound/sound.ts";
import { PracticeSession } from "./practiceSession.ts";
import type { PracticeTree } from "./practiceTree.ts";

export type Refused = Extract<Fact, { readonly type: "refused" }>;

/** What the screen shows of a practised game, but for its numbers. */
export interface Sight {
  readonly tree: PracticeTree;
  readonly isFrozen: boolean;
  readonly isWaiting: boolean;
  readonly isOver: boolean;
}

/** Who looks on and points places out on the board. */
export interface Onlooker {
  readonly outlines: readonly Outline[];
  /** The game stands at another position than its events lead to. */
  begin(game: Game): void;
  hear(game: Game, events: readonly GameEvent[]): void;
}

export interface PracticePlayOptions {
  readonly setup: Setup;
  readonly sound: Pick<Sound, "hear">;
  readonly haptics: Pick<Haptics, "hear">;
  makeDevices(target: InputTarget): readonly InputDevice[];
  /** The key that pauses a game leads to the tools here, and back. */
  onTools(): void;
}

export class PracticePlay implements Activity, InputTarget {
  readonly #options: PracticePlayOptions;
  readonly #session: PracticeSession;
  readonly #devices: readonly InputDevice[];
  /** The game of the last frame: a step in the tree leads to another one. */
  #shown: Game | undefined;
  #onlooker: Onlooker | undefined;
  readonly #info = signal<GameInfo | undefined>(undefined);
  readonly #refused = signal<Refused | undefined>(undefined);
  readonly #sight = signal<Sight>(undefined as never);

  constructor(options: PracticePlayOptions) {
    this.#options = options;
    this.#session = new PracticeSession(options.setup);
    this.#tell();
    this.#devices = options.makeDevices(this);
    window.addEventListener("blur", this.#onLeave);
    document.addEventListener("visibilitychange", this.#onLeave);
  }

  get games(): readonly Game[] {
    return [this.game];
  }

  get game(): Game {
    return this.#session.game;
  }

  get session(): PracticeSession {
    return this.#session;
  }

  get info(): ReadonlySignal<GameInfo | undefined> {
    return this.#info;
  }

  get sight(): ReadonlySignal<Sight> {
    return this.#sight;
  }

  /** The last move that was not followed. */
  get refused(): ReadonlySignal<Refused | undefined> {
    return this.#refused;
  }

  /** From the piece in play on. */
  setOnlooker(onlooker: Onlooker | undefined): void {
    this.#onlooker = onlooker;
    onlooker?.begin(this.game);
  }

  press(command: Command, timeStampMs: number): void {
    if (command === "pause") {
      this.#session.wait(timeStampMs);
      return this.#options.onTools();
    }
    // The tools go back, to the first piece too.
    if (isTableCommand(command)) return undefined;
    return pressCommand(this.#session, command, timeStampMs);
  }

  release(command: Command, timeStampMs: number): void {
    releaseCommand(this.#session, command, timeStampMs);
  }

  /** A speed in tenths of a row a second. */
  setSpeed(speed: number, timeStampMs: number): void {
    pressSpeed(this.#session, speed, timeStampMs);
  }

  /** Does something with the session and shows what came of it. */
  act(change: (session: PracticeSession, timeStampMs: number) => void): void {
    change(this.#session, performance.now());
    this.#tell();
  }

  frame(timeStampMs: number): readonly BoardFrame[] {
    for (const device of this.#devices) device.poll(timeStampMs);
    const events = this.#session.frame(timeStampMs);
    if (this.game === this.#shown) {
      this.#onlooker?.hear(this.game, events);
    } else {
      this.#refused.value = undefined;
      this.#onlooker?.begin(this.game);
    }
    this.#shown = this.game;
    this.#options.sound.hear(this.game, events);
    this.#options.haptics.hear(this.game, events);
    for (const device of this.#devices) device.hear?.(events);
    for (const event of events) this.#notice(event);
    this.#tell();
    return [{ game: this.game, events, outlines: this.#onlooker?.outlines }];
  }

  stop(): void {
    // The stage may still ask for frames until it has another game.
    this.#session.wait(performance.now());
    for (const device of this.#devices) device.stop();
    window.removeEventListener("blur", this.#onLeave);
    document.removeEventListener("visibilitychange", this.#onLeave);
  }

  #notice(event: GameEvent): void {
    if (event.type === "refused") this.#refused.value = event;
  }

  #tell(): void {
    const { tree, isFrozen, isWaiting, isOver } = this.#session;
    const now = this.#sight.peek() as Sight | undefined;
    const isSame =
      now?.tree === tree && now.isFrozen === isFrozen && now.isWaiting === isWaiting && now.isOver === isOver;
    batch(() => {
      if (!isSame) this.#sight.value = { tree, isFrozen, isWaiting, isOver };
      tellInfo(this.#info, this.game);
    });
  }

  readonly #onLeave = (): void => this.act((session, timeStampMs) => session.wait(timeStampMs));
}
