// The compact form of a log, small enough for a link. Layout: "KX", version, rule book, variation, seed, options that
// differ from the rule book's own (and what is on Hold), queue, board, time unit, inputs as (time since the last one × 16 + code, and a
// value where the input has one), the time from the last input to the end, checksum.

import { INPUT_NAMES, INPUT_VALUES, type Input } from "../actions.ts";
import { OPTION_NAMES, type OptionRule, type OptionValue } from "../options.ts";
import { type Result, bad } from "../result.ts";
import type { RuleBook } from "../ruleBook.ts";
import { RULE_BOOKS } from "../ruleBooks/index.ts";
import { MAX_QUEUE, type Setup, makeSetup, parseSetup } from "../setup.ts";
import { ByteReader, ByteWriter, ReadError } from "./bytes.ts";
import { LOG_VERSION, type Log, MAX_INPUTS, MAX_MICROS, checkLog } from "./log.ts";
import { STEP, type Steps, takeAll } from "./steps.ts";

const MAGIC = [0x4b, 0x58] as const;
const CODES = 16;
/** Stands among the options: logs of games that hold nothing at first are as they were before it could be said. */
const HOLD_CODE = 255;
/** Cells of a board: none, garbage, then the kinds. */
const NO_CELL = 0;
const GARBAGE_LETTER = 1;
const FIRST_KIND = 2;

export function makeBinaryLog(log: Log): Uint8Array {
  const out = new ByteWriter();
  for (const byte of MAGIC) out.byte(byte);
  out.byte(LOG_VERSION);
  writeSetup(out, log.setup);
  const unit = timeUnit(log);
  out.number(unit);
  out.number(log.inputs.length);
  let before = 0;
  for (const { at, name, value } of log.inputs) {
    out.number(((at - before) / unit) * CODES + INPUT_NAMES.indexOf(name));
    if (value !== undefined) out.number(value);
    before = at;
  }
  out.number((log.end - before) / unit);
  return out.sealed();
}

/** The greatest unit that measures every time: shells that keep tenths of milliseconds get shorter logs. */
function timeUnit(log: Log): number {
  let unit = log.end;
  for (const { at } of log.inputs) {
    let rest = at;
    while (rest > 0) [unit, rest] = [rest, unit % rest];
  }
  return Math.max(1, unit);
}

function writeSetup(out: ByteWriter, setup: Setup): void {
  const { book } = setup;
  const request = makeSetup(setup);
  out.byte(RULE_BOOKS.findIndex(({ id }) => id === book.id));
  out.byte(book.variations.indexOf(setup.variation));
  out.number(setup.seed);
  const isHolding = setup.hold >= 0;
  out.number(Object.keys(request.options).length + Number(isHolding));
  for (const [i, name] of OPTION_NAMES.entries()) {
    const value = request.options[name];
    if (value === undefined) continue;
    out.byte(i);
    out.number(optionCode(book.options[name], value));
  }
  if (isHolding) {
    out.byte(HOLD_CODE);
    out.byte(setup.hold);
  }
  out.number(setup.queue.length);
  for (const kind of setup.queue) out.byte(kind);
  const board = request.board ?? [];
  out.number(board.length);
  for (const line of board) for (const letter of line) out.byte(letterCode(book, letter));
}

function optionCode(rule: OptionRule, value: OptionValue): number {
  return "among" in rule ? rule.among.indexOf(value) : Number(value) - rule.min;
}

function letterCode(book: RuleBook, letter: string): number {
  if (letter === ".") return NO_CELL;
  return letter === "#" ? GARBAGE_LETTER : FIRST_KIND + book.pieces.findIndex(({ name }) => name === letter);
}

export function parseBinaryLog(bytes: Uint8Array): Result<Log> {
  return takeAll(readBinaryLog(bytes));
}

