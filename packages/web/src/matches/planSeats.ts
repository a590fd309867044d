// Who sits at a match that is being planned: seats come, go and change places, and devices are claimed. Pure.

import type { ComputerRank } from "@korobeinix/engine";
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
const FIRST_DEVICE: SeatDevice = "rightKeys";

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
export function moveSeat(plan: MatchPlan, seat: number, by: -1 | 1): MatchPlan {
  const [one, other] = [plan.seats[seat], plan.seats[seat + by]];
  if (one === undefined || other === undefined) return plan;
  return { ...plan, seats: plan.seats.map((each, i) => (i === seat ? other : i === seat + by ? one : each)) };
}

export function setSeat(plan: MatchPlan, seat: number, change: Partial<SeatPlan>): MatchPlan {
  return seated({ ...plan, seats: plan.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)) });
}

/** A computer of a rank takes the seat, or a person does. Nobody keeps the name of somebody else. */
export function setPlayer(plan: MatchPlan, seat: number, computer: ComputerRank | undefined): MatchPlan {
  const isOther = (plan.seats[seat]?.computer === undefined) !== (computer === undefined);
  return setSeat(plan, seat, isOther ? { computer, device: undefined, name: "" } : { computer });
}

/**
 * A device speaks up. The seat that asks for it gets it and gives its own in exchange; else the first that has none, as long
 * as nobody has it. One person alone plays with whatever is at hand and claims nothing.
 */
export function claim(plan: MatchPlan, device: SeatDevice, asking?: number): MatchPlan {
  const people = peopleOf(plan);
  const holder = people.find((seat) => plan.seats[seat]!.device === device);
  const waiting = holder === undefined ? people.find((seat) => plan.seats[seat]!.device === undefined) : undefined;
  const taker = people.length > 1 ? (asking ?? waiting) : undefined;
  if (taker === undefined || taker === holder) return plan;
  const given = plan.seats[taker]!.device;
  const deviceOf = (seat: number, had: SeatDevice | undefined): SeatDevice | undefined =>
    seat === taker ? device : seat === holder ? given : had;
  return { ...plan, seats: plan.seats.map((each, i) => ({ ...each, device: deviceOf(i, each.device) })) };
}

/** Whoever is the only person has a device, and no two have the same. */
export function seated(plan: MatchPlan): MatchPlan {
  const people = peopleOf(plan);
  const taken = new Set<SeatDevice>();
  const seats = plan.seats.map((seat, i): SeatPlan => {
    const isOwn = people.includes(i) && seat.device !== undefined && !taken.has(seat.device);
    const device = isOwn ? seat.device : people.length === 1 && i === people[0] ? FIRST_DEVICE : undefined;
    if (device !== undefined) taken.add(device);
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
