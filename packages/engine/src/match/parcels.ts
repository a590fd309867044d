// Lines on their way from seat to seat (G-B3.2, E-37, E-38): sent, cancelled by what crosses them, void, arrived. Nothing else
// changes them.

import { MAX_QUEUED, MAX_SEATS } from "../actions.ts";
import type { Parcel } from "../receiving.ts";
import { type Match, countMatchEvent, tellMatch } from "./match.ts";
import type { Attack } from "./state.ts";

/** A parcel that has not arrived. */
export interface OnItsWay extends Parcel {
  readonly to: number;
  /** When it comes into the Receiving Queue, after all inputs of that time. */
  readonly arrival: number;
  /** What has not been cancelled on the way. */
  lines: number;
}

const HUNDREDTHS = 100;
const NOBODY = -1;

/** Sends an attack to its recipients; the number that it gets. */
export function send(match: Match, attack: Attack, to: readonly number[], arrival: number): void {
  const { state, setup } = match;
  if (attack.lines === 0) return;
  state.attacks++;
  // A room's clients know the numbers of their own attacks before the room has ruled on them.
  const number = setup.isInRoom ? attack.index * MAX_SEATS + attack.seat + 1 : state.attacks;
  if (to.length === 0)
    tellVoid(match, { attack: number, from: attack.seat, to: NOBODY, lines: attack.lines }, attack.at);
  for (const seat of to) sendTo(match, attack, seat, number, arrival);
}

function sendTo(match: Match, { seat: from, lines, at }: Attack, to: number, attack: number, arrival: number): void {
  const { state } = match;
  if (countMatchEvent(match)) tellMatch(match, { type: "sent", attack, from, to, lines, arrival }, at);
  const kept = Math.min(MAX_QUEUED, withHandicap(match, from, to, lines));
  const parcel: OnItsWay = { attack, from, to, arrival, lines: kept };
  tellVoid(match, { ...parcel, lines: lines - kept }, at);
  // What comes the other way and has not arrived was made before this arrives: the oldest crosses first.
  let hasCrossed = false;
  for (const other of state.parcels)
    if (other.from === to && other.to === from && cross(match, parcel, other, at)) hasCrossed = true;
  if (hasCrossed) state.parcels = state.parcels.filter((each) => each.lines > 0);
  if (parcel.lines === 0) return;
  if (state.isOut[to] === true) return tellVoid(match, parcel, at);
  const place = state.parcels.findIndex((each) => isBefore(parcel, each));
  state.parcels.splice(place < 0 ? state.parcels.length : place, 0, parcel);
}

function isBefore(one: OnItsWay, other: OnItsWay): boolean {
  return one.arrival < other.arrival || (one.arrival === other.arrival && one.attack < other.attack);
}

/** A handicap keeps back a share; the shares of one sender's lines add up to lines. */
function withHandicap({ state, setup }: Match, from: number, to: number, lines: number): number {
  const { receives } = setup.seats[to]!.setup.terms!;
  const pair = from * setup.seats.length + to;
  const share = state.keptBack[pair]! + lines * receives;
  state.keptBack[pair] = share % HUNDREDTHS;
  return Math.floor(share / HUNDREDTHS);
}

/** The smaller is cancelled on both sides. Whether anything was. */
function cross(match: Match, one: OnItsWay, other: OnItsWay, at: number): boolean {
  const lines = Math.min(one.lines, other.lines);
  if (lines === 0) return false;
  one.lines -= lines;
  other.lines -= lines;
  if (countMatchEvent(match)) tellMatch(match, { type: "crossed", attack: one.attack, other: other.attack, lines }, at);
  return true;
}

/** These seats are out: what is on its way to them is void. */
export function voidParcelsTo(match: Match, seats: readonly number[], at: number): void {
  const { state } = match;
  if (state.parcels.length === 0) return;
  for (const parcel of state.parcels) if (seats.includes(parcel.to)) tellVoid(match, parcel, at);
  state.parcels = state.parcels.filter(({ to }) => !seats.includes(to));
}

function tellVoid(match: Match, { attack, from, to, lines }: Omit<OnItsWay, "arrival">, at: number): void {
  if (lines > 0 && countMatchEvent(match)) tellMatch(match, { type: "voided", attack, from, to, lines }, at);
}

/** Takes the parcels off the way that arrive at a time, at seats that go on past it; those to games that have ended are void. */
export function takeArrivals(match: Match, at: number, limits: readonly number[]): readonly OnItsWay[] {
  const { state, games } = match;
  const arrived: OnItsWay[] = [];
  const left: OnItsWay[] = [];
  for (const parcel of state.parcels) {
    const { to, arrival } = parcel;
    if (arrival !== at || limits[to]! <= at) left.push(parcel);
    else if (games[to]!.state.phase === "ended") tellVoid(match, parcel, at);
    else arrived.push(parcel);
  }
  state.parcels = left;
  return arrived;
}
