// Korobeinix (1984), the original: one way to turn, no kicks, lock on contact. Clauses K in docs/rules/korobeinix.md.

import { MILLISECOND } from "../micros.ts";
import type { Offset, PieceData, RuleBook } from "../ruleBook.ts";

type Cells = readonly Offset[];

/** Cells at spawn relative to the pivot block. */
const SPAWN: { readonly [name: string]: Cells } = {
  I: [
    [-2, 0],
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  J: [
    [-1, 1],
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  L: [
    [1, 1],
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  O: [
    [-1, 1],
    [0, 1],
    [-1, 0],
    [0, 0],
  ],
  S: [
    [0, 1],
    [1, 1],
    [-1, 0],
    [0, 0],
  ],
  T: [
    [0, 1],
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  Z: [
    [-1, 1],
    [0, 1],
    [0, 0],
    [1, 0],
  ],
};

/** A clockwise turn about the pivot block maps (x, y) to (y, -x) (K-4). */
function turn(cells: Cells): Cells {
  return cells.map(([x, y]): Offset => [y, -x]);
}

function piece(name: string, first: Cells): PieceData {
  const second = turn(first);
  const third = turn(second);
  const isO = name === "O";
  return {
    name,
    facings: isO ? [first] : [first, second, third, turn(third)],
    clockwise: isO ? [[]] : [[[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]]],
    counterclockwise: [[], [], [], []],
    spawn: [5, 20],
  };
}

export const korobeinix: RuleBook = {
  id: "korobeinix",
  matrix: { columns: 10, rows: 20, bufferRows: 4 },
  pieces: Object.entries(SPAWN).map(([name, cells]) => piece(name, cells)),
  randomizer: { draw: "independent" },
  controls: ["left", "right", "rotateClockwise"],
  autoRepeats: false,
  handling: undefined,
  generation: { delay: 0, dropsAtOnce: false, whenBlocked: "blockOut" },
  gravity: {
    rule: "byLevel",
    firstLevel: 0,
    microsPerRow: [800, 500, 400, 350, 300, 250, 200, 150, 120, 100].map((ms) => ms * MILLISECOND),
  },
  softDrop: { rule: "step" },
  hardDrop: { locks: true, micros: 0 },
  hold: { swapMicros: 0, whenEmpty: "next" },
  lockMicros: 0,
  spins: { rule: "none" },
  squares: undefined,
  scoring: { rule: "distance" },
  dropPoints: { soft: 0, hard: 0 },
  ends: "lockAbove",
  variations: [{ id: "marathon", levelsUp: true, ends: { by: "nothing" } }],
  options: {
    startingLevel: { among: [0], initial: 0 },
    startingRows: { among: [0], initial: 0 },
    goal: { among: ["lines"], initial: "lines" },
    lockDown: { among: ["contact"], initial: "contact" },
    hold: { among: [false], initial: false },
    next: { among: [0], initial: 0 },
    ghost: { among: [false], initial: false },
    minutes: { among: [0], initial: 0 },
    delayMicros: { among: [0], initial: 0 },
    repeatMicros: { among: [0], initial: 0 },
    softDropFactor: { among: [1], initial: 1 },
    speed: { among: [10], initial: 10 },
    authentic: { among: [false], initial: false },
  },
  refusals: { move: "K-6", rotate: "K-4", hold: "K-6", noPiece: "K-7", absent: "K-6" },
  whenAuthentic: {},
};
