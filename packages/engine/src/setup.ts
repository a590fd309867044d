// A set-up is all that a game is before its first input: edition, rule book, variation, options, seed and the terms of
// its match. Demonstrations and practice add a first board, a queue and a piece on Hold. A `SetupRequest` may come from
// anywhere and may be wrong; a `Setup` has been checked.

import type { Control } from "./actions.ts";
import { bookProblem } from "./checkBook.ts";
import { EDITION, EDITIONS, type Editions } from "./editions.ts";
import {
  OPTION_NAMES,
  type OptionName,
  type OptionRule,
  type Options,
  type OptionValue,
  type Values,
  describeRule,
  isAllowed,
} from "./options.ts";
import type { Seed } from "./random.ts";
import { type Result, bad, good } from "./result.ts";
import {
  GARBAGE_KIND,
  GARBAGE_LETTER,
  NO_BLOCK,
  type RuleBook,
  SOLID_KIND,
  SOLID_LETTER,
  type Variation,
  bookName,
  letterOf,
} from "./ruleBook.ts";
import { TERM_NAMES, type TermName, type Terms } from "./terms.ts";

/** Longest queue a set-up may give. */
export const MAX_QUEUE = 1_000;

/** A request for a game. Options left out take the rule book's own value. */
export interface SetupRequest {
  /** The edition of the rules; the newest if left out. */
  readonly edition?: number;
  /** The id of one of the five, or the name of a rule book of your own. */
  readonly ruleBook: string;
  readonly variation?: string;
  readonly options?: Values;
  readonly seed: number;
  /** The first Tetriminos, by their letters; after them the randomizer continues. */
  readonly queue?: readonly string[];
  /** Rows from top to bottom: a piece's letter or `#` for a Block, `.` for none; a row of `=` is a Solid Line. */
  readonly board?: readonly string[];
  /** The Tetrimino in the Hold Queue, by its letter. */
  readonly hold?: string | undefined;
  /** The terms of the match that the game is part of. Without terms it is played alone. */
  readonly terms?: Values | undefined;
  /** True: the game does not know its seed (`seed` must be 0) and is fed its pieces and gaps instead (E-36). */
  readonly isFed?: boolean | undefined;
}

declare const checked: unique symbol;

/** A set-up that has been checked. */
export interface Setup {
  readonly [checked]: true;
  readonly edition: number;
  readonly book: RuleBook;
  readonly variation: Variation;
  readonly options: Options;
  readonly seed: Seed;
  /** The game does not know its seed and is fed its pieces and gaps instead (E-36). */
  readonly isFed: boolean;
  /** Kinds, as indices into the rule book's pieces. */
  readonly queue: readonly number[];
  /** Rows from top to bottom, the first not empty. A cell is -1 (empty), a kind, `GARBAGE_KIND` or `SOLID_KIND`. */
  readonly board: readonly (readonly number[])[];
  /** The kind in the Hold Queue; -1 when it is empty. */
  readonly hold: number;
  /** Undefined: the game is played alone. */
  readonly terms: Terms | undefined;
}

/** Checks a request against the rule books of its edition. */
export function parseSetup(request: SetupRequest, editions: Editions = EDITIONS): Result<Setup> {
  const book = findBook(request, editions);
  return book.ok ? setupFor(book.value, request) : book;
}

/** The rule book that a request names, as its edition has it. */
export function findBook(request: Pick<SetupRequest, "edition" | "ruleBook">, editions: Editions): Result<RuleBook> {
  const { edition = EDITION, ruleBook } = request;
  const books = Number.isSafeInteger(edition) ? editions[edition - 1] : undefined;
  if (books === undefined) return bad("version", "edition", `there is no edition ${clip(edition)}`);
  const book = books.find((each) => bookName(each) === ruleBook);
  return book === undefined ? bad("unknown", "rule book", `there is no rule book "${clip(ruleBook)}"`) : good(book);
}

