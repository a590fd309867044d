// Finesse faults of a game while it is played (F-10): its log is played again beside it, piece after piece, so that a game
// that was taken up again is counted from its first piece.

import { keysTooMany, MoveReader } from "@korobeinix/bots";
import type { GameEvent, Setup } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { type ReadonlySignal, signal } from "@preact/signals";

/** Pieces that are judged in one frame at most: each takes about half a millisecond. */
const MOST_PIECES = 2;

export class FinesseCount {
  readonly #reader: MoveReader;
  readonly #faults = signal(0);
  #played = 0;
  #isBehind = true;

  constructor(setup: Setup) {
    this.#reader = new MoveReader(setup);
  }

  /** Keys pressed that were not needed. */
  get faults(): ReadonlySignal<number> {
    return this.#faults;
  }

  /** What has happened since the last frame; the log is asked for only when there is something to count. */
  hear(events: readonly GameEvent[], toLog: () => Log): void {
    this.#isBehind ||= events.some(({ type }) => type === "locked");
    if (!this.#isBehind) return;
    const { inputs, end } = toLog();
    let pieces = 0;
    while (this.#played < inputs.length && pieces < MOST_PIECES) pieces += this.#count(inputs[this.#played++]!);
    this.#isBehind = this.#played < inputs.length;
    if (!this.#isBehind) this.#add(this.#reader.advanceTo(end));
  }

  #count(input: Log["inputs"][number]): number {
    return this.#add(this.#reader.play(input));
  }

  #add(moves: ReturnType<MoveReader["play"]>): number {
    const faults = moves.reduce((sum, move) => sum + keysTooMany(move), 0);
    if (faults > 0) this.#faults.value += faults;
    return moves.length;
  }
}
