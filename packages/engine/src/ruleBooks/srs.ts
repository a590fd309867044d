// The Super Rotation System (G-A3): facings and the five displacements tried for each turn, in order. Cells are
// relative to the centre (Rotation Point 1 of J, L, S, T and Z; the second Mino of I lying North), x right, y up.

import type { PieceData } from "../ruleBook.ts";
import { cells, fourTurns } from "./cells.ts";

type Turns = Pick<PieceData, "clockwise" | "counterclockwise">;

/** North, East, South, West. All pieces except I and O turn about a Mino. */
const FACINGS: { readonly [name: string]: PieceData["facings"] } = {
  I: [cells("-1,0 0,0 1,0 2,0"), cells("1,1 1,0 1,-1 1,-2"), cells("-1,-1 0,-1 1,-1 2,-1"), cells("0,1 0,0 0,-1 0,-2")],
  J: fourTurns(cells("-1,0 0,0 1,0 -1,1")),
  L: fourTurns(cells("-1,0 0,0 1,0 1,1")),
  O: [0, 1, 2, 3].map(() => cells("0,0 1,0 0,1 1,1")),
  S: fourTurns(cells("-1,0 0,0 0,1 1,1")),
  T: fourTurns(cells("-1,0 0,0 1,0 0,1")),
  Z: fourTurns(cells("0,0 1,0 0,1 -1,1")),
};

const THREE_WIDE: Turns = {
  // N to E, E to S, S to W, W to N
  clockwise: [
    cells("0,0 -1,0 -1,1 0,-2 -1,-2"),
    cells("0,0 1,0 1,-1 0,2 1,2"),
    cells("0,0 1,0 1,1 0,-2 1,-2"),
    cells("0,0 -1,0 -1,-1 0,2 -1,2"),
  ],
  // N to W, E to N, S to E, W to S
  counterclockwise: [
    cells("0,0 1,0 1,1 0,-2 1,-2"),
    cells("0,0 1,0 1,-1 0,2 1,2"),
    cells("0,0 -1,0 -1,1 0,-2 -1,-2"),
    cells("0,0 -1,0 -1,-1 0,2 -1,2"),
  ],
};

const STRAIGHT: Turns = {
  // N to E, E to S, S to W, W to N
  clockwise: [
    cells("0,0 -2,0 1,0 -2,-1 1,2"),
    cells("0,0 -1,0 2,0 -1,2 2,-1"),
    cells("0,0 2,0 -1,0 2,1 -1,-2"),
    cells("0,0 1,0 -2,0 1,-2 -2,1"),
  ],
  // N to W, E to N, S to E, W to S
  counterclockwise: [
    cells("0,0 -1,0 2,0 -1,2 2,-1"),
    cells("0,0 2,0 -1,0 2,1 -1,-2"),
    cells("0,0 1,0 -2,0 1,-2 -2,1"),
    cells("0,0 -2,0 1,0 -2,-1 1,2"),
  ],
};

/** O turns in place. */
const VISUAL = [0, 1, 2, 3].map(() => cells("0,0"));

const TURNS: { readonly [name: string]: Turns } = {
  I: STRAIGHT,
  O: { clockwise: VISUAL, counterclockwise: VISUAL },
};

/** The seven Tetriminos. Their centres enter at column 5, row 21 (G-3.4a). */
export const SRS_PIECES: readonly PieceData[] = Object.entries(FACINGS).map(([name, facings]) => ({
  name,
  facings,
  spawn: [4, 20] as const,
  ...(TURNS[name] ?? THREE_WIDE),
}));
