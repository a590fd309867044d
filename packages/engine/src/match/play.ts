// Playing a match: several games under one clock, and a referee.
//
// The total order. At a time t every game runs its moments, then its inputs; then the referee rules on what happened at t,
// and the lines that it sends arrive at t, after all inputs of t. As an input of time t may still come, the referee rules
// as soon as time goes on. So neither the order of the seats nor the number of steps makes a difference.
//
// Where attacks take time to arrive (`hasDelays`) every seat goes on by itself, the referee rules when it is asked to
// (`rule`), and a receive is an input of the seat's own log.

import { type Input, OUTSIDE_ENDS } from "../actions.ts";
import { NEVER } from "../micros.ts";
import { act, advance, newGame, nextMoment, play, runMoment } from "../play.ts";
import { noteOutside } from "./faults.ts";
import type { Match, Ruling } from "./match.ts";
import { followRulings } from "./proof.ts";
import { concernsReferee, hasPotato, passPotato } from "./referee.ts";
import { openMatters, ruleOn } from "./rulings.ts";
import { NO_SCRIPT, type Script } from "./script.ts";
import { type MatchSetup, limitOf } from "./setup.ts";
import { endOf, hasReached } from "./standings.ts";
import { firstState } from "./state.ts";

/** A match at time 0, before anything has happened. */
export function newMatch(setup: MatchSetup): Match {
  return {
    setup,
    games: setup.seats.map((seat) => newGame(seat.setup)),
    state: firstState(setup),
    events: null,
    rulings: null,
    given: null,
  };
}

/** The first thing that happens: the hot potato comes to somebody. */
function begin(match: Match): void {
  if (match.state.potato < 0 && hasPotato(match)) passPotato(match, 0);
}

/** Runs everything up to and including `to`; what it means for others happens as soon as time goes on. */
export function advanceMatch(match: Match, to: number): void {
  if (!Number.isSafeInteger(to) || to < match.state.time) {
    throw new RangeError(`cannot advance to ${to}: the match is at ${match.state.time}`);
  }
  runMatch(match, to, NO_SCRIPT);
}

/** An input of a seat at its own time. Where attacks take time to arrive, the other seats stay where they are. */
export function playSeat(match: Match, seat: number, input: Input): void {
  if (match.setup.hasDelays) advanceSeat(match, seat, input.at);
  else advanceMatch(match, input.at);
  follow(match, seat, input);
}

/** Only one seat, up to and including `to`: for matches whose attacks take time to arrive. */
export function advanceSeat(match: Match, seat: number, to: number): void {
  needsDelays(match);
  begin(match);
  const game = match.games[seat]!;
  for (let at = nextMoment(game); at <= to; at = nextMoment(game)) {
    runMoment(game, at);
    look(match, seat);
  }
  if (game.state.phase !== "ended") advance(game, to);
  match.state.time = Math.max(match.state.time, game.state.time);
}

function needsDelays({ setup }: Match): void {
  if (!setup.hasDelays) throw new RangeError("the seats of a match without delays go on together");
}

/** Where attacks take time to arrive: rules on everything that has happened by a time of the referee's own. */
export function rule(match: Match, at: number): readonly Ruling[] {
  needsDelays(match);
  begin(match);
  if (!Number.isSafeInteger(at) || at <= match.state.ruledAt) {
    throw new RangeError(`cannot rule at ${at}: the referee has ruled at ${match.state.ruledAt}`);
  }
  if (match.state.result !== "playing") return [];
  return ruleOn(match, at, openMatters(match, at));
}

/** Runs every moment, input and ruling up to and including `to`. */
export function runMatch(match: Match, to: number, script: Script): void {
  const { games, state } = match;
  begin(match);
  const limitAt = match.setup.hasDelays ? NEVER : limitOf(match.setup);
  const next = new Float64Array(games.length);
  for (let i = 0; i < next.length; i++) next[i] = nextOf(match, i, script);
  let rulingAt = nextRuling(script);
  for (;;) {
    let seat = -1;
    let at = to + 1;
    let second = to + 1;
    for (let i = 0; i < next.length; i++) {
      if (next[i]! < at) {
        second = at;
        at = next[i]!;
        seat = i;
      } else if (next[i]! < second) second = next[i]!;
    }
    if (state.isUnsettled && at > state.time && to > state.time) {
      settle(match);
      for (let i = 0; i < next.length; i++) next[i] = nextOf(match, i, script);
      continue;
    }
    if (rulingAt < at && rulingAt <= to) {
      followRulings(match, rulingAt, script);
      rulingAt = nextRuling(script);
      continue;
    }
    if (limitAt < at && limitAt <= to && !state.isUnsettled && state.result === "playing") {
      state.time = limitAt;
      state.isUnsettled = true;
      continue;
    }
    if (seat < 0) break;
    // Until then nobody else has anything to do, and nothing waits to be ruled on.
    const limit = state.isUnsettled ? state.time : Math.min(second, to, rulingAt, limitAt);
    next[seat] = runSeat(match, seat, limit, script);
  }
  for (const game of games) if (game.state.phase !== "ended") advance(game, to);
  if (games.some((game) => game.state.phase !== "ended")) state.time = to;
}

