// The weights of the evaluation that builds squares, as data.

import type { StackMeasure } from "../stack/measure.ts";

/** What a stack, a Lock Down and squares are worth. */
export interface SquareWeights {
  readonly stack: { readonly [Measure in StackMeasure]: number };
  /** By the lines of one Lock Down: rows without silver and gold in them are wasted. */
  readonly lines: readonly number[];
  /** For each point and, in a match, for each line sent. */
  readonly point: number;
  readonly attack: number;
  /** A square that is made. */
  readonly gold: number;
  readonly silver: number;
  /** Windows that may become a square, by the pieces that lie in them; more where all are alike. */
  readonly started: readonly number[];
  readonly alike: readonly number[];
  /** A strip that lies in the stack, still to be cleared. */
  readonly goldStrip: number;
  readonly silverStrip: number;
}

/** Alone points count. Set by hand; `npm run tune -- new` begins here. */
export const NEW_WEIGHTS: SquareWeights = {
  stack: {
    holes: -110,
    cover: -15,
    height: -6,
    upperHalf: -60,
    upperQuarter: -250,
    roughness: -11,
    cliffs: -25,
    rowChanges: -4,
    tetrisWell: 6,
    wells: -12,
    slot0: 0,
    slot1: 0,
    slot2: 0,
    slotFill: 0,
    shaft0: 0,
    shaft1: 0,
    shaft2: 0,
    shaft3: 0,
    notches: 0,
  },
  lines: [0, -110, -160, -180, -100],
  point: 20,
  attack: 0,
  gold: 300,
  silver: 80,
  started: [0, 6, 60, 170, 0],
  alike: [0, 4, 70, 320, 0],
  goldStrip: 120,
  silverStrip: 50,
};

/** In a match lines count that are sent, and squares because their rows send more (N-19). Tuned by `npm run tune -- new-match`. */
export const NEW_MATCH_WEIGHTS: SquareWeights = {
  stack: {
    holes: -89,
    cover: -28,
    height: 69,
    upperHalf: -59,
    upperQuarter: -180,
    roughness: -8,
    cliffs: -13,
    rowChanges: -18,
    tetrisWell: 28,
    wells: -36,
    slot0: 0,
    slot1: 0,
    slot2: 0,
    slotFill: 0,
    shaft0: 0,
    shaft1: 0,
    shaft2: 0,
    shaft3: 0,
    notches: 0,
  },
  lines: [0, -23, -45, -8, 0],
  point: 0,
  attack: 100,
  gold: 107,
  silver: 63,
  started: [0, 14, 70, 88, 0],
  alike: [0, -3, 19, 125, 0],
  goldStrip: 80,
  silverStrip: 109,
};
