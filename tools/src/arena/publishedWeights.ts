// Weights of players of one piece that others have published, in our counts: all times 100, and half of that for the
// height of the landing, which we count in half rows.

import type { SurvivalWeights } from "@korobeinix/bots/workshop";

const NONE = { cover: 0, rowsWithHoles: 0, steps: 0, fitting: 0, peak: 0 } as const;

type Published = "Dellacherie" | "El-Tetris" | "BCTS" | "DT-10";

export const PUBLISHED_WEIGHTS: { readonly [Name in Published]: SurvivalWeights } = {
  Dellacherie: {
    ...NONE,
    landing: -50,
    eroded: 100,
    rowChanges: -100,
    columnChanges: -100,
    holes: -400,
    wells: -100,
  },
  "El-Tetris": {
    ...NONE,
    landing: -225,
    eroded: 342,
    rowChanges: -322,
    columnChanges: -935,
    holes: -790,
    wells: -339,
  },
  BCTS: {
    ...NONE,
    landing: -631,
    eroded: 660,
    rowChanges: -922,
    columnChanges: -1977,
    holes: -1308,
    wells: -1049,
    cover: -161,
    rowsWithHoles: -2404,
  },
  "DT-10": {
    ...NONE,
    landing: -109,
    eroded: 242,
    rowChanges: -217,
    columnChanges: -331,
    holes: 95,
    wells: -222,
    cover: -81,
    rowsWithHoles: -965,
    steps: 127,
  },
};
