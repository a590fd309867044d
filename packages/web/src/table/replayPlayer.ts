// A replay on the stage: a log that plays itself. It is the same game throughout, so that the stage keeps its textures.

import { type Game, type GameEvent, takeEvents } from "@korobeinix/engine";
import { LogPlayer, type Timeline } from "@korobeinix/engine/log";
import type { BoardFrame, Outline } from "../stage/stage.ts";
import { Playback } from "./playback.ts";

export interface ReplayPlayerOptions {
  readonly timeline: Timeline;
  /** Gets the events at every speed at which they can be told apart. */
  readonly hear?: ((game: Game, events: readonly GameEvent[]) => void) | undefined;
}

export class ReplayPlayer extends Playback {
  readonly #options: ReplayPlayerOptions;
  readonly #player: LogPlayer;
  #outlines: readonly Outline[] = [];

  constructor(options: ReplayPlayerOptions) {
    const { log, markers } = options.timeline;
    super({ length: log.end, inputs: log.inputs, pieces: markers.pieces });
    this.#options = options;
    this.#player = new LogPlayer(options.timeline);
  }

  get games(): readonly Game[] {
    return [this.game];
  }

  get game(): Game {
    return this.#player.game;
  }

  /** Points places out on the board, until others are. */
  point(outlines: readonly Outline[]): void {
    this.#outlines = outlines;
  }

  protected boards(isHeard: boolean): readonly BoardFrame[] {
    const events = takeEvents(this.game);
    if (isHeard) this.#options.hear?.(this.game, events);
    return [{ game: this.game, events, outlines: this.#outlines }];
  }

  protected playOn(to: number): void {
    this.#player.playTo(to);
  }

  protected jump(to: number): void {
    this.#player.jumpTo(to);
  }
}
