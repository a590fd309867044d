// The Lock Down rules as data, read by the Lock phase.

import type { LockRuleName } from "./options.ts";

/** When a piece Locks Down. */
export interface LockRule {
  /** What Locks Down a piece that stands on a Surface: its timer, its next try to fall, or standing there at all. */
  readonly by: "timer" | "attempt" | "contact";
  /** Whether a successful move or rotation sets the timer back. */
  readonly isResetByActions: boolean;
  /** How many of them, from the first landing on. */
  readonly actions: number;
  /** Which fall sets the timer back: to a row lower than ever before, or any. */
  readonly isResetByFall: "lower" | "any";
  /** Whether a rotation that brings the piece lower than ever before sets the timer back as a fall does (G-5.9). */
  readonly isResetByLoweringTurn: boolean;
}

const NO_LIMIT = 1_000_000_000;

export const LOCK_RULE: { readonly [Name in LockRuleName]: LockRule } = {
  /** G-5.7 */
  extended: { by: "timer", isResetByActions: true, actions: 15, isResetByFall: "lower", isResetByLoweringTurn: false },
  /** G-5.8 */
  infinite: {
    by: "timer",
    isResetByActions: true,
    actions: NO_LIMIT,
    isResetByFall: "lower",
    isResetByLoweringTurn: false,
  },
  /** G-5.9 */
  classic: {
    by: "timer",
    isResetByActions: false,
    actions: NO_LIMIT,
    isResetByFall: "lower",
    isResetByLoweringTurn: true,
  },
  /** N-5 */
  step: { by: "timer", isResetByActions: false, actions: NO_LIMIT, isResetByFall: "any", isResetByLoweringTurn: false },
  /** B-4 */
  attempt: {
    by: "attempt",
    isResetByActions: false,
    actions: NO_LIMIT,
    isResetByFall: "any",
    isResetByLoweringTurn: false,
  },
  /** K-7 */
  contact: {
    by: "contact",
    isResetByActions: false,
    actions: NO_LIMIT,
    isResetByFall: "any",
    isResetByLoweringTurn: false,
  },
};