/** Checks a request against a given rule book, which need not be one of the five. */
export function setupFor(book: RuleBook, request: Omit<SetupRequest, "ruleBook">): Result<Setup> {
  const { edition = EDITION, variation: id = book.variations[0]?.id, seed } = request;
  const wrong = bookProblem(book);
  if (wrong !== undefined) return bad("notAllowed", "rule book", wrong);
  const variation = book.variations.find((each) => each.id === id);
  if (variation === undefined) return bad("unknown", "variation", `${bookName(book)} has no variation "${clip(id)}"`);
  if (!Number.isSafeInteger(edition) || edition < 1) return bad("version", "edition", "editions are counted from 1");
  if (!Number.isSafeInteger(seed) || seed < 0) {
    return bad("form", "seed", "a seed is a whole number from 0 to 2^53 - 1");
  }
  if (!isValues(request.options ?? {})) return bad("form", "option", "is no list of options");
  if (request.terms !== undefined && !isValues(request.terms)) return bad("form", "term", "is no list of terms");
  for (const part of ["queue", "board"] as const) {
    if (!Array.isArray(request[part] ?? [])) return bad("form", part, "is no list");
  }
  const terms = parseTerms(book, request.terms);
  if (!terms.ok) return terms;
  if (variation.isOwn === true && terms.value !== undefined)
    return bad("notAllowed", "variation", `${variation.id} is played alone`);
  const options = parseOptions(book, request.options ?? {}, terms.value !== undefined);
  if (!options.ok) return options;
  const queue = parseQueue(book, request.queue ?? []);
  if (!queue.ok) return queue;
  const board = parseBoard(book, request.board ?? []);
  if (!board.ok) return board;
  if (board.value.length > 0 && options.value.startingRows + (terms.value?.handicap ?? 0) > 0) {
    return bad("notAllowed", "board", "a game begins with a board or with Starting Blocks, not with both");
  }
  const { isFed = false } = request;
  if (typeof isFed !== "boolean") return bad("form", "seed", "isFed is neither true nor false");
  if (isFed && (queue.value.length > 0 || seed !== 0))
    return bad("notAllowed", "seed", "a game that is fed has neither a seed nor a queue of its own");
  const hold = parseHold(book, options.value, request.hold);
  if (!hold.ok) return hold;
  const first = { queue: queue.value, board: board.value, hold: hold.value, terms: terms.value, isFed };
  const setup: Omit<Setup, typeof checked> = { edition, book, variation, options: options.value, seed, ...first };
  return good(setup as Setup);
}

function parseOptions(book: RuleBook, given: Values, isInMatch: boolean): Result<Options> {
  const rules = isInMatch ? { ...book.options, ...book.match.options } : book.options;
  const options = parseValues("option", OPTION_NAMES, rules, given);
  return options.ok ? good(options.value as unknown as Options) : options;
}

function parseTerms({ match }: RuleBook, given: Values | undefined): Result<Terms | undefined> {
  if (given === undefined) return good(undefined);
  const parsed = parseValues("term", TERM_NAMES, match.terms, given);
  if (!parsed.ok) return parsed;
  const terms = parsed.value as unknown as Terms;
  if (terms.seats > match.seats) return notAllowed("term", "seats", `there are ${match.seats} seats at most`);
  if (terms.seat >= terms.seats) return notAllowed("term", "seat", `seats are counted from 0 to ${terms.seats - 1}`);
  return good(terms);
}

