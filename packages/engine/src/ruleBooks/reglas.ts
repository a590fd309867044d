// Reglas (2018): the Guideline's pieces and handling with a score and a speed of its own. Clauses R in
// docs/rules/reglas.md.

import { only } from "../options.ts";
import type { ActionValue, ActionValues, RuleBook } from "../ruleBook.ts";
import { GUIDELINE_MICROS, guideline } from "./guideline.ts";
import { SIDE_BY_SIDE_MATCH } from "./matches.ts";

/** Only lines earn points. A T-Spin has a name and earns progress, but no points. */
function worth(points: number): ActionValue {
  return { points, goalLines: 0, backToBack: "ignores" };
}

const actions: ActionValues = {
  single: worth(100),
  double: worth(300),
  triple: worth(600),
  tetris: worth(1200),
  miniTSpin: worth(0),
  miniTSpinSingle: worth(100),
  tSpin: worth(0),
  tSpinSingle: worth(100),
  tSpinDouble: worth(300),
  tSpinTriple: worth(600),
};

/** Reglas (2018): the Guideline with a score and a speed of its own. */
export const reglas: RuleBook = {
  ...guideline,
  id: "reglas",
  generation: { ...guideline.generation, dropsAtOnce: false },
  gravity: { rule: "byLevelAndTime", firstLevel: 1, microsPerRow: GUIDELINE_MICROS, gainPerSecond: 5_000 },
  scoring: { rule: "actions", timesLevel: false, actions },
  garbage: undefined,
  variations: [{ id: "marathon", levelsUp: true, ends: { by: "nothing" } }],
  options: {
    ...guideline.options,
    startingRows: only(0),
    goal: only("progress"),
    lockDown: only("extended"),
    hold: only(true),
    ghost: only(true),
    minutes: only(0),
    objective: only("points"),
    lines: only(0),
    rows: only(0),
  },
  match: { ...SIDE_BY_SIDE_MATCH, options: guideline.match.options },
  refusals: { move: "R-4", rotate: "R-4", hold: "R-6", speed: "R-9", noPiece: "R-13", absent: "R-7" },
};
