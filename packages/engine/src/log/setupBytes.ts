// A set-up as bytes: edition, rule book, variation, seed, the options that differ from the rule book's own, queue,
// board. The piece on Hold, the terms of a match and the mark of a fed game stand among the options, with codes of
// their own.

import type { Editions } from "../editions.ts";
import { OPTION_NAMES, type Values } from "../options.ts";
import type { Result } from "../result.ts";
import { RULE_BOOK_IDS, type RuleBook, bookName } from "../ruleBook.ts";
import { MAX_QUEUE, type Setup, makeSetup, setupFor } from "../setup.ts";
import { TERM_NAMES } from "../terms.ts";
import { type ByteReader, type ByteWriter, ReadError } from "./bytes.ts";
import { readValue, writeValues } from "./values.ts";

/** Codes that stand among the codes of options. */
const HOLD_CODE = 255;
const TERMS_CODE = 254;
const FED_CODE = 253;
/** A bit of a rule book's code: the name of a variant follows. */
const VARIANT = 0x80;
const MAX_NAME = 64;
/** Codes of a board's cells. */
const NO_CELL = 0;
const GARBAGE_CELL = 1;
const FIRST_KIND = 2;
const SOLID_CELL = 9;

export function writeSetup(out: ByteWriter, setup: Setup): void {
  const { book } = setup;
  const { options, terms, board } = makeSetup(setup);
  out.number(setup.edition);
  out.byte(RULE_BOOK_IDS.indexOf(book.id) | (book.variant === undefined ? 0 : VARIANT));
  if (book.variant !== undefined) out.text(book.variant);
  out.byte(book.variations.indexOf(setup.variation));
  out.number(setup.seed);
  const isHolding = setup.hold >= 0;
  out.number(Object.keys(options).length + Number(isHolding) + Number(terms !== undefined) + Number(setup.isFed));
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
  if (setup.isFed) out.byte(FED_CODE);
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

export function readSetup(reader: ByteReader, editions: Editions): Result<Setup> {
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
  let isFed = false;
  for (let left = reader.number(OPTION_NAMES.length + 3); left > 0; left--) {
    const option = reader.byte();
    if (option === HOLD_CODE) hold = readPiece();
    else if (option === TERMS_CODE) terms = readTerms(reader, book);
    else if (option === FED_CODE) isFed = true;
    else Object.assign(options, readValue(reader, OPTION_NAMES, book.options, option));
  }
  const queue = Array.from({ length: reader.number(MAX_QUEUE) }, readPiece);
  const rows = reader.number(book.matrix.rows + book.matrix.bufferRows);
  const readCell = (): string => cellLetter(book, reader.byte());
  const board = Array.from({ length: rows }, () => Array.from({ length: book.matrix.columns }, readCell).join(""));
  return setupFor(book, { edition, variation: variation.id, seed, options, queue, board, hold, terms, isFed });
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
