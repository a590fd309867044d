// The compact form of a log, small enough for a link. A log has one compact form, so that its bytes are its identity.
//
// Layout: "KX", form, edition, rule book, variation, seed, options that differ from the rule book's own (and what is on
// Hold, and the terms of a match), queue, board, time unit, inputs, the time from the last input to the end, checksum.

import type { Input } from "../actions.ts";
import { EDITIONS, type Editions } from "../editions.ts";
import { OPTION_NAMES } from "../options.ts";
import { type Result, bad } from "../result.ts";
import { RULE_BOOK_IDS, type RuleBook, bookName } from "../ruleBook.ts";
import { MAX_QUEUE, type Setup, makeSetup, setupFor } from "../setup.ts";
import { TERM_NAMES } from "../terms.ts";
import { ByteReader, ByteWriter, ReadError, readProblem, unsealed } from "./bytes.ts";
import { readInput, writeInput } from "./inputs.ts";
import { type Log, MAX_INPUTS, MAX_MICROS, finishLog, inputProblem } from "./log.ts";
import { STEP, type Steps, takeAll } from "./steps.ts";
import { type Values, readValue, writeValues } from "./values.ts";

/** The form of the bytes, not of the rules; form 1 knew no editions. */
const FORM = 2;
const MAGIC = [0x4b, 0x58] as const;
/** Bytes of the longest log that is read: a million inputs take about five at most. */
export const MAX_LOG_BYTES: number = 8 * 1024 * 1024;
/** Stand among the options. */
const HOLD_CODE = 255;
const TERMS_CODE = 254;
/** Set in a rule book's code: the name of a variant follows. */
const VARIANT = 0x80;
const MAX_NAME = 64;
/** Cells of a board: none, garbage, then the kinds. */
const NO_CELL = 0;
const GARBAGE_CELL = 1;
const FIRST_KIND = 2;
const SOLID_CELL = 9;

/** Whether bytes claim to be a log in this form. */
export function isBinaryLog(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, i) => bytes[i] === byte);
}

/** A checked log as bytes. */
export function makeBinaryLog(log: Log): Uint8Array {
  const out = new ByteWriter();
  for (const byte of [...MAGIC, FORM]) out.byte(byte);
  writeSetup(out, log.setup);
  const unit = timeUnit(log);
  out.number(unit);
  out.number(log.inputs.length);
  let before = 0;
  for (const input of log.inputs) {
    writeInput(out, input, before, unit);
    before = input.at;
  }
  out.number((log.end - before) / unit);
  return out.sealed();
}

/** The greatest unit that measures every time: shells that keep tenths of milliseconds get shorter logs. */
function timeUnit({ inputs, end }: Log): number {
  let unit = end;
  for (const { at } of inputs) unit = commonUnit(unit, at);
  return Math.max(1, unit);
}

/** The greatest common divisor; of 0 and a number, the number. */
function commonUnit(one: number, other: number): number {
  let unit = one;
  for (let rest = other; rest > 0;) [unit, rest] = [rest, unit % rest];
  return unit;
}

function writeSetup(out: ByteWriter, setup: Setup): void {
  const { book } = setup;
  const { options, terms, board } = makeSetup(setup);
  out.number(setup.edition);
  out.byte(RULE_BOOK_IDS.indexOf(book.id) | (book.variant === undefined ? 0 : VARIANT));
  if (book.variant !== undefined) out.text(book.variant);
  out.byte(book.variations.indexOf(setup.variation));
  out.number(setup.seed);
  const isHolding = setup.hold >= 0;
  out.number(Object.keys(options).length + Number(isHolding) + Number(terms !== undefined));
  writeValues(out, OPTION_NAMES, book.options, options);
  if (terms !== undefined) {
    out.byte(TERMS_CODE);
    out.byte(Object.keys(terms).length);
    writeValues(out, TERM_NAMES, book.match.terms, terms);
  }
  if (isHolding) {
    out.byte(HOLD_CODE);
    out.byte(setup.hold);
  }
  out.number(setup.queue.length);
  for (const kind of setup.queue) out.byte(kind);
  out.number(board.length);
  for (const line of board) for (const letter of line) out.byte(letterCode(book, letter));
}

function letterCode(book: RuleBook, letter: string): number {
  if (letter === ".") return NO_CELL;
  if (letter === "=") return SOLID_CELL;
  return letter === "#" ? GARBAGE_CELL : FIRST_KIND + book.pieces.findIndex(({ name }) => name === letter);
}

/** The log that bytes hold, looked up among the rule books of its edition. */
export function parseBinaryLog(bytes: Uint8Array, editions: Editions = EDITIONS): Result<Log> {
  return takeAll(readBinaryLog(bytes, editions));
}