function nextRuling({ rulings, ruled }: Script): number {
  return rulings[ruled]?.at ?? NEVER;
}

/** When a seat next has something to do: a moment, or an input of the script. */
function nextOf(match: Match, seat: number, { inputs, played }: Script): number {
  const game = match.games[seat]!;
  // After its end a game changes no more, and its inputs are passed over.
  if (game.state.phase === "ended") return NEVER;
  const input = inputs[seat]?.[played[seat]!];
  const at = nextMoment(game);
  return input !== undefined && input.at < at ? input.at : at;
}

/** Runs a seat up to `limit`, or until something happens that the referee has to rule on. When it is next. */
function runSeat(match: Match, seat: number, limit: number, script: Script): number {
  const { state } = match;
  const game = match.games[seat]!;
  const inputs = script.inputs[seat];
  const { played } = script;
  let { lines } = game.state;
  for (;;) {
    const at = nextMoment(game);
    const input = inputs?.[played[seat]!];
    if (input !== undefined && input.at < at) {
      if (input.at > limit) return input.at;
      played[seat]!++;
      noteOutside(match, seat, input);
      act(game, input);
    } else {
      if (at > limit) return at;
      runMoment(game, at);
    }
    if (game.state.lines === lines && game.state.phase !== "ended") continue;
    look(match, seat);
    lines = game.state.lines;
    if (state.isUnsettled || game.state.phase === "ended") {
      state.time = Math.max(state.time, game.state.time);
      return nextOf(match, seat, script);
    }
  }
}

/** Plays an input whose time has come. */
function follow(match: Match, seat: number, input: Input): void {
  const game = match.games[seat]!;
  if (game.state.phase === "ended") return;
  noteOutside(match, seat, input);
  play(game, input);
  look(match, seat);
}

/** Notes when the team of a seat has reached its goal. */
function noteGoal(match: Match, seat: number): void {
  const { state, setup, games } = match;
  const i = setup.teams.findIndex(({ seats }) => seats.includes(seat));
  if (state.reachedAt[i] !== NEVER || !hasReached(match, setup.teams[i]!)) return;
  state.reachedAt[i] = games[seat]!.state.time;
  state.isUnsettled = true;
}

/** Looks at what a game has just done: lines, which may attack or reach a goal, and its end. */
function look(match: Match, seat: number): void {
  const { state } = match;
  const { state: own, rules } = match.games[seat]!;
  if (own.lines !== state.seenLines[seat]) {
    state.seenLines[seat] = own.lines;
    if (rules.garbage !== undefined && concernsReferee(match, own.sending)) {
      state.isUnsettled = true;
      const { attacks, sending: lines, receives: seen, target, time: at } = own;
      const place = state.unruled.findIndex((attack) => attack.seat > seat);
      const attack = { seat, index: attacks - 1, at, lines, seen, target };
      state.unruled.splice(place < 0 ? state.unruled.length : place, 0, attack);
    }
  }
  if (own.phase === "ended" && state.endedAt[seat] === NEVER) {
    state.endedAt[seat] = own.time;
    state.isUnsettled = true;
  }
  noteGoal(match, seat);
  // Where attacks take time to arrive, the referee rules in its own time.
  if (match.setup.hasDelays) state.isUnsettled = false;
}

/** The referee rules on what has happened at the present time; lines arrive, and a match that is over ends its games. */
function settle(match: Match): void {
  const { state, games } = match;
  const { time } = state;
  state.isUnsettled = false;
  if (state.result !== "playing") return;
  ruleOn(match, time, openMatters(match, time));
  for (const { to, lines, from, attack } of state.deliveries)
    give(match, to, { at: time, name: "received", value: lines, from, attack });
  state.deliveries = [];
  // The ruling may have ended the match.
  if (isPlaying(match)) return;
  for (const [seat, game] of games.entries()) {
    if (game.state.phase === "ended") continue;
    give(match, seat, endInput(match, seat, time));
    state.endedAt[seat] = time;
  }
}

function isPlaying({ state }: Match): boolean {
  return state.result === "playing";
}

/** The input by which a match that is over ends the game of a seat. */
export function endInput(match: Match, seat: number, at: number): Input {
  return { at, name: "ended", value: OUTSIDE_ENDS.indexOf(endOf(match, seat)) };
}

function give(match: Match, seat: number, input: Input): void {
  match.given?.[seat]!.push(input);
  play(match.games[seat]!, input);
}
