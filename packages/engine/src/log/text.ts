// The readable form of a log, one statement in a line. It says the same as the binary form and parses back to it.

import type { Input } from "../actions.ts";
import { EDITIONS, type Editions } from "../editions.ts";
import type { Feed } from "../game.ts";
import { OPTION_NAMES, type OptionValue } from "../options.ts";
import { type Result, bad, good } from "../result.ts";
import { type Setup, makeSetup, parseSetup } from "../setup.ts";
import { TERM_NAMES } from "../terms.ts";
import { type Log, MAX_INPUTS, finishLog, inputProblem } from "./log.ts";
import { type Steps, takeAll } from "./steps.ts";
import {
  type TextDraft,
  type Wrong,
  clip,
  makeTextInput,
  parseTextInput,
  readLines,
  readTextValue,
  wholeNumber,
} from "./textLines.ts";

const TITLE = "korobeinix-log";
/** The form of the text, not of the rules; form 1 knew no editions. */
const FORM = 2;
const FEED_LISTS = ["pieces", "gaps", "holds", "lines"] as const;

/** A checked log as text. */
export function makeTextLog(log: Log): string {
  const request = makeSetup(log.setup);
  const { edition, ruleBook, variation, seed } = request;
  const lines = [`${TITLE} ${FORM}`, `edition ${edition}`, `rules ${ruleBook} ${variation}`, `seed ${seed}`];
  for (const name of OPTION_NAMES) {
    const value = request.options[name];
    if (value !== undefined) lines.push(`option ${name} ${value}`);
  }
  for (const [name, value] of Object.entries(request.terms ?? {})) lines.push(`term ${name} ${value}`);
  if (request.queue.length > 0) lines.push(`queue ${request.queue.join(" ")}`);
  if (request.hold !== undefined) lines.push(`hold ${request.hold}`);
  for (const row of request.board) lines.push(`board ${row}`);
  if (log.feed !== undefined) for (const name of FEED_LISTS) lines.push(...makeFedLines(name, log.feed[name]));
  for (const input of log.inputs) lines.push(`${input.at} ${makeTextInput(input)}`);
  lines.push(`end ${log.end}`, "");
  return lines.join("\n");
}

/** No line is longer than a reader takes. */
const FED_IN_A_LINE = 500;

function makeFedLines(name: string, values: readonly number[]): string[] {
  const count = Math.max(1, Math.ceil(values.length / FED_IN_A_LINE));
  return Array.from({ length: count }, (_, i) =>
    [`fed ${name}`, ...values.slice(i * FED_IN_A_LINE, (i + 1) * FED_IN_A_LINE)].join(" "),
  );
}

/** The log that a text holds, looked up among the rule books of its edition. */
export function parseTextLog(text: string, editions: Editions = EDITIONS): Result<Log> {
  return takeAll(readTextLog(text, editions));
}

/** The same in steps. */
export function* readTextLog(text: string, editions: Editions): Steps<Result<Log>> {
  return yield* readLines(text, TITLE, FORM, new Draft(editions));
}

class Draft implements TextDraft<Log> {
  readonly #editions: Editions;
  readonly #inputs: Input[] = [];
  readonly #options: { [name: string]: OptionValue } = {};
  readonly #terms: { [name: string]: OptionValue } = {};
  readonly #board: string[] = [];
  readonly #once = new Map<string, readonly string[]>();
  readonly #fed: { [Name in (typeof FEED_LISTS)[number]]?: number[] } = {};
  #setup: Setup | undefined;
  /** The set-up is wrong: its problem has a place of its own. */
  refused: Result<never> | undefined;
  #end: number | undefined;

  constructor(editions: Editions) {
    this.#editions = editions;
  }

