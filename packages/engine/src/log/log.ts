// A game is a log: a set-up, timed inputs and the time at which the log ends.

import { INPUT_FIELDS, INPUT_NAMES, INPUT_VALUES, type Input, type InputName } from "../actions.ts";
import { MINUTE, SECOND } from "../micros.ts";
import type { Feed } from "../game.ts";
import { type Problem, type ProblemCode, type Result, bad, good } from "../result.ts";
import type { Setup } from "../setup.ts";

// Bounds: no log from outside may cost too much memory or time (E-25).

/** The longest log: a day of game time. */
export const MAX_MICROS: number = 24 * 60 * MINUTE;
/** The most inputs of a log. */
export const MAX_INPUTS = 1_000_000;
/** The most inputs in any second of game time. The fastest hands make forty, the fastest computers a few hundred. */
export const MAX_INPUTS_PER_SECOND = 1_000;

/** A game from its beginning to its end, or to the moment at which its player stopped. */
export interface Log {
  readonly setup: Setup;
  /** In the order in which they came. Their times never go backwards. */
  readonly inputs: readonly Input[];
  /** The time at which the log ends. The game itself may not have ended by then. */
  readonly end: number;
  /** The feed of a game that does not know its seed (E-36). */
  readonly feed?: Feed;
}

/** Checks inputs, end and feed. The readers of both forms make the same checks, input by input. */
export function checkLog(setup: Setup, inputs: readonly Input[], end: number, feed?: Feed): Result<Log> {
  if (inputs.length > MAX_INPUTS) return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
  for (let i = 0; i < inputs.length; i++) {
    const problem = inputProblem(setup, inputs, i);
    if (problem !== undefined) return { ok: false, problem };
  }
  return finishLog(setup, inputs, end, feed);
}

/** Checks the end and the feed; the inputs have been checked one by one. */
export function finishLog(setup: Setup, inputs: readonly Input[], end: number, feed?: Feed): Result<Log> {
  if (!Number.isSafeInteger(end)) return bad("form", "end", "is no whole number of microseconds");
  if (end < (inputs.at(-1)?.at ?? 0)) return bad("backwards", "end", `the log ends at ${end}, before its last input`);
  if (end > MAX_MICROS) return bad("tooMuch", "end", "longer than 24 hours");
  const wrong = feedProblem(setup, feed);
  if (wrong !== undefined) return bad("form", "seed", wrong);
  return good(feed === undefined ? { setup, inputs, end } : { setup, inputs, end, feed });
}

/** What is wrong with a feed; a game has one if, and only if, it does not know its seed. */
function feedProblem({ isFed, book }: Setup, feed: Feed | undefined): string | undefined {
  if (!isFed) return feed === undefined ? undefined : "a game that knows its seed has no feed";
  if (feed === undefined) return "a game that does not know its seed needs its feed";
  const areBelow = (list: readonly number[], below: number): boolean =>
    list.length <= MAX_INPUTS && list.every((value) => Number.isInteger(value) && value >= 0 && value < below);
  const kinds = book.pieces.length;
  const { columns } = book.matrix;
  const isWhole =
    areBelow(feed.pieces, kinds) &&
    areBelow(feed.holds, kinds) &&
    areBelow(feed.gaps, columns) &&
    areBelow(feed.lines, columns);
  return isWhole ? undefined : "the feed holds a piece or a column that the rule book does not have";
}

type Bounds = NonNullable<(typeof INPUT_VALUES)[InputName]>;

/** Most inputs carry no number. */
const NO_NUMBERS: Bounds = {};

const BOUNDS_OF: ReadonlyMap<string, Bounds> = new Map(
  INPUT_NAMES.map((name) => [name, INPUT_VALUES[name] ?? NO_NUMBERS]),
);

/** Says what is wrong with the `i`-th input. The inputs before it have been checked. */
export type InputCheck = (inputs: readonly Input[], i: number) => Problem | undefined;

/** Whether there is an input of this name. */
export function isInputName(name: string): name is InputName {
  return BOUNDS_OF.has(name);
}

/** What is wrong with an input, without its place in a list. */
interface Fault {
  readonly code: ProblemCode;
  readonly why: string;
}

/** What is wrong with the `i`-th input. The inputs before it have been checked. */
export function inputProblem(setup: Setup, inputs: readonly Input[], i: number): Problem | undefined {
  const fault = timeFault(inputs, i) ?? inputFault(setup, inputs[i]!);
  return fault && { ...fault, where: { part: "input", which: i + 1 } };
}

function timeFault(inputs: readonly Input[], i: number): Fault | undefined {
  const { at } = inputs[i]!;
  // Reading index -1 of an array would take longer than the rest of this function.
  const before = i === 0 ? 0 : inputs[i - 1]!.at;
  if (!Number.isSafeInteger(at)) return { code: "form", why: "its time is no whole number of microseconds" };
  if (at < before) return { code: "backwards", why: `its time, ${at}, lies before ${before}: time goes backwards` };
  if (at > MAX_MICROS) return { code: "tooMuch", why: "later than 24 hours" };
  if (i >= MAX_INPUTS_PER_SECOND && at - inputs[i - MAX_INPUTS_PER_SECOND]!.at < SECOND)
    return { code: "tooFast", why: `more than ${MAX_INPUTS_PER_SECOND} inputs in a second` };
  return undefined;
}

/** What is wrong with an input, whatever its time. */
export function inputFault(setup: Setup, input: Input): Fault | undefined {
  const bounds = BOUNDS_OF.get(input.name);
  if (bounds === undefined) return { code: "unknown", why: "there is no such input" };
  const taken = whatItTakes(input, bounds);
  if (taken !== undefined) return { code: "form", why: `${input.name} takes ${taken}` };
  const why = whyNotAllowed(setup, input);
  return why === undefined ? undefined : { code: "notAllowed", why };
}

/** The numbers that an input must carry, if it does not carry them. */
function whatItTakes(input: Input, bounds: Bounds): string | undefined {
  if (bounds === NO_NUMBERS && input.value === undefined && input.from === undefined && input.attack === undefined)
    return undefined;
  for (const field of INPUT_FIELDS) {
    const value = input[field];
    const bound = bounds[field];
    if (bound === undefined) {
      if (value !== undefined) return `no ${field}`;
    } else if (value === undefined || !Number.isInteger(value) || value < bound.min || value > bound.max) {
      return `a ${field}, a whole number from ${bound.min} to ${bound.max}`;
    }
  }
  return undefined;
}

/** Why a game of this set-up may not have an input. */
function whyNotAllowed({ options, terms }: Setup, { name, value = 0, from = 0 }: Input): string | undefined {
  switch (name) {
    case "freeze":
      return options.practice ? undefined : "gravity is frozen in practice only";
    case "received":
      if (terms === undefined || terms.garbage === "none") return "the match has no garbage";
      return from === terms.seat || from >= terms.seats ? `seat ${from} is no opponent` : undefined;
    case "target":
      if (terms?.targeting !== "chosen" || terms.garbage === "none") return "there is no Target Mark";
      return value >= terms.seats ? `there is no seat ${value}` : undefined;
    case "ended":
      return terms === undefined ? "a game that is played alone ends by its own rules" : undefined;
    default:
      return undefined;
  }
}
