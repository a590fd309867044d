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
    holes: -70,
    cover: 5,
    height: 95,
    upperHalf: -8,
    upperQuarter: -264,
    roughness: 9,
    cliffs: -33,
    rowChanges: -47,
    tetrisWell: 47,
    wells: -2,
    slot0: 24,
    slot1: 197,
    slot2: 356,
    slotFill: 8,
    shaft0: 20,
    shaft1: 120,
    shaft2: 350,
    shaft3: 620,
    notches: 81,
  },
  actions: {
    single: -192,
    double: -166,
    triple: -173,
    tetris: 44,
    miniTSpin: -71,
    miniTSpinSingle: -87,
    tSpin: 30,
    tSpinSingle: -46,
    tSpinDouble: 7,
    tSpinTriple: -14,
  },
  attack: 100,
  backToBack: 64,
  tWasted: -150,
  tHeld: 100,
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
