// Lines on their way from seat to seat (G-B3.2, E-37, E-38). They are sent, cancelled by an attack that crosses them,
// void, or they arrive. Only this file changes them.

import { MAX_QUEUED, MAX_SEATS } from "../actions.ts";
import type { Parcel } from "../receiving.ts";
import { type Match, countMatchEvent, tellMatch } from "./match.ts";
import type { Attack } from "./state.ts";

/** A parcel that has not arrived. */
export interface OnItsWay extends Parcel {
  readonly to: number;
  /** When its attack was made. Every event about the attack has that time. */
  readonly made: number;
  /** When the parcel comes into the Receiving Queue, after all inputs of that time. */
  readonly arrival: number;
  /** The lines that have not been cancelled on the way. */
  lines: number;
}

const HUNDREDTHS = 100;
const NOBODY = -1;

/** Sends an attack to its recipients. */
export function send(match: Match, attack: Attack, to: readonly number[], arrival: number): void {
  const { state, setup } = match;
  if (attack.lines === 0) return;
  state.attacks++;
  // A room's clients know the numbers of their own attacks before the room has ruled on them.
  const number = setup.isInRoom ? attack.index * MAX_SEATS + attack.seat + 1 : state.attacks;
  if (to.length === 0)
    tellVoid(match, { attack: number, from: attack.seat, to: NOBODY, lines: attack.lines, made: attack.at });
  for (const seat of to) sendTo(match, attack, seat, number, arrival);
}

function sendTo(
  match: Match,
  { seat: from, lines, at: made }: Attack,
  to: number,
  attack: number,
  arrival: number,
): void {
  const { state } = match;
  if (countMatchEvent(match)) tellMatch(match, { type: "sent", attack, from, to, lines, arrival }, made);
  const kept = Math.min(MAX_QUEUED, withHandicap(match, from, to, lines));
  const parcel: OnItsWay = { attack, from, to, made, arrival, lines: kept };
  tellVoid(match, { ...parcel, lines: lines - kept });
  // Every parcel on its way in the opposite direction crosses this attack; the oldest crosses first.
  let hasCrossed = false;
  for (const other of state.parcels)
    if (other.from === to && other.to === from && cross(match, parcel, other)) hasCrossed = true;
  if (hasCrossed) state.parcels = state.parcels.filter((each) => each.lines > 0);
  if (parcel.lines === 0) return;
  if (state.isOut[to] === true) return tellVoid(match, parcel);
  const place = state.parcels.findIndex((each) => isBefore(parcel, each));
  state.parcels.splice(place < 0 ? state.parcels.length : place, 0, parcel);
}

function isBefore(one: OnItsWay, other: OnItsWay): boolean {
  return one.arrival < other.arrival || (one.arrival === other.arrival && one.attack < other.attack);
}

/** The lines that arrive after a handicap. Fractions of a line are kept for each sender and add up to whole lines. */
function withHandicap({ state, setup }: Match, from: number, to: number, lines: number): number {
  const { receives } = setup.seats[to]!.setup.terms!;
  const pair = from * setup.seats.length + to;
  const share = state.keptBack[pair]! + lines * receives;
  state.keptBack[pair] = share % HUNDREDTHS;
  return Math.floor(share / HUNDREDTHS);
}

/** Cancels the smaller of two parcels on both sides. True if any line was cancelled. */
function cross(match: Match, one: OnItsWay, other: OnItsWay): boolean {
  const lines = Math.min(one.lines, other.lines);
  if (lines === 0) return false;
  one.lines -= lines;
  other.lines -= lines;
  if (!countMatchEvent(match)) return true;
  // The later attack crosses the earlier one, whichever was ruled on first.
  const isLater = one.made > other.made || (one.made === other.made && one.attack > other.attack);
  const [later, earlier] = isLater ? [one, other] : [other, one];
  tellMatch(match, { type: "crossed", attack: later.attack, other: earlier.attack, lines }, later.made);
  return true;
}

/** Lines on their way to seats that are out become void. */
export function voidParcelsTo(match: Match, seats: readonly number[]): void {
  const { state } = match;
  if (state.parcels.length === 0) return;
  for (const parcel of state.parcels) if (seats.includes(parcel.to)) tellVoid(match, parcel);
  state.parcels = state.parcels.filter(({ to }) => !seats.includes(to));
}

function tellVoid(match: Match, { attack, from, to, lines, made }: Omit<OnItsWay, "arrival">): void {
  if (lines > 0 && countMatchEvent(match)) tellMatch(match, { type: "voided", attack, from, to, lines }, made);
}

/** Takes the parcels that arrive at a time at seats that go on past it. Parcels to games that have ended are void. */
export function takeArrivals(match: Match, at: number, limits: readonly number[]): readonly OnItsWay[] {
  const { state, games } = match;
  const arrived: OnItsWay[] = [];
  const left: OnItsWay[] = [];
  for (const parcel of state.parcels) {
    const { to, arrival } = parcel;
    if (arrival !== at || limits[to]! <= at) left.push(parcel);
    else if (games[to]!.state.phase === "ended") tellVoid(match, parcel);
    else arrived.push(parcel);
  }
  state.parcels = left;
  return arrived;
}
