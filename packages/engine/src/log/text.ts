// The readable form of a log, one statement in each line. It holds the same as the binary form and parses to the same
// log.

import type { Input } from "../actions.ts";
import { EDITIONS, type Editions } from "../editions.ts";
import type { Feed } from "../game.ts";
import { OPTION_NAMES } from "../options.ts";
import type { Result } from "../result.ts";
import { type Setup, makeSetup, parseSetup } from "../setup.ts";
import { type Log, MAX_INPUTS, finishLog, inputProblem } from "./log.ts";
import { type Steps, takeAll } from "./steps.ts";
import { Draft, type DraftHead } from "./textDraft.ts";
import { type Wrong, makeTextInput, parseTextInput, readLines, wholeNumber } from "./textLines.ts";

const TITLE = "korobeinix-log";
/** The number of the text form. Form 1 had no editions of the rules. */
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

/** Keeps each line within the length that the reader accepts. */
const FED_IN_A_LINE = 500;

function makeFedLines(name: string, values: readonly number[]): string[] {
  const count = Math.max(1, Math.ceil(values.length / FED_IN_A_LINE));
  return Array.from({ length: count }, (_, i) =>
    [`fed ${name}`, ...values.slice(i * FED_IN_A_LINE, (i + 1) * FED_IN_A_LINE)].join(" "),
  );
}

/** Reads a log from a text. Its rule book must be in `editions`. */
export function parseTextLog(text: string, editions: Editions = EDITIONS): Result<Log> {
  return takeAll(readTextLog(text, editions));
}

/** `parseTextLog` in steps. */
export function* readTextLog(text: string, editions: Editions): Steps<Result<Log>> {
  return yield* readLines(text, TITLE, FORM, new GameDraft(editions));
}

class GameDraft extends Draft<Setup, Log> {
  protected readonly needed = [];
  readonly #inputs: Input[] = [];
  readonly #board: string[] = [];
  readonly #fed: { [Name in (typeof FEED_LISTS)[number]]?: number[] } = {};

  protected readOwn(word: string, rest: readonly string[]): Wrong | undefined {
    switch (word) {
      case "hold":
        return rest.length === 1 ? this.keep(word, rest) : ["form", "must name one piece"];
      case "queue":
        return this.keep(word, rest);
      case "fed":
        return this.#readFeed(rest);
      case "board":
        return this.#board.push(rest.join(" ")) > 100 ? ["tooMuch", "a board higher than any"] : undefined;
      default:
        return this.unknown(word);
    }
  }

  #readFeed([list = "", ...values]: readonly string[]): Wrong | undefined {
    const name = FEED_LISTS.find((each) => each === list);
    if (name === undefined) return ["form", "must name a list of the feed"];
    const numbers = values.map(wholeNumber);
    if (numbers.includes(undefined)) return ["form", "holds something that is no number"];
    const fed = (this.#fed[name] ??= []);
    for (const number of numbers) fed.push(number!);
    return fed.length > MAX_INPUTS ? ["tooMuch", "a feed longer than any"] : undefined;
  }

  get #feed(): Feed | undefined {
    const { pieces, gaps = [], holds = [], lines = [] } = this.#fed;
    return pieces && { pieces, gaps, holds, lines };
  }

  protected makeSetup(head: DraftHead): Result<Setup> {
    const { options, terms } = this.shared;
    const [hold] = this.kept("hold");
    const start = { queue: this.kept("queue"), board: this.#board, hold, isFed: this.#feed !== undefined };
    const isInMatch = Object.keys(terms).length > 0;
    return parseSetup({ ...head, ...start, options, terms: isInMatch ? terms : undefined }, this.editions);
  }

  protected readTimed(setup: Setup, time: string, rest: readonly string[]): Wrong | undefined {
    const input = parseTextInput(time, rest);
    if (!("name" in input)) return input;
    if (this.#inputs.push(input) > MAX_INPUTS) return ["tooMuch", `more than ${MAX_INPUTS} inputs`];
    const problem = inputProblem(setup, this.#inputs, this.#inputs.length - 1);
    return problem === undefined ? undefined : [problem.code, problem.why];
  }

  protected finishLog(setup: Setup, end: number): Result<Log> {
    return finishLog(setup, this.#inputs, end, this.#feed);
  }
}
