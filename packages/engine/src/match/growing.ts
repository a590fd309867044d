// The log of a match that grows while it is played.

import type { Input } from "../actions.ts";
import { GrowingLog } from "../log/growing.ts";
import { MAX_INPUTS, MAX_MICROS } from "../log/log.ts";
import { type Result, bad } from "../result.ts";
import { type MatchLog, seatInputProblem } from "./log.ts";
import type { Ruling } from "./ruling.ts";
import type { MatchSetup } from "./setup.ts";

/** Keeps the inputs of every seat, and a room's rulings, in order and within bounds. */
export class GrowingMatchLog {
  readonly setup: MatchSetup;
  readonly #seats: readonly GrowingLog[];
  readonly #rulings: Ruling[];

  /** A new log, or one that goes on where a checked log ends. */
  constructor(setup: MatchSetup, begun: Partial<Pick<MatchLog, "inputs" | "rulings">> = {}) {
    this.setup = setup;
    this.#rulings = [...(begun.rulings ?? [])];
    this.#seats = setup.seats.map(
      (own, seat) =>
        new GrowingLog(own.setup, { inputs: begun.inputs?.[seat] ?? [] }, (inputs, i) =>
          seatInputProblem(setup, seat, inputs, i),
        ),
    );
  }

  /** Takes an input of a seat in, or says why the log may not hold it; play it only if it was taken. */
  append(seat: number, input: Input): Result<Input> {
    const own = this.#seats[seat];
    if (own === undefined) return bad("unknown", { part: "seat", which: seat + 1 }, "there is no such seat");
    const count = this.#seats.reduce((sum, { length }) => sum + length, 0);
    if (count >= MAX_INPUTS) return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
    return own.append(input);
  }

  /** Takes in what a room has decided; without a room that follows from the inputs. */
  rule(rulings: readonly Ruling[]): void {
    if (this.setup.isInRoom && this.#rulings.length + rulings.length <= MAX_INPUTS) this.#rulings.push(...rulings);
  }

  /** The inputs of a seat from the `n`-th on, counted from 0. */
  since(seat: number, n: number): readonly Input[] {
    return this.#seats[seat]!.since(n);
  }

  /**
   * The log as it stands when this much time has been played. What happened at its very end is decided only when time goes
   * on (E-34), so it reaches a moment beyond.
   */
  toLog(end: number): MatchLog {
    const last = Math.max(end, this.#rulings.at(-1)?.at ?? 0, ...this.#seats.map(({ lastAt }) => lastAt));
    const inputs = this.#seats.map((own) => [...own.since(0)]);
    return { setup: this.setup, inputs, rulings: [...this.#rulings], end: Math.min(MAX_MICROS, last + 1) };
  }
}
