// Plans for the tests of matches that are being planned.

import { firstPlan } from "../../src/settings/matchRequests.ts";
import type { MatchPlan } from "../../src/settings/matchPlan.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { addSeat, claim, setPlayer } from "../../src/matches/planSeats.ts";

/** One person against a computer. */
export const ALONE: MatchPlan = firstPlan(DEFAULT_SETTINGS);

/** Two people, the second with nothing in hand yet. */
export const TWO: MatchPlan = setPlayer(ALONE, 1, undefined);

/** Two people at one keyboard. */
export const SHARED: MatchPlan = claim(TWO, "leftKeys");

export function withComputers(count: number, plan: MatchPlan = ALONE): MatchPlan {
  return count === 0 ? plan : withComputers(count - 1, addSeat(plan, "easy"));
}
