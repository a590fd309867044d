// Thinking: from what a seat shows to what might be done with the piece in play. Pure: the same sight and the same skill
// give the same thought.

import { anyGame, rulesKey } from "./anyGame.ts";
import { Beam } from "./beam.ts";
import type { Model } from "./model.ts";
import { modelOf } from "./models.ts";
import { packMove } from "./moves/moves.ts";
import { FACINGS, type Shapes, shapesOf } from "./moves/shapes.ts";
import type { Sight } from "./sight.ts";
import type { Reason, Skill, Step, Thought } from "./step.ts";

/** What thinks of the games of one rule book. */
interface Thinker {
  readonly shapes: Shapes;
  readonly model: Model;
  readonly beam: Beam;
}

/** Made when first needed, and kept: its tables are large. */
const thinkers = new Map<string, Thinker>();

function thinkerOf(sight: Sight): Thinker {
  const key = rulesKey(sight);
  let thinker = thinkers.get(key);
  if (thinker === undefined) {
    const { rules } = anyGame(sight);
    const shapes = shapesOf(rules);
    const model = modelOf(rules);
    thinker = { shapes, model, beam: new Beam(shapes, model) };
    thinkers.set(key, thinker);
  }
  return thinker;
}

/** The steps that a seat may take, the best first. */
export function think(sight: Sight, skill: Skill): Thought {
  return thinkerOf(sight).beam.run(sight, skill);
}

/** What a step is worth by itself, by the parts of the evaluation; nothing of what comes after it. */
export function explain(sight: Sight, step: Step): readonly Reason[] {
  const { shapes, model } = thinkerOf(sight);
  const shape = step.kind * FACINGS + step.facing;
  const left = step.x + shapes.lefts[shape]!;
  const row = step.y + shapes.bottoms[shape]! - sight.cut;
  const position = new Int32Array(model.size);
  model.read(sight, { width: 1, foresight: 1, nodes: 1, seesQueue: true }, position);
  const hold = step.holds ? sight.kind : sight.hold;
  return merged(model.reasons(position, step.kind, packMove(step.facing, left, row, SPIN_NUMBERS[step.spin]), hold));
}

const SPIN_NUMBERS: { readonly [Each in Step["spin"]]: number } = { none: 0, mini: 1, full: 2, immobile: 3 };

/** One reason for each feature that says anything. */
function merged(reasons: readonly Reason[]): readonly Reason[] {
  const sums = new Map<Reason["feature"], number>();
  for (const { feature, worth } of reasons) sums.set(feature, (sums.get(feature) ?? 0) + worth);
  return Array.from(sums, ([feature, worth]) => ({ feature, worth })).filter(({ worth }) => worth !== 0);
}
