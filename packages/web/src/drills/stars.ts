// What a drill is worth: three stars, each for something of its own, so that every one can be gone for.

import { SECOND } from "@korobeinix/engine";
import type { Drill } from "./drill.ts";

/** Done at all; without a try too many; within the time. In the order of their bits. */
export const STARS = ["solved", "clean", "quick"] as const;
type Star = (typeof STARS)[number];

/** What a drill took. */
export interface Effort {
  /** In game time, from the first key of each round on; only what led to the goal. */
  readonly micros: number;
  /** Rounds begun again, and pieces taken back. */
  readonly faults: number;
  /** Whether the solution was looked at. */
  readonly isHelped: boolean;
}

/** As bits, as they are kept. */
export function starsFor({ parSeconds }: Drill, { micros, faults, isHelped }: Effort): number {
  const isClean = faults === 0 && !isHelped;
  const isQuick = micros <= parSeconds * SECOND;
  return 1 + (isClean ? 2 : 0) + (isQuick ? 4 : 0);
}

export function hasStar(stars: number, star: Star): boolean {
  return (stars & (1 << STARS.indexOf(star))) !== 0;
}

export function countStars(stars: number): number {
  return STARS.filter((star) => hasStar(stars, star)).length;
}
