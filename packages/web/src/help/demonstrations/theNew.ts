// Squares of The New, the moves of 25, 45 and 85 points, and its spin.

import type { Demonstration } from "../demonstration.ts";

const THE_NEW = { ruleBook: "new" } as const;

/** Four O in the first four columns. */
const GOLD_AT_THE_LEFT = "left*4 hard lock left*2 hard lock left*4 hard lock left*2 hard lock";
const STAND_AT_THE_RIGHT = "cw right*5 hard lock";

function four(row: string): readonly string[] {
  return Array.from({ length: 4 }, () => row);
}

export const SQUARES: readonly Demonstration[] = [
  {
    ...THE_NEW,
    id: "gold",
    clauses: ["N-13"],
    queue: "OOOO",
    script: "hard lock right*2 hard lock hard lock right*2 hard lock",
    goal: [{ type: "squared", isGold: true }],
  },
  {
    ...THE_NEW,
    id: "silver",
    clauses: ["N-13"],
    queue: "IIOO",
    script: "cw hard lock cw right hard lock right*2 hard lock right*2 hard lock",
    goal: [{ type: "squared", isGold: false }],
  },
  {
    ...THE_NEW,
    id: "move25",
    clauses: ["N-16"],
    board: four("....#####."),
    queue: "IIOOI",
    script: `cw left*4 hard lock cw left*3 hard lock left*2 hard lock left*2 hard lock ${STAND_AT_THE_RIGHT}`,
    goal: [
      { type: "squared", isGold: false },
      { type: "scored", action: "tetris", points: 25 },
    ],
  },
  {
    ...THE_NEW,
    id: "move45",
    clauses: ["N-16"],
    board: four("....#####."),
    queue: "OOOOI",
    script: `${GOLD_AT_THE_LEFT} ${STAND_AT_THE_RIGHT}`,
    goal: [
      { type: "squared", isGold: true },
      { type: "scored", action: "tetris", points: 45 },
    ],
  },
  {
    ...THE_NEW,
    id: "move85",
    clauses: ["N-16"],
    board: four("........#."),
    queue: "OOOOOOOOI",
    script: `${GOLD_AT_THE_LEFT} hard lock right*2 hard lock hard lock right*2 hard lock ${STAND_AT_THE_RIGHT}`,
    goal: [
      { type: "squared", isGold: true },
      { type: "squared", isGold: true },
      { type: "scored", action: "tetris", points: 85 },
    ],
  },
];

export const NEW_SPINS: readonly Demonstration[] = [
  {
    ...THE_NEW,
    id: "newSpin",
    clauses: ["N-10"],
    board: ["...#......", "###...###.", "####.####."],
    queue: "T",
    script: "cw left hard cw lock",
    goal: [{ type: "spun" }],
  },
  {
    ...THE_NEW,
    id: "firmDrop",
    clauses: ["N-7", "N-5"],
    board: ["####......", "..........", ".........."],
    queue: "O",
    script: "hard left lock",
    goal: [{ type: "hardDropped" }, { type: "moved" }, { type: "locked" }],
  },
];
