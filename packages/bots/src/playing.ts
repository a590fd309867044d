// Whole games and matches of computer players, for arenas, tests and recordings.

import {
  type Game,
  type Input,
  NEVER,
  type Setup,
  advance,
  newGame,
  nextMoment,
  play,
  unwrap,
} from "@korobeinix/engine";
import { type Log, checkLog } from "@korobeinix/engine/log";
import {
  GrowingMatchLog,
  type Match,
  type MatchLog,
  type MatchSetup,
  advanceMatch,
  newMatch,
  playSeat,
} from "@korobeinix/engine/match";
import { aimOf, rivalsOf } from "./aim.ts";
import { seedOf } from "./hand/dice.ts";
import { wholeMs } from "./hand/pace.ts";
import { ComputerPlayer, type Thinks } from "./player.ts";
import type { Rank } from "./ranks.ts";

/** The log of a game that a computer player plays until it ends, or until so much time has been played. */
export function playGame(setup: Setup, rank: Rank, seed: number, until: number, thinks?: Thinks): Log {
  const game = newGame(setup);
  const player = new ComputerPlayer(rank, seed, thinks);
  const inputs: Input[] = [];
  for (;;) {
    const input = player.next(game);
    const at = Math.min(input?.at ?? NEVER, nextMoment(game));
    if (at > until) break;
    if (input?.at === at) {
      inputs.push(input);
      play(game, input);
      player.pressed();
    } else advance(game, at);
  }
  if (game.state.phase !== "ended") advance(game, until);
  return unwrap(checkLog(setup, inputs, game.state.time));
}

/** The log of a match whose seats go on together: a rank for every seat, until it is decided or so much time has been played. */
export function playMatch(setup: MatchSetup, ranks: readonly Rank[], seed: number, until: number): MatchLog {
  const match = newMatch(setup);
  const log = new GrowingMatchLog(setup);
  const players = ranks.map((rank, seat) => new ComputerPlayer(rank, seedOf(seed, seat)));
  const aims = players.map((): Input | undefined => undefined);
  const nextOf = (seat: number): Input | undefined => {
    const game = match.games[seat]!;
    const player = players[seat]!;
    // It looks about when a piece has come.
    if (player.isNewTo(game)) aims[seat] = aimInput(match, seat);
    const rivals = rivalsOf(match, seat).map((other): Game => match.games[other]!);
    return player.next(game, rivals);
  };
  while (match.state.result === "playing") {
    let first: Input | undefined;
    let seat = -1;
    let at = Math.min(...match.games.map(nextMoment));
    for (const i of players.keys()) {
      const own = nextOf(i);
      const input = aims[i] ?? own;
      if (input === undefined || input.at >= (first?.at ?? NEVER)) continue;
      first = input;
      seat = i;
    }
    at = Math.min(at, first?.at ?? NEVER);
    if (at > until) break;
    if (first?.at !== at) {
      unwrap(advanceMatch(match, at));
      continue;
    }
    unwrap(playSeat(match, seat, unwrap(log.append(seat, first))));
    if (first === aims[seat]) aims[seat] = undefined;
    else players[seat]!.pressed();
  }
  if (match.state.result === "playing") unwrap(advanceMatch(match, until));
  return log.toLog(match.state.time);
}

function aimInput(match: Match, seat: number): Input | undefined {
  const value = aimOf(match, seat);
  return value === undefined ? undefined : { at: wholeMs(match.games[seat]!.state.time), name: "target", value };
}
