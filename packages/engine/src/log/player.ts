// Plays a log, of a game or of a match: forwards with every event on the way, or straight to any moment. The games are the same
// objects throughout, only their states change. Watching, film, races and demonstrations use it.

import { type Game, tell } from "../game.ts";
import { advance, newGame, play } from "../play.ts";
import { type Snapshot, restore, snapshot } from "../snapshot.ts";
import type { Log } from "./log.ts";
import { countUpTo, timeOf } from "./moments.ts";
import type { Timeline } from "./timeline.ts";

/** A state on the way, from which any moment up to the next is a short run. */
export interface Keyframe<Saved = SavedGame> {
  readonly at: number;
  readonly saved: Saved;
}

/** A game on the way, and how many inputs of its log have been played. */
export interface SavedGame {
  readonly game: Snapshot;
  readonly played: number;
}

/** What players of games and of matches have in common: where they are, and how they get elsewhere. */
export abstract class Player<Saved> {
  readonly #keyframes: Keyframe<Saved>[];
  #reached = 0;

  protected constructor(keyframes: readonly Keyframe<Saved>[]) {
    this.#keyframes = [...keyframes];
  }

  protected abstract save(): Saved;
  protected abstract restore(saved: Saved): void;
  /** Runs on to a moment, inputs of that very time included. */
  protected abstract run(micros: number): void;
  /** Begins to listen with nothing heard, or stops. */
  protected abstract listen(isOn: boolean): void;
  protected abstract tellRewound(): void;

  /** To be called when all that is played is there. */
  protected begin(): void {
    this.#keyframes.unshift({ at: 0, saved: this.save() });
    this.listen(true);
    this.playTo(0);
  }

  /** Up to a moment, inputs of that very time included, with every event on the way. What lies behind is jumped to. */
  playTo(micros: number): void {
    if (micros < this.#reached) return this.jumpTo(micros);
    this.run(micros);
    this.#reached = micros;
  }

  /** Straight to a moment, forwards or backwards; the one event, of each game and of the match, is `rewound`. */
  jumpTo(micros: number): void {
    if (!Number.isSafeInteger(micros) || micros < 0) throw new RangeError(`cannot jump to ${micros}`);
    const from = this.#keyframes[countUpTo(this.#keyframes, micros, timeOf) - 1]!;
    this.listen(false);
    this.restore(from.saved);
    this.run(micros);
    this.#reached = micros;
    this.listen(true);
    this.tellRewound();
  }
}

/** A log and the game that it has been played up to. */
export class LogPlayer extends Player<SavedGame> {
  readonly log: Log;
  readonly game: Game;
  #played = 0;

  /** A log without its timeline can be jumped in too, but every jump then runs from the beginning. */
  constructor(source: Log | Timeline) {
    super("keyframes" in source ? source.keyframes : []);
    this.log = "keyframes" in source ? source.log : source;
    this.game = newGame(this.log.setup, this.log.feed);
    this.begin();
  }

  protected save(): SavedGame {
    return { game: snapshot(this.game), played: this.#played };
  }

  protected restore({ game, played }: SavedGame): void {
    restore(this.game, game);
    this.#played = played;
  }

  protected run(micros: number): void {
    const { inputs } = this.log;
    for (let input = inputs[this.#played]; input !== undefined && input.at <= micros; input = inputs[++this.#played])
      play(this.game, input);
    advance(this.game, micros);
  }

  protected listen(isOn: boolean): void {
    this.game.events = isOn ? [] : null;
  }

  protected tellRewound(): void {
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
