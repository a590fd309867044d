// Claiming what a seat is played with (S-2): who gets it, who gives it up, who changes places for it. Pure.

import { isHalf } from "../input/bindings.ts";
import type { Claim } from "../input/claims.ts";
import type { MatchPlan, SeatDevice } from "../settings/matchPlan.ts";
import { keyboardSeats } from "../settings/playedDevice.ts";
import type { HalfName } from "../settings/settings.ts";
import { peopleOf, swapSeats } from "./planSeats.ts";

export interface ClaimTerms {
  /** The player's own name, which moves with the player. */
  readonly ownName: string;
  /** The half that was just pressed for another seat: pressed again, it is not taken for a second player's. */
  readonly kept?: HalfName | undefined;
}

export interface Claimed {
  readonly plan: MatchPlan;
  /** Where the claimer sits now. */
  readonly seat: number;
  /** Whether the claimer has changed places with the other at the keyboard. */
  readonly hasMoved: boolean;
}

/** People who have nothing to play with yet. One person alone needs nothing. */
export function unclaimedOf(plan: MatchPlan): readonly number[] {
  return peopleOf(plan).filter((seat) => plan.seats[seat]!.device === undefined);
}

/** The seat that would have to give it up. A half is free as long as no two others play with the keyboard. */
export function holderOf(plan: MatchPlan, seat: number, claimed: Claim, kept?: HalfName): number | undefined {
  const others = peopleOf(plan).filter((other) => other !== seat);
  if (!isHalf(claimed)) return others.find((other) => plan.seats[other]!.device === claimed);
  const [left, right] = keyboardSeats(plan).filter((other) => other !== seat);
  if (right === undefined) return claimed === kept ? left : undefined;
  return claimed === "leftKeys" ? left : right;
}

/**
 * The seat gets what its player pressed, and gives its own in exchange; with nothing to give, it gets only what is free. The
 * left half plays the board further left: where the half and the place do not agree, the two at the keyboard change places.
 */
export function claim(
  plan: MatchPlan,
  seat: number,
  claimed: Claim,
  { ownName, kept }: ClaimTerms,
): Claimed | undefined {
  const holder = holderOf(plan, seat, claimed, kept);
  const given = plan.seats[seat]!.device;
  if (holder !== undefined && given === undefined) return undefined;
  const device = isHalf(claimed) ? "keyboard" : claimed;
  const deviceOf = (each: number, had: SeatDevice | undefined): SeatDevice | undefined =>
    each === seat ? device : each === holder ? given : had;
  const next = { ...plan, seats: plan.seats.map((each, i) => ({ ...each, device: deviceOf(i, each.device) })) };
  const partner = keyboardSeats(next).find((other) => other !== seat);
  const isInPlace = !isHalf(claimed) || partner === undefined || seat < partner === (claimed === "leftKeys");
  if (isInPlace) return { plan: next, seat, hasMoved: false };
  return { plan: swapSeats(next, seat, partner, ownName), seat: partner, hasMoved: true };
}
