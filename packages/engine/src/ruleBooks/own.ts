// Variations of our own, for rule books that have garbage. Clauses O in docs/rules/own.md.

import { MILLISECOND, SECOND } from "../micros.ts";
import type { Variation } from "../ruleBook.ts";

/** From one row to the next, in milliseconds, twenty seconds each: about a tenth less every time (O-5). */
const ROW_MS: readonly number[] = [
  4_000, 3_600, 3_200, 2_900, 2_600, 2_300, 2_100, 1_900, 1_700, 1_500, 1_350, 1_200, 1_100, 1_000, 900, 800, 720, 650,
  580, 520, 470, 420, 380, 340, 300, 270, 240, 220, 200, 180, 160, 140, 130, 120, 110, 100,
];

/** They stand behind a rule book's own: binary logs count variations. */
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
