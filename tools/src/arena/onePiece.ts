// `npm run arena -- --one-piece [GAMES]`: how many lines a player lives for that knows only the piece in play, on ten rows;
// beside it, in fewer games, players that others have published, by the same code.

import { SURVIVAL_WEIGHTS, type SurvivalWeights } from "@korobeinix/bots/workshop";
import { meanOf } from "./interval.ts";
import { measuredSeed, playOnePiece } from "./onePieceGame.ts";
import { PUBLISHED_WEIGHTS } from "./publishedWeights.ts";

export const ONE_PIECE_GAMES = 3000;
const ROWS = 10;
/** The published ones play this part of the games. */
const PUBLISHED_PART = 5;

/** What many games came to. */
export interface OnePieceMeasure {
  readonly games: number;
  readonly pieces: number;
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly margin: number;
}

/** Plays the first `games` games of a seed. */
export function measureWeights(
  weights: SurvivalWeights,
  games: number,
  seed: number,
  rows: number = ROWS,
): OnePieceMeasure {
  const results = Array.from({ length: games }, (_, game) => playOnePiece(measuredSeed(seed, game), rows, weights));
  const pieces = results.reduce((sum, result) => sum + result.pieces, 0);
  return { games, pieces, ...meanOf(results.map(({ lines }) => lines)) };
}

/** Measures the player and the published ones, and prints a line for each. */
export function measureOnePiece(
  games: number = ONE_PIECE_GAMES,
  seed: number = 1,
  print: (line: string) => void = printLine,
): OnePieceMeasure {
  const fewer = Math.max(1, Math.round(games / PUBLISHED_PART));
  print(
    `One piece, straight drops, uniform draws, 10 × ${ROWS}; seed ${seed}: ` +
      `the dice seeds ${measuredSeed(seed, 0)}, ${measuredSeed(seed, 1)}, … ${measuredSeed(seed, games - 1)}`,
  );
  const ours = timed("Korobeinix", SURVIVAL_WEIGHTS, games, seed, print);
  for (const [name, weights] of Object.entries(PUBLISHED_WEIGHTS)) timed(name, weights, fewer, seed, print);
  return ours;
}

function timed(
  name: string,
  weights: SurvivalWeights,
  games: number,
  seed: number,
  print: (line: string) => void,
): OnePieceMeasure {
  const start = performance.now();
  const measure = measureWeights(weights, games, seed);
  const seconds = (performance.now() - start) / 1000;
  const { mean, margin, pieces } = measure;
  const figures = [mean, mean - margin, mean + margin, games, games / seconds, pieces / seconds];
  const [lines, low, high, played, gamesRate, piecesRate] = figures.map((each) =>
    Math.round(each).toLocaleString("en"),
  );
  print(
    `${name.padEnd(12)} ${lines} lines (95 %: ${low} to ${high}) in ${played} games; ` +
      `${gamesRate} games, ${piecesRate} pieces a second`,
  );
  return measure;
}

function printLine(line: string): void {
  console.log(line);
}
