// Playing a log in steps, for those who want to look on.

import { type Game, type Input, advance, nextMoment, play } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";

export interface Step {
  /** Missing if something happened by itself. */
  readonly input?: Input;
  /** An input that comes after the game's end changes nothing. */
  readonly isLate: boolean;
}

/** Plays a log on a game just made from its set-up, stopping after every moment and every input. */
export function* playLog(game: Game, log: Log): Generator<Step> {
  for (const input of log.inputs) {
    yield* pass(game, input.at);
    const isLate = game.state.phase === "ended";
    play(game, input);
    yield { input, isLate };
  }
  yield* pass(game, log.end);
}

function* pass(game: Game, to: number): Generator<Step> {
  for (let at = nextMoment(game); at <= to; at = nextMoment(game)) {
    advance(game, at);
    yield { isLate: false };
  }
  advance(game, to);
}
