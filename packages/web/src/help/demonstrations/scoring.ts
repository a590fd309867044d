// Every scoring action of the Guideline (G-8), and what drops earn.

import type { Demonstration } from "../demonstration.ts";
import { SLOT, SLOT_DOUBLE, SLOT_SINGLE, SLOT_TRIPLE, SPIN_IN, SPIN_IN_TRIPLE, well } from "./boards.ts";

const GUIDELINE = { ruleBook: "guideline", clauses: ["G-8a"] } as const;

export const LINES: readonly Demonstration[] = [
  {
    ...GUIDELINE,
    id: "single",
    board: ["######...."],
    queue: "I",
    script: "right*3 hard",
    goal: [{ type: "scored", action: "single" }],
  },
  {
    ...GUIDELINE,
    id: "double",
    board: ["########..", "########.."],
    queue: "O",
    script: "right*4 hard",
    goal: [{ type: "scored", action: "double" }],
  },
  {
    ...GUIDELINE,
    id: "triple",
    board: ["########..", "#########.", "#########."],
    queue: "L",
    script: "ccw right*5 hard",
    goal: [{ type: "scored", action: "triple" }],
  },
  {
    ...GUIDELINE,
    id: "tetris",
    board: well(4),
    queue: "I",
    script: "cw right*4 hard",
    goal: [{ type: "scored", action: "tetris" }],
  },
];

export const SPINS: readonly Demonstration[] = [
  {
    ...GUIDELINE,
    id: "miniTSpin",
    board: [".###......"],
    queue: "T",
    script: "left*3 down cw hard",
    goal: [{ type: "scored", action: "miniTSpin" }],
  },
  {
    ...GUIDELINE,
    id: "miniTSpinSingle",
    board: [".#########"],
    queue: "T",
    script: "left*3 down cw hard",
    goal: [{ type: "scored", action: "miniTSpinSingle" }],
  },
  {
    ...GUIDELINE,
    id: "tSpin",
    board: SLOT,
    queue: "T",
    script: SPIN_IN,
    goal: [{ type: "scored", action: "tSpin" }],
  },
  {
    ...GUIDELINE,
    id: "tSpinSingle",
    board: SLOT_SINGLE,
    queue: "T",
    script: SPIN_IN,
    goal: [{ type: "scored", action: "tSpinSingle" }],
  },
  {
    ...GUIDELINE,
    id: "tSpinDouble",
    board: SLOT_DOUBLE,
    queue: "T",
    script: SPIN_IN,
    goal: [{ type: "scored", action: "tSpinDouble" }],
  },
  {
    ...GUIDELINE,
    id: "tSpinTriple",
    board: SLOT_TRIPLE,
    queue: "T",
    script: SPIN_IN_TRIPLE,
    goal: [{ type: "scored", action: "tSpinTriple" }],
  },
];

export const DROPS: readonly Demonstration[] = [
  {
    ...GUIDELINE,
    id: "softDrop",
    clauses: ["G-8a", "G-5.5"],
    queue: "O",
    script: "down lock",
    goal: [{ type: "fell", isSoftDrop: true }, { type: "landed" }],
  },
  {
    ...GUIDELINE,
    id: "hardDrop",
    clauses: ["G-8a", "G-5.4"],
    queue: "O",
    script: "wait hard",
    goal: [{ type: "hardDropped" }],
  },
];

export const HOLD: readonly Demonstration[] = [
  {
    ...GUIDELINE,
    id: "hold",
    clauses: ["G-5.6"],
    board: well(4),
    queue: "OI",
    script: "hold cw right*4 hard",
    goal: [{ type: "held" }, { type: "scored", action: "tetris" }],
  },
];
