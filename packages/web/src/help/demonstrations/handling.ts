// The five rotation points of the Super Rotation System (G-A3), and the three Lock Down rules (G-5.7 to G-5.9).

import type { Demonstration } from "../demonstration.ts";
import { SLOT_TRIPLE } from "./boards.ts";

const ROTATION = { ruleBook: "guideline", clauses: ["G-A3"] } as const;

export const ROTATION_POINTS: readonly Demonstration[] = [
  {
    ...ROTATION,
    id: "point1",
    board: ["###..#####", "####.#####"],
    queue: "T",
    script: "ccw hard",
    goal: [{ type: "rotated", point: 1 }],
  },
  {
    ...ROTATION,
    id: "point2",
    board: ["...#######"],
    queue: "T",
    script: "cw left*4 ccw hard",
    goal: [{ type: "rotated", point: 2 }],
  },
  {
    ...ROTATION,
    id: "point3",
    board: [".##..#....", ".#...#....", ".#####...."],
    queue: "T",
    script: "ccw down cw hard",
    goal: [{ type: "rotated", point: 3 }],
  },
  {
    ...ROTATION,
    id: "point4",
    board: ["#####.####", "#####.####", "####..####"],
    queue: "I",
    script: "cw down cw hard",
    goal: [{ type: "rotated", point: 4 }],
  },
  {
    ...ROTATION,
    id: "point5",
    board: SLOT_TRIPLE,
    queue: "T",
    script: "right*2 down left cw hard",
    goal: [{ type: "rotated", point: 5 }],
  },
];

const LOCKED = [{ type: "moved" }, { type: "locked" }] as const;

export const LOCK_RULES: readonly Demonstration[] = [
  {
    id: "lockRules",
    ruleBook: "guideline",
    clauses: ["G-5.7a", "G-5.8", "G-5.9"],
    queue: "T",
    script: "down left*3 right*6 left*4 right*5 lock",
    goal: [],
    variants: [
      { options: { lockDown: "classic" }, goal: LOCKED },
      { options: { lockDown: "extended" }, goal: LOCKED },
      { options: { lockDown: "infinite" }, goal: LOCKED },
    ],
  },
];
