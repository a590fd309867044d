// Back-to-Back (G-8b): each action that earns it, after a Tetris, and the sequence that makes 5400.

import type { Demonstration } from "../demonstration.ts";
import { SHAFT, SLOT_DOUBLE, SLOT_SINGLE, SLOT_TRIPLE, SPIN_IN, SPIN_IN_TRIPLE, well } from "./boards.ts";

const GUIDELINE = { ruleBook: "guideline", clauses: ["G-8b"] } as const;
const FIRST = { type: "scored", action: "tetris", isBackToBack: false } as const;

/** The I stands in the shaft under the slot, and the slot comes down. */
const DOWN_THE_SHAFT = "ccw hard";

export const BACK_TO_BACK: readonly Demonstration[] = [
  {
    ...GUIDELINE,
    id: "backToBackTetris",
    board: well(8),
    queue: "II",
    script: "cw right*4 hard cw right*4 hard",
    goal: [FIRST, { type: "scored", action: "tetris", isBackToBack: true }],
  },
  {
    ...GUIDELINE,
    id: "backToBackMiniTSpinSingle",
    board: Array.from({ length: 5 }, () => ".#########"),
    queue: "IT",
    script: "ccw left*4 hard left*3 down cw hard",
    goal: [FIRST, { type: "scored", action: "miniTSpinSingle", isBackToBack: true }],
  },
  {
    ...GUIDELINE,
    id: "backToBackTSpinSingle",
    board: [...SLOT_SINGLE, ...SHAFT],
    queue: "IT",
    script: `${DOWN_THE_SHAFT} ${SPIN_IN}`,
    goal: [FIRST, { type: "scored", action: "tSpinSingle", isBackToBack: true }],
  },
  {
    ...GUIDELINE,
    id: "backToBackTSpinDouble",
    board: [...SLOT_DOUBLE, ...SHAFT],
    queue: "IT",
    script: `${DOWN_THE_SHAFT} ${SPIN_IN}`,
    goal: [FIRST, { type: "scored", action: "tSpinDouble", isBackToBack: true }],
  },
  {
    ...GUIDELINE,
    id: "backToBackTSpinTriple",
    board: [...well(4), "...##....#", "...#.....#", ...SLOT_TRIPLE.slice(2)],
    queue: "IT",
    script: `cw right*4 hard ${SPIN_IN_TRIPLE}`,
    goal: [FIRST, { type: "scored", action: "tSpinTriple", isBackToBack: true }],
  },
  {
    ...GUIDELINE,
    id: "fiveThousandFourHundred",
    // Eleven lines: only where no level is gained do they all count for level 1.
    variation: "sprint",
    board: [
      ".#........",
      "#...###..#",
      "##.####..#",
      "#######..#",
      "#######..#",
      "######...#",
      ...Array.from({ length: 5 }, () => "#######.##"),
      "#...######",
      "##.######.",
    ],
    queue: "ITTIIT",
    script:
      "cw right*2 hard cw right*3 down cw hard cw left*2 down cw hard cw right*3 hard cw right*2 hard cw left*2 down cw hard",
    goal: [
      FIRST,
      { type: "scored", action: "tSpinDouble", isBackToBack: true },
      { type: "scored", action: "tSpin" },
      { type: "scored", action: "tetris", isBackToBack: true },
      { type: "scored", action: "tSpinSingle", isBackToBack: true },
    ],
  },
];
