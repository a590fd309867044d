// What the tables, the forms of a log and the names of records can hold of a rule book. The five fit; a rule book of your
// own is looked at when a set-up is made of it.

import { FACINGS, REACH, WALL } from "./geometry.ts";
import { OPTION_NAMES, isAllowed } from "./options.ts";
import { GARBAGE_LETTER, NO_BLOCK, type Offset, type PieceData, type RuleBook } from "./ruleBook.ts";

const LEAST_COLUMNS = 4;
/** A row is 32 bits, walls included. */
const MOST_COLUMNS: number = 32 - 2 * WALL;
const MOST_ROWS = 100;
/** Kinds that the bits of the queue and of the bag hold. */
const MOST_PIECES = 7;
const MOST_COPIES = 15;
/** Names stand in text logs, in compact ones and in the names of tables. */
const NAME = /^[a-z0-9-]{1,32}$/i;

const checked = new WeakMap<RuleBook, string | undefined>();

/** Why games cannot be played by a rule book; undefined: they can. */
export function bookProblem(book: RuleBook): string | undefined {
  if (!checked.has(book)) checked.set(book, findProblem(book));
  return checked.get(book);
}

function findProblem(book: RuleBook): string | undefined {
  const { variant, variations, matrix, pieces, randomizer, match, options } = book;
  const { columns, rows, bufferRows } = matrix;
  const height = rows + bufferRows;
  const names = variations.map(({ id }) => id);
  if (variant !== undefined) names.push(variant);
  if (!names.every((name) => NAME.test(name))) return "a variant or variation is named by letters, figures and hyphens";
  if (variations.length === 0) return "it has no variation";
  if (book.garbage === undefined && variations.some(({ rising }) => rising !== undefined))
    return "rows rise in a variation, and it does not say how";
  // A level that takes nothing would be followed by the next one without end.
  if (variations.some(({ levelsUp }) => levelsUp) && isAllowed(options.goal, "none"))
    return "levels rise in a variation, and a level may take no lines";
  if (columns < LEAST_COLUMNS || columns > MOST_COLUMNS)
    return `its columns are not ${LEAST_COLUMNS} to ${MOST_COLUMNS}`;
  if (rows < 1 || bufferRows < 1 || height > MOST_ROWS) return `its rows are not 2 to ${MOST_ROWS}`;
  if (pieces.length === 0 || pieces.length > MOST_PIECES) return `its pieces are not 1 to ${MOST_PIECES}`;
  const letters = new Set(pieces.map(({ name }) => name));
  const hasNames = [...letters].every(
    (name) => /^[A-Za-z]$/.test(name) && name !== NO_BLOCK && name !== GARBAGE_LETTER,
  );
  if (letters.size < pieces.length || !hasNames) return "its pieces are not named by letters of their own";
  if (randomizer.draw === "bag" && !(randomizer.copies >= 1 && randomizer.copies <= MOST_COPIES))
    return `its bag does not hold 1 to ${MOST_COPIES} of each piece`;
  // A log leaves out what is the rule book's own, in a match and outside of one.
  const isSame = OPTION_NAMES.every((name) => (match.options[name] ?? options[name]).initial === options[name].initial);
  if (!isSame) return "an option has another value of its own in matches";
  const wrong = pieces.find((piece) => !isRightPiece(piece, columns, height));
  return wrong === undefined
    ? undefined
    : `${wrong.name} is not four Minos in 1 to 4 facings that enter inside the Matrix`;
}

function isRightPiece({ facings, spawn }: PieceData, columns: number, height: number): boolean {
  if (facings.length === 0 || facings.length > FACINGS || !facings.every(isRightShape)) return false;
  return facings[0]!.every(([x, y]) => {
    const [column, row] = [spawn[0] + x, spawn[1] + y];
    return column >= 0 && column < columns && row >= 0 && row < height;
  });
}

function isRightShape(cells: readonly Offset[]): boolean {
  const isNear = cells.every(([x, y]) => Math.abs(x) <= REACH && Math.abs(y) <= REACH);
  return cells.length === 4 && isNear && new Set(cells.map(String)).size === 4 && heightOf(cells) <= 4;
}

function heightOf(cells: readonly Offset[]): number {
  const ys = cells.map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys) + 1;
}