  read(line: string): Wrong | undefined {
    if (this.#end !== undefined) return line === "" ? undefined : ["form", "stands after the end"];
    const [word = "", ...rest] = line.split(" ");
    if (/^\d/.test(word)) return this.#readInput(word, rest);
    if (this.#setup !== undefined && word !== "end") return ["form", `"${clip(word)}" stands among the inputs`];
    switch (word) {
      case "edition":
      case "seed":
        return wholeNumber(rest.join(" ")) === undefined
          ? ["form", `the ${word} is no whole number`]
          : this.#keep(word, rest);
      case "rules":
        return rest.length === 2 ? this.#keep(word, rest) : ["form", "must name one rule book and one variation"];
      case "hold":
        return rest.length === 1 ? this.#keep(word, rest) : ["form", "must name one piece"];
      case "queue":
        return this.#keep(word, rest);
      case "option":
        return readTextValue(this.#options, OPTION_NAMES, word, rest);
      case "term":
        return readTextValue(this.#terms, TERM_NAMES, word, rest);
      case "fed":
        return this.#readFeed(rest);
      case "board":
        return this.#board.push(rest.join(" ")) > 100 ? ["tooMuch", "a board higher than any"] : undefined;
      case "end":
        this.#end = wholeNumber(rest.join(" "));
        return this.#end === undefined ? ["form", "the end is no whole number"] : undefined;
      default:
        return ["form", `"${clip(word)}" begins no line of a log`];
    }
  }

  #readFeed([list = "", ...values]: readonly string[]): Wrong | undefined {
    const name = FEED_LISTS.find((each) => each === list);
    if (name === undefined) return ["form", "must name a list that is fed"];
    const numbers = values.map(wholeNumber);
    if (numbers.includes(undefined)) return ["form", "has something on it that is no number"];
    const fed = (this.#fed[name] ??= []);
    for (const number of numbers) fed.push(number!);
    return fed.length > MAX_INPUTS ? ["tooMuch", "a feed longer than any"] : undefined;
  }

  get #feed(): Feed | undefined {
    const { pieces, gaps = [], holds = [], lines = [] } = this.#fed;
    return pieces && { pieces, gaps, holds, lines };
  }

  #keep(word: string, rest: readonly string[]): Wrong | undefined {
    if (this.#once.has(word)) return ["form", `"${word}" stands twice`];
    this.#once.set(word, rest);
    return undefined;
  }

  #readInput(time: string, rest: readonly string[]): Wrong | undefined {
    const input = parseTextInput(time, rest);
    if (!("name" in input)) return input;
    const setup = this.#readSetup();
    if (!setup.ok) return void (this.refused = setup);
    if (this.#inputs.push(input) > MAX_INPUTS) return ["tooMuch", `more than ${MAX_INPUTS} inputs`];
    const problem = inputProblem(setup.value, this.#inputs, this.#inputs.length - 1);
    return problem === undefined ? undefined : [problem.code, problem.why];
  }

  /** The set-up, complete with the first input or the end. */
  #readSetup(): Result<Setup> {
    if (this.#setup !== undefined) return good(this.#setup);
    const [edition, rules, seed] = ["edition", "rules", "seed"].map((word) => this.#once.get(word));
    if (edition === undefined || rules === undefined || seed === undefined) {
      const missing = edition === undefined ? "edition" : rules === undefined ? "rules" : "seed";
      return bad("damaged", "log", `has no line "${missing}"`);
    }
    const [ruleBook = "", variation = ""] = rules;
    const [hold] = this.#once.get("hold") ?? [];
    const queue = this.#once.get("queue") ?? [];
    const terms = Object.keys(this.#terms).length === 0 ? undefined : this.#terms;
    const isFed = this.#feed !== undefined;
    const request = { ruleBook, variation, options: this.#options, terms, queue, board: this.#board, hold, isFed };
    const setup = parseSetup({ ...request, edition: Number(edition[0]), seed: Number(seed[0]) }, this.#editions);
    if (setup.ok) this.#setup = setup.value;
    return setup;
  }

  finish(): Result<Log> {
    const setup = this.#readSetup();
    if (!setup.ok) return setup;
    if (this.#end === undefined) return bad("damaged", "log", 'has no line "end": it is cut short');
    return finishLog(setup.value, this.#inputs, this.#end, this.#feed);
  }
}
