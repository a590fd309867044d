// The New (N64, 1999): squares of silver and gold. Clauses N in docs/rules/new.md. The option *authentic* uses the
// cartridge's own figures: docs/rules/new-authentic.md.

import { MILLISECOND, SECOND } from "../micros.ts";
import { INITIAL_ACTIONS, OFF_OR_ON, only } from "../options.ts";
import type { GarbageRule, Gravity, Offset, PieceData, RuleBook, Scoring } from "../ruleBook.ts";
import { squareScript } from "../squareScript.ts";
import { SIDE_BY_SIDE } from "../terms.ts";
import { cells } from "./cells.ts";
import { OWN_VARIATIONS } from "./own.ts";

const FRAMES_PER_SECOND = 60;

function frames(count: number): number {
  return Math.round((count * SECOND) / FRAMES_PER_SECOND);
}

/** The shapes: the spawn facing first, then its clockwise turns. */
const SHAPES: { readonly [name: string]: PieceData["facings"] } = {
  I: [cells("-1,0 0,0 1,0 2,0"), cells("0,2 0,1 0,0 0,-1")],
  J: [cells("-1,1 0,1 1,1 1,0"), cells("1,1 1,0 0,-1 1,-1"), cells("-1,1 -1,0 0,0 1,0"), cells("0,1 1,1 0,0 0,-1")],
  L: [cells("-1,1 0,1 1,1 -1,0"), cells("-1,1 0,1 0,0 0,-1"), cells("1,1 -1,0 0,0 1,0"), cells("-1,1 -1,0 -1,-1 0,-1")],
  O: [cells("0,0 1,0 0,-1 1,-1")],
  S: [cells("0,1 1,1 -1,0 0,0"), cells("0,1 0,0 1,0 1,-1")],
  T: [cells("0,1 -1,0 0,0 1,0"), cells("0,1 0,0 1,0 0,-1"), cells("-1,0 0,0 1,0 0,-1"), cells("0,1 -1,0 0,0 0,-1")],
  Z: [cells("-1,1 0,1 0,0 1,0"), cells("0,1 -1,0 0,0 -1,-1")],
};

/** The place where the centre enters: pieces enter in rows 21 and 22, and J, L, S, T and Z in columns 5 to 7 (N-3). */
const SPAWN: { readonly [name: string]: Offset } = { I: [4, 20], O: [4, 21] };
const SPAWN_THREE_WIDE: Offset = [5, 20];

/** A blocked turn tries one space down, to the side of the turn, to the other side, and up (N-8). */
const CLOCKWISE = cells("0,0 0,-1 1,0 -1,0 0,1");
const COUNTERCLOCKWISE = cells("0,0 0,-1 -1,0 1,0 0,1");

const pieces = Object.entries(SHAPES).map(([name, facings]): PieceData => ({
  name,
  facings,
  clockwise: facings.map(() => CLOCKWISE),
  counterclockwise: facings.map(() => COUNTERCLOCKWISE),
  spawn: SPAWN[name] ?? SPAWN_THREE_WIDE,
}));

const gravity: Gravity = {
  rule: "byTime",
  framesPerSecond: FRAMES_PER_SECOND,
  start: 10_000,
  gainPerFrame: 3,
  most: 1_000_000,
};

const scoring: Scoring = { rule: "squares", line: 1, four: 1, silverStrip: 5, goldStrip: 10, fourOnlyBy: undefined };

/** N-19. */
const garbage: GarbageRule = {
  attack: { rule: "lines", lines: [0, 0, 1, 2], perSquaredLine: 1 },
  gapEvery: 12,
  gapMoves: "anywhere",
  mostRows: 5,
  potatoOfTwo: "either",
};

/** The time from Lock Down to the next piece (N-4). */
const GENERATION_MICROS: number = 500 * MILLISECOND;

/** The New (1999): squares of silver and gold. */
export const theNew: RuleBook = {
  id: "new",
  matrix: { columns: 10, rows: 20, bufferRows: 20 },
  pieces,
  randomizer: { draw: "bag", copies: 9 },
  controls: ["left", "right", "softDrop", "hardDrop", "rotateClockwise", "rotateCounterclockwise", "hold"],
  autoRepeats: true,
  handling: undefined,
  generation: { delay: GENERATION_MICROS, dropsAtOnce: false, whenBlocked: "blockOut" },
  gravity,
  softDrop: { rule: "interval", micros: frames(1) },
  hardDrop: { locks: false, micros: 0 },
  hold: { swapMicros: 0, whenEmpty: "next" },
  lockMicros: 500 * MILLISECOND,
  spins: { rule: "immobile", cascades: false },
  squares: { search: "everywhere", pauseMicros: 0 },
  script: squareScript,
  scoring,
  dropPoints: { soft: 0, hard: 0 },
  ends: "lockAbove",
  garbage,
  variations: [
    { id: "marathon", levelsUp: false, ends: { by: "nothing" } },
    { id: "ultra", levelsUp: false, ends: { by: "lines" } },
    { id: "sprint", levelsUp: false, ends: { by: "minutes" } },
    ...OWN_VARIATIONS,
  ],
  options: {
    startingLevel: only(1),
    startingRows: only(0),
    goal: only("none"),
    lockDown: only("step"),
    hold: only(true),
    next: only(3),
    ghost: { among: [true, false], initial: true },
    minutes: only(3),
    delayMicros: { min: 0, max: 500 * MILLISECOND, initial: frames(10) },
    repeatMicros: { min: 0, max: 500 * MILLISECOND, initial: frames(5) },
    softDropFactor: only(1),
    speed: only(10),
    authentic: { among: [false, true], initial: false },
    fast: { among: [false, true], initial: false },
    practice: OFF_OR_ON,
    objective: only("points"),
    initialRotation: { among: INITIAL_ACTIONS, initial: "tap" },
    initialHold: { among: INITIAL_ACTIONS, initial: "tap" },
    cutMicros: { min: 0, max: 500 * MILLISECOND, initial: 0 },
    generationMicros: { min: 0, max: GENERATION_MICROS, initial: GENERATION_MICROS },
    lines: only(150),
    // At most 15 rows, because a Block that locks above the Skyline ends the game (N-5).
    rows: { among: [5, 10, 15], initial: 10 },
  },
  match: {
    seats: 4,
    terms: {
      ...SIDE_BY_SIDE,
      garbage: { among: ["none", "broken"], initial: "broken" },
      targeting: { among: ["chosen", "potato"], initial: "chosen" },
      handicap: { min: 0, max: 9, initial: 0 },
    },
    options: { practice: only(false), generationMicros: only(GENERATION_MICROS) },
    handicapLines: 10,
    computersSendGarbage: true,
  },
  refusals: { move: "N-1", rotate: "N-8", hold: "N-1", speed: "N-11", noPiece: "N-4", absent: "N-7" },
  overlays: [
    {
      when: "authentic",
      words: {
        generation: { delay: frames(20), dropsAtOnce: false, whenBlocked: "blockOut" },
        lockMicros: frames(20),
        handling: { delayMicros: frames(8), repeatMicros: frames(4) },
        hold: { swapMicros: frames(16), whenEmpty: "random" },
        spins: { rule: "immobile", cascades: true, touching: 4 },
        squares: { search: "aroundPiece", pauseMicros: frames(45) },
        scoring: { ...scoring, fourOnlyBy: "I" },
        garbage: { ...garbage, potatoOfTwo: "other" },
      },
    },
    // The code 2FAST4U (N-21).
    { when: "fast", words: { gravity: { ...gravity, gainPerFrame: 100 } } },
  ],
};