/** The same in steps. A game of one rule book names its own editions here, and the other books stay out of its bundle. */
export function* readBinaryLog(bytes: Uint8Array, editions: Editions): Steps<Result<Log>> {
  const at = (which: number) => ({ part: "byte", which }) as const;
  if (!isBinaryLog(bytes)) return bad("notALog", at(1), "this is not a Korobeinix log");
  if (bytes[2] !== FORM) return bad("version", at(3), `a log of form ${bytes[2]}; this reads form ${FORM}`);
  if (bytes.length > MAX_LOG_BYTES) return bad("tooMuch", at(MAX_LOG_BYTES), "longer than any log");
  const body = unsealed(bytes);
  if (body === undefined) return bad("damaged", at(bytes.length), "the checksum is wrong: it is cut short or damaged");
  const reader = new ByteReader(body);
  try {
    return yield* readLog(reader, body, editions);
  } catch (error) {
    return readProblem(reader, error);
  }
}

function* readLog(reader: ByteReader, body: Uint8Array, editions: Editions): Steps<Result<Log>> {
  for (let i = 0; i <= MAGIC.length; i++) reader.byte();
  const setup = readSetup(reader, editions);
  if (!setup.ok) return setup;
  if (!isHead(body.subarray(0, reader.position), setup.value)) throw new ReadError("form", "a set-up in another way");
  const unit = reader.number(MAX_MICROS);
  const count = reader.number(MAX_INPUTS);
  // An input takes a byte at least: a claim of more than there is must not reserve anything.
  if (count > reader.left) throw new ReadError("damaged", `${count} inputs announced, ${reader.left} bytes left`);
  const inputs: Input[] = [];
  let last = 0;
  let greatestUnit = 0;
  for (let i = 0; i < count; i++) {
    if (i % STEP === 0) yield i / count;
    inputs.push(readInput(reader, last, unit));
    const problem = inputProblem(setup.value, inputs, i);
    if (problem !== undefined) return { ok: false, problem };
    last = inputs[i]!.at;
    greatestUnit = commonUnit(greatestUnit, last);
  }
  const end = last + reader.number(MAX_MICROS) * unit;
  if (!reader.isAtEnd) throw new ReadError("damaged", `${reader.left} bytes follow the end of the log`);
  if (Math.max(1, commonUnit(greatestUnit, end)) !== unit) throw new ReadError("form", `a time unit of ${unit}`);
  return finishLog(setup.value, inputs, end);
}

/** Whether a set-up is written in its one form: in order, and without what is the rule book's own value. */
function isHead(bytes: Uint8Array, setup: Setup): boolean {
  const out = new ByteWriter();
  for (const byte of [...MAGIC, FORM]) out.byte(byte);
  writeSetup(out, setup);
  const head = out.bytes();
  return head.length === bytes.length && head.every((byte, i) => byte === bytes[i]);
}

function readSetup(reader: ByteReader, editions: Editions): Result<Setup> {
  const edition = reader.number(Number.MAX_SAFE_INTEGER);
  const books = editions[edition - 1];
  if (books === undefined) throw new ReadError("version", `edition ${edition} is not known here`);
  const code = reader.byte();
  const variant = code < VARIANT ? "" : `:${reader.text(MAX_NAME)}`;
  const name = `${RULE_BOOK_IDS[code % VARIANT]}${variant}`;
  const book = books.find((each) => bookName(each) === name);
  if (book === undefined) throw new ReadError("unknown", "an unknown rule book");
  const variation = book.variations[reader.byte()];
  if (variation === undefined) throw new ReadError("unknown", `a variation that ${name} does not have`);
  const seed = reader.number(Number.MAX_SAFE_INTEGER);
  const options = {};
  const readPiece = (): string => book.pieces[reader.byte()]?.name ?? "?";
  let hold: string | undefined;
  let terms: Values | undefined;
  for (let left = reader.number(OPTION_NAMES.length + 2); left > 0; left--) {
    const option = reader.byte();
    if (option === HOLD_CODE) hold = readPiece();
    else if (option === TERMS_CODE) terms = readTerms(reader, book);
    else Object.assign(options, readValue(reader, OPTION_NAMES, book.options, option));
  }
  const queue = Array.from({ length: reader.number(MAX_QUEUE) }, readPiece);
  const rows = reader.number(book.matrix.rows + book.matrix.bufferRows);
  const readCell = (): string => cellLetter(book, reader.byte());
  const board = Array.from({ length: rows }, () => Array.from({ length: book.matrix.columns }, readCell).join(""));
  return setupFor(book, { edition, variation: variation.id, seed, options, queue, board, hold, terms });
}

function readTerms(reader: ByteReader, { match }: RuleBook): Values {
  const terms = {};
  for (let left = reader.byte(); left > 0; left--)
    Object.assign(terms, readValue(reader, TERM_NAMES, match.terms, reader.byte()));
  return terms;
}

function cellLetter(book: RuleBook, code: number): string {
  if (code === NO_CELL) return ".";
  if (code === SOLID_CELL) return "=";
  return code === GARBAGE_CELL ? "#" : (book.pieces[code - FIRST_KIND]?.name ?? "?");
}
