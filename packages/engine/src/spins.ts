// Spin recognition, by the rule book's word. It looks at the piece in play where it is about to lock.

import { shapeOf } from "./geometry.ts";
import { collides, isFilled } from "./matrix.ts";
import type { SpinRule } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";
import type { Spin, State } from "./state.ts";

/** Filled cells of the two beside the nose of a T (1), or of the two behind it (-1); walls and floor count. */
function filledCorners(state: State, side: 1 | -1): number {
  const { x, y, facing } = state;
  // Where the nose points: North, East, South, West.
  const noseX = facing === 1 ? side : facing === 3 ? -side : 0;
  const noseY = facing === 0 ? side : facing === 2 ? -side : 0;
  const isLeft = isFilled(state, x + noseX - noseY, y + noseY + noseX);
  const isRight = isFilled(state, x + noseX + noseY, y + noseY - noseX);
  return Number(isLeft) + Number(isRight);
}

/** Whether three of the four cells diagonal to a T's centre are filled (G-9.1). */
export function isInTSlot(state: State): boolean {
  return filledCorners(state, 1) + filledCorners(state, -1) >= 3;
}

/** T-Spins (G-9). */
function threeCorners(state: State): Spin {
  if (!isInTSlot(state)) return "none";
  return filledCorners(state, 1) === 2 || state.isPointFive ? "full" : "mini";
}

/** Spin moves (N-10): it can move neither left, right nor up; where spins cascade, nor down, and it touches Blocks. */
function immobile(rule: SpinRule & { rule: "immobile" }, rules: Rules, state: State): Spin {
  const { x, y } = state;
  const shape = shapeOf(state.kind, state.facing);
  const isStuck = (dx: number, dy: number): boolean => collides(rules.geometry, state.rows, shape, x + dx, y + dy);
  if (!isStuck(-1, 0) || !isStuck(1, 0) || !isStuck(0, 1)) return "none";
  if (rule.cascades && (!isStuck(0, -1) || touching(rules, state) < rule.touching)) return "none";
  return "immobile";
}

/** Blocks that the piece in play touches with its sides. */
function touching({ geometry }: Rules, state: State): number {
  const shape = shapeOf(state.kind, state.facing);
  const touched = new Set<number>();
  for (let i = shape * 4; i < shape * 4 + 4; i++) {
    const x = state.x + geometry.minoX[i]!;
    const y = state.y + geometry.minoY[i]!;
    for (const [cx, cy] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const isInside = cx >= 0 && cx < geometry.columns && cy >= 0 && cy < geometry.height;
      if (isInside && isFilled(state, cx, cy)) touched.add(cy * geometry.columns + cx);
    }
  }
  return touched.size;
}

/** Only a piece whose last successful action was a rotation can have made a spin. */
export function recogniseSpin(rules: Rules, state: State): Spin {
  if (state.rotationPoint === 0) return "none";
  const { spins, pieces } = rules.book;
  switch (spins.rule) {
    case "none":
      return "none";
    case "threeCorners":
      return pieces[state.kind]!.name === spins.piece ? threeCorners(state) : "none";
    case "immobile":
      return immobile(spins, rules, state);
  }
}
