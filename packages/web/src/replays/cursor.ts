// A game that is played from a log, up to any time: the same game throughout, only its state changes, so that whoever
// draws it can go on with what is painted.

import { advance, type Game, type GameEvent, type Log, newGame, play, seek, type Timeline } from "@korobeinix/engine";
import { countUpTo } from "./moments.ts";

export class LogCursor {
  #game: Game;
  readonly #log: Log;
  #played = 0;

  constructor(log: Log) {
    this.#log = log;
    this.#game = newGame(log.setup);
    this.#game.events = [];
    this.playTo(0);
  }

  get game(): Game {
    return this.#game;
  }

  /** Forwards, with every event on the way. */
  playTo(micros: number): void {
    const { inputs } = this.#log;
    for (let input = inputs[this.#played]; input !== undefined && input.at <= micros; input = inputs[++this.#played])
      play(this.game, input);
    // A game that has ended stands still: there may be less time in it than in its log.
    if (micros >= this.game.state.time) advance(this.game, micros);
  }

  /** Straight there, forwards or backwards; what lies between has no events. */
  jumpTo(micros: number, timeline: Timeline): void {
    this.game.state = seek(timeline, micros).state;
    this.game.events = [];
    this.#played = countUpTo(this.#log.inputs, micros, ({ at }) => at);
  }

  /** Another game in the same state: whoever draws it paints everything anew. */
  renew(): void {
    this.#game = { ...this.#game };
  }

  /** The events since the last call. */
  takeEvents(): readonly GameEvent[] {
    const events = this.game.events ?? [];
    this.game.events = [];
    return events;
  }
}
