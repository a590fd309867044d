// A demonstration being shown: its logs played in step, the keys that are down, what has been earned.

import { type Game, type GameEvent, MILLISECOND, takeEvents } from "@korobeinix/engine";
import { LogPlayer } from "@korobeinix/engine/log";
import { isLit, type KeyTrack, keyTracksOf } from "../logs/keyTracks.ts";
import type { Command } from "../settings/settings.ts";
import { type Demonstration, logOf } from "./demonstration.ts";

/** How long a key that has no release is seen pressed. */
const SEEN = 140 * MILLISECOND;

/** The games of a demonstration, one for each of its boards. */
export class Show {
  readonly #players: readonly LogPlayer[];
  readonly #keys: readonly KeyTrack[];
  readonly end: number;
  #time = 0;

  constructor(demonstration: Demonstration) {
    const variants = demonstration.variants ?? [undefined];
    const logs = variants.map((variant) => logOf(demonstration, variant));
    this.#players = logs.map((log) => new LogPlayer(log));
    // The first piece is in play before anything is shown.
    for (const { game } of this.#players) takeEvents(game);
    const [longest] = logs.toSorted((a, b) => b.inputs.length - a.inputs.length);
    this.#keys = longest === undefined ? [] : keyTracksOf(longest);
    this.end = Math.max(...logs.map(({ end }) => end));
  }

  get games(): readonly Game[] {
    return this.#players.map(({ game }) => game);
  }

  get time(): number {
    return this.#time;
  }

  get isOver(): boolean {
    return this.#time >= this.end;
  }

  /** Lets so much time pass; what has happened on each board. */
  pass(micros: number): readonly (readonly GameEvent[])[] {
    this.#time = Math.min(this.end, this.#time + micros);
    return this.#players.map((player) => {
      player.playTo(Math.min(this.#time, player.log.end));
      return takeEvents(player.game);
    });
  }

  /** What is held down at this moment. Boards share one script, so the longest log has all of it. */
  pressed(): ReadonlySet<Command> {
    const lit = this.#keys.filter((track) => isLit(track, this.#time, SEEN));
    return new Set(lit.map(({ control }) => control));
  }
}
