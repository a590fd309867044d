// Matches between stand-ins for people: each looks at its own game, plans a piece, and presses its keys in time.

import {
  type Game,
  GrowingMatchLog,
  type Input,
  type MatchLog,
  type MatchSetup,
  advanceMatch,
  newGame,
  newMatch,
  nextMoment,
  playSeat,
  restore,
  snapshot,
  unwrap,
} from "@korobeinix/engine";
import { Hand, type Person } from "./human.ts";

/** A seat's player: what is to be pressed, and for which piece that was planned. */
interface Player {
  readonly hand: Hand;
  readonly scratch: Game;
  plan: Input[];
  plannedPieces: number;
}

/** Plays until the match is over, or until so much time has been played. */
export function recordMatch(setup: MatchSetup, people: readonly Person[], end: number): MatchLog {
  const match = newMatch(setup);
  const log = new GrowingMatchLog(setup);
  const players = setup.seats.map((seat, i): Player => ({
    hand: new Hand(people[i]!),
    scratch: newGame(seat.setup),
    plan: [],
    plannedPieces: -1,
  }));
  const nextOf = (seat: number): number => {
    const player = players[seat]!;
    const game = match.games[seat]!;
    if (game.state.phase === "ended") return Number.MAX_SAFE_INTEGER;
    // A piece is planned when the one before has locked: what has risen by then is seen.
    if (player.plan.length === 0 && game.state.pieces > player.plannedPieces) {
      player.plannedPieces = game.state.pieces;
      restore(player.scratch, snapshot(game));
      player.plan = [...player.hand.playPiece(player.scratch)];
    }
    return player.plan[0]?.at ?? nextMoment(game);
  };
  while (match.state.result === "playing" && match.state.time < end) {
    const times = players.map((_, seat) => nextOf(seat));
    const at = Math.min(...times);
    const seat = times.indexOf(at);
    const input = players[seat]?.plan.shift();
    if (input === undefined) advanceMatch(match, Math.min(at, end));
    else playSeat(match, seat, unwrap(log.append(seat, input)));
  }
  return log.toLog(match.state.time);
}
