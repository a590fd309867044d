// How rows go, by skin: every cell of them as it stood, until its time is over.

import type { Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import type { ClearStyle, Skin } from "./skin.ts";
import type { Sparks } from "./sparks.ts";

export interface ClearedCell {
  readonly texture: Texture;
  readonly kind: number;
  /** The middle of the cell. */
  readonly x: number;
  readonly y: number;
  /** Steps from the middle of its row, 0.5 to 4.5, and from its left end. */
  readonly fromMiddle: number;
  readonly column: number;
  readonly size: number;
  /** Rows that went together. */
  readonly count: number;
}

export interface ClearTools {
  readonly atlas: Atlas;
  /** What lies as it is, and what is light. */
  readonly cells: Sparks;
  readonly lights: Sparks;
  readonly dice: (from: number, to: number) => number;
}

export interface ClearTimes {
  /** How long cells of cleared rows are seen. */
  readonly clearMs: number;
  /** How long the rows above then take to come down; 0: they are there at once. */
  readonly fallMs: number;
}

/**
 * All is over within 400 ms, and before the next piece where that comes after 0.2 s and a ghost piece shows where it would
 * rest.
 */
const TIMES: { readonly [Style in ClearStyle]: ClearTimes } = {
  shatter: { clearMs: 130, fallMs: 70 },
  rub: { clearMs: 230, fallMs: 120 },
  crumble: { clearMs: 214, fallMs: 130 },
  flip: { clearMs: 130, fallMs: 70 },
  blink: { clearMs: 260, fallMs: 110 },
};
const RISE_MS = 110;
const STILL: ClearTimes = { clearMs: 180, fallMs: 0 };

export function clearTimes({ clear, glides }: Skin, isStill: boolean): ClearTimes {
  if (isStill) return STILL;
  return glides ? TIMES[clear] : { ...TIMES[clear], fallMs: 0 };
}

/** How long rows take to come in from below; 0: they are there at once. */
export function riseTime({ glides }: Skin, isStill: boolean): number {
  return glides && !isStill ? RISE_MS : 0;
}

type Clear = (tools: ClearTools, cell: ClearedCell) => void;

export const CLEARS: { readonly [Style in ClearStyle]: Clear } = {
  /** A sweep of light goes out from the middle, the glass breaks behind it. */
  shatter: ({ atlas, cells, lights, dice }, cell) => {
    const { x, y, size, texture, count, kind } = cell;
    const delayMs = cell.fromMiddle * 10;
    cells.add({
      texture,
      x,
      y,
      width: size,
      height: size,
      toWidth: size * 0.7,
      toHeight: size * 0.7,
      delayMs,
      waits: true,
      lifeMs: 85,
      alpha: 0.9,
    });
    const shards = count >= 4 ? 3 : count >= 2 ? 2 : 1;
    const colour = atlas.look(kind).colour;
    for (let i = 0; i < shards; i++) {
      const side = size * dice(0.26, 0.5);
      lights.add({
        texture: atlas.light("shard", colour),
        x: x + dice(-0.3, 0.3) * size,
        y: y + dice(-0.3, 0.3) * size,
        width: side,
        height: side,
        toWidth: side * 0.4,
        toHeight: side * 0.4,
        delayMs,
        lifeMs: dice(200, 310),
        vx: dice(-4, 4) * size,
        vy: dice(-7, 1) * size,
        gravity: size * 34,
        angle: dice(0, 6),
        spin: dice(-9, 9),
        alpha: 0.95,
      });
    }
  },
  /** Rubbed out from left to right; crumbs stay for a moment. */
  rub: ({ atlas, cells, dice }, { texture, x, y, size, column }) => {
    const delayMs = column * 14;
    cells.add({ texture, x, y, width: size, height: size, delayMs, waits: true, lifeMs: 100 });
    const crumb = size * dice(0.06, 0.13);
    cells.add({
      texture: atlas.light("dot", "#D9A0A4"),
      x: x + dice(-0.4, 0.4) * size,
      y: y + dice(-0.2, 0.4) * size,
      width: crumb,
      height: crumb,
      delayMs,
      lifeMs: 200,
      vx: dice(0, 3) * size,
      vy: dice(-1, 2) * size,
    });
  },
  /** Crumbles to dust. */
  crumble: ({ atlas, cells, lights, dice }, { texture, x, y, size, fromMiddle, kind, count }) => {
    const delayMs = fromMiddle * 14;
    cells.add({
      texture,
      x,
      y,
      width: size,
      height: size,
      toHeight: size * 0.5,
      delayMs,
      waits: true,
      lifeMs: 150,
      vy: size * 0.9,
    });
    for (let i = 0; i < Math.min(3, count); i++) {
      const grain = size * dice(0.08, 0.24);
      lights.add({
        texture: atlas.light("spot", atlas.look(kind).colour),
        x: x + dice(-0.5, 0.5) * size,
        y: y + dice(-0.3, 0.4) * size,
        width: grain,
        height: grain,
        delayMs,
        lifeMs: dice(180, 320),
        vx: dice(-2.4, 2.4) * size,
        vy: dice(-3.5, 0.4) * size,
        gravity: size * 12,
      });
    }
  },
  /** Tiles turn over in a wave. */
  flip: ({ atlas, cells }, { texture, x, y, size, column }) => {
    const delayMs = column * 5;
    cells.add({ texture, x, y, width: size, height: size, toWidth: 0, delayMs, waits: true, lifeMs: 42, alpha: 1 });
    cells.add({
      texture: atlas.light("square", "#D3E2F8"),
      x,
      y,
      width: 0,
      height: size * 0.94,
      toWidth: size * 0.94,
      delayMs: delayMs + 40,
      lifeMs: 45,
      alpha: 0.85,
    });
  },
  /** The cursor runs along the row, and character by character goes out behind it in a slow phosphor. */
  blink: ({ atlas, cells, lights }, { texture, kind, x, y, size, column }) => {
    const delayMs = column * 16;
    const cursor = { x, y, width: size, height: size * 0.86, delayMs };
    cells.add({ texture, x, y, width: size, height: size, delayMs, waits: true, lifeMs: 115 });
    lights.add({ ...cursor, texture: atlas.light("square", atlas.look(kind).colour), lifeMs: 115, alpha: 0.9 });
    lights.add({
      ...cursor,
      texture: atlas.light("spot", atlas.look(kind).colour),
      width: size * 2.6,
      height: size * 2.2,
      lifeMs: 116,
      alpha: 0.55,
    });
  },
};
