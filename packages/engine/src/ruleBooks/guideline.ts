// The Guideline (2009). Clauses G in docs/rules/guideline.md.

import { CONTROLS } from "../actions.ts";
import { MILLISECOND } from "../micros.ts";
import { GOAL_RULES, LOCK_RULES } from "../options.ts";
import type { RuleBook } from "../ruleBook.ts";
import { SRS_PIECES } from "./srs.ts";

export const guideline: RuleBook = {
  id: "guideline",
  matrix: { columns: 10, rows: 20, bufferRows: 20 },
  pieces: SRS_PIECES,
  randomizer: { draw: "bag", copies: 1 },
  controls: CONTROLS,
  generation: { delayMicros: 200 * MILLISECOND, dropsAtOnce: true },
  gravity: {
    rule: "byLevel",
    firstLevel: 1,
    // (0.8 - (level - 1) × 0.007)^(level - 1) seconds, rounded: a table, for Math.pow differs between machines (G-7).
    microsPerRow: [
      1_000_000, 793_000, 617_796, 472_729, 355_197, 262_004, 189_677, 134_735, 93_882, 64_152, 42_976, 28_218,
      18_153, 11_439, 7_059,
    ],
  },
  hardDrop: { micros: 100 },
  spins: { rule: "threeCorners", piece: "T" },
  scoring: {
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
    softDropRow: 1,
    hardDropRow: 2,
  },
  ends: ["lockOut", "blockOut"],
  variations: [
    { id: "marathon", levelsUp: true, ends: { by: "level", last: 15 } },
    { id: "sprint", levelsUp: false, ends: { by: "lines", lines: 40 } },
    { id: "ultra", levelsUp: false, ends: { by: "minutes" } },
  ],
  options: {
    startingLevel: { min: 1, max: 15, initial: 1 },
    startingRows: { min: 0, max: 12, initial: 0 },
    goal: { among: GOAL_RULES, initial: "fixed" },
    lockDown: { among: LOCK_RULES, initial: "extended" },
    hold: { among: [true, false], initial: true },
    next: { min: 1, max: 6, initial: 6 },
    ghost: { among: [true, false], initial: true },
    minutes: { among: [2, 3], initial: 2 },
    delayMicros: { min: 0, max: 500 * MILLISECOND, initial: 300 * MILLISECOND },
    repeatMicros: { min: 0, max: 500 * MILLISECOND, initial: 50 * MILLISECOND },
    softDropFactor: { min: 1, max: 1_000_000, initial: 20 },
  },
  refusals: { move: "G-5.1", rotate: "G-A3", hold: "G-5.6", noPiece: "G-3.4c" },
};
