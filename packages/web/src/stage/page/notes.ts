// What is worth a note in the margin: few things, each in a word.

import type { Game, GameEvent } from "@korobeinix/engine";
import { isInDanger } from "../../feel/danger.ts";
import type { DoodleName } from "./doodles.ts";
import type { PageWord, PageWords } from "./words.ts";

export interface Note {
  /** A note of the kind of the latest one takes its place. */
  readonly kind: PageWord | "four" | "count";
  readonly text: string;
  readonly doodle?: DoodleName;
  /** Greater moments are written larger; the greatest of a frame is the one that is. */
  readonly weight: number;
}

/** Lines after which they are counted, and after which that is a feast. */
const COUNTED = 10;
const FEAST = 50;

/** Remembers as much of a game as its notes need. */
export class NoteTaker {
  readonly #words: PageWords;
  #lines = 0;
  #speed = 0;
  /** Rows that went together last. */
  #rows = 0;
  #isInDanger = false;

  constructor(words: PageWords, game: Game) {
    this.#words = words;
    this.reset(game);
  }

  /** Another game, or another moment of it: what came before counts no more. */
  reset(game: Game): void {
    this.#lines = game.state.lines;
    this.#speed = game.state.speed;
    this.#rows = 0;
    this.#isInDanger = isInDanger(game, false);
  }

  /** The greatest of what has happened; undefined for nothing. */
  take(game: Game, events: readonly GameEvent[]): Note | undefined {
    const notes = [
      ...events.flatMap((event) => this.#noteOf(event, game)),
      ...this.#danger(game),
      ...this.#count(game),
    ];
    return notes.toSorted((a, b) => b.weight - a.weight)[0];
  }

  #noteOf(event: GameEvent, { state }: Game): readonly Note[] {
    const words = this.#words;
    switch (event.type) {
      case "cleared": {
        const rows = event.rows.length;
        const isAgain = rows >= 4 && this.#rows >= 4;
        this.#rows = rows;
        if (state.stackHeight === 0) return [{ kind: "clean", text: words.clean, doodle: "sun", weight: 1 }];
        if (isAgain) return [{ kind: "again", text: words.again, doodle: "sun", weight: 0.95 }];
        if (rows >= 4) return [{ kind: "four", text: `${rows}!`, doodle: "star", weight: 0.9 }];
        return rows === 3 ? [{ kind: "nice", text: words.nice, weight: 0.5 }] : [];
      }
      case "squared":
        return event.isGold ? [{ kind: "nice", text: words.nice, doodle: "star", weight: 0.8 }] : [];
      case "spun":
        return [{ kind: "nice", text: words.nice, doodle: "spiral", weight: 0.6 }];
      case "levelled":
        return [{ kind: "level", text: `${words.level} ${event.level}`, weight: 0.4 }];
      case "sped": {
        const kind = event.speed > this.#speed ? "faster" : "slower";
        this.#speed = event.speed;
        return [{ kind, text: words[kind], weight: 0.1 }];
      }
      default:
        return [];
    }
  }

  #danger(game: Game): readonly Note[] {
    const was = this.#isInDanger;
    this.#isInDanger = isInDanger(game, was);
    if (was === this.#isInDanger) return [];
    const words = this.#words;
    if (was) return [{ kind: "relief", text: words.relief, doodle: "smile", weight: 0.3 }];
    return [{ kind: "careful", text: words.careful, weight: 0.35 }];
  }

  #count({ state: { lines } }: Game): readonly Note[] {
    const tens = Math.floor(lines / COUNTED);
    const isReached = tens > Math.floor(this.#lines / COUNTED);
    this.#lines = lines;
    if (!isReached) return [];
    const isFeast = (tens * COUNTED) % FEAST === 0;
    return [
      { kind: "count", text: `${tens * COUNTED}`, doodle: isFeast ? "sun" : "tick", weight: isFeast ? 0.85 : 0.45 },
    ];
  }
}
