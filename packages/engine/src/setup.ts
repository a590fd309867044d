// A set-up is all that a game is before its first input: rule book, variation, options, seed, and for demonstrations
// and practice a first board, queue and piece on Hold. A `SetupRequest` is what anybody may ask for; a `Setup` has been checked.

import { OPTION_NAMES, type OptionName, type Options, type OptionValue, describeRule, isAllowed } from "./options.ts";
import type { Seed } from "./random.ts";
import { type Result, bad, good } from "./result.ts";
import type { RuleBook, Variation } from "./ruleBook.ts";
import { RULE_BOOKS } from "./ruleBooks/index.ts";

/** Longest queue a set-up may give. */
export const MAX_QUEUE = 1_000;

/** What is asked for; options left out take the rule book's own value. */
export interface SetupRequest {
  readonly ruleBook: string;
  readonly variation?: string;
  readonly options?: { readonly [name: string]: OptionValue };
  readonly seed: number;
  /** The first Tetriminos, by their letters; after them the randomizer goes on. */
  readonly queue?: readonly string[];
  /** Rows from top to bottom: a piece's letter or `#` for a Block, `.` for none. */
  readonly board?: readonly string[];
  /** The Tetrimino in the Hold Queue, by its letter. */
  readonly hold?: string | undefined;
}

declare const checked: unique symbol;

/** A set-up that has been checked. */
export interface Setup {
  readonly [checked]: true;
  readonly book: RuleBook;
  readonly variation: Variation;
  readonly options: Options;
  readonly seed: Seed;
  /** Kinds, as indices into the rule book's pieces. */
  readonly queue: readonly number[];
  /** Rows from the bottom up; each cell -1 for none, a kind, or `GARBAGE_KIND`. */
  readonly board: readonly (readonly number[])[];
  /** The kind in the Hold Queue; -1 when it is empty. */
  readonly hold: number;
}

const GARBAGE_KIND = 14;

export function parseSetup(request: SetupRequest): Result<Setup> {
  const book = RULE_BOOKS.find(({ id }) => id === request.ruleBook);
  if (book === undefined) return bad("rule book", `there is no rule book "${clip(request.ruleBook)}"`);
  return setupFor(book, request);
}

/** The same for a rule book at hand, which need not be one of the five. */
export function setupFor(book: RuleBook, request: Omit<SetupRequest, "ruleBook">): Result<Setup> {
  const variationId = request.variation ?? book.variations[0]?.id;
  const variation = book.variations.find(({ id }) => id === variationId);
  if (variation === undefined) return bad("variation", `${book.id} has no variation "${clip(variationId ?? "")}"`);
  if (!Number.isSafeInteger(request.seed) || request.seed < 0) {
    return bad("seed", "a seed is a whole number from 0 to 2^53 - 1");
  }
  const options = parseOptions(book, request.options ?? {});
  if (!options.ok) return options;
  const queue = parseQueue(book, request.queue ?? []);
  if (!queue.ok) return queue;
  const board = parseBoard(book, request.board ?? []);
  if (!board.ok) return board;
  if (board.value.length > 0 && options.value.startingRows > 0) {
    return bad("board", "a game begins with a board or with Starting Blocks, not with both");
  }
  const hold = parseHold(book, options.value, request.hold);
  if (!hold.ok) return hold;
  const first = { queue: queue.value, board: board.value, hold: hold.value };
  const setup = { book, variation, options: options.value, seed: request.seed, ...first };
  return good(setup as unknown as Setup);
}

function parseOptions(book: RuleBook, given: { readonly [name: string]: OptionValue }): Result<Options> {
  for (const name of Object.keys(given)) {
    if (!(OPTION_NAMES as readonly string[]).includes(name))
      return bad(`option ${clip(name)}`, "there is no such option");
  }
  const options: { [name: string]: OptionValue } = {};
  for (const name of OPTION_NAMES) {
    const rule = book.options[name];
    const value = Object.hasOwn(given, name) ? given[name] : rule.initial;
    if (value === undefined || !isAllowed(rule, value)) {
      return bad(`option ${name}`, `${clip(String(value))} is not ${describeRule(rule)}`);
    }
    options[name] = value;
  }
  return good(options as unknown as Options);
}

function parseQueue(book: RuleBook, names: readonly string[]): Result<readonly number[]> {
  if (names.length > MAX_QUEUE) return bad("queue", `longer than ${MAX_QUEUE}`);
  const kinds: number[] = [];
  for (const [i, name] of names.entries()) {
    const kind = kindNamed(book, name);
    if (kind < 0) return bad(`queue, piece ${i + 1}`, `${book.id} has no piece "${clip(name)}"`);
    kinds.push(kind);
  }
  return good(kinds);
}

function parseBoard(book: RuleBook, lines: readonly string[]): Result<readonly (readonly number[])[]> {
  const { columns, rows, bufferRows } = book.matrix;
  if (lines.length > rows + bufferRows) return bad("board", `higher than ${rows + bufferRows} rows`);
  const board: number[][] = [];
  for (const [i, line] of lines.entries()) {
    const where = `board, line ${i + 1}`;
    if (line.length !== columns) return bad(where, `has ${line.length} cells instead of ${columns}`);
    const row: number[] = [];
    for (const letter of line) {
      const kind = cellKind(book, letter);
      if (kind === undefined) return bad(where, `"${letter}" is neither ".", "#" nor a piece of ${book.id}`);
      row.push(kind);
    }
    if (row.every((kind) => kind >= 0)) return bad(where, "a full row cannot stand on a board");
    board.unshift(row);
  }
  return good(board);
}

function parseHold(book: RuleBook, { hold }: Options, name: string | undefined): Result<number> {
  if (name === undefined) return good(-1);
  if (!hold) return bad("hold", "there is no Hold Queue");
  const kind = kindNamed(book, name);
  return kind < 0 ? bad("hold", `${book.id} has no piece "${clip(name)}"`) : good(kind);
}

/** -1: there is none of that name. */
function kindNamed({ pieces }: RuleBook, name: string): number {
  return pieces.findIndex((piece) => piece.name === name);
}

function cellKind(book: RuleBook, letter: string): number | undefined {
  if (letter === ".") return -1;
  if (letter === "#") return GARBAGE_KIND;
  const kind = kindNamed(book, letter);
  return kind < 0 ? undefined : kind;
}

/** The request that parses to this set-up: the two are inverses. */
export function makeSetup(setup: Setup): SetupRequest & { readonly options: Partial<Record<OptionName, OptionValue>> } {
  const { book, variation, options, seed } = setup;
  const chosen: Partial<Record<OptionName, OptionValue>> = {};
  for (const name of OPTION_NAMES) if (options[name] !== book.options[name].initial) chosen[name] = options[name];
  return {
    ruleBook: book.id,
    variation: variation.id,
    options: chosen,
    seed,
    queue: setup.queue.map((kind) => book.pieces[kind]?.name ?? ""),
    board: setup.board.map((row) => row.map((kind) => cellLetter(book, kind)).join("")).reverse(),
    hold: book.pieces[setup.hold]?.name,
  };
}

function cellLetter(book: RuleBook, kind: number): string {
  if (kind < 0) return ".";
  return kind === GARBAGE_KIND ? "#" : (book.pieces[kind]?.name ?? "#");
}

/** What a stranger wrote, cut to a length fit for a message. */
function clip(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
