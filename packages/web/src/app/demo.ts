// A recorded game that plays itself behind the title and beside the menu: a log, played in time, over and over.

import {
  advance,
  type Game,
  type GameEvent,
  type Log,
  newGame,
  parseBinaryLog,
  play,
  type RuleBookId,
  unwrap,
} from "@korobeinix/engine";
import { DEMOS } from "../demos/demos.ts";

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

export class Demo {
  readonly #log: Log;
  #game: Game;
  #played = 0;
  #startedMs: number | undefined;

  constructor(ruleBook: RuleBookId) {
    this.#log = unwrap(parseBinaryLog(bytesOf(DEMOS[ruleBook])));
    this.#game = this.#fresh();
  }

  get game(): Game {
    return this.#game;
  }

  /** Events since the last frame; undefined when the game has begun anew. */
  frame(timeStampMs: number): readonly GameEvent[] | undefined {
    this.#startedMs ??= timeStampMs;
    const to = Math.round((timeStampMs - this.#startedMs) * 1000);
    if (to > this.#log.end) {
      this.#game = this.#fresh();
      this.#startedMs = timeStampMs;
      return undefined;
    }
    const { inputs } = this.#log;
    for (let next = inputs[this.#played]; next !== undefined && next.at <= to; next = inputs[++this.#played]) {
      play(this.#game, next);
    }
    if (to > this.#game.state.time && this.#game.state.phase !== "ended") advance(this.#game, to);
    const events = this.#game.events ?? [];
    this.#game.events = [];
    return events;
  }

  #fresh(): Game {
    const game = newGame(this.#log.setup);
    game.events = [];
    this.#played = 0;
    return game;
  }
}
