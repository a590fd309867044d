// What tuners and measurements need and no game does: thinking by weights of one's own, and the player of one piece.

import type { Rules } from "@korobeinix/engine";
import { Beam } from "./beam.ts";
import type { Model } from "./model.ts";
import { shapesOf } from "./moves/shapes.ts";
import type { Sight } from "./sight.ts";
import { SquareModel } from "./squares/model.ts";
import type { SquareWeights } from "./squares/weights.ts";
import { StackModel } from "./stack/model.ts";
import type { StackWeights } from "./stack/weights.ts";
import type { Skill, Thought } from "./step.ts";

export { NEW_MATCH_WEIGHTS, NEW_WEIGHTS, type SquareWeights } from "./squares/weights.ts";
export { type Drop, bestDrop, dropOn } from "./survival/controller.ts";
export { SURVIVAL_FEATURES, type SurvivalFeature, type SurvivalWeights } from "./survival/features.ts";
export { dropShapes } from "./survival/shapes.ts";
export { SURVIVAL_WEIGHTS } from "./survival/weights.ts";
export { GUIDELINE_WEIGHTS, REGLAS_WEIGHTS, type StackWeights } from "./stack/weights.ts";

/** What thinks of games by one set of weights. */
export type Think = (sight: Sight, skill: Skill) => Thought;

export function stackThinker(rules: Rules, weights: StackWeights): Think {
  return thinker(rules, new StackModel(rules, weights));
}

export function squareThinker(rules: Rules, weights: SquareWeights): Think {
  return thinker(rules, new SquareModel(rules, weights, weights));
}

function thinker(rules: Rules, model: Model): Think {
  const beam = new Beam(shapesOf(rules), model);
  return (sight, skill) => beam.run(sight, skill);
}
