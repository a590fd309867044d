// Boards and queues as they are drawn and written, before a game is made of them. Rows go from top to bottom; a cell is
// a piece's letter, `#` for a Block of none, or `.`.

import {
  boardOf,
  type Game,
  letterOf,
  makeSetup,
  parseSetup,
  queueOf,
  type Result,
  type RuleBook,
  type Setup,
} from "@korobeinix/engine";

export const EMPTY = ".";
export const GARBAGE = "#";

/** What is written with: a piece's letter, Garbage, or nothing. */
export type Cell = string;
export type Board = readonly string[];

/** What a game of one's own begins with. */
export interface Beginning {
  readonly board: Board;
  /** The piece in play and those to come. */
  readonly queue: readonly string[];
  /** The piece in the Hold Queue, or nothing. */
  readonly hold: string;
}

/** Longest queue that can be written. */
export const MAX_WRITTEN = 200;

/** The letters that Fumen knows. */
const FUMEN_PIECES = ["I", "J", "L", "O", "S", "T", "Z"];
const FUMEN_COLUMNS = 10;

/** Whether a rule book's pieces and Matrix are those that Fumen can write. */
export function hasFumen({ matrix, pieces }: RuleBook): boolean {
  const names = new Set(pieces.map(({ name }) => name));
  return matrix.columns === FUMEN_COLUMNS && FUMEN_PIECES.every((name) => names.has(name));
}

/** A board of exactly so many rows: empty ones are added above, or what is too high is cut. */
export function padBoard(board: Board, columns: number, rows: number): Board {
  const empty = Array.from({ length: Math.max(0, rows - board.length) }, () => EMPTY.repeat(columns));
  return [...empty, ...board].slice(-rows);
}

export function paint(board: Board, x: number, y: number, cell: Cell): Board {
  return board.map((row, i) => (i === y ? row.slice(0, x) + cell + row.slice(x + 1) : row));
}

/** Fills a row but for one gap: a full row cannot stand. */
export function fillRow(board: Board, gap: number, y: number, cell: Cell): Board {
  return board.map((row, i) => (i === y ? cell.repeat(gap) + EMPTY + cell.repeat(row.length - gap - 1) : row));
}

/** Everything a row higher, or lower; what leaves the board is gone. */
export function shiftBoard(board: Board, rows: 1 | -1): Board {
  const empty = EMPTY.repeat(board[0]?.length ?? 0);
  return rows > 0 ? [...board.slice(1), empty] : [empty, ...board.slice(0, -1)];
}

export function clearBoard(board: Board): Board {
  return board.map((row) => EMPTY.repeat(row.length));
}

/** The rows, from the bottom and from 1, that are full. */
export function fullRows(board: Board): readonly number[] {
  return board.flatMap((row, i) => (row.includes(EMPTY) ? [] : [board.length - i])).sort((a, b) => a - b);
}

export type WrittenQueue =
  | { readonly ok: true; readonly queue: readonly string[] }
  /** The first letter that is none of the rule book's, or nothing when there are too many. */
  | { readonly ok: false; readonly letter: string | undefined };

/** Letters in any case, with spaces and commas between them or not. */
export function parseQueueText({ pieces }: RuleBook, text: string): WrittenQueue {
  const letters = [...text.toUpperCase().replaceAll(/[\s,]/g, "")];
  if (letters.length > MAX_WRITTEN) return { ok: false, letter: undefined };
  const wrong = letters.find((letter) => !pieces.some(({ name }) => name === letter));
  return wrong === undefined ? { ok: true, queue: letters } : { ok: false, letter: wrong };
}

/** What a new game would begin with to go on from here. */
export function beginningOf(game: Game): Beginning {
  const { book } = game.rules;
  const { kind, hold } = game.state;
  const kinds = kind < 0 ? queueOf(game) : [kind, ...queueOf(game)];
  return {
    board: boardOf(game),
    queue: kinds.map((each) => letterOf(book, each)),
    hold: hold < 0 ? "" : letterOf(book, hold),
  };
}

/** The same game with a beginning of one's own. */
export function practised(setup: Setup, changes: Partial<Beginning>): Result<Setup> {
  const { hold: before = "", ...request } = makeSetup(setup);
  const { hold = before, ...drawn } = changes;
  // A board of one's own comes in the place of Starting Blocks.
  const rows = changes.board === undefined ? {} : { startingRows: 0 };
  const options = { ...request.options, practice: true, ...rows };
  // What a Fumen holds is lost where the game has no Hold Queue.
  const held = hold === "" || !setup.options.hold ? {} : { hold };
  return parseSetup({ ...request, ...drawn, options, ...held });
}
