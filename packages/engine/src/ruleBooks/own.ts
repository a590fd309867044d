// Variations of our own, for rule books that have garbage. Clauses O in docs/rules/own.md.

import { MILLISECOND, SECOND } from "../micros.ts";
import type { Variation } from "../ruleBook.ts";

/** The time from one row to the next in milliseconds. Every twenty seconds it is about a tenth less (O-5). */
const ROW_MS: readonly number[] = [
  4_000, 3_600, 3_200, 2_900, 2_600, 2_300, 2_100, 1_900, 1_700, 1_500, 1_350, 1_200, 1_100, 1_000, 900, 800, 720, 650,
  580, 520, 470, 420, 380, 340, 300, 270, 240, 220, 200, 180, 160, 140, 130, 120, 110, 100,
];

/** A rule book lists these after its own variations, because binary logs write the index of a variation. */
export const OWN_VARIATIONS: readonly Variation[] = [
  { id: "dig", levelsUp: false, ends: { by: "rows" }, isOwn: true },
  {
    id: "survival",
    levelsUp: false,
    ends: { by: "nothing" },
    rising: { microsPerRow: ROW_MS.map((ms) => ms * MILLISECOND), stepMicros: 20 * SECOND },
    isOwn: true,
  },
];
