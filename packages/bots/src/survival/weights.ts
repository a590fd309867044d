// The weights of a player who wants to live. Tuned by `npm run tune -- one-piece` with seed 2: one piece at a time, on
// eight, nine and then ten rows, in games of odd dice seeds. Measurements play even ones.

import type { SurvivalWeights } from "./features.ts";

export const SURVIVAL_WEIGHTS: SurvivalWeights = {
  landing: -132,
  eroded: 151,
  rowChanges: -213,
  columnChanges: -291,
  holes: 78,
  wells: -239,
  cover: -97,
  rowsWithHoles: -1003,
  steps: 101,
  fitting: 197,
  peak: 0,
};
