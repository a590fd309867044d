// Games of a player that knows only the piece in play: uniform draws, straight drops, no Hold. A game ends with the first
// piece that finds no place within the rows of the board before rows clear.

import { makeDice } from "@korobeinix/bots";
import { type Drop, type SurvivalWeights, bestDrop, dropOn, dropShapes } from "@korobeinix/bots/workshop";
import { guideline } from "@korobeinix/engine";

const COLUMNS = 10;

/** What a game came to. */
export interface OnePieceResult {
  readonly lines: number;
  readonly pieces: number;
}

const PIECES = guideline.pieces.map(dropShapes);

/** The game of a seed on a board of so many rows. */
export function playOnePiece(seed: number, rows: number, weights: SurvivalWeights): OnePieceResult {
  const dice = makeDice(seed);
  const columns = new Int32Array(COLUMNS);
  const best: Drop = { shape: 0, x: 0, y: 0, worth: 0 };
  let lines = 0;
  for (let pieces = 0; ; pieces++) {
    const shapes = PIECES[dice(PIECES.length)]!;
    if (!bestDrop(columns, COLUMNS, rows, shapes, weights, best)) return { lines, pieces };
    for (let full = dropOn(columns, COLUMNS, shapes[best.shape]!, best.x, best.y); full !== 0; full &= full - 1)
      lines++;
  }
}

/** The seeds of measurements are even, those of tuning odd: no game is ever in both. */
export function measuredSeed(seed: number, game: number): number {
  return (seed * GAMES_A_SEED + game) * 2;
}
export function tuningSeed(seed: number, game: number): number {
  return (seed * GAMES_A_SEED + game) * 2 + 1;
}
/** Games that one seed is good for. */
const GAMES_A_SEED = 1_000_000;
