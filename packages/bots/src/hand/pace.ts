// How fast a hand is. A pace is what a rank has; a beat is what the dice made of it for one piece.

import { MILLISECOND, type Rules } from "@korobeinix/engine";
import type { Dice } from "./dice.ts";

/** The pace of a player, plain data. Times are microseconds, at least and at most. */
export interface Pace {
  /** From seeing a piece to the first press. */
  readonly reactionMicros: readonly [least: number, most: number];
  /** From one press to the next. */
  readonly pressMicros: readonly [least: number, most: number];
  /** So many pieces of a thousand go wrong: a cell off, a turn too many or too few. */
  readonly misdropsPerThousand: number;
  /** Whether it taps where that is done sooner than holding a direction. Otherwise fewer presses are all that counts. */
  readonly hurries: boolean;
}

/** When the keys for one piece are pressed. */
export interface Beat {
  /** No press comes before. */
  readonly firstAt: number;
  /** From each press to the next, over and over. */
  readonly gaps: readonly number[];
  /** How long a tap lasts, in whole milliseconds. */
  readonly tapMicros: number;
  readonly hurries: boolean;
}

/** Presses of a way that have a gap of their own. */
const GAPS = 16;
const LONGEST_TAP = 50 * MILLISECOND;

/** Not before a time; in whole milliseconds, so that logs are short. */
export function wholeMs(micros: number): number {
  return Math.ceil(micros / MILLISECOND) * MILLISECOND;
}

/** The beat for a piece. A tap ends before the next press may come, and before it would repeat. */
export function drawBeat(pace: Pace, dice: Dice, rules: Rules, firstAt: number): Beat {
  const [least, most] = pace.pressMicros;
  const gaps = Array.from({ length: GAPS }, () => dice.between(least, most));
  const room = rules.book.autoRepeats ? Math.min(least, rules.delayMicros) : least;
  const tapMicros = Math.min(LONGEST_TAP, Math.floor(room / 2 / MILLISECOND) * MILLISECOND);
  return { firstAt, gaps, tapMicros, hurries: pace.hurries };
}
