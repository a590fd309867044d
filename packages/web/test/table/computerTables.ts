// A table with a computer, driven frame by frame without a browser and without a Worker.

import { rankOf } from "@korobeinix/bots";
import { type Input, setupFor, type RuleBook, unwrap } from "@korobeinix/engine";
import type { ComputerRank } from "@korobeinix/engine/match";
import { type Move, moveFor, type Mover, type Position } from "../../src/computers/move.ts";
import { ComputerSource } from "../../src/table/computerSource.ts";
import { Session } from "../../src/table/session.ts";
import { SideBySide } from "../../src/table/sideBySide.ts";
import { Table } from "../../src/table/table.ts";

const FRAME_MS = 16;

/** Thinks at once, or when the test says so. */
export class FakeThinker {
  readonly asked: Position[] = [];
  isHeld = false;
  readonly #waiting: (() => void)[] = [];

  async move(position: Position, mover: Mover): Promise<Move | undefined> {
    // As it would reach a Worker.
    const sent = structuredClone(position);
    this.asked.push(sent);
    if (this.isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return moveFor(sent, mover, () => sent.asOfMs);
  }

  /** Answers so many of the questions that wait, the oldest first. */
  answer(count: number): void {
    for (const resolve of this.#waiting.splice(0, count)) resolve();
  }
}

export class Watched {
  readonly thinker = new FakeThinker();
  readonly session: Session;
  readonly source: ComputerSource;
  readonly table: Table;
  /** What was pressed, each with the time that was shown before it. */
  readonly pressed: { readonly input: Input; readonly shown: number }[] = [];
  #nowMs = 0;

  constructor(book: RuleBook, rank: ComputerRank = "hard", seed = 11) {
    this.session = new Session(unwrap(setupFor(book, { seed })));
    this.source = new ComputerSource(this.session, rankOf(book.id, rank), this.thinker, 7);
    const countsDown = { atStart: false, afterPause: false };
    this.table = new Table({ play: new SideBySide([{ name: "Nachanca", source: this.source }]), countsDown });
    this.table.drawn();
    this.table.frame(0);
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  /** Frames, until it is so or that many have passed; tells whether it is. */
  async frames(count: number, isDone: () => boolean = () => false): Promise<boolean> {
    for (let i = 0; i < count && !isDone(); i++) {
      const shown = this.session.game.state.time;
      const before = this.session.toLog().inputs.length;
      this.table.frame((this.#nowMs += FRAME_MS));
      const inputs = this.session.toLog().inputs.slice(before);
      this.pressed.push(...inputs.map((input) => ({ input, shown })));
      await settled();
    }
    return isDone();
  }

  /** How many have locked. */
  get pieces(): number {
    return this.session.game.state.pieces;
  }
}

/** What has been answered has been heard. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve();
}
