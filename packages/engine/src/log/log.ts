// A game is a log: a set-up, timed inputs, and the time it ends at.

import { INPUT_NAMES, INPUT_VALUES, type Input, type InputName } from "../actions.ts";
import { MINUTE, SECOND } from "../micros.ts";
import { type Problem, type Result, bad, good } from "../result.ts";
import type { Setup } from "../setup.ts";

// Bounds on what is accepted, so that no log costs more than it should (E-25).

/** How long a log may be: a day of game time. */
export const MAX_MICROS: number = 24 * 60 * MINUTE;
/** Inputs that a log may hold. */
export const MAX_INPUTS = 1_000_000;
/** In any second of game time. The fastest hands make forty inputs, the fastest computers a few hundred. */
export const MAX_INPUTS_PER_SECOND = 1_000;

/** A whole game, or as much of it as was played. */
export interface Log {
  readonly setup: Setup;
  /** In the order they came, their times never going backwards. */
  readonly inputs: readonly Input[];
  /** How long was played, which may be less than to the game's own end. */
  readonly end: number;
}

/** Checks inputs and end; the readers of both forms check the same, input by input. */
export function checkLog(setup: Setup, inputs: readonly Input[], end: number): Result<Log> {
  if (inputs.length > MAX_INPUTS) return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
  for (let i = 0; i < inputs.length; i++) {
    const problem = inputProblem(setup, inputs, i);
    if (problem !== undefined) return { ok: false, problem };
  }
  return finishLog(setup, inputs, end);
}

/** Checks the end; the inputs have been checked one by one. */
export function finishLog(setup: Setup, inputs: readonly Input[], end: number): Result<Log> {
  if (!Number.isSafeInteger(end)) return bad("form", "end", "is no whole number of microseconds");
  if (end < (inputs.at(-1)?.at ?? 0)) return bad("backwards", "end", `the log ends at ${end}, before its last input`);
  if (end > MAX_MICROS) return bad("tooMuch", "end", "longer than 24 hours");
  return good({ setup, inputs, end });
}

/** What is wrong with the `i`-th of some inputs, those before it being right. */
export function inputProblem(setup: Setup, inputs: readonly Input[], i: number): Problem | undefined {
  const { at, name, value } = inputs[i]!;
  const where = { part: "input", which: i + 1 } as const;
  const before = inputs[i - 1]?.at ?? 0;
  if (!isInputName(name)) return { code: "unknown", where, why: "there is no such input" };
  if (!Number.isSafeInteger(at)) return { code: "form", where, why: "its time is no whole number of microseconds" };
  if (at < before)
    return { code: "backwards", where, why: `its time, ${at}, lies before ${before}: time goes backwards` };
  if (at > MAX_MICROS) return { code: "tooMuch", where, why: "later than 24 hours" };
  const first = inputs[i - MAX_INPUTS_PER_SECOND]?.at;
  if (first !== undefined && at - first < SECOND)
    return { code: "tooFast", where, why: `more than ${MAX_INPUTS_PER_SECOND} inputs in a second` };
  const bounds = INPUT_VALUES[name];
  if (!isRightValue(value, bounds)) {
    const takes = bounds === undefined ? "no value" : `a whole number from ${bounds.min} to ${bounds.max}`;
    return { code: "form", where, why: `${name} takes ${takes}` };
  }
  if (name === "freeze" && !setup.options.practice)
    return { code: "notAllowed", where, why: "gravity is frozen in practice only" };
  return undefined;
}

/** Whether there is an input of this name. */
export function isInputName(name: string): name is InputName {
  return (INPUT_NAMES as readonly string[]).includes(name);
}

function isRightValue(value: number | undefined, bounds: (typeof INPUT_VALUES)[InputName]): boolean {
  if (bounds === undefined || value === undefined) return bounds === undefined && value === undefined;
  return Number.isInteger(value) && value >= bounds.min && value <= bounds.max;
}
