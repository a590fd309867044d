// What the Coach points out on the board.

import type { Rating, Sight, RatedStep } from "@korobeinix/bots";
import type { Outline } from "../stage/stage.ts";
import { isOfHold, labelOf, type Speech } from "./coachWords.ts";

/** The last rank that the stage has a look for. */
const FAINTEST = 2;

function outlineOf(speech: Speech, sight: Sight, step: RatedStep, best: RatedStep, rank: number): Outline {
  const { kind, facing, x, y, worth } = step;
  return { kind, facing, x, y, rank, label: labelOf(speech, best.worth - worth), isHold: isOfHold(sight, step) };
}

/** Steps, best first. */
export function outlinesOf(speech: Speech, sight: Sight, steps: readonly RatedStep[]): readonly Outline[] {
  const [best] = steps;
  return best === undefined ? [] : steps.map((step, i) => outlineOf(speech, sight, step, best, Math.min(i, FAINTEST)));
}

/** The best step beside the one that was made, if that was another. */
export function ratedOutlines(speech: Speech, sight: Sight, { best, made, grade }: Rating): readonly Outline[] {
  const better = outlineOf(speech, sight, best, best, 0);
  return grade === "best" ? [better] : [better, outlineOf(speech, sight, made, best, FAINTEST)];
}
