// A game alone in a player's hands: keeps its log.

import { advance, type Game, type Input, newGame, play, type Setup } from "@korobeinix/engine";
import { GrowingLog, type Log } from "@korobeinix/engine/log";
import { Hands } from "./hands.ts";

/** A log, and the game that it leads to. */
export interface Begun {
  readonly log: Log;
  readonly game: Game;
}

export class Session extends Hands {
  readonly setup: Setup;
  readonly game: Game;
  readonly #log: GrowingLog;

  /** A new game, or one that goes on where its log ends: it is run before, for that may take long. */
  constructor(setup: Setup, begun?: Begun) {
    super();
    this.setup = setup;
    this.game = begun?.game ?? newGame(setup);
    this.game.events = [];
    this.#log = new GrowingLog(setup, begun?.log);
  }

  advanceTo(at: number): void {
    if (!this.isOver && at >= this.game.state.time) advance(this.game, at);
  }

  toLog(): Log {
    return this.#log.toLog(this.game.state.time);
  }

  protected write(input: Input): boolean {
    if (!this.#log.append(input).ok) return false;
    play(this.game, input);
    return true;
  }
}
