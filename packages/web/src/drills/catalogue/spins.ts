// T-Spins: the slot, its sizes, the overhang that makes it, and the chain.

import type { Drill, Goal, Round } from "../drill.ts";

const COLUMNS = 10;

/** A row that lacks these columns. */
function rowWithout(...gaps: readonly number[]): string {
  return Array.from({ length: COLUMNS }, (_, x) => (gaps.includes(x) ? "." : "#")).join("");
}

/** A row that has only these. */
function rowOf(...filled: readonly number[]): string {
  return Array.from({ length: COLUMNS }, (_, x) => (filled.includes(x) ? "#" : ".")).join("");
}

/** The slot for a Double about a column; the overhang lies at its left (-1) or at its right (1). */
function slot(x: number, side: 1 | -1): readonly string[] {
  return [rowOf(x + side, x + 2 * side), rowWithout(x - 1, x, x + 1), rowWithout(x)];
}

/** The same without its overhang: one is to be laid. */
function open(x: number, side: 1 | -1): readonly string[] {
  return [rowOf(x + 2 * side), rowWithout(x - 1, x, x + 1), rowWithout(x)];
}

function mirrored(board: readonly string[]): readonly string[] {
  return board.map((row) => [...row].toReversed().join(""));
}

function rounds(queue: string, boards: readonly (readonly string[])[]): readonly Round[] {
  return boards.map((board) => ({ board, queue }));
}

const SINGLE: readonly string[] = ["..##......", "###...##..", "####.#####"];
const TRIPLE: readonly string[] = ["...##.....", "...#......", "####.#####", "####..####", "####.#####"];
const SHAFT: readonly string[] = Array.from({ length: 4 }, () => rowWithout(4));
const MINI: readonly string[] = [".#########"];

interface SpinDrill {
  readonly id: string;
  readonly goal: Goal;
  readonly rounds: readonly Round[];
  readonly parSeconds: number;
  readonly ruleBook?: Drill["ruleBook"];
}

function spins({ ruleBook = "guideline", ...drill }: SpinDrill): Drill {
  return { ...drill, family: "spins", ruleBook, isFrozen: true };
}

export const SPINS: readonly Drill[] = [
  spins({
    id: "spinSlot",
    goal: { kind: "action", action: "tSpinDouble", count: 1 },
    rounds: rounds("T", [slot(4, -1), slot(5, 1), slot(2, -1), slot(7, 1), slot(6, -1)]),
    parSeconds: 20,
  }),
  spins({
    id: "spinSingle",
    goal: { kind: "action", action: "tSpinSingle", count: 1 },
    rounds: rounds("T", [SINGLE, mirrored(SINGLE), [rowOf(5, 6), "##.....###", rowWithout(4)]]),
    parSeconds: 15,
  }),
  spins({
    id: "spinTriple",
    goal: { kind: "action", action: "tSpinTriple", count: 1 },
    rounds: rounds("T", [TRIPLE, mirrored(TRIPLE)]),
    parSeconds: 15,
  }),
  spins({
    id: "spinMini",
    goal: { kind: "action", action: "miniTSpinSingle", count: 1 },
    rounds: rounds("T", [MINI, mirrored(MINI)]),
    parSeconds: 10,
  }),
  spins({
    id: "spinOverhang",
    goal: { kind: "action", action: "tSpinDouble", count: 1 },
    rounds: [
      { board: open(4, -1), queue: "JT" },
      { board: open(5, 1), queue: "LT" },
      { board: open(3, -1), queue: "IT" },
    ],
    parSeconds: 20,
  }),
  spins({
    id: "spinHold",
    goal: { kind: "action", action: "tSpinDouble", count: 1 },
    rounds: [
      { board: open(4, -1), queue: "TL" },
      { board: open(5, 1), queue: "L", hold: "T" },
    ],
    parSeconds: 15,
  }),
  spins({
    id: "spinChain",
    goal: { kind: "action", action: "tSpinDouble", count: 1, isBackToBack: true },
    rounds: [
      { board: [...slot(4, -1), ...SHAFT], queue: "IT" },
      { board: [...slot(3, -1), ...slot(6, 1)], queue: "TT" },
    ],
    parSeconds: 20,
  }),
  spins({
    id: "spinReglas",
    ruleBook: "reglas",
    goal: { kind: "action", action: "tSpinDouble", count: 1 },
    rounds: rounds("T", [slot(4, -1), slot(6, 1)]),
    parSeconds: 10,
  }),
];
