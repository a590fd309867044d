// `npm run arena`: how strong the computer players are. Everything follows from the seeds that are printed, except times.

import process from "node:process";
import { RULE_BOOKS } from "@korobeinix/engine";
import { measureAttack } from "./arena/attack.ts";
import { ONE_PIECE_GAMES, measureOnePiece } from "./arena/onePiece.ts";
import { describePairing, pairingsOf, playPairing } from "./arena/ranks.ts";
import { measureSquares } from "./arena/squares.ts";
import { runTbpArena } from "./arena/tbp/run.ts";

const USAGE = `usage: arena [WHAT [COUNT]]; without arguments everything is measured, which takes an hour or two
  --ranks [BOOK] [MATCHES]  each rank against the one below, in one rule book or in all
  --attack [GAMES]          attack per piece of the Guideline's master
  --squares [GAMES]         strips of silver and gold in The New
  --one-piece [GAMES]       lines of a controller that knows only the piece in play, on ten rows
  --tbp COMMAND …           a partner that speaks the Tetris Bot Protocol; \`--tbp --help\` says more`;

const MATCHES = 60;
const ATTACK_GAMES = 40;
const SQUARE_GAMES = 10;
const SEED = 1;
const MOST = 1_000_000;

function print(line: string): void {
  console.log(line);
}

function measureRanks(books: typeof RULE_BOOKS, matches: number): void {
  print(`Ranks: ${matches} matches a pairing, seeds ${SEED * 1_000} to ${SEED * 1_000 + matches - 1}`);
  for (const pairing of pairingsOf(books)) print(describePairing(pairing, playPairing(pairing, matches, SEED)));
}

/** A count among the arguments; undefined: something that is no count. */
function countOf(text: string | undefined, initial: number): number | undefined {
  if (text === undefined) return initial;
  const count = Number(text);
  return Number.isInteger(count) && count > 0 && count <= MOST ? count : undefined;
}

/** The exit code. */
async function run([what, ...rest]: readonly string[]): Promise<number> {
  if (what === "--tbp") return runTbpArena(rest);
  const book = RULE_BOOKS.find(({ id }) => id === rest[0]);
  const [text] = what === "--ranks" && book !== undefined ? rest.slice(1) : rest;
  const count = (initial: number): number => countOf(text, initial) ?? 0;
  if (countOf(text, 1) === undefined) return usage();
  switch (what) {
    case undefined:
      measureOnePiece(ONE_PIECE_GAMES, SEED, print);
      measureAttack(ATTACK_GAMES, print);
      measureSquares(SQUARE_GAMES, print);
      measureRanks(RULE_BOOKS, MATCHES);
      return 0;
    case "--ranks":
      measureRanks(book === undefined ? RULE_BOOKS : [book], count(MATCHES));
      return 0;
    case "--attack":
      measureAttack(count(ATTACK_GAMES), print);
      return 0;
    case "--squares":
      measureSquares(count(SQUARE_GAMES), print);
      return 0;
    case "--one-piece":
      measureOnePiece(count(ONE_PIECE_GAMES), SEED, print);
      return 0;
    default:
      return usage();
  }
}

function usage(): number {
  console.error(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2));
