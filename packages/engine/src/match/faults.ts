// What the log of a match with delays says, held against the rules (E-37). The first thing that is not true is kept; what
// the log says after that is not looked at.

import { type Input, OUTSIDE_ENDS } from "../actions.ts";
import { SECOND } from "../micros.ts";
import type { Where } from "../result.ts";
import type { Match } from "./match.ts";
import { limitOf } from "./setup.ts";
import { endOf } from "./standings.ts";
import { type Delivery, isOnItsWay } from "./state.ts";

/** How long what happens may take to be ruled on, and what was sent to arrive: nobody may keep anything back. */
const ALLOWANCE_MICROS: number = 10 * SECOND;

/** Notes that the log says something that the rules do not bear out. */
export function noteFault({ state }: Match, where: Where, why: string): void {
  state.fault ??= { code: "notAllowed", where, why };
}

function noteSeatFault(match: Match, seat: number, why: string): void {
  noteFault(match, { part: "seat", which: seat + 1 }, why);
}

/** What arrived has to be what had not been cancelled on the way. */
export function checkArrival(match: Match, { attack, to, lines, arrived, order }: Delivery): void {
  if (arrived === lines) return;
  noteSeatFault(
    match,
    to,
    `receive ${order + 1} says ${arrived} lines of attack ${attack}, of which ${lines} were left`,
  );
}

/** Within the allowance everything is ruled on, and lines arrive where a game still goes on. */
export function checkDelays(match: Match, at: number): void {
  const { state, games, setup } = match;
  const isLate = (since: number): boolean => at - since > ALLOWANCE_MICROS;
  if (state.result !== "playing") {
    games.forEach((game, seat) => {
      if (game.state.phase !== "ended" && isLate(state.ruledAt))
        noteSeatFault(match, seat, "it plays on after the match");
    });
    return;
  }
  for (const attack of state.unruled)
    if (isLate(attack.at)) noteSeatFault(match, attack.seat, `its attack of ${attack.at} is not ruled on in time`);
  state.endedAt.forEach((since, seat) => {
    if (isLate(since) && !state.isOut[seat]) noteSeatFault(match, seat, `its end of ${since} is not ruled on in time`);
  });
  state.reachedAt.forEach((since, i) => {
    if (isLate(since)) noteFault(match, teamAt(match, i), `its goal, reached at ${since}, is not ruled on in time`);
  });
  if (isLate(limitOf(setup))) noteFault(match, { part: "end" }, "the match goes on after its limit");
  for (const delivery of state.deliveries) {
    const isPlaying = games[delivery.to]!.state.phase !== "ended";
    if (isOnItsWay(delivery) && isPlaying && isLate(delivery.at))
      noteSeatFault(match, delivery.to, `attack ${delivery.attack}, sent at ${delivery.at}, does not arrive in time`);
  }
}

function teamAt({ setup }: Match, i: number): Where {
  return { part: "team", which: setup.teams[i]!.team + 1 };
}

/** Where attacks take time to arrive, a seat's log says what reached it from outside: that must be true. */
export function noteOutside(match: Match, seat: number, input: Input): void {
  if (!match.setup.hasDelays) return;
  if (input.name === "received") noteArrival(match, seat, input);
  else if (input.name === "ended") checkEnd(match, seat, input);
}

/** Lines arrive: they must be on their way to this seat, and have been sent before, but not long before. */
function noteArrival(match: Match, seat: number, { at, from, attack, value = 0 }: Input): void {
  const { state, games } = match;
  const delivery = state.deliveries.find((each) => each.to === seat && each.attack === attack && isOnItsWay(each));
  if (delivery === undefined || delivery.from !== from || delivery.at >= at)
    return noteSeatFault(match, seat, `at ${at} it receives attack ${attack}, which is not on its way to it`);
  if (at - delivery.at > ALLOWANCE_MICROS)
    noteSeatFault(match, seat, `attack ${attack}, sent at ${delivery.at}, arrives only at ${at}`);
  delivery.order = games[seat]!.state.receives;
  delivery.arrived = value;
}

/** A player may leave at any time; everything else follows from how the match ended. */
function checkEnd(match: Match, seat: number, { at, value = 0 }: Input): void {
  const { result, ruledAt } = match.state;
  if (OUTSIDE_ENDS[value] === "left") return;
  const isTrue = result !== "playing" && at > ruledAt && OUTSIDE_ENDS[value] === endOf(match, seat);
  if (!isTrue) noteSeatFault(match, seat, `at ${at} its game ends "${OUTSIDE_ENDS[value]}", which the match did not`);
}
