// The weights of a player who wants to live, tuned for one piece at a time on ten rows.

import type { SurvivalWeights } from "./features.ts";

export const SURVIVAL_WEIGHTS: SurvivalWeights = {
  landing: -109,
  eroded: 242,
  rowChanges: -217,
  columnChanges: -331,
  holes: 95,
  wells: -222,
  cover: -81,
  rowsWithHoles: -965,
  steps: 127,
  fitting: 0,
  peak: 0,
};
