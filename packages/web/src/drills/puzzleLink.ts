// A puzzle as a link: all of it in the address, in the letters that addresses allow, with the maker's solution where it
// is short enough. What a stranger's link says is bounded by length before it is read, and refused with where and why.
// The version stands first: links are kept by those who got them.

import { bad, good, type Result } from "@korobeinix/engine";
import { type Log, makeBinaryLog, parseBinaryLog } from "@korobeinix/engine/log";
import { bytesOf, lettersOf } from "../storage/base64.ts";
import { isSolution, listOfGoal, parsePuzzle, type Puzzle } from "./puzzle.ts";

const VERSION = 1;
export const MAX_PUZZLE_CODE = 8_000;
/** A longer solution is left out. */
const MAX_SOLUTION = 4_000;
const LETTERS = /^[A-Za-z0-9_-]+$/;
const TOO_LONG = bad("tooMuch", "link", `longer than ${MAX_PUZZLE_CODE} characters`);
const DAMAGED = bad("damaged", "link", "no puzzle can be read from it");

export interface LinkedPuzzle {
  readonly puzzle: Puzzle;
  /** What its maker did; undefined: the link does not prove that it can be solved. */
  readonly solution: Log | undefined;
}

export function makePuzzleLink(puzzle: Puzzle, solution: Log | undefined): Result<string> {
  const { title, ruleBook, board, queue, hold, goal } = puzzle;
  const proof = solution !== undefined && isSolution(puzzle, solution) ? lettersOf(makeBinaryLog(solution)) : "";
  const lists = [VERSION, ruleBook, title, listOfGoal(goal), board.join("/"), queue, hold];
  const isKept = proof !== "" && proof.length <= MAX_SOLUTION;
  const code = lettersOf(new TextEncoder().encode(JSON.stringify(isKept ? [...lists, proof] : lists)));
  return code.length > MAX_PUZZLE_CODE ? TOO_LONG : good(code);
}

export function parsePuzzleLink(code: string): Result<LinkedPuzzle> {
  if (code.length > MAX_PUZZLE_CODE) return TOO_LONG;
  const lists = read(code);
  if (!Array.isArray(lists)) return DAMAGED;
  const [version, ruleBook, title, goal, rows, queue, hold, proof] = lists as readonly unknown[];
  if (version !== VERSION) return bad("version", "link", "written by another version");
  if (typeof rows !== "string") return DAMAGED;
  const board = rows === "" ? [] : rows.split("/");
  const puzzle = parsePuzzle({ ruleBook, title, goal, board, queue, hold });
  return puzzle.ok ? good({ puzzle: puzzle.value, solution: proofOf(puzzle.value, proof) }) : puzzle;
}

/** Only what the engine plays to the goal is believed. */
function proofOf(puzzle: Puzzle, proof: unknown): Log | undefined {
  if (typeof proof !== "string" || proof.length > MAX_SOLUTION || !LETTERS.test(proof)) return undefined;
  const bytes = readBytes(proof);
  const log = bytes && parseBinaryLog(bytes);
  return log?.ok === true && isSolution(puzzle, log.value) ? log.value : undefined;
}

function read(code: string): unknown {
  const bytes = LETTERS.test(code) ? readBytes(code) : undefined;
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function readBytes(letters: string): Uint8Array | undefined {
  // One letter alone is less than a byte.
  return letters.length % 4 === 1 ? undefined : bytesOf(letters);
}
