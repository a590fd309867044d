// Spin recognition, by the rule book's word. It looks at the piece in play where it is about to lock.

import { shapeOf } from "./geometry.ts";
import { collides, isFilled } from "./matrix.ts";
import type { SpinRule } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";
import type { Spin, State } from "./state.ts";

/** T-Spins (G-9): three of the four cells diagonal to the centre are filled, walls and floor included. */
function threeCorners(state: State): Spin {
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
