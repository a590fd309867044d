// A log that grows while its game is played: for the shell that plays it, and for those who follow over a wire.
//
// Inputs travel in batches with a fixed unit of time, one microsecond. The file form cannot do that: it chooses its unit
// from the whole log.

import type { Input } from "../actions.ts";
import type { Feeding } from "../foretell.ts";
import { type Result, bad, good } from "../result.ts";
import type { Setup } from "../setup.ts";
import { ByteReader, ByteWriter, readProblem } from "./bytes.ts";
import { readInput, writeInput } from "./inputs.ts";
import { type Log, MAX_INPUTS, MAX_MICROS, inputProblem } from "./log.ts";
import { countUpTo, timeOf } from "./moments.ts";

const MICROSECOND = 1;

/** Keeps the inputs of a game in order and within bounds. */
export class GrowingLog {
  readonly setup: Setup;
  readonly #inputs: Input[];

  /** A new log, or one that continues a checked log. */
  constructor(setup: Setup, before: readonly Input[] = []) {
    this.setup = setup;
    this.#inputs = [...before];
  }

  /** How many inputs there are. */
  get length(): number {
    return this.#inputs.length;
  }

  /** Takes an input in, or says why the log may not hold it; play it only if it was taken. */
  append(input: Input): Result<Input> {
    if (this.#inputs.length >= MAX_INPUTS) return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
    this.#inputs.push(input);
    const problem = inputProblem(this.setup, this.#inputs, this.#inputs.length - 1);
    if (problem === undefined) return good(input);
    this.#inputs.pop();
    return { ok: false, problem };
  }

  /**
   * Puts what was fed too late where it belongs: before the moment at which it was needed, and behind what was fed so far.
   * The index of the first; the game is to be run again from there (E-36).
   */
  feed(feedings: readonly Feeding[], neededAt: number): Result<number> {
    const inTime = countUpTo(this.#inputs, neededAt - 1, timeOf);
    let fed = this.#inputs.length;
    while (fed > inTime && !isFeed(this.#inputs[fed - 1]!)) fed--;
    const index = Math.max(inTime, fed);
    const moved = this.#inputs.splice(index);
    const at = Math.min(this.#inputs.at(-1)?.at ?? 0, neededAt);
    for (const input of [...feedings.map((feeding) => ({ at, ...feeding })), ...moved]) {
      const taken = this.append(input);
      if (taken.ok) continue;
      // Nothing is lost: it stays as it was.
      this.#inputs.length = index;
      for (const each of moved) this.#inputs.push(each);
      return taken;
    }
    return good(index);
  }

  /** The inputs from the `n`-th on, counted from 0. */
  since(n: number): readonly Input[] {
    return this.#inputs.slice(n);
  }

  /** The log as it stands when this much time has been played; what goes beyond a log's bound is cut off. */
  toLog(end: number): Log {
    const last = this.#inputs.at(-1)?.at ?? 0;
    return { setup: this.setup, inputs: [...this.#inputs], end: Math.min(MAX_MICROS, Math.max(end, last)) };
  }
}

function isFeed({ name }: Input): boolean {
  return name === "fedPiece" || name === "fedGap" || name === "fedHold";
}

/** Inputs as bytes, to be appended to a log whose last input came at `before`. */
export function makeBatch(inputs: readonly Input[], before: number): Uint8Array {
  const out = new ByteWriter();
  let last = before;
  for (const input of inputs) {
    writeInput(out, input, last, MICROSECOND);
    last = input.at;
  }
  return out.bytes();
}

/** Bytes that a batch may have: many seconds of the fastest play. */
const MAX_BATCH_BYTES = 64 * 1024;

/** The inputs of a batch. Appending them checks them against their log. */
export function parseBatch(bytes: Uint8Array, before: number): Result<readonly Input[]> {
  if (bytes.length > MAX_BATCH_BYTES) return bad("tooMuch", "inputs", `more than ${MAX_BATCH_BYTES} bytes at once`);
  const reader = new ByteReader(bytes);
  const inputs: Input[] = [];
  try {
    for (let last = before; !reader.isAtEnd; last = inputs.at(-1)!.at)
      inputs.push(readInput(reader, last, MICROSECOND));
  } catch (error) {
    return readProblem(reader, error);
  }
  return good(inputs);
}
