// Who sits at a match that is being planned: seats come, go and change places, and devices are claimed. Pure.

import type { ComputerRank } from "@korobeinix/engine/match";
import { ownSeatOf } from "../library/sitters.ts";
import {
  AVATARS,
  type AvatarId,
  computerAt,
  type MatchPlan,
  personAt,
  type SeatDevice,
  type SeatPlan,
} from "../settings/matchPlan.ts";
import { bookOf } from "../settings/requests.ts";

/** As many as one screen seats where more than one of them are people (S-1). */
const ON_ONE_SCREEN = 4;
/** Nobody plays a match alone. */
export const LEAST_SEATS = 2;
/** What whoever plays alone against computers has, until another device speaks up. */
const FIRST_DEVICE: SeatDevice = "keyboard";
/** How many may have a device at once: a keyboard has two halves. */
const SHARES: { readonly [Device in SeatDevice]?: number } = { keyboard: 2 };

export const TEAMS = 6;

export function peopleOf({ seats }: Pick<MatchPlan, "seats">): readonly number[] {
  return [...seats.keys()].filter((seat) => seats[seat]!.computer === undefined);
}

/** The most seats that a plan may have: more than one person share a screen, one may have it alone. */
export function mostSeats(plan: MatchPlan): number {
  const { seats } = bookOf(plan.ruleBook).match;
  return peopleOf(plan).length > 1 ? Math.min(ON_ONE_SCREEN, seats) : seats;
}

/** Whether another of the kind may sit down: a second person brings the others to one screen. */
export function hasRoomFor(plan: MatchPlan, computer: ComputerRank | undefined): boolean {
  return addSeat(plan, computer).seats.length <= mostSeats(addSeat(plan, computer));
}

/** A person who sits down has nothing in hand yet. */
export function addSeat(plan: MatchPlan, computer: ComputerRank | undefined): MatchPlan {
  const at = plan.seats.length;
  const fresh = computer === undefined ? personAt(at, undefined) : computerAt(at, computer);
  return seated({ ...plan, seats: [...plan.seats, { ...fresh, avatar: freeAvatar(plan), team: freeTeam(plan) }] });
}

export function canRemove({ seats }: MatchPlan): boolean {
  return seats.length > LEAST_SEATS;
}

export function removeSeat(plan: MatchPlan, seat: number): MatchPlan {
  return seated({ ...plan, seats: plan.seats.filter((_, i) => i !== seat) });
}

/** To the other side of a neighbour; whoever stands at an end stays. */
export function moveSeat(plan: MatchPlan, seat: number, by: -1 | 1, ownName: string): MatchPlan {
  return plan.seats[seat + by] === undefined ? plan : swapSeats(plan, seat, seat + by, ownName);
}

/** Two change places, with all that is theirs: the player's own name, too, which otherwise stays with the first person. */
export function swapSeats(plan: MatchPlan, seat: number, other: number, ownName: string): MatchPlan {
  const people = peopleOf(plan);
  const own = people.includes(seat) && people.includes(other) ? ownSeatOf(plan, ownName) : undefined;
  const seats = plan.seats.map((each, i) => (i === own ? { ...each, name: ownName } : each));
  return { ...plan, seats: seats.with(seat, seats[other]!).with(other, seats[seat]!) };
}

export function setSeat(plan: MatchPlan, seat: number, change: Partial<SeatPlan>): MatchPlan {
  return seated({ ...plan, seats: plan.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)) });
}

/** A computer of a rank takes the seat, or a person does. Nobody keeps the name of somebody else. */
export function setPlayer(plan: MatchPlan, seat: number, computer: ComputerRank | undefined): MatchPlan {
  const isOther = (plan.seats[seat]?.computer === undefined) !== (computer === undefined);
  return setSeat(plan, seat, isOther ? { computer, device: undefined, name: "" } : { computer });
}

/** One person alone has a device; two at most have the keyboard, and no two have the same pad. */
export function seated(plan: MatchPlan): MatchPlan {
  const people = peopleOf(plan);
  const taken: SeatDevice[] = [];
  const seats = plan.seats.map((seat, i): SeatPlan => {
    const wanted = people.includes(i) ? seat.device : undefined;
    const isFree = wanted !== undefined && taken.filter((each) => each === wanted).length < (SHARES[wanted] ?? 1);
    const device = isFree ? wanted : people.length === 1 && i === people[0] ? FIRST_DEVICE : undefined;
    if (device !== undefined) taken.push(device);
    return { ...seat, device };
  });
  return { ...plan, seats };
}

function freeAvatar({ seats }: MatchPlan): AvatarId {
  return AVATARS.find((avatar) => seats.every((seat) => seat.avatar !== avatar)) ?? AVATARS[0];
}

function freeTeam({ seats }: MatchPlan): number {
  const numbers = Array.from({ length: TEAMS }, (_, team) => team);
  return numbers.find((number) => seats.every(({ team }) => team !== number)) ?? 0;
}
