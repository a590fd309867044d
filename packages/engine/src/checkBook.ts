// Checks a rule book against the limits of the engine's tables, of both forms of a log and of the names of records. The
// five rule books fit. A rule book of your own is checked when a set-up names it.

import { FACINGS, REACH, WALL } from "./geometry.ts";
import { OPTION_NAMES, isAllowed } from "./options.ts";
import { GARBAGE_LETTER, NO_BLOCK, type Offset, type PieceData, type RuleBook } from "./ruleBook.ts";

const LEAST_COLUMNS = 4;
/** A row is 32 bits, walls included. */
const MOST_COLUMNS: number = 32 - 2 * WALL;
const MOST_ROWS = 100;
/** The packed queue and the packed bag have bits for seven kinds. */
const MOST_PIECES = 7;
const MOST_COPIES = 15;
/** Text logs, compact logs and the names of tables contain these names. */
const NAME = /^[a-z0-9-]{1,32}$/i;

const checked = new WeakMap<RuleBook, string | undefined>();

/** The reason why no game can be played by a rule book; undefined if games can. */
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
  if (!names.every((name) => NAME.test(name)))
    return "the name of a variant or variation is not 1 to 32 letters, figures and hyphens";
  if (variations.length === 0) return "it has no variation";
  if (book.garbage === undefined && variations.some(({ rising }) => rising !== undefined))
    return "a variation has rising rows, but the rule book has no `garbage`";
  const hasCascades = book.spins.rule === "immobile" && book.spins.cascades;
  if (book.script === undefined && (book.squares !== undefined || hasCascades))
    return "it has squares or cascades, but no `script`";
  // A level that takes nothing would be followed by the next one without end.
  if (variations.some(({ levelsUp }) => levelsUp) && isAllowed(options.goal, "none"))
    return "levels rise in a variation, and a level may take no lines";
  if (columns < LEAST_COLUMNS || columns > MOST_COLUMNS)
    return `it does not have ${LEAST_COLUMNS} to ${MOST_COLUMNS} columns`;
  if (rows < 1 || bufferRows < 1 || height > MOST_ROWS) return `it does not have 2 to ${MOST_ROWS} rows`;
  if (pieces.length === 0 || pieces.length > MOST_PIECES) return `it does not have 1 to ${MOST_PIECES} pieces`;
  const letters = new Set(pieces.map(({ name }) => name));
  const hasNames = [...letters].every(
    (name) => /^[A-Za-z]$/.test(name) && name !== NO_BLOCK && name !== GARBAGE_LETTER,
  );
  if (letters.size < pieces.length || !hasNames) return "its pieces are not named by different single letters";
  if (randomizer.draw === "bag" && !(randomizer.copies >= 1 && randomizer.copies <= MOST_COPIES))
    return `its bag does not hold 1 to ${MOST_COPIES} of each piece`;
  // A log leaves out options at their initial value, so that value must be the same in a match and outside.
  const isSame = OPTION_NAMES.every((name) => (match.options[name] ?? options[name]).initial === options[name].initial);
  if (!isSame) return "an option has another initial value in matches";
  const wrong = pieces.find((piece) => !isRightPiece(piece, columns, height));
  return wrong === undefined
    ? undefined
    : `the piece ${wrong.name} does not have four Minos in each of 1 to 4 facings, or does not enter inside the Matrix`;
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
