// Basic: six blocks, a steady step, stop on attempt, kickback. Clauses B in docs/rules/basic.md.

import { OFF_OR_ON, only } from "../options.ts";
import type { Offset, PieceData, RuleBook } from "../ruleBook.ts";
import { cells, fourTurns } from "./cells.ts";
import { SIDE_BY_SIDE_MATCH } from "./matches.ts";

/** The four frames of each block: the spawn frame, then its right turns. J is the source's Reverse L (B-2). */
const FRAMES: { readonly [name: string]: PieceData["facings"] } = {
  // I turns about a corner of the grid.
  I: [cells("0,2 0,1 0,0 0,-1"), cells("-2,0 -1,0 0,0 1,0"), cells("-1,2 -1,1 -1,0 -1,-1"), cells("-2,1 -1,1 0,1 1,1")],
  // The others turn about a square.
  L: fourTurns(cells("0,1 0,0 0,-1 1,-1")),
  J: fourTurns(cells("0,1 0,0 -1,-1 0,-1")),
  T: fourTurns(cells("0,1 -1,0 0,0 1,0")),
  Z: fourTurns(cells("-1,1 0,1 0,0 1,0")),
  S: fourTurns(cells("0,1 1,1 -1,0 0,0")),
};

/** The most moves that a kickback can need: from the floor to the ceiling. */
const MOST_MOVES = 44;

/**
 * Kickback (B-11): the displacements in the order of their number of one-square moves. Equal numbers are compared move
 * by move: left before right before up. No move goes down.
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

/**
 * The spawn place (B-6): in the middle, or right of it if the width is odd. Only the lowest squares are in the top row.
 */
function spawnOf(frame: readonly Offset[], columns: number, rows: number): Offset {
  const xs = frame.map(([x]) => x);
  const left = Math.min(...xs);
  const width = Math.max(...xs) - left + 1;
  return [Math.ceil((columns - width) / 2) - left, rows - 1 - Math.min(...frame.map(([, y]) => y))];
}

/** The rules on a board of any size, because the examples of the source use a smaller board. */
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
    script: undefined,
    scoring: { rule: "none" },
    dropPoints: { soft: 0, hard: 0 },
    ends: "lockAbove",
    garbage: undefined,
    variations: [{ id: "marathon", levelsUp: false, ends: { by: "nothing" } }],
    options: {
      startingLevel: only(1),
      startingRows: only(0),
      goal: only("none"),
      lockDown: only("attempt"),
      hold: only(false),
      next: only(0),
      ghost: only(false),
      minutes: only(0),
      delayMicros: only(0),
      repeatMicros: only(0),
      softDropFactor: only(1),
      speed: { min: 5, max: 200, initial: 10 },
      authentic: only(false),
      fast: only(false),
      practice: OFF_OR_ON,
      objective: only("points"),
      initialRotation: only("off"),
      initialHold: only("off"),
      cutMicros: only(0),
      generationMicros: only(0),
      lines: only(0),
      rows: only(0),
    },
    match: SIDE_BY_SIDE_MATCH,
    refusals: { move: "B-8", rotate: "B-11", hold: "B-14", speed: "B-3", noPiece: "B-5", absent: "B-14" },
    overlays: [],
  };
}

/** Basic: six blocks, a steady step, kickback. */
export const basic: RuleBook = basicOn(10, 20);
