// The atlases there are: boards that look the same share one, and the last few that nobody uses are kept, so that the next
// game of a book needs no new textures.

import { Atlas, type AtlasOptions, keyOfAtlas } from "./atlas.ts";
import type { Chores } from "./chores.ts";

/** Atlases that are kept without a user; the one that has waited longest goes first. */
const KEPT = 3;

interface Shelf {
  readonly atlas: Atlas;
  readonly warming: Iterator<unknown>;
  users: number;
}

export class Atlases {
  readonly #chores: Chores;
  readonly #shelves = new Map<string, Shelf>();

  constructor(chores: Chores) {
    this.#chores = chores;
  }

  /** Every `take` needs a `release`. */
  take(options: AtlasOptions): Atlas {
    const key = keyOfAtlas(options);
    const shelf = this.#shelves.get(key) ?? this.#make(options);
    shelf.users++;
    this.#shelves.delete(key);
    this.#shelves.set(key, shelf);
    return shelf.atlas;
  }

  release(atlas: Atlas): void {
    const shelf = [...this.#shelves.values()].find((other) => other.atlas === atlas);
    if (shelf !== undefined) shelf.users--;
    const idle = [...this.#shelves].filter(([, { users }]) => users === 0);
    for (const [key, old] of idle.slice(0, Math.max(0, idle.length - KEPT))) this.#drop(key, old);
  }

  /** A renderer has gone, and with it all that it held. */
  clear(): void {
    for (const [key, shelf] of this.#shelves) this.#drop(key, shelf);
  }

  #make(options: AtlasOptions): Shelf {
    const atlas = new Atlas(options);
    const warming = atlas.warm();
    this.#chores.add(warming);
    return { atlas, warming, users: 0 };
  }

  #drop(key: string, { atlas, warming }: Shelf): void {
    this.#chores.drop(warming);
    this.#shelves.delete(key);
    atlas.destroy();
  }
}
