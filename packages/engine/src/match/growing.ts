// The log of a match that grows while it is played.

import type { Input } from "../actions.ts";
import { MAX_INPUTS, MAX_MICROS } from "../log/log.ts";
import { type Result, bad, good } from "../result.ts";
import { type MatchLog, seatInputProblem } from "./log.ts";
import type { Ruling } from "./match.ts";
import type { MatchSetup } from "./setup.ts";

/** Keeps the inputs of every seat, and with delays the rulings, in order and within bounds. */
export class GrowingMatchLog {
  readonly setup: MatchSetup;
  readonly #inputs: Input[][];
  readonly #rulings: Ruling[] = [];
  #count: number;

  /** A new log, or one that goes on: `begun` are the inputs of each seat so far, as they have been checked. */
  constructor(setup: MatchSetup, begun: MatchLog["inputs"] = []) {
    this.setup = setup;
    this.#inputs = setup.seats.map((_, seat) => [...(begun[seat] ?? [])]);
    this.#count = this.#inputs.reduce((sum, own) => sum + own.length, 0);
  }

  /** Takes an input of a seat in, or says why the log may not hold it; play it only if it was taken. */
  append(seat: number, input: Input): Result<Input> {
    const own = this.#inputs[seat];
    if (own === undefined) return bad("unknown", { part: "seat", which: seat + 1 }, "there is no such seat");
    if (this.#count >= MAX_INPUTS) return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
    own.push(input);
    const problem = seatInputProblem(this.setup, seat, own, own.length - 1);
    if (problem !== undefined) {
      own.pop();
      return { ok: false, problem };
    }
    this.#count++;
    return good(input);
  }

  /** Takes in what the referee has decided; without delays that follows from the inputs. */
  rule(rulings: readonly Ruling[]): void {
    if (this.setup.hasDelays && this.#rulings.length < MAX_INPUTS) this.#rulings.push(...rulings);
  }

  /** The inputs of a seat from the `n`-th on, counted from 0. */
  since(seat: number, n: number): readonly Input[] {
    return this.#inputs[seat]!.slice(n);
  }

  /**
   * The log as it stands when this much time has been played. What happened at its very end is decided only when time goes
   * on (E-34), so it reaches a moment beyond.
   */
  toLog(end: number): MatchLog {
    const last = Math.max(end, this.#rulings.at(-1)?.at ?? 0, ...this.#inputs.map((own) => own.at(-1)?.at ?? 0));
    const inputs = this.#inputs.map((own) => [...own]);
    return { setup: this.setup, inputs, rulings: [...this.#rulings], end: Math.min(MAX_MICROS, last + 1) };
  }
}
