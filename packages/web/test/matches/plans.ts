// Plans for the tests of matches that are being planned.

import { firstPlan } from "../../src/settings/matchRequests.ts";
import type { MatchPlan } from "../../src/settings/matchPlan.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { addSeat, setPlayer, setSeat } from "../../src/matches/planSeats.ts";
import { type PlayedDevice, playedWith } from "../../src/settings/playedDevice.ts";

/** One person against a computer. */
export const ALONE: MatchPlan = firstPlan(DEFAULT_SETTINGS);

/** Two people, the second with nothing in hand yet. */
export const TWO: MatchPlan = setPlayer(ALONE, 1, undefined);

/** Two people at one keyboard. */
export const SHARED: MatchPlan = setSeat(TWO, 1, { device: "keyboard" });

export function withComputers(count: number, plan: MatchPlan = ALONE): MatchPlan {
  return count === 0 ? plan : withComputers(count - 1, addSeat(plan, "easy"));
}

/** What each seat is played with, from left to right. */
export function devicesOf(plan: MatchPlan): readonly (PlayedDevice | undefined)[] {
  return plan.seats.map((_, seat) => playedWith(plan, seat));
}

export function namesIn({ seats }: MatchPlan): readonly string[] {
  return seats.map(({ name }) => name);
}
