// The weights of evaluations that build a stack, as data.

import type { ScoringAction } from "@korobeinix/engine";
import type { StackMeasure } from "./measure.ts";

/** What a stack and a Lock Down are worth; one line sent is worth about 100. */
export interface StackWeights {
  readonly stack: { readonly [Measure in StackMeasure]: number };
  /** By what a Lock Down is called; beside that, for each line it sends. */
  readonly actions: { readonly [Action in ScoringAction]: number };
  readonly attack: number;
  /** While Back-to-Back is running. */
  readonly backToBack: number;
  /** A T that made no spin with lines. */
  readonly tWasted: number;
  /** A T in the Hold Queue. */
  readonly tHeld: number;
}

/** Tuned by `npm run tune -- guideline`, again and again from where it had come to, with 8 to 32 lines of play. */
export const GUIDELINE_WEIGHTS: StackWeights = {
  stack: {
    holes: -68,
    cover: -1,
    height: 90,
    upperHalf: -1,
    upperQuarter: -234,
    roughness: 12,
    cliffs: -33,
    rowChanges: -44,
    tetrisWell: 45,
    wells: -13,
    slot0: 43,
    slot1: 155,
    slot2: 288,
    slotFill: 3,
    shaft0: 19,
    shaft1: 112,
    shaft2: 226,
    shaft3: 787,
    notches: 89,
  },
  actions: {
    single: -222,
    double: -180,
    triple: -175,
    tetris: 57,
    miniTSpin: -65,
    miniTSpinSingle: -82,
    tSpin: 34,
    tSpinSingle: -42,
    tSpinDouble: -8,
    tSpinTriple: -14,
  },
  attack: 100,
  backToBack: 49,
  tWasted: -144,
  tHeld: 87,
};

/** Only the lines count, and four at once count most. Set by hand; `npm run tune -- reglas` begins here. */
export const REGLAS_WEIGHTS: StackWeights = {
  stack: {
    holes: -150,
    cover: -20,
    height: -20,
    upperHalf: -60,
    upperQuarter: -300,
    roughness: -12,
    cliffs: -10,
    rowChanges: -15,
    tetrisWell: 60,
    wells: -20,
    slot0: 0,
    slot1: 0,
    slot2: 0,
    slotFill: 0,
    shaft0: 0,
    shaft1: 0,
    shaft2: 0,
    shaft3: 0,
    notches: 0,
  },
  actions: {
    single: -200,
    double: -150,
    triple: -60,
    tetris: 400,
    miniTSpin: 0,
    miniTSpinSingle: -200,
    tSpin: 0,
    tSpinSingle: -200,
    tSpinDouble: -150,
    tSpinTriple: -60,
  },
  attack: 0,
  backToBack: 0,
  tWasted: 0,
  tHeld: 0,
};

/** Where only what lies below counts (O-3, O-5): any line is good, and what covers a gap is bad. Set by hand. */
export const DIG_WEIGHTS: StackWeights = {
  stack: {
    holes: -120,
    cover: -45,
    height: -45,
    upperHalf: -60,
    upperQuarter: -300,
    roughness: -12,
    cliffs: -12,
    rowChanges: -35,
    tetrisWell: 0,
    wells: -20,
    slot0: 0,
    slot1: 0,
    slot2: 0,
    slotFill: 0,
    shaft0: 0,
    shaft1: 0,
    shaft2: 0,
    shaft3: 0,
    notches: 0,
  },
  actions: {
    single: 40,
    double: 80,
    triple: 120,
    tetris: 160,
    miniTSpin: 0,
    miniTSpinSingle: 40,
    tSpin: 0,
    tSpinSingle: 40,
    tSpinDouble: 80,
    tSpinTriple: 120,
  },
  attack: 0,
  backToBack: 0,
  tWasted: 0,
  tHeld: 0,
};
