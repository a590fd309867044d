// Which half of the keyboard belongs to which seat (S-2). No plan says it: it follows from where people sit, so that the
// halves are never out of step with the boards.

import type { MatchPlan, SeatDevice } from "./matchPlan.ts";
import type { HalfName } from "./settings.ts";

/** What a seat is played with: "keyboard" is all of it. */
export type PlayedDevice = SeatDevice | HalfName;

type Seats = Pick<MatchPlan, "seats">;

/** The seats that have the keyboard between them, from left to right. */
export function keyboardSeats({ seats }: Seats): readonly number[] {
  return [...seats.keys()].filter((seat) => seats[seat]!.device === "keyboard");
}

/** Of two at the keyboard, the one further left has its left half. */
export function playedWith(plan: Seats, seat: number): PlayedDevice | undefined {
  const device = plan.seats[seat]?.device;
  const sharers = keyboardSeats(plan);
  if (device !== "keyboard" || sharers.length < 2) return device;
  return seat === sharers[0] ? "leftKeys" : "rightKeys";
}
