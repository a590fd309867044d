// T-Spin recognition (G-9).

import { isFilled } from "./matrix.ts";
import type { Rules } from "./rules.ts";
import type { State } from "./state.ts";

export type Spin = "none" | "mini" | "full";

/** Whether the Tetrimino in play, locking where it is, makes a T-Spin. */
export function recogniseSpin(rules: Rules, state: State): Spin {
  if (state.kind !== rules.spinKind || state.rotationPoint === 0) return "none";
  const { x, y, facing } = state;
  // Where the nose points: North, East, South, West.
  const noseX = facing === 1 ? 1 : facing === 3 ? -1 : 0;
  const noseY = facing === 0 ? 1 : facing === 2 ? -1 : 0;
  const corner = (ahead: number, side: number): number =>
    isFilled(state, x + ahead * noseX + side * noseY, y + ahead * noseY - side * noseX) ? 1 : 0;
  const front = corner(1, -1) + corner(1, 1);
  const back = corner(-1, -1) + corner(-1, 1);
  if (front + back < 3) return "none";
  return front === 2 || state.isPointFive ? "full" : "mini";
}
