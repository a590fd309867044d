// The New (N64, 1999): squares of silver and gold. Clauses N in docs/rules/new.md; the cartridge's own figures, which
// the option *authentic* puts in place, in docs/rules/new-authentic.md.

import { MILLISECOND, SECOND } from "../micros.ts";
import type { Offset, PieceData, RuleBook, Scoring } from "../ruleBook.ts";

type Cells = readonly Offset[];

const FRAMES_PER_SECOND = 60;

function frames(count: number): number {
  return Math.round((count * SECOND) / FRAMES_PER_SECOND);
}

/** Shapes in free space, spawn first, then one clockwise turn each. */
const SHAPES: { readonly [name: string]: readonly Cells[] } = {
  I: [
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [0, 2],
      [0, 1],
      [0, 0],
      [0, -1],
    ],
  ],
  J: [
    [
      [-1, 1],
      [0, 1],
      [1, 1],
      [1, 0],
    ],
    [
      [1, 1],
      [1, 0],
      [0, -1],
      [1, -1],
    ],
    [
      [-1, 1],
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [1, 1],
      [0, 0],
      [0, -1],
    ],
  ],
  L: [
    [
      [-1, 1],
      [0, 1],
      [1, 1],
      [-1, 0],
    ],
    [
      [-1, 1],
      [0, 1],
      [0, 0],
      [0, -1],
    ],
    [
      [1, 1],
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [-1, 1],
      [-1, 0],
      [-1, -1],
      [0, -1],
    ],
  ],
  O: [
    [
      [0, 0],
      [1, 0],
      [0, -1],
      [1, -1],
    ],
  ],
  S: [
    [
      [0, 1],
      [1, 1],
      [-1, 0],
      [0, 0],
    ],
    [
      [0, 1],
      [0, 0],
      [1, 0],
      [1, -1],
    ],
  ],
  T: [
    [
      [0, 1],
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [0, 0],
      [1, 0],
      [0, -1],
    ],
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [0, -1],
    ],
    [
      [0, 1],
      [-1, 0],
      [0, 0],
      [0, -1],
    ],
  ],
  Z: [
    [
      [-1, 1],
      [0, 1],
      [0, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [-1, 0],
      [0, 0],
      [-1, -1],
    ],
  ],
};

/** Where the centre enters: rows 21 and 22, J L S T Z in columns 5 to 7 (N-3). */
const SPAWN: { readonly [name: string]: Offset } = { I: [4, 20], O: [4, 21] };
const SPAWN_THREE_WIDE: Offset = [5, 20];

/** Blocked, it tries one space: down, to the side of the turn, to the other, up (N-8). */
const CLOCKWISE: Cells = [
  [0, 0],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
];
const COUNTERCLOCKWISE: Cells = [
  [0, 0],
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

const pieces = Object.entries(SHAPES).map(([name, facings]): PieceData => ({
  name,
  facings,
  clockwise: facings.map(() => CLOCKWISE),
  counterclockwise: facings.map(() => COUNTERCLOCKWISE),
  spawn: SPAWN[name] ?? SPAWN_THREE_WIDE,
}));

const scoring: Scoring = { rule: "squares", line: 1, four: 1, silverStrip: 5, goldStrip: 10, fourOnlyBy: undefined };

export const theNew: RuleBook = {
  id: "new",
  matrix: { columns: 10, rows: 20, bufferRows: 20 },
  pieces,
  randomizer: { draw: "bag", copies: 9 },
  controls: ["left", "right", "softDrop", "hardDrop", "rotateClockwise", "rotateCounterclockwise", "hold"],
  autoRepeats: true,
  handling: undefined,
  generation: { delay: 500 * MILLISECOND, dropsAtOnce: false, whenBlocked: "blockOut" },
  gravity: { rule: "byTime", framesPerSecond: FRAMES_PER_SECOND, start: 10_000, gainPerFrame: 3, most: 1_000_000 },
  softDrop: { rule: "interval", micros: frames(1) },
  hardDrop: { locks: false, micros: 0 },
  hold: { swapMicros: 0, whenEmpty: "next" },
  lockMicros: 500 * MILLISECOND,
  spins: { rule: "immobile", cascades: false },
  squares: { search: "everywhere", pauseMicros: 0 },
  scoring,
  dropPoints: { soft: 0, hard: 0 },
  ends: "lockAbove",
  variations: [
    { id: "marathon", levelsUp: false, ends: { by: "nothing" } },
    { id: "ultra", levelsUp: false, ends: { by: "lines", lines: 150 } },
    { id: "sprint", levelsUp: false, ends: { by: "minutes" } },
  ],
  options: {
    startingLevel: { among: [1], initial: 1 },
    startingRows: { among: [0], initial: 0 },
    goal: { among: ["none"], initial: "none" },
    lockDown: { among: ["step"], initial: "step" },
    hold: { among: [true], initial: true },
    next: { among: [3], initial: 3 },
    ghost: { among: [true, false], initial: true },
    minutes: { among: [3], initial: 3 },
    delayMicros: { min: 0, max: 500 * MILLISECOND, initial: frames(10) },
    repeatMicros: { min: 0, max: 500 * MILLISECOND, initial: frames(5) },
    softDropFactor: { among: [1], initial: 1 },
    speed: { among: [10], initial: 10 },
    authentic: { among: [false, true], initial: false },
  },
  refusals: { move: "N-1", rotate: "N-8", hold: "N-1", noPiece: "N-4", absent: "N-7" },
  whenAuthentic: {
    generation: { delay: frames(20), dropsAtOnce: false, whenBlocked: "blockOut" },
    lockMicros: frames(20),
    handling: { delayMicros: frames(8), repeatMicros: frames(4) },
    hold: { swapMicros: frames(16), whenEmpty: "random" },
    spins: { rule: "immobile", cascades: true, touching: 4 },
    squares: { search: "aroundPiece", pauseMicros: frames(45) },
    scoring: { ...scoring, fourOnlyBy: "I" },
  },
};
