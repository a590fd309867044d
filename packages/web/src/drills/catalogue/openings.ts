// Openings: clean stacks, a shape to build, Perfect Clears, and the first T-Spin Double of a game.

import type { Drill, Goal, Round } from "../drill.ts";

function opening(id: string, goal: Goal, rounds: readonly Round[], parSeconds: number): Drill {
  return { id, family: "opening", ruleBook: "guideline", goal, rounds, isFrozen: true, parSeconds };
}

/** From nothing, with these pieces. */
function bags(...queues: readonly string[]): readonly Round[] {
  return queues.map((queue) => ({ board: [], queue }));
}

function four(row: string): readonly string[] {
  return Array.from({ length: 4 }, () => row);
}

const EMPTY: Goal = { kind: "empty" };
/** Clean, and with a well at the right. */
const SHAPE: Goal = { kind: "shape", rows: ["#....###..", "#...#####.", "#########.", "#########."] };

export const OPENINGS: readonly Drill[] = [
  opening("openBag", { kind: "clean", height: 4 }, bags("LSITOJZ", "ITLOJZS", "JIZTLSO"), 50),
  opening("openShape", SHAPE, bags("TJLIOSZ"), 25),
  opening("openTwoBags", { kind: "clean", height: 7 }, bags("TLIOZSJOJSTILZ"), 45),
  opening("openClearTwo", EMPTY, bags("OLJOI", "IOJOL", "OILJO"), 45),
  opening(
    "openClearRest",
    EMPTY,
    [
      { board: four("####....##").slice(1), queue: "LTJ" },
      { board: four("####....##"), queue: "IJLO" },
      { board: four("###....###"), queue: "LJTI" },
    ],
    45,
  ),
  opening("openClearFour", EMPTY, bags("LJSZTIOLJI", "IOLJSZTOLI"), 80),
  opening(
    "openFirstSpin",
    { kind: "action", action: "tSpinDouble", count: 1 },
    bags("TOIJLSZ", "OTIJZSL", "ILTOSJZ"),
    75,
  ),
];
