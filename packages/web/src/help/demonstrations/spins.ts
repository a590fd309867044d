// T-Spins and Mini T-Spins of every kind: the sixteen examples of the Guideline (G-9.3).

import type { ScoringAction } from "@korobeinix/engine";
import type { Demonstration } from "../demonstration.ts";

interface Example {
  readonly board: readonly string[];
  readonly script: string;
  readonly action: ScoringAction;
  /** The last turn: from which facing to which, and at which rotation point. */
  readonly turn: string;
  readonly point: number;
}

const FROM_EAST = "cw down cw hard";
const FROM_THE_LEFT = "left down right ccw hard";
const FROM_THE_RIGHT = "right*2 down left cw hard";
const AT_THE_WALL = "left*3 down cw hard";
const IN_THE_MIDDLE = "down cw hard";
const FROM_WEST = "ccw down cw hard";

const EXAMPLES: readonly Example[] = [
  { board: ["..##......", "###...##..", "####.###.."], script: FROM_EAST, action: "tSpin", turn: "E-S", point: 1 },
  {
    board: ["..##......", "###...##..", "####.###.."],
    script: "cw down cw*2 hard",
    action: "tSpin",
    turn: "S-W",
    point: 1,
  },
  {
    board: [".....##...", "......#...", "#####.#...", "####..#...", "#####.#..."],
    script: FROM_THE_LEFT,
    action: "tSpin",
    turn: "N-W",
    point: 5,
  },
  {
    board: ["...##.....", "...#......", "...#.#####", "...#..####", "...#.#####"],
    script: FROM_THE_RIGHT,
    action: "tSpin",
    turn: "N-E",
    point: 5,
  },
  {
    board: ["..##......", "###...##..", "####.#####"],
    script: FROM_EAST,
    action: "tSpinSingle",
    turn: "E-S",
    point: 1,
  },
  {
    board: [".....##...", "......#...", "#####.#...", "####..####", "#####.#..."],
    script: FROM_THE_LEFT,
    action: "tSpinSingle",
    turn: "N-W",
    point: 5,
  },
  {
    board: ["..##......", "###...####", "####.#####"],
    script: FROM_EAST,
    action: "tSpinDouble",
    turn: "E-S",
    point: 1,
  },
  {
    board: [".....##...", "......#...", "#####.#...", "####..####", "#####.####"],
    script: FROM_THE_LEFT,
    action: "tSpinDouble",
    turn: "N-W",
    point: 5,
  },
  {
    board: ["...##.....", "...#......", "####.#####", "####..####", "####.#####"],
    script: FROM_THE_RIGHT,
    action: "tSpinTriple",
    turn: "N-E",
    point: 5,
  },
  { board: [".###......"], script: AT_THE_WALL, action: "miniTSpin", turn: "N-E", point: 2 },
  {
    board: ["..#.......", "..#.......", "..#.###..."],
    script: IN_THE_MIDDLE,
    action: "miniTSpin",
    turn: "N-E",
    point: 2,
  },
  {
    board: [".##.......", ".#........", ".##.###..."],
    script: IN_THE_MIDDLE,
    action: "miniTSpin",
    turn: "N-E",
    point: 2,
  },
  { board: [".#########"], script: AT_THE_WALL, action: "miniTSpinSingle", turn: "N-E", point: 2 },
  {
    board: ["..#.......", "..#.......", "###.######"],
    script: IN_THE_MIDDLE,
    action: "miniTSpinSingle",
    turn: "N-E",
    point: 2,
  },
  { board: [".##..#....", ".#...#....", ".#####...."], script: FROM_WEST, action: "miniTSpin", turn: "W-N", point: 3 },
  {
    board: [".##..#....", "##...#####", ".#####...."],
    script: FROM_WEST,
    action: "miniTSpinSingle",
    turn: "W-N",
    point: 3,
  },
];

export const SPIN_KINDS: readonly Demonstration[] = EXAMPLES.map(({ board, script, action, turn, point }, i) => ({
  id: `spin${i + 1}`,
  ruleBook: "guideline",
  clauses: ["G-9.3"],
  kind: { number: i + 1, action, turn, point },
  board,
  queue: "T",
  script,
  goal: [
    { type: "rotated", point },
    { type: "scored", action },
  ],
}));
