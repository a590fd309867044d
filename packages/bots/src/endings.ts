// Which Lock Downs end a game by where they are.

import type { Rules } from "@korobeinix/engine";
import { rowOf } from "./moves/moves.ts";
import type { Shapes } from "./moves/shapes.ts";

/** Whether a shape that locks by a move ends the game; `cut` rows of the Matrix lie below the board. */
export function isOut({ book, geometry }: Rules, shapes: Shapes, shape: number, move: number, cut: number): boolean {
  const bottom = rowOf(move) + cut;
  if (book.ends === "lockOut") return bottom >= geometry.skyline;
  return bottom + shapes.heights[shape]! > geometry.skyline;
}
