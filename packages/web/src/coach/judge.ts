// What the Coach says of one move: its rating, and why it is not the best.

import { type Difference, type Made, type Rating, rateStep, type Thought, whyWorse } from "@korobeinix/bots";
import type { Thinker } from "../computers/thinker.ts";

export interface Judgement {
  /** Undefined: the move was not among those thought of. */
  readonly rating: Rating | undefined;
  readonly why: readonly Difference[];
}

const NOTHING: Judgement = { rating: undefined, why: [] };

/** `thought` is of what the seat showed when the piece came. */
export async function judge(
  thinker: Pick<Thinker, "explain">,
  thought: Thought,
  { sight, step }: Pick<Made, "sight" | "step">,
): Promise<Judgement> {
  const rating = rateStep(sight, thought, step);
  if (rating === undefined) return NOTHING;
  if (rating.grade === "best") return { rating, why: [] };
  const [made = [], best = []] = await thinker.explain(sight, [rating.made, rating.best]);
  return { rating, why: whyWorse(made, best, rating.loss) };
}