/** The same in steps. */
export function* readBinaryLog(bytes: Uint8Array): Steps<Result<Log>> {
  let reader: ByteReader | undefined;
  try {
    if (bytes[0] !== MAGIC[0] || bytes[1] !== MAGIC[1]) return bad("byte 1", "this is not a Korobeinix log");
    if (bytes[2] !== LOG_VERSION)
      return bad("byte 3", `a log of version ${bytes[2]}; this reads version ${LOG_VERSION}`);
    reader = new ByteReader(bytes);
    return yield* readLog(reader);
  } catch (error) {
    if (error instanceof ReadError) return bad(`byte ${(reader?.position ?? bytes.length) + 1}`, error.message);
    throw error;
  }
}

function* readLog(reader: ByteReader): Steps<Result<Log>> {
  for (let i = 0; i <= MAGIC.length; i++) reader.byte();
  const setup = readSetup(reader);
  if (!setup.ok) return setup;
  const unit = reader.number(MAX_MICROS);
  if (unit === 0) return bad(`byte ${reader.position}`, "a time unit of 0");
  const count = reader.number(MAX_INPUTS);
  // An input takes a byte at least: a claim of more than there is must not reserve anything.
  if (count > reader.left)
    return bad(`byte ${reader.position}`, `${count} inputs announced, ${reader.left} bytes left`);
  const inputs: Input[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (i % STEP === 0) yield i / count;
    const word = reader.number(MAX_MICROS * CODES);
    const name = INPUT_NAMES[word % CODES];
    if (name === undefined)
      return bad(`byte ${reader.position}`, `input ${i + 1} has the unknown code ${word % CODES}`);
    at += Math.floor(word / CODES) * unit;
    const bounds = INPUT_VALUES[name];
    inputs.push(bounds === undefined ? { at, name } : { at, name, value: reader.number(bounds.max) });
  }
  const end = at + reader.number(MAX_MICROS) * unit;
  if (!reader.isAtEnd) return bad(`byte ${reader.position + 1}`, `${reader.left} bytes follow the end of the log`);
  return checkLog(setup.value, inputs, end);
}

function readSetup(reader: ByteReader): Result<Setup> {
  const book = RULE_BOOKS[reader.byte()];
  if (book === undefined) return bad(`byte ${reader.position}`, "an unknown rule book");
  const variation = book.variations[reader.byte()];
  if (variation === undefined) return bad(`byte ${reader.position}`, `a variation that ${book.id} does not have`);
  const seed = reader.number(Number.MAX_SAFE_INTEGER);
  const options: { [name: string]: OptionValue } = {};
  const readPiece = (): string => book.pieces[reader.byte()]?.name ?? "?";
  let hold: string | undefined;
  for (let left = reader.number(OPTION_NAMES.length + 1); left > 0; left--) {
    const option = reader.byte();
    if (option === HOLD_CODE) {
      hold = readPiece();
      continue;
    }
    const name = OPTION_NAMES[option];
    if (name === undefined) return bad(`byte ${reader.position}`, "an unknown option");
    const rule = book.options[name];
    const code = reader.number(Number.MAX_SAFE_INTEGER);
    const value = "among" in rule ? rule.among[code] : rule.min + code;
    if (value === undefined) return bad(`byte ${reader.position}`, `a value that option ${name} does not have`);
    options[name] = value;
  }
  const queue = Array.from({ length: reader.number(MAX_QUEUE) }, readPiece);
  const rows = reader.number(book.matrix.rows + book.matrix.bufferRows);
  const board = Array.from({ length: rows }, () =>
    Array.from({ length: book.matrix.columns }, () => cellLetter(book, reader.byte())).join(""),
  );
  return parseSetup({ ruleBook: book.id, variation: variation.id, seed, options, queue, board, hold });
}

function cellLetter(book: RuleBook, code: number): string {
  if (code === NO_CELL) return ".";
  return code === GARBAGE_LETTER ? "#" : (book.pieces[code - FIRST_KIND]?.name ?? "?");
}
