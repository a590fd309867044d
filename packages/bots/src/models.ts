// What the computers of each rule book want: to send lines, to score, to build squares, or just to live.

import type { RuleBookId, Rules, Variation } from "@korobeinix/engine";
import type { Model } from "./model.ts";
import { SquareModel } from "./squares/model.ts";
import { NEW_MATCH_WEIGHTS, NEW_WEIGHTS } from "./squares/weights.ts";
import { StackModel } from "./stack/model.ts";
import { DIG_WEIGHTS, GUIDELINE_WEIGHTS, REGLAS_WEIGHTS } from "./stack/weights.ts";
import { SurvivalModel } from "./survival/model.ts";
import { SURVIVAL_WEIGHTS } from "./survival/weights.ts";

const MODELS: { readonly [Id in RuleBookId]: (rules: Rules) => Model } = {
  guideline: (rules) => new StackModel(rules, GUIDELINE_WEIGHTS),
  basic: (rules) => new SurvivalModel(rules, SURVIVAL_WEIGHTS),
  new: (rules) => new SquareModel(rules, NEW_WEIGHTS, NEW_MATCH_WEIGHTS),
  reglas: (rules) => new StackModel(rules, REGLAS_WEIGHTS),
  korobeinix: (rules) => new SurvivalModel(rules, SURVIVAL_WEIGHTS),
};

export function modelOf(rules: Rules): Model {
  return isAboutRows(rules.variation) ? new StackModel(rules, DIG_WEIGHTS) : MODELS[rules.book.id](rules);
}

/** Rows that lie there or rise are what it is about, whatever the rule book gives points for. */
function isAboutRows({ ends, rising }: Variation): boolean {
  return ends.by === "rows" || rising !== undefined;
}
