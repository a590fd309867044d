// How good a move was: where it stands among all that could be done, in hundredths of a line.

import { footprint } from "@korobeinix/engine/placements";
import { anyGame } from "../anyGame.ts";
import type { Sight } from "../sight.ts";
import type { RatedStep, Step, Thought } from "../step.ts";

/** What a move is called, from the best to the worst. */
export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
/** What a move is called. */
export type Grade = (typeof GRADES)[number];

/** What a move may lose to be called so. */
const MOST_LOSS: { readonly [Name in Grade]: number } = {
  best: 3,
  good: 40,
  inaccuracy: 100,
  mistake: 250,
  blunder: Number.POSITIVE_INFINITY,
};

/** A move that loses so much is half as good as the best. */
const HALF = 150;
/** A choice weighs half where the usual step is so much worse than the best. */
const HALF_STAKE = 200;

/** A move among the others. */
export interface Rating {
  readonly grade: Grade;
  /** What the best step is worth more; never below 0. */
  readonly loss: number;
  /** 0 to 100. */
  readonly accuracy: number;
  /** How much there was to choose, 0 to 1: where all steps are about equal none can be wrong. */
  readonly weight: number;
  readonly best: RatedStep;
  /** The step made, as it was rated. */
  readonly made: RatedStep;
}

/**
 * Undefined where the thought does not have the step: nothing is said of what was not thought of. Only what ends above the
 * Skyline is left out of thoughts because it loses, and that is the worst there is.
 */
export function rateStep(sight: Sight, { steps }: Thought, step: Step): Rating | undefined {
  const best = steps[0];
  const made = findStep(sight, steps, step) ?? (isAbove(sight, step) ? asWorst(steps, step) : undefined);
  if (best === undefined || made === undefined) return undefined;
  const loss = Math.max(0, best.worth - made.worth);
  const usual = steps[steps.length >> 1]!;
  const stake = Math.max(0, best.worth - usual.worth, loss);
  return { grade: gradeOf(loss), loss, accuracy: accuracyAt(loss), weight: stake / (stake + HALF_STAKE), best, made };
}

/** The same piece in the same cells with the same spin; facings that look alike are one. */
function isSameStep(sight: Sight, one: Step, other: Step): boolean {
  if (one.holds !== other.holds || one.kind !== other.kind || one.spin !== other.spin) return false;
  const game = anyGame(sight);
  return footprint(game, one) === footprint(game, other);
}

/** The first steps, as many as asked for, each in other cells than those before it. */
export function distinctSteps(sight: Sight, { steps }: Thought, most: number): readonly RatedStep[] {
  const found: RatedStep[] = [];
  for (const step of steps) {
    if (found.length === most) break;
    const isThere = found.some((other) => isSameStep(sight, step, { ...other, spin: step.spin }));
    if (!isThere) found.push(step);
  }
  return found;
}

function findStep(sight: Sight, steps: readonly RatedStep[], step: Step): RatedStep | undefined {
  // A piece that Hold changes for another of its kind is the same piece.
  const asked = step.kind === sight.kind ? { ...step, holds: false } : step;
  const exact = steps.find((each) => isSameStep(sight, each, asked));
  // What a Lock Down is recognised as may hang on keys that no search presses.
  return exact ?? steps.find((each) => isSameStep(sight, { ...each, spin: asked.spin }, asked));
}

function isAbove(sight: Sight, { kind, facing, y }: Step): boolean {
  const { book, geometry } = anyGame(sight).rules;
  return (book.pieces[kind]?.facings[facing] ?? []).some(([, dy]) => y + dy >= geometry.skyline);
}

function asWorst(steps: readonly RatedStep[], step: Step): RatedStep {
  const worth = Math.min(...steps.map((each) => each.worth), (steps[0]?.worth ?? 0) - MOST_LOSS.mistake - 1);
  return { ...step, worth };
}

function gradeOf(loss: number): Grade {
  return GRADES.find((grade) => loss <= MOST_LOSS[grade]) ?? "blunder";
}

/** Falls slowly at first: little losses are hardly any. */
function accuracyAt(loss: number): number {
  const share = loss / HALF;
  return 100 / (1 + share * share);
}

/** A game's accuracy, 0 to 100: the mean of its moves, those with a real choice the most; undefined without any. */
export function accuracyOf(ratings: readonly Pick<Rating, "accuracy" | "weight">[]): number | undefined {
  const all = ratings.reduce((sum, { weight }) => sum + weight, 0);
  if (ratings.length === 0) return undefined;
  // Nothing to choose in the whole game: nothing done wrong.
  return all === 0 ? 100 : ratings.reduce((sum, { accuracy, weight }) => sum + accuracy * weight, 0) / all;
}
