// What the log of a match with delays says of what reached its seats, held against the rules (E-37).

import { type Input, OUTSIDE_ENDS } from "../actions.ts";
import { SECOND } from "../micros.ts";
import type { Match } from "./match.ts";
import { endOf } from "./standings.ts";
import { type Delivery, isOnItsWay } from "./state.ts";

/** How long an attack may take to be ruled on, and as long again to arrive (E-37). */
const ALLOWANCE_MICROS: number = 10 * SECOND;

/** Notes that the log of a seat says something that the rules do not bear out. */
export function tellFault({ faults }: Match, seat: number, why: string): void {
  faults.push({ code: "notAllowed", where: { part: "seat", which: seat + 1 }, why });
}

/** What arrived has to be what had not been cancelled on the way. */
export function checkArrival(match: Match, { attack, to, lines, arrived, order }: Delivery): void {
  if (arrived === lines) return;
  tellFault(match, to, `receive ${order + 1} says ${arrived} lines of attack ${attack}, of which ${lines} were left`);
}

/** Nobody may keep an attack back: within the allowance it is ruled on, and its lines arrive where a game still goes on. */
export function checkDelays(match: Match, at: number): void {
  const { state, games } = match;
  const isLate = (since: number): boolean => at - since > ALLOWANCE_MICROS && state.result === "playing";
  for (const attack of state.unruled)
    if (isLate(attack.at)) tellFault(match, attack.seat, `its attack of ${attack.at} is not ruled on`);
  for (const delivery of state.deliveries) {
    const isPlaying = games[delivery.to]!.state.phase !== "ended";
    if (isOnItsWay(delivery) && isPlaying && isLate(delivery.at))
      tellFault(match, delivery.to, `attack ${delivery.attack}, sent at ${delivery.at}, never arrives`);
  }
}

/** Where attacks take time to arrive, a seat's log says what reached it from outside: that must be true. */
export function noteOutside(match: Match, seat: number, input: Input): void {
  if (!match.setup.hasDelays) return;
  if (input.name === "received") noteArrival(match, seat, input);
  else if (input.name === "ended") checkEnd(match, seat, input);
}

/** Lines arrive: they must be on their way to this seat, and have been sent before. */
function noteArrival(match: Match, seat: number, { at, from, attack, value = 0 }: Input): void {
  const { state, games } = match;
  const delivery = state.deliveries.find((each) => each.to === seat && each.attack === attack && isOnItsWay(each));
  if (delivery === undefined || delivery.from !== from || delivery.at >= at)
    return tellFault(match, seat, `at ${at} it receives attack ${attack}, which is not on its way to it`);
  delivery.order = games[seat]!.state.receives;
  delivery.arrived = value;
}

/** A player may leave at any time; everything else follows from how the match ended. */
function checkEnd(match: Match, seat: number, { at, value = 0 }: Input): void {
  const { result, ruledAt } = match.state;
  if (OUTSIDE_ENDS[value] === "left") return;
  const isTrue = result !== "playing" && at > ruledAt && OUTSIDE_ENDS[value] === endOf(match, seat);
  if (!isTrue) tellFault(match, seat, `at ${at} its game ends "${OUTSIDE_ENDS[value]}", which the match did not`);
}
