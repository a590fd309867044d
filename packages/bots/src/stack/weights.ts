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

export const GUIDELINE_WEIGHTS: StackWeights = {
  stack: {
    holes: -65,
    cover: -10,
    height: 80,
    upperHalf: 15,
    upperQuarter: -321,
    roughness: -1,
    cliffs: -24,
    rowChanges: -45,
    tetrisWell: 47,
    wells: -7,
    slot0: 35,
    slot1: 194,
    slot2: 385,
    shaft0: 25,
    shaft1: 66,
    shaft2: 268,
    shaft3: 477,
    notches: 75,
  },
  actions: {
    single: -228,
    double: -181,
    triple: -185,
    tetris: 32,
    miniTSpin: -51,
    miniTSpinSingle: -127,
    tSpin: 42,
    tSpinSingle: -53,
    tSpinDouble: 11,
    tSpinTriple: -13,
  },
  attack: 100,
  backToBack: 63,
  tWasted: -104,
  tHeld: 53,
};

/** Only the lines count, and four at once count most. */
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
