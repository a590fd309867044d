// A game is a log: a set-up, timed inputs, and the time it ends at.

import { INPUT_NAMES, INPUT_VALUES, type Input, type InputName } from "../actions.ts";
import { MINUTE } from "../micros.ts";
import { type Result, bad, good } from "../result.ts";
import type { Setup } from "../setup.ts";

/** Raised when the meaning of a log changes: rules, random numbers, or the forms themselves. */
export const LOG_VERSION = 1;

/** Bounds on what is accepted, so that no log costs more than it should. */
export const MAX_MICROS: number = 24 * 60 * MINUTE;
export const MAX_INPUTS = 1_000_000;

export interface Log {
  readonly setup: Setup;
  /** In the order they came, their times never going backwards. */
  readonly inputs: readonly Input[];
  /** How long was played, which may be less than to the game's own end. */
  readonly end: number;
}

/** Checks inputs and end against each other; every way of reading a log goes through here. */
export function checkLog(setup: Setup, inputs: readonly Input[], end: number): Result<Log> {
  if (inputs.length > MAX_INPUTS) return bad("inputs", `more than ${MAX_INPUTS}`);
  let before = 0;
  for (const [i, { at, name, value }] of inputs.entries()) {
    const where = `input ${i + 1}`;
    if (!(INPUT_NAMES as readonly string[]).includes(name)) return bad(where, "there is no such input");
    if (!Number.isSafeInteger(at)) return bad(where, "its time is not a whole number of microseconds");
    if (at < before) return bad(where, `its time, ${at}, lies before ${before}: time goes backwards`);
    const why = valueProblem(name, value) ?? practiceProblem(name, setup);
    if (why !== undefined) return bad(where, why);
    before = at;
  }
  if (!Number.isSafeInteger(end) || end < before) return bad("end", `the log ends at ${end}, before its last input`);
  if (end > MAX_MICROS) return bad("end", "longer than 24 hours");
  return good({ setup, inputs, end });
}

function practiceProblem(name: InputName, { options }: Setup): string | undefined {
  return name === "freeze" && !options.practice ? "gravity is frozen in practice only" : undefined;
}

/** What is wrong with an input's value, if anything. */
export function valueProblem(name: InputName, value: number | undefined): string | undefined {
  const bounds = INPUT_VALUES[name];
  if (bounds === undefined) return value === undefined ? undefined : `${name} takes no value`;
  if (value !== undefined && Number.isInteger(value) && value >= bounds.min && value <= bounds.max) return undefined;
  return `${name} takes a whole number from ${bounds.min} to ${bounds.max}`;
}
