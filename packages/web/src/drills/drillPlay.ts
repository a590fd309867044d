// A drill in the hands of a player: one round after the other, each a game of Practice that is judged by its log. A round
// that is missed begins again, what is taken back is forgiven, and the solution is played on the same board.

import type { Game, GameEvent } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { InputDevice, InputTarget } from "../input/input.ts";
import type { PracticeSession } from "../practice/practiceSession.ts";
import type { Command } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { BoardFrame } from "../stage/stage.ts";
import { isTableCommand, pressCommand, releaseCommand } from "../table/commands.ts";
import { type GameInfo, tellInfo } from "../table/gameInfo.ts";
import type { Activity } from "../table/loop.ts";
import { type Drill, piecesIn, type Round } from "./drill.ts";
import { type DrillResult, type DrillSight, isSameSight, NO_KEYS } from "./drillSight.ts";
import { comingIn, isFresh, Pointer, sessionOf } from "./drillRound.ts";
import type { Handling } from "./drillSetup.ts";
import { judge, OPEN, type Verdict } from "./judge.ts";
import { Showing } from "./showing.ts";
import { solutionOf } from "./solution.ts";
import { type Effort, starsFor } from "./stars.ts";

export interface DrillPlayOptions {
  readonly drill: Drill;
  readonly handling: Handling;
  /** Of a drill that has none of its own. */
  readonly solution?: Log | undefined;
  readonly sound: Pick<Sound, "hear">;
  makeDevices(target: InputTarget, game: Game): readonly InputDevice[];
  /** The key that pauses a game leads to the tools. */
  onTools(): void;
  onDone(result: DrillResult): void;
}

/** What may decide a round. */
const DECIDING: ReadonlySet<GameEvent["type"]> = new Set(["locked", "scored", "squared", "generated", "ended"]);
/** How long a round that is over is looked at before the next one comes. */
const LINGER_MS = 750;
const LAST_LINGER_MS = 1100;
const LONGEST_FRAME_MS = 250;

