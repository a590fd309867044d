// Basic: six blocks, a steady step, stop on attempt, kickback. Clauses B in docs/rules/basic.md.

import type { Offset, PieceData, RuleBook } from "../ruleBook.ts";

type Cells = readonly Offset[];

/** The four frames of each block, spawn frame first, each the last one turned right (B-2). */
const FRAMES: { readonly [name: string]: readonly Cells[] } = {
  I: [
    [
      [0, 2],
      [0, 1],
      [0, 0],
      [0, -1],
    ],
    [
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [-1, 2],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ],
    [
      [-2, 1],
      [-1, 1],
      [0, 1],
      [1, 1],
    ],
  ],
  L: turns([
    [0, 1],
    [0, 0],
    [0, -1],
    [1, -1],
  ]),
  J: turns([
    [0, 1],
    [0, 0],
    [-1, -1],
    [0, -1],
  ]),
  T: turns([
    [0, 1],
    [-1, 0],
    [0, 0],
    [1, 0],
  ]),
  Z: turns([
    [-1, 1],
    [0, 1],
    [0, 0],
    [1, 0],
  ]),
  S: turns([
    [0, 1],
    [1, 1],
    [-1, 0],
    [0, 0],
  ]),
};

/** All but I turn about a square: right maps (x, y) to (y, -x). */
function turns(first: Cells): readonly Cells[] {
  const frames = [first];
  while (frames.length < 4) frames.push(frames.at(-1)!.map(([x, y]): Offset => [y, -x]));
  return frames;
}

/** As many moves as can be needed: from the floor to above a full board. */
const MOST_MOVES = 26;

/**
 * Kickback (B-11): displacements by the number of one-square moves; among equals left before right before up, move by
 * move. Never down.
 */
const KICKBACK: readonly Offset[] = kickback();

function kickback(): Offset[] {
  const offsets: Offset[] = [[0, 0]];
  for (let moves = 1; moves <= MOST_MOVES; moves++) {
    for (const side of [-1, 1]) {
      for (let aside = moves; aside > 0; aside--) offsets.push([side * aside, moves - aside]);
    }
    offsets.push([0, moves]);
  }
  return offsets;
}

/** In the middle, an odd width to the right of it, only the lowest squares in the top row of the board (B-6). */
function spawnOf(frame: Cells, columns: number, rows: number): Offset {
  const xs = frame.map(([x]) => x);
  const left = Math.min(...xs);
  const width = Math.max(...xs) - left + 1;
  return [Math.ceil((columns - width) / 2) - left, rows - 1 - Math.min(...frame.map(([, y]) => y))];
}

/** The rules on a board of any size: the source draws its examples on a smaller one. */
export function basicOn(columns: number, rows: number): RuleBook {
  const kicks = [KICKBACK, KICKBACK, KICKBACK, KICKBACK];
  const pieces = Object.entries(FRAMES).map(([name, facings]): PieceData => ({
    name,
    facings,
    clockwise: kicks,
    counterclockwise: kicks,
    spawn: spawnOf(facings[0] ?? [], columns, rows),
  }));
  return {
    id: "basic",
    matrix: { columns, rows, bufferRows: 20 },
    pieces,
    randomizer: { draw: "independent" },
    controls: ["left", "right", "softDrop", "hardDrop", "rotateClockwise", "rotateCounterclockwise", "speed"],
    autoRepeats: false,
    handling: undefined,
    generation: { delay: "step", dropsAtOnce: false, whenBlocked: "rises" },
    gravity: { rule: "bySetting" },
    softDrop: { rule: "step" },
    hardDrop: { locks: true, micros: 0 },
    hold: { swapMicros: 0, whenEmpty: "next" },
    lockMicros: 0,
    spins: { rule: "none" },
    squares: undefined,
    scoring: { rule: "none" },
    dropPoints: { soft: 0, hard: 0 },
    ends: "lockAbove",
    variations: [{ id: "marathon", levelsUp: false, ends: { by: "nothing" } }],
    options: {
      startingLevel: { among: [1], initial: 1 },
      startingRows: { among: [0], initial: 0 },
      goal: { among: ["none"], initial: "none" },
      lockDown: { among: ["attempt"], initial: "attempt" },
      hold: { among: [false], initial: false },
      next: { among: [0], initial: 0 },
      ghost: { among: [false], initial: false },
      minutes: { among: [0], initial: 0 },
      delayMicros: { among: [0], initial: 0 },
      repeatMicros: { among: [0], initial: 0 },
      softDropFactor: { among: [1], initial: 1 },
      speed: { min: 5, max: 200, initial: 10 },
      authentic: { among: [false], initial: false },
    },
    refusals: { move: "B-8", rotate: "B-11", hold: "B-14", noPiece: "B-5", absent: "B-14" },
    whenAuthentic: {},
  };
}

export const basic: RuleBook = basicOn(10, 20);
