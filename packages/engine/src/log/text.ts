// The readable form of a log, one statement a line. It says the same as the binary form and parses back to it.

import { INPUT_NAMES, type Input, type InputName } from "../actions.ts";
import { OPTION_NAMES, type OptionName, type OptionValue } from "../options.ts";
import { type Result, bad } from "../result.ts";
import { type SetupRequest, makeSetup, parseSetup } from "../setup.ts";
import { LOG_VERSION, type Log, MAX_INPUTS, checkLog, valueProblem } from "./log.ts";
import { STEP, type Steps, takeAll } from "./steps.ts";

const TITLE = "korobeinix-log";
/** No honest line is longer. */
const MAX_LINE = 4_096;
/** Title, rules, seed, options, queue, Hold, board and end, beside the inputs. */
const MAX_LINES: number = MAX_INPUTS + 100;

export function makeTextLog(log: Log): string {
  const request = makeSetup(log.setup);
  const lines = [`${TITLE} ${LOG_VERSION}`, `rules ${request.ruleBook} ${request.variation}`, `seed ${request.seed}`];
  for (const name of OPTION_NAMES) {
    const value = request.options[name];
    if (value !== undefined) lines.push(`option ${name} ${value}`);
  }
  if (log.setup.queue.length > 0) lines.push(`queue ${request.queue?.join(" ")}`);
  if (request.hold !== undefined) lines.push(`hold ${request.hold}`);
  for (const row of request.board ?? []) lines.push(`board ${row}`);
  for (const { at, name, value } of log.inputs) lines.push(`${at} ${name}${value === undefined ? "" : ` ${value}`}`);
  lines.push(`end ${log.end}`, "");
  return lines.join("\n");
}

export function parseTextLog(text: string): Result<Log> {
  return takeAll(readTextLog(text));
}

/** The same in steps. */
export function* readTextLog(text: string): Steps<Result<Log>> {
  if (text.length > MAX_LINES * 40) return bad("text", "longer than any log");
  const lines = text.split(/\r?\n/);
  while (lines.at(-1) === "") lines.pop();
  if (lines[0] !== `${TITLE} ${LOG_VERSION}`) return bad("line 1", `does not say "${TITLE} ${LOG_VERSION}"`);
  const draft = new Draft();
  for (const [i, line] of lines.slice(1).entries()) {
    if (i % STEP === 0) yield i / lines.length;
    const why = line.length > MAX_LINE ? "longer than any line of a log" : draft.read(line);
    if (why !== undefined) return bad(`line ${i + 2}`, why);
  }
  return draft.finish();
}

/** What has been read so far; `read` says what is wrong with a line, if anything. */
class Draft {
  readonly #inputs: Input[] = [];
  readonly #options: { [name: string]: OptionValue } = {};
  readonly #board: string[] = [];
  #rules: readonly [string, string] | undefined;
  #seed: number | undefined;
  #queue: readonly string[] = [];
  #hold: string | undefined;
  #end: number | undefined;

  read(line: string): string | undefined {
    if (this.#end !== undefined) return "stands after the end";
    const [word = "", ...rest] = line.split(" ");
    if (/^\d/.test(word)) return this.#readInput(word, rest);
    if (this.#inputs.length > 0 && word !== "end") return `"${word.slice(0, 24)}" stands among the inputs`;
    switch (word) {
      case "rules":
        if (rest.length !== 2 || this.#rules) return "must name one rule book and one variation, once";
        this.#rules = [rest[0] ?? "", rest[1] ?? ""];
        return undefined;
      case "seed":
        this.#seed = wholeNumber(rest.join(" "));
        return this.#seed === undefined ? "the seed is no whole number" : undefined;
      case "option":
        return this.#readOption(rest);
      case "queue":
        this.#queue = rest;
        return undefined;
      case "hold":
        if (rest.length !== 1 || this.#hold) return "must name one piece, once";
        [this.#hold] = rest;
        return undefined;
      case "board":
        if (this.#board.push(rest.join(" ")) > 100) return "a board higher than any";
        return undefined;
      case "end":
        this.#end = wholeNumber(rest.join(" "));
        return this.#end === undefined ? "the end is no whole number" : undefined;
      default:
        return `"${word.slice(0, 24)}" begins no line of a log`;
    }
  }

  #readInput(time: string, rest: readonly string[]): string | undefined {
    const at = wholeNumber(time);
    const [name = "", given, ...more] = rest;
    const value = given === undefined ? undefined : wholeNumber(given);
    if (at === undefined) return "its time is no whole number of microseconds";
    if (!isInputName(name)) return `there is no input "${name.slice(0, 24)}"`;
    if (more.length > 0 || (given !== undefined && value === undefined))
      return "has more on it than an input and its value";
    const why = valueProblem(name, value);
    if (why !== undefined) return why;
    const before = this.#inputs.at(-1)?.at ?? 0;
    if (at < before) return `its time lies before the line above: time goes backwards`;
    if (this.#inputs.length >= MAX_INPUTS) return `more than ${MAX_INPUTS} inputs`;
    this.#inputs.push(value === undefined ? { at, name } : { at, name, value });
    return undefined;
  }

  #readOption([name = "", value = "", ...more]: readonly string[]): string | undefined {
    if (more.length > 0 || !isOptionName(name)) return `there is no option "${name.slice(0, 24)}"`;
    if (Object.hasOwn(this.#options, name)) return `option ${name} stands twice`;
    this.#options[name] = value === "true" ? true : value === "false" ? false : (wholeNumber(value) ?? value);
    return undefined;
  }

  finish(): Result<Log> {
    if (this.#rules === undefined) return bad("log", 'has no line "rules"');
    if (this.#seed === undefined) return bad("log", 'has no line "seed"');
    if (this.#end === undefined) return bad("log", 'has no line "end": it is cut short');
    const [ruleBook, variation] = this.#rules;
    const request: SetupRequest = {
      ruleBook,
      variation,
      seed: this.#seed,
      options: this.#options,
      queue: this.#queue,
      board: this.#board,
      hold: this.#hold,
    };
    const setup = parseSetup(request);
    return setup.ok ? checkLog(setup.value, this.#inputs, this.#end) : setup;
  }
}

function isInputName(name: string): name is InputName {
  return (INPUT_NAMES as readonly string[]).includes(name);
}

function isOptionName(name: string): name is OptionName {
  return (OPTION_NAMES as readonly string[]).includes(name);
}

function wholeNumber(text: string): number | undefined {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
