// A demonstration in the reader's hands: the same start, played with real controls. Where several boards stand side by
// side, each key goes to all of them.

import { type Game, type GameEvent, takeEvents } from "@korobeinix/engine";
import type { InputTarget } from "../input/input.ts";
import { isTableCommand, pressCommand, releaseCommand } from "../table/commands.ts";
import { Clock } from "../table/clock.ts";
import { Session } from "../table/session.ts";
import type { Command } from "../settings/settings.ts";
import { type Demonstration, type Pattern, progressOf, setupOf } from "./demonstration.ts";

interface Attempt {
  readonly session: Session;
  readonly goal: readonly Pattern[];
  reached: number;
  /** All of it has been told: it stands still. */
  isOver: boolean;
}

export type TrialState = "playing" | "reached" | "missed";

export class Trial implements InputTarget {
  readonly #attempts: readonly Attempt[];
  readonly #pieces: number;
  readonly #clock = new Clock();
  readonly #onLeave: () => void;
  readonly pressed = new Set<Command>();

  constructor(demonstration: Demonstration, nowMs: number, onLeave: () => void) {
    const variants = demonstration.variants ?? [undefined];
    this.#attempts = variants.map((variant) => ({
      session: new Session(setupOf(demonstration, variant)),
      goal: variant?.goal ?? demonstration.goal,
      reached: 0,
      isOver: false,
    }));
    this.#pieces = demonstration.queue.length;
    this.#onLeave = onLeave;
    this.#clock.start(nowMs, 0);
  }

  get games(): readonly Game[] {
    return this.#attempts.map(({ session }) => session.game);
  }

  get state(): TrialState {
    if (this.#attempts.every(({ goal, reached }) => reached === goal.length)) return "reached";
    return this.#attempts.every(({ isOver }) => isOver) ? "missed" : "playing";
  }

  press(command: Command, timeStampMs: number): void {
    if (command === "pause") return this.#onLeave();
    if (isTableCommand(command)) return undefined;
    this.pressed.add(command);
    for (const attempt of this.#attempts)
      if (!this.#isDone(attempt)) pressCommand(attempt.session, command, this.#clock.at(timeStampMs, 0));
    return undefined;
  }

  release(command: Command, timeStampMs: number): void {
    this.pressed.delete(command);
    for (const { session } of this.#attempts) releaseCommand(session, command, this.#clock.at(timeStampMs, 0));
  }

  /** Lets time pass; what has happened on each board. One that is over stands still. */
  frame(timeStampMs: number): readonly (readonly GameEvent[])[] {
    return this.#attempts.map((attempt) => {
      if (attempt.isOver) return [];
      attempt.session.advanceTo(this.#clock.at(timeStampMs, 0));
      const events = takeEvents(attempt.session.game);
      attempt.reached = progressOf(attempt.goal, events, attempt.reached);
      attempt.isOver = this.#isDone(attempt);
      return events;
    });
  }

  #isDone({ session, goal, reached }: Attempt): boolean {
    return reached === goal.length || session.isOver || session.game.state.pieces >= this.#pieces;
  }
}
