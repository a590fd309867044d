// Playing a match without a room: its seats go on together, input by input. A match in a room is played by `hear`.

import type { Input } from "../actions.ts";
import { inputFault } from "../log/log.ts";
import { newGame } from "../play.ts";
import { type Result, bad, good } from "../result.ts";
import { type Course, TOGETHER } from "./course.ts";
import { whyGiven } from "./log.ts";
import type { Match } from "./match.ts";
import { run } from "./run.ts";
import type { MatchSetup } from "./setup.ts";
import { firstState } from "./state.ts";

/** A match at time 0. */
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

const DONE: Result<void> = good(undefined);

/** Runs all games up to and including `to`. Rulings and arrivals of time `to` come only when time goes on (E-34). */
export function advanceMatch(match: Match, to: number): Result<void> {
  const wrong = timeProblem(match, to);
  if (wrong !== undefined) return wrong;
  run(match, together(match, to));
  return DONE;
}

/** Plays an input of a seat at its own time. */
export function playSeat(match: Match, seat: number, input: Input): Result<void> {
  if (match.games[seat] === undefined)
    return bad("unknown", { part: "seat", which: seat + 1 }, "there is no such seat");
  const wrong = timeProblem(match, input.at) ?? inputProblem(match, seat, input);
  if (wrong !== undefined) return wrong;
  const inputs = match.games.map((_, i) => (i === seat ? [input] : []));
  run(match, { ...together(match, input.at), inputs });
  return DONE;
}

function together({ games }: Match, to: number): Course {
  return { inputs: [], played: games.map(() => 0), limits: games.map(() => to), referee: TOGETHER };
}

function timeProblem({ setup, state }: Match, at: number): Result<never> | undefined {
  if (setup.isInRoom) return bad("notAllowed", "match", "this match is in a room: its inputs come by `hear`");
  if (!Number.isSafeInteger(at)) return bad("form", "match", "a time is a whole number of microseconds");
  return at < state.time ? bad("backwards", "match", `the match is at ${state.time}, which is after ${at}`) : undefined;
}

function inputProblem({ setup }: Match, seat: number, input: Input): Result<never> | undefined {
  const where = { part: "seat", which: seat + 1 } as const;
  const fault = inputFault(setup.seats[seat]!.setup, input);
  if (fault !== undefined) return bad(fault.code, where, fault.why);
  const why = whyGiven(input);
  return why === undefined ? undefined : bad("notAllowed", where, why);
}
