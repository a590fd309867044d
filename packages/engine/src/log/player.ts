// Plays the log of a game or of a match: forwards with every event, or straight to any moment. The game objects stay
// the same; only their states change. For watching replays, films, races and demonstrations.

import { type Game, tell } from "../game.ts";
import { advance, newGame, play } from "../play.ts";
import { type Snapshot, restore, snapshot } from "../snapshot.ts";
import type { Log } from "./log.ts";
import { countUpTo, timeOf } from "./moments.ts";
import type { Timeline } from "./timeline.ts";

/** A saved state of a log. Any moment up to the next keyframe is a short run away. */
export interface Keyframe<Saved = SavedGame> {
  readonly at: number;
  readonly saved: Saved;
}

/** A saved game, and how many inputs of its log have been played. */
export interface SavedGame {
  readonly game: Snapshot;
  readonly played: number;
}

/** The common part of `LogPlayer` and `MatchPlayer`. */
export abstract class Player<Saved> {
  readonly #keyframes: Keyframe<Saved>[];
  #reached = 0;

  protected constructor(keyframes: readonly Keyframe<Saved>[]) {
    this.#keyframes = [...keyframes];
  }

  protected abstract save(): Saved;
  protected abstract restore(saved: Saved): void;
  /** Runs on to a time, inputs at that time included. */
  protected abstract run(micros: number): void;
  /** Begins to collect events, with an empty list, or stops. */
  protected abstract listen(isOn: boolean): void;
  protected abstract tellRewound(): void;

  /** A subclass calls this at the end of its constructor. */
  protected begin(): void {
    this.#keyframes.unshift({ at: 0, saved: this.save() });
    this.listen(true);
    this.playTo(0);
  }

  /** Plays up to a time, inputs at that time included, with every event. To an earlier time it jumps. */
  playTo(micros: number): void {
    if (micros < this.#reached) return this.jumpTo(micros);
    this.run(micros);
    this.#reached = micros;
  }

  /** Goes straight to a time, forwards or backwards. The only event, of each game and of the match, is `rewound`. */
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

/** Plays the log of a game. */
export class LogPlayer extends Player<SavedGame> {
  readonly log: Log;
  readonly game: Game;
  #played = 0;

  /** A log without its timeline will do, but then every jump runs from the beginning. */
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

/** The game exactly as playing up to a time leaves it, inputs at that time included. */
export function seek(timeline: Timeline, micros: number): Game {
  const player = new LogPlayer(timeline);
  player.jumpTo(micros);
  player.game.events = null;
  return player.game;
}
