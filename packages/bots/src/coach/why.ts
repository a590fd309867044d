// Why a step is worse than the best: the parts of the evaluation in which they differ most.

import type { Feature, Reason } from "../step.ts";

/** A part of the evaluation; "ahead" is all that shows only with the pieces to come. */
export type Respect = Feature | "ahead";

/** In what respect the step made differs from the best, and by how much. */
export interface Difference {
  readonly respect: Respect;
  readonly isWorse: boolean;
  /** In hundredths of a line, above 0. */
  readonly size: number;
}

/** Differences that are told, at most: those against the step, and all. */
const MOST_WORSE = 2;
const MOST = 3;
/** What is this little beside the greatest is not told. */
const LEAST_SHARE = 0.2;
const LEAST_SIZE = 4;

/**
 * The greatest differences, those that speak against the step first. `loss` is what the step is worth less in all: what its
 * parts do not explain lies ahead.
 */
export function whyWorse(made: readonly Reason[], best: readonly Reason[], loss: number): readonly Difference[] {
  const sums = new Map<Respect, number>();
  const add = (respect: Respect, worth: number): void => void sums.set(respect, (sums.get(respect) ?? 0) + worth);
  for (const { feature, worth } of made) add(feature, worth);
  for (const { feature, worth } of best) add(feature, -worth);
  const explained = [...sums.values()].reduce((sum, worth) => sum + worth, 0);
  if (-loss < explained) sums.set("ahead", -loss - explained);
  const differences = [...sums].map(([respect, worth]) => ({ respect, isWorse: worth < 0, size: Math.abs(worth) }));
  const greatest = Math.max(0, ...differences.filter(({ isWorse }) => isWorse).map(({ size }) => size));
  const told = differences
    .filter(({ size }) => size >= Math.max(LEAST_SIZE, greatest * LEAST_SHARE))
    .sort((a, b) => b.size - a.size);
  const worse = told.filter(({ isWorse }) => isWorse).slice(0, MOST_WORSE);
  return [...worse, ...told.filter(({ isWorse }) => !isWorse).slice(0, MOST - MOST_WORSE)];
}
