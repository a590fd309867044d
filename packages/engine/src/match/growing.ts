// The log of a match, growing while the match is played.

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

  /** A new log, or one that continues a checked log. */
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

  /** Adds an input of a seat, or says why the log may not hold it. Play the input only if it was added. */
  append(seat: number, input: Input): Result<Input> {
    const own = this.#seats[seat];
    if (own === undefined) return bad("unknown", { part: "seat", which: seat + 1 }, "there is no such seat");
    const count = this.#seats.reduce((sum, { length }) => sum + length, 0);
    if (count >= MAX_INPUTS) return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
    return own.append(input);
  }

  /** Adds the rulings of a room. Without a room rulings follow from the inputs, and none are kept. */
  rule(rulings: readonly Ruling[]): void {
    if (this.setup.isInRoom && this.#rulings.length + rulings.length <= MAX_INPUTS) this.#rulings.push(...rulings);
  }

  /** The inputs of a seat from the `n`-th on, counted from 0. */
  since(seat: number, n: number): readonly Input[] {
    return this.#seats[seat]!.since(n);
  }

  /**
   * The log up to `end`, and a microsecond further: the referee rules on what happened at `end` only when time goes on
   * (E-34).
   */
  toLog(end: number): MatchLog {
    const last = Math.max(end, this.#rulings.at(-1)?.at ?? 0, ...this.#seats.map(({ lastAt }) => lastAt));
    const inputs = this.#seats.map((own) => [...own.since(0)]);
    return { setup: this.setup, inputs, rulings: [...this.#rulings], end: Math.min(MAX_MICROS, last + 1) };
  }
}
