// The Lock Down rules (G-5.7 to G-5.9) as data, read by the Lock phase.

import { MILLISECOND } from "./micros.ts";
import type { LockRuleName } from "./options.ts";

export interface LockRule {
  /** The Lock Down Timer, from landing. */
  readonly micros: number;
  /** Whether a successful move or rotation sets the timer back. */
  readonly isResetByActions: boolean;
  /** How many of them, from the first landing on. */
  readonly actions: number;
}

const HALF_SECOND = 500 * MILLISECOND;
const NO_LIMIT = 1_000_000_000;

export const LOCK_RULE: { readonly [Name in LockRuleName]: LockRule } = {
  extended: { micros: HALF_SECOND, isResetByActions: true, actions: 15 },
  infinite: { micros: HALF_SECOND, isResetByActions: true, actions: NO_LIMIT },
  classic: { micros: HALF_SECOND, isResetByActions: false, actions: NO_LIMIT },
};
