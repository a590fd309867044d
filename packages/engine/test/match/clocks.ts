// The clocks of players. A client estimates the room's clock. Its own clock is a little behind or ahead, and drifts.
// The client corrects its clock in small steps, so the clock never goes back.

import fc from "fast-check";
import { SECOND } from "../../src/index.ts";

/** The errors of one client's clock. */
export interface ClockPlan {
  /** How far the clock is ahead of the room's (below 0: behind), one offset every two seconds. It slews in between. */
  readonly offsets: readonly number[];
  /** How many microseconds the clock gains in a second. */
  readonly drift: number;
}

/** No clock is further ahead of the room's clock than this, in microseconds. */
const MOST_AHEAD = 60_000;
const KNOT: number = 2 * SECOND;

export const anyClock: fc.Arbitrary<ClockPlan> = fc.record({
  offsets: fc.oneof(
    fc.integer({ min: -120_000, max: MOST_AHEAD }).map((offset) => [offset]),
    fc.array(fc.integer({ min: -100_000, max: MOST_AHEAD }), { minLength: 2, maxLength: 6 }),
  ),
  drift: fc.integer({ min: -200, max: 200 }),
});

/** The time that the client's clock shows when the room's clock shows `now`. */
export function readClock({ offsets, drift }: ClockPlan, now: number): number {
  const knot = Math.floor(now / KNOT);
  const [from, to] = [offsets[knot % offsets.length]!, offsets[(knot + 1) % offsets.length]!];
  const offset = from + Math.floor(((to - from) * (now % KNOT)) / KNOT) + Math.floor((drift * now) / SECOND);
  return Math.max(0, now + Math.min(offset, MOST_AHEAD));
}
