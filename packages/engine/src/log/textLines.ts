// The lines of the readable forms: each is a statement that begins with a word or a time.

import { INPUT_FIELDS, INPUT_VALUES, type Input, type InputField } from "../actions.ts";
import type { OptionValue } from "../options.ts";
import { type ProblemCode, type Result, bad } from "../result.ts";
import { MAX_INPUTS, isInputName } from "./log.ts";
import { STEP, type Steps } from "./steps.ts";

/** Longer lines are refused. */
const MAX_LINE = 4_096;
/** Longer texts are refused. The length is in letters. */
export const MAX_LOG_TEXT: number = MAX_INPUTS * 48;

/** What is wrong with a line. */
export type Wrong = readonly [code: ProblemCode, why: string];

/** Takes a text line by line. `read` says what is wrong with a line, if anything. */
export interface TextDraft<T> {
  read(line: string): Wrong | undefined;
  /** The problem of a wrong set-up. It names its own place, not a line. */
  readonly refused: Result<never> | undefined;
  finish(): Result<T>;
}

/** Reads a text line by line. Its first line must be `what` and the number of the form. */
export function* readLines<T>(text: string, what: string, form: number, draft: TextDraft<T>): Steps<Result<T>> {
  if (text.length > MAX_LOG_TEXT) return bad("tooMuch", "log", "longer than any log");
  let number = 0;
  for (let start = 0; start < text.length; number++) {
    if (number % STEP === 0) yield start / text.length;
    const end = text.indexOf("\n", start);
    const stop = end < 0 ? text.length : end;
    const line = text.slice(start, Math.min(stop, start + MAX_LINE + 1)).replace(/\r$/, "");
    start = stop + 1;
    const wrong = number === 0 ? readTitle(line, what, form) : readLine(line, draft);
    if (wrong !== undefined) return bad(wrong[0], { part: "line", which: number + 1 }, wrong[1]);
    if (draft.refused !== undefined) return draft.refused;
  }
  return number === 0 ? bad("notALog", "log", "the text is empty") : draft.finish();
}

function readTitle(line: string, what: string, form: number): Wrong | undefined {
  if (line === `${what} ${form}`) return undefined;
  const isOfAnotherForm = line.startsWith(`${what} `) && wholeNumber(line.slice(what.length + 1)) !== undefined;
  return [isOfAnotherForm ? "version" : "notALog", `does not say "${what} ${form}"`];
}

function readLine<T>(line: string, draft: TextDraft<T>): Wrong | undefined {
  return line.length > MAX_LINE ? ["tooMuch", "longer than any line of a log"] : draft.read(line);
}

/** Reads an option or a term and its value. */
export function readTextValue(
  values: { [name: string]: OptionValue },
  names: readonly string[],
  word: string,
  [name = "", value = "", ...more]: readonly string[],
): Wrong | undefined {
  if (!names.includes(name)) return ["unknown", `there is no ${word} "${clip(name)}"`];
  if (more.length > 0) return ["form", `holds more than one ${word} and its value`];
  if (Object.hasOwn(values, name)) return ["form", `${word} ${name} stands twice`];
  values[name] = value === "true" ? true : value === "false" ? false : (wholeNumber(value) ?? value);
  return undefined;
}

/** An input without its time: its name and the numbers it carries. */
export function makeTextInput(input: Input): string {
  return [input.name, ...INPUT_FIELDS.flatMap((field) => input[field] ?? [])].join(" ");
}

export function parseTextInput(time: string, [name = "", ...given]: readonly string[]): Input | Wrong {
  const at = wholeNumber(time);
  if (at === undefined) return ["form", "its time is no whole number of microseconds"];
  if (!isInputName(name)) return ["unknown", `there is no input "${clip(name)}"`];
  const fields = INPUT_FIELDS.filter((field) => INPUT_VALUES[name]?.[field] !== undefined);
  const numbers = given.map(wholeNumber);
  if (given.length > fields.length || numbers.includes(undefined))
    return ["form", "holds more than an input and its numbers"];
  const carried: { [Field in InputField]?: number } = {};
  for (const [i, field] of fields.entries()) if (numbers[i] !== undefined) carried[field] = numbers[i];
  return { at, name, ...carried };
}

export function clip(text: string): string {
  return text.slice(0, 24);
}

export function wholeNumber(text: string): number | undefined {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
