// Running a match: several games, in the order of time, and a referee.
//
// The total order (E-34). At a time t every game runs its moments, then its inputs. Then the referee rules on what
// happened at t. Then lines arrive, after all inputs of t. Without a room another input of time t may still come, so
// there the referee rules, and lines arrive, only when time goes on. So neither the order of the seats nor the number
// of steps makes a difference. In a room each seat runs up to the time to which it was heard, and lines arrive only
// before that time.

import { type Input, OUTSIDE_ENDS } from "../actions.ts";
import { NEVER } from "../micros.ts";
import { act, advance, nextMoment, play, runMoment } from "../play.ts";
import type { Course, Said } from "./course.ts";
import type { Match } from "./match.ts";
import { takeArrivals } from "./parcels.ts";
import { follow, sendAsSaid } from "./proof.ts";
import { concernsReferee, hasPotato, passPotato } from "./referee.ts";
import { limitOf } from "./setup.ts";
import { settle } from "./settling.ts";
import { countsClears, decide, endOf, heardTo, noteDeed } from "./standings.ts";

/** A time later than every other: nothing more is due. */
const NOT_AGAIN = Number.POSITIVE_INFINITY;

/** Runs the moments, inputs, rulings and arrivals of a course, at most about `most` of them. True if all were run. */
export function run(match: Match, course: Course, most: number = NOT_AGAIN): boolean {
  const { games, state, setup } = match;
  const { limits, referee } = course;
  if (state.potato < 0 && hasPotato(match)) passPotato(match, 0);
  const said = referee.by === "log" ? referee : undefined;
  const limitAt = referee.by === "match" ? limitOf(setup) : NOT_AGAIN;
  const next = new Float64Array(games.length);
  for (let i = 0; i < next.length; i++) next[i] = nextOf(match, i, course);
  const budget = { left: most };
  for (;;) {
    const arrivalAt = nextArrival(match, limits);
    const rulingAt = nextRuling(said);
    const isPlaying = state.result === "playing";
    // Up to and including this time nothing reaches the seats, and the referee has nothing to do.
    const horizon = Math.min(arrivalAt, rulingAt, isPlaying ? limitAt : NOT_AGAIN, state.unsettledAt);
    const at = runSeats(match, course, next, horizon, budget);
    const dueAt = isPlaying && limitAt < state.unsettledAt ? limitAt : state.unsettledAt;
    if (dueAt !== NEVER && dueAt < at && (referee.by !== "match" || dueAt < limits[0]!)) {
      state.time = Math.max(state.time, dueAt);
      state.unsettledAt = NEVER;
      if (said === undefined) settle(match, dueAt, course);
      else sendAsSaid(match, said, dueAt, heardTo(match, limits));
    } else if (budget.left <= 0) {
      state.time = latestOf(match);
      return false;
    } else if (said !== undefined && rulingAt < at && rulingAt <= arrivalAt) {
      follow(match, said, heardTo(match, limits));
      budget.left--;
    } else if (arrivalAt < at) {
      arrive(match, arrivalAt, limits);
      // Lines change no next moment before a Lock Down, but the end of the match ends games.
      for (let i = 0; i < next.length; i++) if (games[i]!.state.phase === "ended") next[i] = NOT_AGAIN;
    } else if (at === NOT_AGAIN) break;
    if (said?.fault !== undefined) return true;
  }
  games.forEach((game, i) => {
    if (game.state.phase !== "ended") advance(game, limits[i]!);
  });
  state.time = latestOf(match);
  if (referee.by !== "match") decide(match, heardTo(match, limits));
  return true;
}

/**
 * Runs the seats in the order of time up to `horizon`, or until the referee has something to rule on. Returns the time
 * at which a seat acts next.
 */
function runSeats(match: Match, course: Course, next: Float64Array, horizon: number, budget: Budget): number {
  const { state } = match;
  const { limits } = course;
  for (;;) {
    let seat = -1;
    let at = NOT_AGAIN;
    let second = horizon;
    for (let i = 0; i < next.length; i++) {
      const own = next[i]!;
      if (own < at) {
        if (at < second) second = at;
        at = own;
        seat = i;
      } else if (own < second) second = own;
    }
    if (seat < 0 || at > horizon || at > state.unsettledAt || budget.left <= 0) return at;
    const limit = limits[seat]!;
    const last = state.unsettledAt < second ? state.unsettledAt : second;
    const then = runSeat(match, seat, limit < last ? limit : last, course, budget);
    next[seat] = then <= limit ? then : NOT_AGAIN;
  }
}

