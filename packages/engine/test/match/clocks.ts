// The clocks of players. A client estimates the room's clock: it is somewhat behind or ahead, drifts, and is corrected a
// little at a time, so that it never goes back.

import fc from "fast-check";
import { SECOND } from "../../src/index.ts";

/** How a clock goes. */
export interface ClockPlan {
  /** How far ahead of the room's clock it is (behind: less than 0), at every other second; it slews in between. */
  readonly offsets: readonly number[];
  /** How many microseconds it gains in a second. */
  readonly drift: number;
}

/** A clock is never further ahead than a room puts up with. */
const MOST_AHEAD = 60_000;
const KNOT: number = 2 * SECOND;

export const anyClock: fc.Arbitrary<ClockPlan> = fc.record({
  offsets: fc.oneof(
    fc.integer({ min: -120_000, max: MOST_AHEAD }).map((offset) => [offset]),
    fc.array(fc.integer({ min: -100_000, max: MOST_AHEAD }), { minLength: 2, maxLength: 6 }),
  ),
  drift: fc.integer({ min: -200, max: 200 }),
});

/** What the clock says when the room's clock says `now`. */
export function readClock({ offsets, drift }: ClockPlan, now: number): number {
  const knot = Math.floor(now / KNOT);
  const [from, to] = [offsets[knot % offsets.length]!, offsets[(knot + 1) % offsets.length]!];
  const offset = from + Math.floor(((to - from) * (now % KNOT)) / KNOT) + Math.floor((drift * now) / SECOND);
  return Math.max(0, now + Math.min(offset, MOST_AHEAD));
}