/** Whether a value from outside is an object, so that it can hold values by name. */
export function isValues(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function notAllowed(part: "option" | "term", which: string, why: string): Result<never> {
  return bad("notAllowed", { part, which }, why);
}

/** Checks each value against its rule. A value left out takes the initial value of its rule. */
function parseValues<Name extends string>(
  part: "option" | "term",
  names: readonly Name[],
  rules: { readonly [Each in Name]: OptionRule },
  given: Values,
): Result<{ readonly [Each in Name]: OptionValue }> {
  for (const name of Object.keys(given)) {
    if (!(names as readonly string[]).includes(name))
      return bad("unknown", { part, which: clip(name) }, `there is no such ${part}`);
  }
  const values: { [name: string]: OptionValue } = {};
  for (const name of names) {
    const rule = rules[name];
    const value = Object.hasOwn(given, name) ? given[name] : rule.initial;
    if (value === undefined || !isAllowed(rule, value))
      return notAllowed(part, name, `${clip(value)} is not ${describeRule(rule)}`);
    values[name] = value;
  }
  // A copy by spread is fast to read from; an object that grew name by name is not.
  return good({ ...values } as { [Each in Name]: OptionValue });
}

function parseQueue(book: RuleBook, names: readonly string[]): Result<readonly number[]> {
  if (names.length > MAX_QUEUE) return bad("tooMuch", "queue", `longer than ${MAX_QUEUE}`);
  const kinds: number[] = [];
  for (const name of names) {
    const kind = kindNamed(book, name);
    if (kind < 0) return bad("unknown", { part: "queue", which: kinds.length + 1 }, noPiece(book, name));
    kinds.push(kind);
  }
  return good(kinds);
}

function parseBoard(book: RuleBook, lines: readonly unknown[]): Result<readonly (readonly number[])[]> {
  const { columns, rows, bufferRows } = book.matrix;
  if (lines.length > rows + bufferRows) return bad("tooMuch", "board", `higher than ${rows + bufferRows} rows`);
  const board: number[][] = [];
  for (const [i, line] of lines.entries()) {
    const where = { part: "board", which: i + 1 } as const;
    const letters = typeof line === "string" ? [...line] : [];
    if (letters.length !== columns) return bad("form", where, `has ${letters.length} cells instead of ${columns}`);
    const row = letters.map((letter) => cellKind(book, letter));
    const wrong = row.indexOf(undefined);
    if (wrong >= 0)
      return bad("unknown", where, `"${letters[wrong]}" is neither ".", "#", "=" nor a piece of ${bookName(book)}`);
    const isSolid = letters.includes(SOLID_LETTER);
    if (isSolid && letters.some((letter) => letter !== SOLID_LETTER))
      return bad("notAllowed", where, "a Solid Line is solid from wall to wall");
    if (!isSolid && !letters.includes(NO_BLOCK)) return bad("notAllowed", where, "a full row cannot stand on a board");
    // Empty rows above the stack are dropped, so that each board has one form.
    if (board.length > 0 || letters.some((letter) => letter !== NO_BLOCK)) board.push(row as number[]);
  }
  return good(board);
}

function parseHold(book: RuleBook, { hold }: Options, name: string | undefined): Result<number> {
  if (name === undefined) return good(-1);
  if (!hold) return bad("notAllowed", "hold", "there is no Hold Queue");
  const kind = kindNamed(book, name);
  return kind < 0 ? bad("unknown", "hold", noPiece(book, name)) : good(kind);
}

/** The index of the piece of this name; -1 when there is none. */
function kindNamed({ pieces }: RuleBook, name: string): number {
  return pieces.findIndex((piece) => piece.name === name);
}

function noPiece(book: RuleBook, name: string): string {
  return `${bookName(book)} has no piece "${clip(name)}"`;
}

function cellKind(book: RuleBook, letter: string): number | undefined {
  if (letter === NO_BLOCK) return -1;
  if (letter === GARBAGE_LETTER) return GARBAGE_KIND;
  if (letter === SOLID_LETTER) return SOLID_KIND;
  const kind = kindNamed(book, letter);
  return kind < 0 ? undefined : kind;
}

/** A complete request. Only options and terms that have the rule book's own value are left out. */
export interface MadeRequest extends SetupRequest {
  readonly edition: number;
  readonly variation: string;
  /** Options that differ from the rule book's own. */
  readonly options: { readonly [Name in OptionName]?: OptionValue };
  /** Terms that differ from the rule book's own, and the number of seats. */
  readonly terms: { readonly [Name in TermName]?: OptionValue } | undefined;
  readonly queue: readonly string[];
  readonly board: readonly string[];
}

/** The request that parses to this set-up: the two are inverses. */
export function makeSetup(setup: Setup): MadeRequest {
  const { edition, book, variation, options, seed, terms } = setup;
  return {
    edition,
    ruleBook: bookName(book),
    variation: variation.id,
    options: chosenOf(OPTION_NAMES, options, book.options),
    // The number of seats is always written: it marks the game as part of a match.
    terms: terms && { seats: terms.seats, ...chosenOf(TERM_NAMES, terms, book.match.terms) },
    seed,
    queue: setup.queue.map((kind) => letterOf(book, kind)),
    board: setup.board.map((row) => row.map((kind) => letterOf(book, kind)).join("")),
    hold: book.pieces[setup.hold]?.name,
    ...(setup.isFed ? { isFed: true } : {}),
  };
}

/** The values that differ from their rule's own. */
function chosenOf<Name extends string>(
  names: readonly Name[],
  values: { readonly [Each in Name]: OptionValue },
  rules: { readonly [Each in Name]: OptionRule },
): { readonly [Each in Name]?: OptionValue } {
  const chosen: { [Each in Name]?: OptionValue } = {};
  for (const name of names) if (values[name] !== rules[name].initial) chosen[name] = values[name];
  return chosen;
}

/** Whether a control acts for as long as it is held. Only then does a log need its release. */
export function actsWhileHeld({ book, options }: Setup, control: Control): boolean {
  if (!book.controls.includes(control)) return false;
  switch (control) {
    case "left":
    case "right":
      return book.autoRepeats;
    case "softDrop":
      return book.softDrop.rule !== "step";
    case "rotateClockwise":
    case "rotateCounterclockwise":
      return options.initialRotation === "hold";
    case "hold":
      return options.hold && options.initialHold === "hold";
    case "hardDrop":
    case "speed":
      return false;
  }
}

/** A value from outside, of any type, cut to a length fit for a message. */
function clip(value: unknown): string {
  // An object from outside may throw when it is converted.
  const isObject = (typeof value === "object" && value !== null) || typeof value === "function";
  const text = isObject ? "an object" : String(value);
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
