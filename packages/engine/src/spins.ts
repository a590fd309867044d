// Spin recognition by the rule book's words. It examines a piece just before Lock Down.

import { shapeOf } from "./geometry.ts";
import { type Matrix, collides, isFilled } from "./matrix.ts";
import type { SpinRule } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";
import type { Spin, State } from "./state.ts";

/** The facts that decide a spin: the Matrix, the piece's place and its last rotation. A game's state has them. */
export type LockingPiece = Pick<State, keyof Matrix | "kind" | "facing" | "x" | "y" | "rotationPoint" | "isPointFive">;

/** The number of filled cells beside the nose of a T (side 1), or behind it (-1). Walls and floor are filled. */
function filledCorners(piece: LockingPiece, side: 1 | -1): number {
  const { x, y, facing } = piece;
  // The step from the centre to the nose, or to the cell behind the centre.
  const noseX = facing === 1 ? side : facing === 3 ? -side : 0;
  const noseY = facing === 0 ? side : facing === 2 ? -side : 0;
  const isLeft = isFilled(piece, x + noseX - noseY, y + noseY + noseX);
  const isRight = isFilled(piece, x + noseX + noseY, y + noseY - noseX);
  return Number(isLeft) + Number(isRight);
}

/** Whether three of the four cells diagonal to a T's centre are filled (G-9.1). */
export function isInTSlot(piece: LockingPiece): boolean {
  return filledCorners(piece, 1) + filledCorners(piece, -1) >= 3;
}

/** T-Spins (G-9). */
function threeCorners(piece: LockingPiece): Spin {
  if (!isInTSlot(piece)) return "none";
  return filledCorners(piece, 1) === 2 || piece.isPointFive ? "full" : "mini";
}

/**
 * Spin moves (N-10): the piece cannot move left, right or up. If spins cascade, it cannot move down either and touches
 * enough Blocks.
 */
function immobile(rule: SpinRule & { rule: "immobile" }, rules: Rules, piece: LockingPiece): Spin {
  const { x, y } = piece;
  const shape = shapeOf(piece.kind, piece.facing);
  const isStuck = (dx: number, dy: number): boolean => collides(rules.geometry, piece.rows, shape, x + dx, y + dy);
  if (!isStuck(-1, 0) || !isStuck(1, 0) || !isStuck(0, 1)) return "none";
  if (rule.cascades && (!isStuck(0, -1) || touching(rules, piece) < rule.touching)) return "none";
  return "immobile";
}

/** The number of Blocks that the piece touches with its sides. */
function touching({ geometry }: Rules, piece: LockingPiece): number {
  const shape = shapeOf(piece.kind, piece.facing);
  const touched = new Set<number>();
  for (let i = shape * 4; i < shape * 4 + 4; i++) {
    const x = piece.x + geometry.minoX[i]!;
    const y = piece.y + geometry.minoY[i]!;
    for (const [cx, cy] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const isInside = cx >= 0 && cx < geometry.columns && cy >= 0 && cy < geometry.height;
      if (isInside && isFilled(piece, cx, cy)) touched.add(cy * geometry.columns + cx);
    }
  }
  return touched.size;
}

/** Whether a kind of piece can make spins in the rule book. */
export function canSpin({ book }: Rules, kind: number): boolean {
  const { spins, pieces } = book;
  return spins.rule === "threeCorners" ? pieces[kind]!.name === spins.piece : spins.rule !== "none";
}

/** The spin of a locking piece. It is "none" unless the last successful action was a rotation. */
export function recogniseSpin(rules: Rules, piece: LockingPiece): Spin {
  if (piece.rotationPoint === 0 || !canSpin(rules, piece.kind)) return "none";
  const { spins } = rules.book;
  switch (spins.rule) {
    case "none":
      return "none";
    case "threeCorners":
      return threeCorners(piece);
    case "immobile":
      return immobile(spins, rules, piece);
  }
}
