// A game is a log: a set-up, timed inputs, and the time it ends at.

import { INPUT_FIELDS, INPUT_NAMES, INPUT_VALUES, type Input, type InputName } from "../actions.ts";
import { MINUTE, SECOND } from "../micros.ts";
import type { Feed } from "../game.ts";
import { type Problem, type ProblemCode, type Result, bad, good } from "../result.ts";
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
  /** What a game that does not know its seed was fed (E-36). */
  readonly feed?: Feed;
}

/** Checks inputs and end; the readers of both forms check the same, input by input. */
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
  if (!isFed) return feed === undefined ? undefined : "a game that knows its seed is not fed";
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
  return isWhole ? undefined : "it is fed something that the rule book does not have";
}

type Bounds = NonNullable<(typeof INPUT_VALUES)[InputName]>;

/** Most inputs carry no number. */
const NO_NUMBERS: Bounds = {};

const BOUNDS_OF: ReadonlyMap<string, Bounds> = new Map(
  INPUT_NAMES.map((name) => [name, INPUT_VALUES[name] ?? NO_NUMBERS]),
);

/** Says what is wrong with the last of some inputs, those before it being right. */
export type InputCheck = (inputs: readonly Input[], i: number) => Problem | undefined;

/** Whether there is an input of this name. */
export function isInputName(name: string): name is InputName {
  return BOUNDS_OF.has(name);
}

/** What is wrong with an input, wherever it stands. */
interface Fault {
  readonly code: ProblemCode;
  readonly why: string;
}

/** What is wrong with the `i`-th of some inputs, those before it being right. */
export function inputProblem(setup: Setup, inputs: readonly Input[], i: number): Problem | undefined {
  const fault = timeFault(inputs, i) ?? inputFault(setup, inputs[i]!);
  return fault && { ...fault, where: { part: "input", which: i + 1 } };
}

function timeFault(inputs: readonly Input[], i: number): Fault | undefined {
  const { at } = inputs[i]!;
  // To ask for what stands before the first of an array would cost more than all the rest.
  const before = i === 0 ? 0 : inputs[i - 1]!.at;
  if (!Number.isSafeInteger(at)) return { code: "form", why: "its time is no whole number of microseconds" };
  if (at < before) return { code: "backwards", why: `its time, ${at}, lies before ${before}: time goes backwards` };
  if (at > MAX_MICROS) return { code: "tooMuch", why: "later than 24 hours" };
  if (i >= MAX_INPUTS_PER_SECOND && at - inputs[i - MAX_INPUTS_PER_SECOND]!.at < SECOND)
    return { code: "tooFast", why: `more than ${MAX_INPUTS_PER_SECOND} inputs in a second` };
  return undefined;
}

/** What is wrong with an input, whenever it comes. */
export function inputFault(setup: Setup, input: Input): Fault | undefined {
  const bounds = BOUNDS_OF.get(input.name);
  if (bounds === undefined) return { code: "unknown", why: "there is no such input" };
  const taken = whatItTakes(input, bounds);
  if (taken !== undefined) return { code: "form", why: `${input.name} takes ${taken}` };
  const why = whyNotAllowed(setup, input);
  return why === undefined ? undefined : { code: "notAllowed", why };
}

/** What an input takes instead of the numbers that it has. */
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

/** Why a game of this set-up cannot have an input. */
function whyNotAllowed({ options, terms }: Setup, { name, value = 0, from = 0 }: Input): string | undefined {
  switch (name) {
    case "freeze":
      return options.practice ? undefined : "gravity is frozen in practice only";
    case "received":
      if (terms === undefined || terms.garbage === "none") return "nothing is received where nothing is sent";
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
