// The common part of the readable forms of a game and of a match: a set-up, then timed lines in the order of time, then
// the end. A draft takes a text line by line.

import type { Editions } from "../editions.ts";
import { OPTION_NAMES, type OptionValue } from "../options.ts";
import { type Result, bad, good } from "../result.ts";
import { TERM_NAMES } from "../terms.ts";
import { type TextDraft, type Wrong, clip, readTextValue, wholeNumber } from "./textLines.ts";

/** Options and terms that have been read so far. */
export interface DraftValues {
  readonly options: { [name: string]: OptionValue };
  readonly terms: { [name: string]: OptionValue };
}

/** The lines that every set-up has. */
export interface DraftHead {
  readonly edition: number;
  readonly ruleBook: string;
  readonly variation: string;
  readonly seed: number;
}

const HEAD_WORDS: readonly string[] = ["edition", "rules", "seed"];

/** A log that is being read: `S` is its set-up, `L` the log. */
export abstract class Draft<S, L> implements TextDraft<L> {
  protected readonly editions: Editions;
  protected readonly shared: DraftValues = { options: {}, terms: {} };
  refused: Result<never> | undefined;
  readonly #once = new Map<string, readonly string[]>();
  #setup: S | undefined;
  #end: number | undefined;

  constructor(editions: Editions) {
    this.editions = editions;
  }

  /** The first words of lines that this kind of log needs besides those of every set-up. */
  protected abstract readonly needed: readonly string[];
  /** Reads a line that only this kind of log has. */
  protected abstract readOwn(word: string, rest: readonly string[]): Wrong | undefined;
  protected abstract makeSetup(head: DraftHead): Result<S>;
  /** Reads a line that begins with a time. */
  protected abstract readTimed(setup: S, time: string, rest: readonly string[]): Wrong | undefined;
  protected abstract finishLog(setup: S, end: number): Result<L>;

  /** Where the next option or term belongs. */
  protected get values(): DraftValues {
    return this.shared;
  }

  read(line: string): Wrong | undefined {
    if (this.#end !== undefined) return line === "" ? undefined : ["form", "stands after the end"];
    const [word = "", ...rest] = line.split(" ");
    if (/^\d/.test(word)) {
      const setup = this.#readSetup();
      return setup.ok ? this.readTimed(setup.value, word, rest) : void (this.refused = setup);
    }
    if (this.#setup !== undefined && word !== "end") return ["form", `"${clip(word)}" stands among the inputs`];
    switch (word) {
      case "edition":
      case "seed":
        return wholeNumber(rest.join(" ")) === undefined
          ? ["form", `the ${word} is no whole number`]
          : this.keep(word, rest);
      case "rules":
        return rest.length === 2 ? this.keep(word, rest) : ["form", "must name one rule book and one variation"];
      case "option":
        return readTextValue(this.values.options, OPTION_NAMES, word, rest);
      case "term":
        return readTextValue(this.values.terms, TERM_NAMES, word, rest);
      case "end":
        this.#end = wholeNumber(rest.join(" "));
        return this.#end === undefined ? ["form", "the end is no whole number"] : undefined;
      default:
        return this.readOwn(word, rest);
    }
  }

  protected unknown(word: string): Wrong {
    return ["form", `"${clip(word)}" begins no line of this log`];
  }

  /** Keeps a line that a log may have only once. */
  protected keep(word: string, rest: readonly string[]): Wrong | undefined {
    if (this.#once.has(word)) return ["form", `"${word}" stands twice`];
    this.#once.set(word, rest);
    return undefined;
  }

  protected kept(word: string): readonly string[] {
    return this.#once.get(word) ?? [];
  }

  /** The set-up. It is complete when the first timed line comes, or the end. */
  #readSetup(): Result<S> {
    if (this.#setup !== undefined) return good(this.#setup);
    const missing = [...HEAD_WORDS, ...this.needed].find((word) => !this.#once.has(word));
    if (missing !== undefined) return bad("damaged", "log", `has no line "${missing}"`);
    const [ruleBook = "", variation = ""] = this.kept("rules");
    const [edition, seed] = [Number(this.kept("edition")[0]), Number(this.kept("seed")[0])];
    const setup = this.makeSetup({ edition, ruleBook, variation, seed });
    if (setup.ok) this.#setup = setup.value;
    return setup;
  }

  finish(): Result<L> {
    const setup = this.#readSetup();
    if (!setup.ok) return setup;
    if (this.#end === undefined) return bad("damaged", "log", 'has no line "end": it is cut short');
    return this.finishLog(setup.value, this.#end);
  }
}
