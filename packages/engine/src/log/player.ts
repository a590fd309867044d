// Plays a log: forwards with every event on the way, or straight to any moment. It is the same game throughout, only
// its state changes. Watching, film, races and demonstrations use it.

import { type Game, tell } from "../game.ts";
import { advance, newGame, play } from "../play.ts";
import { restore, snapshot } from "../snapshot.ts";
import type { Log } from "./log.ts";
import { countUpTo, timeOf } from "./moments.ts";
import type { Keyframe, Timeline } from "./timeline.ts";

/** A log and the game that it has been played up to. */
export class LogPlayer {
  readonly log: Log;
  readonly game: Game;
  readonly #keyframes: readonly Keyframe[];
  #played = 0;
  #reached = 0;

  /** A log without its timeline can be jumped in too, but every jump then runs from the beginning. */
  constructor(source: Log | Timeline) {
    const isReady = "keyframes" in source;
    this.log = isReady ? source.log : source;
    this.game = newGame(this.log.setup);
    const start: Keyframe = { at: 0, played: 0, saved: snapshot(this.game) };
    this.#keyframes = isReady ? [start, ...source.keyframes] : [start];
    this.game.events = [];
    this.playTo(0);
  }

  /** Up to a moment, inputs of that very time included, with every event on the way. What lies behind is jumped to. */
  playTo(micros: number): void {
    if (micros < this.#reached) return this.jumpTo(micros);
    const { inputs } = this.log;
    for (let input = inputs[this.#played]; input !== undefined && input.at <= micros; input = inputs[++this.#played])
      play(this.game, input);
    advance(this.game, micros);
    this.#reached = micros;
  }

  /** Straight to a moment, forwards or backwards; the one event is `rewound`. */
  jumpTo(micros: number): void {
    if (!Number.isSafeInteger(micros) || micros < 0) throw new RangeError(`cannot jump to ${micros}`);
    const from = this.#keyframes[countUpTo(this.#keyframes, micros, timeOf) - 1]!;
    this.game.events = null;
    restore(this.game, from.saved);
    this.#played = from.played;
    this.#reached = from.at;
    this.playTo(micros);
    this.game.events = [];
    tell(this.game, { type: "rewound" });
  }
}

/** The game exactly as playing up to a moment leaves it, inputs of that very time included. */
export function seek(timeline: Timeline, micros: number): Game {
  const player = new LogPlayer(timeline);
  player.jumpTo(micros);
  player.game.events = null;
  return player.game;
}
