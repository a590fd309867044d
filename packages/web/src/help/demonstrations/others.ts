// What is special to Basic, Reglas and Korobeinix (1984).

import type { Demonstration } from "../demonstration.ts";
import { SLOT_DOUBLE, SPIN_IN, well } from "./boards.ts";

const BASIC = { ruleBook: "basic", options: { speed: 5 } } as const;

export const KICKBACK: readonly Demonstration[] = [
  {
    ...BASIC,
    id: "kickbackWall",
    clauses: ["B-11"],
    queue: "I",
    script: "right*4 cw wait*2 hard",
    goal: [{ type: "rotated", point: 2 }],
  },
  {
    ...BASIC,
    id: "kickbackUp",
    clauses: ["B-11"],
    board: Array.from({ length: 3 }, () => "#####.####"),
    queue: "I",
    script: "steps cw wait*2 hard",
    goal: [{ type: "landed" }, { type: "rotated", point: 9 }],
  },
];

export const STOPS: readonly Demonstration[] = [
  {
    ...BASIC,
    id: "stopOnAttempt",
    clauses: ["B-4"],
    board: ["###.......", ".........."],
    queue: "I",
    script: "cw steps left*3 lock",
    goal: [{ type: "landed" }, { type: "locked", x: 2, y: 0 }],
  },
  {
    ...BASIC,
    id: "ownStep",
    clauses: ["B-4", "B-9"],
    queue: "T",
    script: "steps wait*2 step",
    goal: [{ type: "landed" }, { type: "locked" }],
  },
];

const REGLAS = { ruleBook: "reglas", clauses: ["R-8"] } as const;

export const REGLAS_SCORES: readonly Demonstration[] = [
  {
    ...REGLAS,
    id: "reglasSingle",
    board: ["######...."],
    queue: "I",
    script: "right*3 hard",
    goal: [{ type: "scored", action: "single" }],
  },
  {
    ...REGLAS,
    id: "reglasDouble",
    board: ["########..", "########.."],
    queue: "O",
    script: "right*4 hard",
    goal: [{ type: "scored", action: "double" }],
  },
  {
    ...REGLAS,
    id: "reglasTriple",
    board: ["########..", "#########.", "#########."],
    queue: "L",
    script: "ccw right*5 hard",
    goal: [{ type: "scored", action: "triple" }],
  },
  {
    ...REGLAS,
    id: "reglasTetris",
    board: well(4),
    queue: "I",
    script: "cw right*4 hard",
    goal: [{ type: "scored", action: "tetris" }],
  },
  {
    ...REGLAS,
    id: "reglasTSpinDouble",
    clauses: ["R-8", "R-10"],
    board: SLOT_DOUBLE,
    queue: "T",
    script: SPIN_IN,
    goal: [{ type: "scored", action: "tSpinDouble" }],
  },
];

const ORIGINAL = { ruleBook: "korobeinix" } as const;

export const CONTACT: readonly Demonstration[] = [
  {
    ...ORIGINAL,
    id: "contact",
    clauses: ["K-7"],
    board: Array.from({ length: 15 }, () => ".......###"),
    queue: "T",
    script: "fall*5 wait right",
    goal: [{ type: "moved" }, { type: "locked", x: 6, y: 15 }],
  },
  {
    ...ORIGINAL,
    id: "noKicks",
    clauses: ["K-4"],
    queue: "I",
    script: "cw right*4 cw wait*3",
    goal: [{ type: "refused", control: "rotateClockwise", clause: "K-4" }],
  },
  {
    ...ORIGINAL,
    id: "distance",
    clauses: ["K-9"],
    board: ["###....###", ...well(13)],
    queue: "I",
    script: "lock",
    goal: [
      { type: "locked", points: 7 },
      { type: "scored", action: "single", points: 0 },
    ],
  },
];
