// What the computers of each rule book want: to send lines, to score, to build squares, or just to live.

import type { RuleBookId, Rules } from "@korobeinix/engine";
import type { Model } from "./model.ts";
import { SquareModel } from "./squares/model.ts";
import { NEW_MATCH_WEIGHTS, NEW_WEIGHTS } from "./squares/weights.ts";
import { StackModel } from "./stack/model.ts";
import { GUIDELINE_WEIGHTS, REGLAS_WEIGHTS } from "./stack/weights.ts";
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
  return MODELS[rules.book.id](rules);
}
