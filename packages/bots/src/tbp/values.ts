// Values from outside, looked at before they are used: every list and text has a bound, and what is wrong has its place.

import { type ProblemPart, type Result, type Where, bad, good } from "@korobeinix/engine";
import {
  COLUMNS,
  type Cell,
  type Move,
  ORIENTATIONS,
  PIECES,
  type PieceName,
  type Position,
  ROWS,
  TBP_SPINS,
} from "./messages.ts";

/** Longest line that is read; a `start` is about three thousand characters. */
export const MAX_LINE = 100_000;
/** Pieces in a queue, moves in a list, characters in a text. */
export const MAX_QUEUE = 1_000;
const MAX_MOVES = 1_000;
const MAX_TEXT = 100;
const MAX_COUNT = 1e15;

/** An object of any fields. */
export interface Fields {
  readonly [name: string]: unknown;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One message: a line of JSON, or the object itself where messages are posted. All have a type. */
export function parseFields(value: unknown): Result<Fields> {
  if (typeof value !== "string") return checkFields(value);
  if (value.length > MAX_LINE) return bad("tooMuch", "line", `longer than ${MAX_LINE} characters`);
  try {
    return checkFields(JSON.parse(value));
  } catch {
    return bad("form", "line", "is no JSON");
  }
}

function checkFields(value: unknown): Result<Fields> {
  if (!isFields(value)) return bad("form", "line", "is no object");
  return typeof value["type"] === "string" ? good(value) : bad("form", "line", "has no type");
}

function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((each) => each === value);
}

function isWhole(value: unknown, below: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < below;
}

/** A count that somebody tells; undefined for what is none. */
export function countOf(value: unknown): number | undefined {
  return typeof value === "number" && value >= 0 && value <= MAX_COUNT ? value : undefined;
}

/** A short text that does nothing to a terminal. */
export function parseText(value: unknown, name: string): Result<string> {
  if (typeof value !== "string") return bad("form", "line", `${name} is no text`);
  if (value.length > MAX_TEXT) return bad("tooMuch", "line", `${name} is longer than ${MAX_TEXT} characters`);
  return /\p{C}/u.test(value) ? bad("form", "line", `${name} has characters that cannot be shown`) : good(value);
}

function parseList<T>(
  value: unknown,
  most: number,
  part: ProblemPart,
  parse: (value: unknown, where: Where) => Result<T>,
): Result<readonly T[]> {
  if (!Array.isArray(value)) return bad("form", part, "is no list");
  if (value.length > most) return bad("tooMuch", part, `longer than ${most}`);
  const list: T[] = [];
  for (const each of value as readonly unknown[]) {
    const parsed = parse(each, { part, which: list.length + 1 });
    if (!parsed.ok) return parsed;
    list.push(parsed.value);
  }
  return good(list);
}

export function parsePiece(value: unknown, where: ProblemPart | Where): Result<PieceName> {
  const piece = oneOf(PIECES, value);
  return piece === undefined ? bad("unknown", where, "is no piece") : good(piece);
}

export function parseMove(value: unknown, where: Where): Result<Move> {
  if (!isFields(value) || !isFields(value["location"])) return bad("form", where, "is no move");
  const { type, orientation: facing, x, y } = value["location"];
  const piece = parsePiece(type, where);
  if (!piece.ok) return piece;
  const orientation = oneOf(ORIENTATIONS, facing);
  if (orientation === undefined) return bad("unknown", where, "is no orientation");
  if (!isWhole(x, COLUMNS) || !isWhole(y, ROWS)) return bad("form", where, "its centre lies outside of the board");
  const spin = oneOf(TBP_SPINS, value["spin"]);
  if (spin === undefined) return bad("unknown", where, "is no spin");
  return good({ location: { type: piece.value, orientation, x, y }, spin });
}

export function parseMoves(value: unknown): Result<readonly Move[]> {
  return parseList(value, MAX_MOVES, "input", parseMove);
}

export function parseTexts(value: unknown, name: string): Result<readonly string[]> {
  return parseList(value, MAX_TEXT, "line", (each) => parseText(each, name));
}

function parseRow(value: unknown, where: Where): Result<readonly Cell[]> {
  const row = parseList(value, COLUMNS, "board", (cell): Result<Cell> => {
    return cell === null || cell === "G" ? good(cell) : parsePiece(cell, where);
  });
  return row.ok && row.value.length < COLUMNS ? bad("form", where, `has fewer than ${COLUMNS} cells`) : row;
}

export function parsePosition(value: Fields): Result<Position> {
  const { hold: held, combo, back_to_back } = value;
  const hold = held === null ? good(held) : parsePiece(held, "hold");
  if (!hold.ok) return hold;
  const queue = parseList(value["queue"], MAX_QUEUE, "queue", parsePiece);
  if (!queue.ok) return queue;
  const board = parseList(value["board"], ROWS, "board", parseRow);
  if (!board.ok) return board;
  if (board.value.length < ROWS) return bad("form", "board", `has fewer than ${ROWS} rows`);
  if (!isWhole(combo, MAX_COUNT)) return bad("form", "line", "combo is no count");
  if (typeof back_to_back !== "boolean") return bad("form", "line", "back_to_back is neither true nor false");
  return good({ hold: hold.value, queue: queue.value, combo, back_to_back, board: board.value });
}
