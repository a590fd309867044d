// The referee (E-37): numbers the attacks, says who gets each, lets those that crossed on their way cancel each other, and
// passes the hot potato.

import { MAX_QUEUED } from "../actions.ts";
import { NEVER } from "../micros.ts";
import { POTATO, SEAT_TARGETS, draw } from "../random.ts";
import {
  type Match,
  type Ruling,
  countMatchEvent,
  livingOpponents,
  livingSeats,
  targetFrom,
  teamOf,
  tellMatch,
  termsOf,
} from "./match.ts";
import type { Attack, Delivery } from "./state.ts";

const HUNDREDTHS = 100;
const NOBODY = -1;

/** Whether an attack has to be ruled on: a clear that sends nothing matters where it moves the hot potato. */
export function concernsReferee(match: Match, lines: number): boolean {
  return lines > 0 || termsOf(match).targeting === "potato";
}

/** Rules on an attack: who gets it, what of it was cancelled by what it had not seen. */
export function ruleOnAttack(match: Match, attack: Attack, at: number): Ruling {
  const { state } = match;
  const isHolder = state.potato === attack.seat;
  if (isHolder) passPotato(match, at);
  const to = recipientsOf(match, attack, isHolder);
  if (attack.lines > 0) state.attacks++;
  for (const seat of to) send(match, attack, seat, at);
  if (attack.lines > 0 && to.length === 0)
    tellVoid(match, { attack: state.attacks, from: attack.seat, to: NOBODY }, attack.lines, at);
  const ruling = { at, type: "attack", seat: attack.seat, to } as const;
  return isHolder ? { ...ruling, potato: state.potato } : ruling;
}

function recipientsOf(match: Match, { seat, index, lines, target }: Attack, hadPotato: boolean): number[] {
  if (lines === 0) return [];
  const opponents = livingOpponents(match, seat);
  if (opponents.length === 0) return [];
  switch (termsOf(match).targeting) {
    case "chosen":
      return [targetFrom(match, seat, target)!];
    case "random":
      return [opponents[draw(match.setup.shared.seed, SEAT_TARGETS + seat, index, opponents.length)]!];
    case "all":
      return opponents;
    case "potato":
      return potatoRecipients(match, seat, hadPotato);
  }
}

/** The rest of the holder's own attack goes to the new holder, or is void if that is itself; a teammate's is void too. */
function potatoRecipients(match: Match, seat: number, hadPotato: boolean): number[] {
  const { potato } = match.state;
  if (hadPotato && potato === seat) return [];
  return teamOf(match, potato) === teamOf(match, seat) ? [] : [potato];
}

function send(match: Match, { seat, lines, seen }: Attack, to: number, at: number): void {
  const { state } = match;
  const attack = state.attacks;
  if (countMatchEvent(match)) tellMatch(match, { type: "sent", attack, from: seat, to, lines }, at);
  const arriving = Math.min(MAX_QUEUED, withHandicap(match, seat, to, lines));
  const delivery: Delivery = { attack, from: seat, to, at, lines: arriving, order: NEVER, arrived: 0 };
  if (lines > arriving) tellVoid(match, delivery, lines - arriving, at);
  for (const other of state.deliveries) {
    const hasSeen = other.order < seen;
    if (other.from === to && other.to === seat && !hasSeen) cross(match, delivery, other, at);
  }
  if (delivery.lines > 0) state.deliveries.push(delivery);
}

/** A handicap keeps back a share; the shares of one sender's lines add up to lines. */
function withHandicap({ state, setup }: Match, from: number, to: number, lines: number): number {
  const { receives } = setup.seats[to]!.setup.terms!;
  const pair = from * setup.seats.length + to;
  const share = state.keptBack[pair]! + lines * receives;
  state.keptBack[pair] = share % HUNDREDTHS;
  return Math.floor(share / HUNDREDTHS);
}

/** Neither had seen the other: the smaller is cancelled on both sides. */
function cross(match: Match, one: Delivery, other: Delivery, at: number): void {
  const lines = Math.min(one.lines, other.lines);
  if (lines === 0) return;
  one.lines -= lines;
  other.lines -= lines;
  if (countMatchEvent(match)) tellMatch(match, { type: "crossed", attack: one.attack, other: other.attack, lines }, at);
}

/** Tells that lines will never arrive. */
export function tellVoid(
  match: Match,
  { attack, from, to }: Pick<Delivery, "attack" | "from" | "to">,
  lines: number,
  at: number,
): void {
  if (lines > 0 && countMatchEvent(match)) tellMatch(match, { type: "voided", attack, from, to, lines }, at);
}

/** Whether there is a hot potato. */
export function hasPotato(match: Match): boolean {
  const { targeting, garbage } = termsOf(match);
  return targeting === "potato" && garbage !== "none";
}

/** To a random seat that plays on, perhaps the same; by the cartridge with two left to the other (N-18). */
export function passPotato(match: Match, at: number): void {
  const { state, games, setup } = match;
  const living = livingSeats(match);
  const others = living.filter((seat) => seat !== state.potato);
  const goesOver = games[0]!.rules.garbage?.potatoOfTwo === "other" && living.length === 2 && others.length === 1;
  const among = goesOver ? others : living;
  if (among.length === 0) return;
  state.potato = among[draw(setup.shared.seed, POTATO, state.potatoDraws++, among.length)]!;
  if (countMatchEvent(match)) tellMatch(match, { type: "passed", seat: state.potato }, at);
}