function nextRuling(said: Said | undefined): number {
  const at = said?.rulings[said.ruled]?.at ?? NOT_AGAIN;
  return said === undefined || at > said.until ? NOT_AGAIN : at;
}

/** The latest time of any game. */
function latestOf({ games, state }: Match): number {
  let { time } = state;
  for (const game of games) if (game.state.time > time) time = game.state.time;
  return time;
}

/** When a seat acts next: by a moment of its game, or by an input of the course. */
function nextOf(match: Match, seat: number, { inputs, played, limits }: Course): number {
  const game = match.games[seat]!;
  // A game that has ended does not change any more, and its inputs are skipped.
  if (game.state.phase === "ended") return NOT_AGAIN;
  const input = inputs[seat]?.[played[seat]!];
  const moment = nextMoment(game);
  const at = input !== undefined && input.at < moment ? input.at : moment;
  return at <= limits[seat]! ? at : NOT_AGAIN;
}

/** How many more moments, inputs and rulings a run may run before it pauses. */
interface Budget {
  left: number;
}

/** Runs a seat up to `to`, or until the referee has something to rule on. Returns the time at which it acts next. */
function runSeat(match: Match, seat: number, to: number, course: Course, budget: Budget): number {
  const { state } = match;
  const game = match.games[seat]!;
  const inputs = course.inputs[seat];
  const { played } = course;
  let n = played[seat]!;
  let { lines } = game.state;
  let input = inputs?.[n];
  let inputAt = input === undefined ? NOT_AGAIN : input.at;
  for (;;) {
    const at = nextMoment(game);
    const then = inputAt < at ? inputAt : at;
    if (then > to || budget.left <= 0) return then;
    if (inputAt < at) {
      act(game, input!);
      played[seat] = ++n;
      input = inputs![n];
      inputAt = input === undefined ? NOT_AGAIN : input.at;
    } else runMoment(game, at);
    budget.left--;
    if (game.state.lines === lines && game.state.phase !== "ended") continue;
    look(match, seat);
    if (game.state.phase === "ended") return NOT_AGAIN;
    lines = game.state.lines;
    // The seat may act again at this same time.
    if (state.unsettledAt < to) return nextOf(match, seat, course);
  }
}

/** Notes what a game has just done: a clear, which may attack or count for a goal, or its end. */
function look(match: Match, seat: number): void {
  const { state } = match;
  const { state: own, rules } = match.games[seat]!;
  if (own.lines !== state.seenLines[seat]) {
    state.seenLines[seat] = own.lines;
    if (countsClears(match.setup)) {
      noteDeed(match, seat);
      state.unsettledAt = own.time;
    }
    if (rules.garbage !== undefined && state.result === "playing" && concernsReferee(match, own.sending)) {
      state.unsettledAt = own.time;
      const { attacks, sending: lines, target, time: at } = own;
      const place = state.unruled.findIndex((attack) => attack.seat > seat);
      const attack = { seat, index: attacks - 1, at, lines, target };
      state.unruled.splice(place < 0 ? state.unruled.length : place, 0, attack);
    }
  }
  if (own.phase !== "ended" || state.endedAt[seat] !== NEVER) return;
  state.endedAt[seat] = own.time;
  noteDeed(match, seat);
  state.unsettledAt = own.time;
}

/** When lines, or the end of the match, next reach a seat. The seat must go on past that time. */
function nextArrival({ state, games }: Match, limits: readonly number[]): number {
  const { parcels, endsAt } = state;
  let at = NOT_AGAIN;
  for (const { to, arrival } of parcels) if (arrival < at && arrival < limits[to]!) at = arrival;
  if (endsAt === NEVER || endsAt >= at) return at;
  return games.some((game, seat) => game.state.phase !== "ended" && endsAt < limits[seat]!) ? endsAt : at;
}

/** Gives lines to their seats, and ends the games that still go on if the match is over. */
function arrive(match: Match, at: number, limits: readonly number[]): void {
  const { state, games } = match;
  for (const parcel of takeArrivals(match, at, limits)) {
    const { to, from, attack, lines } = parcel;
    give(match, to, { at, name: "received", value: lines, from, attack });
  }
  if (state.endsAt !== at) return;
  for (const [seat, game] of games.entries()) {
    if (game.state.phase === "ended" || limits[seat]! <= at) continue;
    give(match, seat, { at, name: "ended", value: OUTSIDE_ENDS.indexOf(endOf(match, seat)) });
    state.endedAt[seat] = at;
  }
}

function give(match: Match, seat: number, input: Input): void {
  match.given?.[seat]!.push(input);
  play(match.games[seat]!, input);
}
