// The drills that there are, family by family, each with how it can be done.

import type { Drill } from "../drill.ts";
import { FINESSE } from "./finesse.ts";
import { OPENINGS } from "./openings.ts";
import { SOLUTIONS } from "./solutions.ts";
import { SPINS } from "./spins.ts";
import { SQUARES } from "./squares.ts";

export const DRILLS: readonly Drill[] = [...SPINS, ...SQUARES, ...FINESSE, ...OPENINGS].map((drill) => {
  const solutions = SOLUTIONS[drill.id] ?? [];
  return {
    ...drill,
    rounds: drill.rounds.map((round, i) => {
      const solution = solutions[i];
      return solution === undefined ? round : { ...round, solution };
    }),
  };
});

export function drillWith(id: string): Drill | undefined {
  return DRILLS.find((drill) => drill.id === id);
}

/** The one that follows in the list; none after the last. */
export function drillAfter({ id }: Drill): Drill | undefined {
  const at = DRILLS.findIndex((drill) => drill.id === id);
  return at < 0 ? undefined : DRILLS[at + 1];
}
