// A solution that is being shown: its log played, and the keys that are down.

import { type Game, type GameEvent, MILLISECOND, takeEvents } from "@korobeinix/engine";
import { type Log, LogPlayer } from "@korobeinix/engine/log";
import { isLit, type KeyTrack, keyTracksOf } from "../logs/keyTracks.ts";
import type { Command } from "../settings/settings.ts";

/** How long a key that has no release is seen pressed. */
const SEEN = 140 * MILLISECOND;

export class Showing {
  readonly #player: LogPlayer;
  readonly #keys: readonly KeyTrack[];
  #time = 0;

  constructor(log: Log) {
    this.#player = new LogPlayer(log);
    // The first piece is in play before anything is shown.
    takeEvents(this.#player.game);
    this.#keys = keyTracksOf(log);
  }

  get game(): Game {
    return this.#player.game;
  }

  get isOver(): boolean {
    return this.#time >= this.#player.log.end;
  }

  /** What happens in so many milliseconds. */
  pass(elapsedMs: number): readonly GameEvent[] {
    this.#time = Math.min(this.#player.log.end, this.#time + Math.round(elapsedMs * MILLISECOND));
    this.#player.playTo(this.#time);
    return takeEvents(this.#player.game);
  }

  /** What is held down at this moment. */
  pressed(): ReadonlySet<Command> {
    const lit = this.#keys.filter((track) => isLit(track, this.#time, SEEN));
    return new Set(lit.map(({ control }) => control));
  }
}
