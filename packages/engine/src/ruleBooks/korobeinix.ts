// Korobeinix (1984), the original: one way to turn, no kicks, lock on contact. Clauses K in docs/rules/korobeinix.md.

import { MILLISECOND } from "../micros.ts";
import { OFF_OR_ON, only } from "../options.ts";
import type { PieceData, RuleBook } from "../ruleBook.ts";
import { cells, fourTurns } from "./cells.ts";
import { SIDE_BY_SIDE_MATCH } from "./matches.ts";

/** The cells at spawn, relative to the pivot block. */
const SPAWN: { readonly [name: string]: string } = {
  I: "-2,0 -1,0 0,0 1,0",
  J: "-1,1 -1,0 0,0 1,0",
  L: "1,1 -1,0 0,0 1,0",
  O: "-1,1 0,1 -1,0 0,0",
  S: "0,1 1,1 -1,0 0,0",
  T: "0,1 -1,0 0,0 1,0",
  Z: "-1,1 0,1 0,0 1,0",
};

/** A piece that turns clockwise about its pivot block, without kicks (K-4). O does not turn. */
function piece(name: string, text: string): PieceData {
  const spawn = cells(text);
  const facings = name === "O" ? [spawn] : fourTurns(spawn);
  return {
    name,
    facings,
    clockwise: facings.map(() => (name === "O" ? [] : cells("0,0"))),
    counterclockwise: facings.map(() => []),
    spawn: [5, 20],
  };
}

/** Korobeinix (1984): lock on contact, score by distance. */
export const korobeinix: RuleBook = {
  id: "korobeinix",
  matrix: { columns: 10, rows: 20, bufferRows: 4 },
  pieces: Object.entries(SPAWN).map(([name, text]) => piece(name, text)),
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
  script: undefined,
  scoring: { rule: "distance" },
  dropPoints: { soft: 0, hard: 0 },
  ends: "lockAbove",
  garbage: undefined,
  variations: [{ id: "marathon", levelsUp: true, ends: { by: "nothing" } }],
  options: {
    startingLevel: { min: 0, max: 9, initial: 0 },
    startingRows: only(0),
    goal: only("lines"),
    lockDown: only("contact"),
    hold: only(false),
    next: only(0),
    ghost: only(false),
    minutes: only(0),
    delayMicros: only(0),
    repeatMicros: only(0),
    softDropFactor: only(1),
    speed: only(10),
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
  refusals: { move: "K-6", rotate: "K-4", hold: "K-6", speed: "K-8", noPiece: "K-7", absent: "K-6" },
  overlays: [],
};
