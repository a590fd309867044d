// The Super Rotation System (G-A3): facings and the five displacements tried for each turn, in order. Cells are
// relative to the centre (Rotation Point 1 of J, L, S, T and Z; the second Mino of I lying North), x right, y up.

import type { Offset, PieceData } from "../ruleBook.ts";

type Cells = readonly Offset[];
type Turns = Pick<PieceData, "clockwise" | "counterclockwise">;

/** North, East, South, West. */
const FACINGS: { readonly [name: string]: readonly Cells[] } = {
  I: [
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [1, 1],
      [1, 0],
      [1, -1],
      [1, -2],
    ],
    [
      [-1, -1],
      [0, -1],
      [1, -1],
      [2, -1],
    ],
    [
      [0, 1],
      [0, 0],
      [0, -1],
      [0, -2],
    ],
  ],
  J: [
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [-1, 1],
    ],
    [
      [0, 1],
      [0, 0],
      [0, -1],
      [1, 1],
    ],
    [
      [1, 0],
      [0, 0],
      [-1, 0],
      [1, -1],
    ],
    [
      [0, -1],
      [0, 0],
      [0, 1],
      [-1, -1],
    ],
  ],
  L: [
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [0, 1],
      [0, 0],
      [0, -1],
      [1, -1],
    ],
    [
      [1, 0],
      [0, 0],
      [-1, 0],
      [-1, -1],
    ],
    [
      [0, -1],
      [0, 0],
      [0, 1],
      [-1, 1],
    ],
  ],
  O: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  ],
  S: [
    [
      [-1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 1],
      [0, 0],
      [1, 0],
      [1, -1],
    ],
    [
      [1, 0],
      [0, 0],
      [0, -1],
      [-1, -1],
    ],
    [
      [0, -1],
      [0, 0],
      [-1, 0],
      [-1, 1],
    ],
  ],
  T: [
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [0, 0],
      [0, -1],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 0],
      [-1, 0],
      [0, -1],
    ],
    [
      [0, -1],
      [0, 0],
      [0, 1],
      [-1, 0],
    ],
  ],
  Z: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, 1],
    ],
    [
      [0, 0],
      [0, -1],
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [-1, 0],
      [0, -1],
      [1, -1],
    ],
    [
      [0, 0],
      [0, 1],
      [-1, 0],
      [-1, -1],
    ],
  ],
};

const THREE_WIDE: Turns = {
  // N to E, E to S, S to W, W to N
  clockwise: [
    [
      [0, 0],
      [-1, 0],
      [-1, 1],
      [0, -2],
      [-1, -2],
    ],
    [
      [0, 0],
      [1, 0],
      [1, -1],
      [0, 2],
      [1, 2],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, -2],
      [1, -2],
    ],
    [
      [0, 0],
      [-1, 0],
      [-1, -1],
      [0, 2],
      [-1, 2],
    ],
  ],
  // N to W, E to N, S to E, W to S
  counterclockwise: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, -2],
      [1, -2],
    ],
    [
      [0, 0],
      [1, 0],
      [1, -1],
      [0, 2],
      [1, 2],
    ],
    [
      [0, 0],
      [-1, 0],
      [-1, 1],
      [0, -2],
      [-1, -2],
    ],
    [
      [0, 0],
      [-1, 0],
      [-1, -1],
      [0, 2],
      [-1, 2],
    ],
  ],
};

const STRAIGHT: Turns = {
  // N to E, E to S, S to W, W to N
  clockwise: [
    [
      [0, 0],
      [-2, 0],
      [1, 0],
      [-2, -1],
      [1, 2],
    ],
    [
      [0, 0],
      [-1, 0],
      [2, 0],
      [-1, 2],
      [2, -1],
    ],
    [
      [0, 0],
      [2, 0],
      [-1, 0],
      [2, 1],
      [-1, -2],
    ],
    [
      [0, 0],
      [1, 0],
      [-2, 0],
      [1, -2],
      [-2, 1],
    ],
  ],
  // N to W, E to N, S to E, W to S
  counterclockwise: [
    [
      [0, 0],
      [-1, 0],
      [2, 0],
      [-1, 2],
      [2, -1],
    ],
    [
      [0, 0],
      [2, 0],
      [-1, 0],
      [2, 1],
      [-1, -2],
    ],
    [
      [0, 0],
      [1, 0],
      [-2, 0],
      [1, -2],
      [-2, 1],
    ],
    [
      [0, 0],
      [-2, 0],
      [1, 0],
      [-2, -1],
      [1, 2],
    ],
  ],
};

/** O never moves: every turn is the visual one. */
const STILL: Turns = {
  clockwise: [[[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]]],
  counterclockwise: [[[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]]],
};

const TURNS: { readonly [name: string]: Turns } = { I: STRAIGHT, O: STILL };

/** The seven Tetriminos, their centres entering at column 5, row 21 (G-3.4a). */
export const SRS_PIECES: readonly PieceData[] = Object.entries(FACINGS).map(([name, facings]) => ({
  name,
  facings,
  spawn: [4, 20] as const,
  ...(TURNS[name] ?? THREE_WIDE),
}));
