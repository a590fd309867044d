// Notes in the margin, one below the other: the latest is the darkest, and the oldest gives its place to a new one.

import { Container } from "pixi.js";
import type { Rect } from "../stage.ts";
import { DOODLE_SIZE, doodle } from "./doodles.ts";
import { HAND_HEIGHT, writeByHand } from "./hand.ts";
import { Ink } from "./ink.ts";
import type { Note } from "./notes.ts";
import type { Job } from "./pencilView.ts";
import { moveStrokes, type Stroke } from "./strokes.ts";

const MOST = 5;
/** Cells from one note to the next, and how high a note of the greatest weight is. */
const PITCH = 2.6;
const HEIGHT = 2.2;
/** What the height of a note without weight is of that. */
const LEAST = 0.62;
/** From the latest to the oldest. */
const FADING: readonly number[] = [0.88, 0.6, 0.42, 0.3, 0.22];
/** How fast a hand writes: cells a second, within bounds. */
const PACE = 34;
const TIMES = { least: 140, most: 420 } as const;

export interface MarginOptions {
  readonly place: Rect;
  readonly cell: number;
  readonly resolution: number;
  readonly colour: string;
}

export class MarginNotes {
  readonly container: Container = new Container({ label: "notes" });
  readonly #options: MarginOptions;
  readonly #inks: readonly Ink[];
  /** The places that are written on, the latest first. */
  #written: number[] = [];
  #latest: Note | undefined;

  constructor(options: MarginOptions) {
    this.#options = options;
    const { place, cell, resolution, colour } = options;
    const count = Math.min(MOST, Math.floor(place.height / (PITCH * cell)));
    this.#inks = Array.from({ length: count }, (_, i) => {
      const y = Math.round(place.y + i * PITCH * cell);
      const box = { x: Math.round(place.x), y, width: Math.floor(place.width), height: Math.ceil(HEIGHT * cell) };
      return new Ink({ place: box, resolution, line: Math.max(1.3, cell * 0.08), colour });
    });
    for (const ink of this.#inks) this.container.addChild(ink.sprite);
  }

  /** What the pencil has to write. */
  add(note: Note): readonly Job[] {
    const [latest] = this.#written;
    const isSame = note.kind === this.#latest?.kind && latest !== undefined;
    const at = isSame ? latest : latest === undefined ? 0 : (latest + 1) % this.#inks.length;
    const ink = this.#inks[at];
    if (ink === undefined) return [];
    this.#latest = note;
    this.#written = [at, ...this.#written.filter((other) => other !== at)];
    this.#written.forEach((place, age) => {
      const old = this.#inks[place];
      if (old !== undefined) old.sprite.alpha = FADING[age] ?? 0;
    });
    ink.set(this.#strokesOf(note));
    const ms = (ink.end / this.#options.cell / PACE) * 1000;
    return [{ ink, to: ink.end, ms: Math.min(TIMES.most, Math.max(TIMES.least, ms)) }];
  }

  /** An empty margin. */
  clear(): void {
    for (const ink of this.#inks) ink.drawTo(0);
    this.#written = [];
    this.#latest = undefined;
  }

  destroy(): void {
    for (const ink of this.#inks) ink.destroy();
    this.container.destroy();
  }

  /** As large as its weight, and no wider than the margin. */
  #strokesOf({ text, doodle: name, weight }: Note): readonly Stroke[] {
    const { place, cell } = this.#options;
    const high = HEIGHT * cell * (LEAST + (1 - LEAST) * weight);
    const written = writeByHand(text);
    const drawn = name === undefined ? 0 : 2 + HAND_HEIGHT;
    const air = cell * 0.12;
    const scale = Math.min((high - 2 * air) / HAND_HEIGHT, (place.width - 2 * air) / (written.width + drawn));
    const beside = { x: air + (written.width + 2) * scale, y: air };
    return [
      ...moveStrokes(written.strokes, { x: air, y: air }, scale),
      ...(name === undefined ? [] : moveStrokes(doodle(name), beside, (scale * HAND_HEIGHT * 0.85) / DOODLE_SIZE)),
    ];
  }
}
