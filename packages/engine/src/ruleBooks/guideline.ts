// The Guideline (2009). Clauses G in docs/rules/guideline.md.

import { MAX_QUEUED, MAX_SEATS } from "../actions.ts";
import { MILLISECOND } from "../micros.ts";
import { INITIAL_ACTIONS, OBJECTIVES, OFF_OR_ON, only } from "../options.ts";
import type { RuleBook } from "../ruleBook.ts";
import { RISING, SIDE_BY_SIDE } from "../terms.ts";
import { OWN_VARIATIONS } from "./own.ts";
import { SRS_PIECES } from "./srs.ts";

// (0.8 - (level - 1) × 0.007)^(level - 1) seconds, rounded (G-7). A table, because Math.pow differs between machines.
export const GUIDELINE_MICROS: readonly number[] = [
  1_000_000, 793_000, 617_796, 472_729, 355_197, 262_004, 189_677, 134_735, 93_882, 64_152, 42_976, 28_218, 18_153,
  11_439, 7_059,
];

/** From Lock Down to the next Tetrimino (G-3.4c). */
const GENERATION_MICROS: number = 200 * MILLISECOND;

/** The Guideline (2009). */
export const guideline: RuleBook = {
  id: "guideline",
  matrix: { columns: 10, rows: 20, bufferRows: 20 },
  pieces: SRS_PIECES,
  randomizer: { draw: "bag", copies: 1 },
  controls: ["left", "right", "softDrop", "hardDrop", "rotateClockwise", "rotateCounterclockwise", "hold"],
  autoRepeats: true,
  handling: undefined,
  generation: { delay: GENERATION_MICROS, dropsAtOnce: true, whenBlocked: "blockOut" },
  gravity: { rule: "byLevel", firstLevel: 1, microsPerRow: GUIDELINE_MICROS },
  softDrop: { rule: "factor" },
  hardDrop: { locks: true, micros: 100 },
  hold: { swapMicros: 0, whenEmpty: "next" },
  lockMicros: 500 * MILLISECOND,
  spins: { rule: "threeCorners", piece: "T" },
  squares: undefined,
  script: undefined,
  scoring: {
    rule: "actions",
    timesLevel: true,
    actions: {
      single: { points: 100, goalLines: 1, backToBack: "breaks" },
      double: { points: 300, goalLines: 3, backToBack: "breaks" },
      triple: { points: 500, goalLines: 5, backToBack: "breaks" },
      tetris: { points: 800, goalLines: 8, backToBack: "earns" },
      miniTSpin: { points: 100, goalLines: 1, backToBack: "ignores" },
      miniTSpinSingle: { points: 200, goalLines: 2, backToBack: "earns" },
      tSpin: { points: 400, goalLines: 4, backToBack: "ignores" },
      tSpinSingle: { points: 800, goalLines: 8, backToBack: "earns" },
      tSpinDouble: { points: 1200, goalLines: 12, backToBack: "earns" },
      tSpinTriple: { points: 1600, goalLines: 16, backToBack: "earns" },
    },
  },
  dropPoints: { soft: 1, hard: 2 },
  ends: "lockOut",
  garbage: {
    attack: {
      rule: "actions",
      lines: {
        single: 0,
        double: 1,
        triple: 2,
        tetris: 4,
        miniTSpin: 0,
        miniTSpinSingle: 0,
        tSpin: 0,
        tSpinSingle: 2,
        tSpinDouble: 4,
        tSpinTriple: 6,
      },
      backToBack: 1,
    },
    gapEvery: 8,
    gapMoves: "elsewhere",
    mostRows: MAX_QUEUED,
    potatoOfTwo: "either",
  },
  variations: [
    { id: "marathon", levelsUp: true, ends: { by: "level", last: 15 } },
    { id: "sprint", levelsUp: false, ends: { by: "lines" } },
    { id: "ultra", levelsUp: false, ends: { by: "minutes" } },
    ...OWN_VARIATIONS,
  ],
  options: {
    startingLevel: { min: 1, max: 15, initial: 1 },
    startingRows: { min: 0, max: 12, initial: 0 },
    goal: { among: ["fixed", "variable"], initial: "fixed" },
    lockDown: { among: ["extended", "infinite", "classic"], initial: "extended" },
    hold: { among: [true, false], initial: true },
    next: { min: 1, max: 6, initial: 6 },
    ghost: { among: [true, false], initial: true },
    minutes: { among: [2, 3], initial: 2 },
    delayMicros: { min: 0, max: 500 * MILLISECOND, initial: 300 * MILLISECOND },
    repeatMicros: { min: 0, max: 500 * MILLISECOND, initial: 50 * MILLISECOND },
    softDropFactor: { min: 1, max: 1_000_000, initial: 20 },
    speed: only(10),
    authentic: only(false),
    fast: only(false),
    practice: OFF_OR_ON,
    objective: { among: OBJECTIVES, initial: "points" },
    initialRotation: { among: INITIAL_ACTIONS, initial: "tap" },
    initialHold: { among: INITIAL_ACTIONS, initial: "tap" },
    cutMicros: { min: 0, max: 500 * MILLISECOND, initial: 0 },
    generationMicros: { min: 0, max: GENERATION_MICROS, initial: GENERATION_MICROS },
    lines: { among: [20, 40, 100], initial: 40 },
    rows: { among: [5, 10, 18], initial: 10 },
  },
  match: {
    seats: MAX_SEATS,
    terms: {
      ...SIDE_BY_SIDE,
      ...RISING,
      garbage: { among: ["none", "broken", "solid"], initial: "broken" },
      targeting: { among: ["chosen", "random", "all"], initial: "chosen" },
      startingLines: { among: ["broken", "solid"], initial: "broken" },
      startingPattern: { among: ["random", "well", "stairs", "zigzag"], initial: "random" },
      receives: { min: 0, max: 100, initial: 100 },
    },
    options: {
      lockDown: only("extended"),
      practice: only(false),
      generationMicros: only(GENERATION_MICROS),
    },
    handicapLines: 0,
    computersSendGarbage: false,
  },
  refusals: { move: "G-5.1", rotate: "G-A3", hold: "G-5.6", speed: "G-7", noPiece: "G-3.4c", absent: "G-4.1" },
  overlays: [],
};
