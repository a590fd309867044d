// A log that grows while its game is played. The player's shell keeps one, and so does everybody who follows the game
// over a network.
//
// Only the player's own inputs are numbered. Inputs from the match and the feed are kept apart, so they do not change
// the numbers, and a sender can repeat the inputs from any number on.
//
// Inputs travel in batches with a fixed unit of time, one microsecond. The file form chooses its unit from the whole
// log, which a growing log does not have yet.

import type { Input } from "../actions.ts";
import { FED, copyFeed, emptyFeed } from "../feeding/feed.ts";
import type { Feeding } from "../feeding/foretell.ts";
import type { Feed } from "../game.ts";
import { type Result, bad, good } from "../result.ts";
import type { Setup } from "../setup.ts";
import { ByteReader, ByteWriter, readProblem } from "./bytes.ts";
import { readInput, writeInput } from "./inputs.ts";
import { type InputCheck, type Log, MAX_INPUTS, MAX_MICROS, inputFault, inputProblem } from "./log.ts";
import { countUpTo, timeOf } from "./moments.ts";

const MICROSECOND = 1;

/** Keeps the inputs of a game in order and within bounds. */
export class GrowingLog {
  readonly setup: Setup;
  readonly #inputs: Input[];
  readonly #given: Input[] = [];
  readonly #feed: Feed;
  readonly #check: InputCheck;

  /** A new log, or one that continues a checked log. */
  constructor(setup: Setup, begun: Partial<Pick<Log, "inputs" | "feed">> = {}, check?: InputCheck) {
    this.setup = setup;
    this.#inputs = [...(begun.inputs ?? [])];
    this.#feed = copyFeed(begun.feed ?? emptyFeed());
    this.#check = check ?? ((inputs, i) => inputProblem(setup, inputs, i));
  }

  /** The number of the player's inputs. */
  get length(): number {
    return this.#inputs.length;
  }

  /** The time of the player's last input. */
  get lastAt(): number {
    return this.#inputs.at(-1)?.at ?? 0;
  }

  /** Adds an input of the player, or says why the log may not hold it. Play the input only if it was added. */
  append(input: Input): Result<Input> {
    if (this.#inputs.length >= MAX_INPUTS) return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
    this.#inputs.push(input);
    const problem = this.#check(this.#inputs, this.#inputs.length - 1);
    if (problem === undefined) return good(input);
    this.#inputs.pop();
    return { ok: false, problem };
  }

  /** Adds an input from the match. It comes after all inputs of the player of the same time. */
  give(input: Input): Result<Input> {
    const fault = inputFault(this.setup, input);
    if (fault !== undefined) return { ok: false, problem: { ...fault, where: { part: "inputs" } } };
    if (this.#given.length >= MAX_INPUTS) return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
    this.#given.splice(countUpTo(this.#given, input.at, timeOf), 0, input);
    return good(input);
  }

  /** Adds feedings to the log. (`feedGames` feeds the game itself.) */
  feed(feedings: readonly Feeding[]): void {
    for (const { name, value } of feedings) this.#feed[FED[name]].push(value);
  }

  /** The player's inputs from the `n`-th on, counted from 0. */
  since(n: number): readonly Input[] {
    return this.#inputs.slice(n);
  }

  /** The log up to `end`, or to the last input if that is later. A log is at most `MAX_MICROS` long. */
  toLog(end: number): Log {
    const inputs = merge(this.#inputs, this.#given);
    const last = Math.min(MAX_MICROS, Math.max(end, inputs.at(-1)?.at ?? 0));
    const log = { setup: this.setup, inputs, end: last };
    return this.setup.isFed ? { ...log, feed: copyFeed(this.#feed) } : log;
  }
}

/** All inputs in the order of time. Of the same time, those from the match come last. */
export function merge(own: readonly Input[], given: readonly Input[]): Input[] {
  const merged: Input[] = [];
  let i = 0;
  for (const input of given) {
    while (i < own.length && own[i]!.at <= input.at) merged.push(own[i++]!);
    merged.push(input);
  }
  while (i < own.length) merged.push(own[i++]!);
  return merged;
}

/** Inputs as bytes, for a log whose last input came at `before`. */
export function makeBatch(inputs: readonly Input[], before: number): Uint8Array {
  const out = new ByteWriter();
  let last = before;
  for (const input of inputs) {
    writeInput(out, input, last, MICROSECOND);
    last = input.at;
  }
  return out.bytes();
}

/** The most bytes of a batch: many seconds of the fastest play. */
const MAX_BATCH_BYTES = 64 * 1024;

/** The inputs of a batch. They are checked only when they are appended to a log. */
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