export class DrillPlay implements Activity, InputTarget {
  readonly #options: DrillPlayOptions;
  readonly #devices: readonly InputDevice[];
  #session: PracticeSession;
  #round = 0;
  #phase: DrillSight["phase"] = "playing";
  #verdict: Verdict = OPEN;
  #effort: Effort = { micros: 0, faults: 0, isHelped: false };
  #showing: Showing | undefined;
  /** When it goes on by itself. */
  #goesOnAt = Infinity;
  #lastMs = 0;
  readonly #pointer = new Pointer();
  readonly #info = signal<GameInfo | undefined>(undefined);
  readonly #sight = signal<DrillSight>({
    phase: "playing",
    round: 0,
    verdict: OPEN,
    isFresh: true,
    pressed: NO_KEYS,
  });

  constructor(options: DrillPlayOptions) {
    this.#options = options;
    this.#session = sessionOf(options.drill, 0, options.handling);
    this.#devices = options.makeDevices(this, this.game);
    tellInfo(this.#info, this.game);
  }

  get games(): readonly Game[] {
    return [this.game];
  }

  get game(): Game {
    return this.#showing?.game ?? this.#session.game;
  }

  get info(): ReadonlySignal<GameInfo | undefined> {
    return this.#info;
  }

  get sight(): ReadonlySignal<DrillSight> {
    return this.#sight;
  }

  press(command: Command, timeStampMs: number): void {
    if (command === "pause") return this.#options.onTools();
    if (command === "restart") return this.retry();
    if (isTableCommand(command) || this.#phase === "done") return undefined;
    // What is over, or only shown, is left with any key; that key is not the game's.
    if (this.#phase !== "playing") return this.#phase === "reached" ? undefined : this.#goOn();
    return pressCommand(this.#session, command, timeStampMs);
  }

  release(command: Command, timeStampMs: number): void {
    if (this.#phase === "playing") releaseCommand(this.#session, command, timeStampMs);
  }

  /** The round from its beginning, or the whole drill where it is done. */
  retry(): void {
    if (this.#phase === "done") return this.#startOver();
    if (this.#phase === "reached") return undefined;
    if (this.#phase === "playing" && !this.#isFresh) this.#fault();
    return this.#begin(this.#round);
  }

  /** Takes the last piece back. */
  undo(): void {
    if (this.#phase === "reached" || this.#phase === "done") return;
    if (this.#phase === "showing") return this.#begin(this.#round);
    if (this.#phase === "playing" && !this.#isFresh) this.#fault();
    this.#session.undo();
    this.#phase = "playing";
    this.#goesOnAt = Infinity;
    this.#verdict = judge(this.#options.drill.goal, this.#now, this.#session.toLog());
    this.#tell();
  }

  /** Plays the solution of the round, where there is one. */
  show(): void {
    if (this.#phase === "reached" || this.#phase === "done") return;
    const log = this.#options.solution ?? solutionOf(this.#options.drill, this.#now);
    if (log === undefined) return;
    this.#session.wait(this.#lastMs);
    this.#effort = { ...this.#effort, isHelped: true };
    this.#showing = new Showing(log);
    this.#phase = "showing";
    this.#goesOnAt = Infinity;
    this.#tell();
  }

  /** The clock stands still until the next key. */
  wait(timeStampMs: number): void {
    this.#session.wait(timeStampMs);
  }

  frame(timeStampMs: number): readonly BoardFrame[] {
    const elapsedMs = Math.min(LONGEST_FRAME_MS, Math.max(0, timeStampMs - this.#lastMs));
    this.#lastMs = timeStampMs;
    for (const device of this.#devices) device.poll(timeStampMs);
    if (timeStampMs >= this.#goesOnAt) this.#goOn();
    const events = this.#showing?.pass(elapsedMs) ?? this.#session.frame(timeStampMs);
    if (this.#showing?.isOver === true && this.#goesOnAt === Infinity) this.#goesOnAt = timeStampMs + LAST_LINGER_MS;
    this.#options.sound.hear(this.game, events);
    for (const device of this.#devices) device.hear?.(events);
    if (this.#phase === "playing" && events.some(({ type }) => DECIDING.has(type))) this.#judge(timeStampMs);
    this.#tell();
    const { game } = this;
    const coming = comingIn(this.#options.drill, this.#round, game);
    return [{ game, events, outlines: this.#pointer.at(this.#now, game), coming }];
  }

  stop(): void {
    this.#session.wait(this.#lastMs);
    for (const device of this.#devices) device.stop();
  }

  get #now(): Round {
    return this.#options.drill.rounds[this.#round]!;
  }

  #judge(timeStampMs: number): void {
    const { goal, rounds } = this.#options.drill;
    const verdict = judge(goal, this.#now, this.#session.toLog());
    // Whether it goes on is known when the next piece has come.
    if (verdict.state === "open" && this.#session.game.state.kind < 0) return;
    this.#verdict = verdict;
    if (verdict.state === "open") return;
    this.#session.wait(timeStampMs);
    this.#phase = verdict.state;
    if (this.#phase === "reached") {
      const { micros } = this.#effort;
      this.#effort = { ...this.#effort, micros: micros + this.#session.game.state.time };
      this.#goesOnAt = timeStampMs + (this.#round === rounds.length - 1 ? LAST_LINGER_MS : LINGER_MS);
      return;
    }
    this.#fault();
    // Of several pieces the last may be taken back instead.
    if (piecesIn(this.#now) === 1) this.#goesOnAt = timeStampMs + LAST_LINGER_MS;
  }

  #goOn(): void {
    const { drill } = this.#options;
    if (this.#phase !== "reached") return this.#begin(this.#round);
    if (this.#round < drill.rounds.length - 1) return this.#begin(this.#round + 1);
    this.#phase = "done";
    this.#goesOnAt = Infinity;
    this.#tell();
    return this.#options.onDone({ ...this.#effort, stars: starsFor(drill, this.#effort), log: this.#session.toLog() });
  }

  #startOver(): void {
    this.#effort = { micros: 0, faults: 0, isHelped: false };
    this.#begin(0);
  }

  #begin(round: number): void {
    this.#round = round;
    this.#phase = "playing";
    this.#verdict = OPEN;
    this.#goesOnAt = Infinity;
    this.#showing = undefined;
    this.#session = sessionOf(this.#options.drill, round, this.#options.handling);
    this.#tell();
  }

  get #isFresh(): boolean {
    return isFresh(this.#session);
  }

  #fault(): void {
    this.#effort = { ...this.#effort, faults: this.#effort.faults + 1 };
  }

  #tell(): void {
    const next: DrillSight = {
      phase: this.#phase,
      round: this.#round,
      verdict: this.#verdict,
      isFresh: this.#session.isWaiting && this.#isFresh,
      pressed: this.#showing?.pressed() ?? NO_KEYS,
    };
    const isSame = isSameSight(next, this.#sight.peek());
    batch(() => {
      if (!isSame) this.#sight.value = next;
      tellInfo(this.#info, this.game);
    });
  }
}
