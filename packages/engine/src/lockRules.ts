// The Lock Down rules as data. The Lock phase reads them.

import type { LockRuleName } from "./options.ts";

/** A Lock Down rule. */
export interface LockRule {
  /** The cause of Lock Down on a Surface: the timer runs out, the next fall is impossible, or the piece touches it. */
  readonly by: "timer" | "attempt" | "contact";
  /** Whether a successful move or rotation sets the timer back. */
  readonly isResetByActions: boolean;
  /** The number of such moves and rotations, from the first landing on. */
  readonly actions: number;
  /** The falls that set the timer back: those to a new lowest row, or all. */
  readonly isResetByFall: "lower" | "any";
  /** Whether a rotation to a new lowest row sets the timer back, too (G-5.9). */
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
