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
    holes: -150,
    cover: -20,
    height: -20,
    upperHalf: -60,
    upperQuarter: -300,
    roughness: -12,
    cliffs: -10,
    rowChanges: -15,
    tetrisWell: 25,
    wells: -20,
    slot0: 10,
    slot1: 120,
    slot2: 220,
    slot3: 350,
    notches: 5,
  },
  actions: {
    single: -150,
    double: -100,
    triple: -60,
    tetris: 0,
    miniTSpin: -50,
    miniTSpinSingle: -100,
    tSpin: 0,
    tSpinSingle: 0,
    tSpinDouble: 0,
    tSpinTriple: 0,
  },
  attack: 100,
  backToBack: 60,
  tWasted: -150,
  tHeld: 10,
};

/** Only the lines count, and four at once count most. */
export const REGLAS_WEIGHTS: StackWeights = {
  stack: {
    ...GUIDELINE_WEIGHTS.stack,
    tetrisWell: 60,
    slot0: 0,
    slot1: 0,
    slot2: 0,
    slot3: 0,
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
