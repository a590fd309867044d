// Flourishes: what great moves add to the picture.

import type { Atlas } from "./atlas.ts";
import { goldOf } from "./fireworkShapes.ts";
import type { Point, Sparks } from "./sparks.ts";
import type { Layout } from "./stage.ts";

export interface Flourish {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly lights: Sparks;
  readonly dice: (from: number, to: number) => number;
  /** Motion is reduced: light comes and goes where it is. */
  readonly isStill: boolean;
}

/** Slow lights that wander up the glass when much has gone. */
export function addCaustics(tools: Flourish, bottom: number, count: number): void {
  const { cell, matrix } = tools.layout;
  const { skin } = tools.atlas;
  const texture = tools.atlas.light("spot", skin.isLight ? skin.light : skin.accent);
  for (let i = 0; i < count * 6; i++) {
    const size = cell * tools.dice(0.2, 0.8);
    tools.lights.add({
      texture,
      x: matrix.x + tools.dice(0, matrix.width),
      y: bottom - tools.dice(0, count) * cell,
      width: size * 0.4,
      height: size,
      toHeight: size * 2.4,
      lifeMs: tools.dice(240, 390),
      vy: -tools.dice(4, 14) * cell,
      alpha: 0.6,
    });
  }
}

/** For a Back-to-Back. */
export function addRing(tools: Flourish, at: Point, weight: number): void {
  const { cell } = tools.layout;
  const texture = tools.atlas.light("ring", tools.atlas.skin.accent);
  const to = cell * (6 + 9 * weight);
  const from = tools.isStill ? to : cell * 1.5;
  tools.lights.add({
    texture,
    x: at.x,
    y: at.y,
    width: from,
    height: from,
    toWidth: to,
    toHeight: to,
    lifeMs: 380,
    alpha: tools.isStill ? 0.4 : 0.75,
  });
}

/** A spin turns in the colour of its piece; a great one with a second turn that goes the other way. */
export function addTwist(
  tools: Flourish,
  at: Point,
  { colour, weight }: { readonly colour: string; readonly weight: number },
): void {
  const { cell } = tools.layout;
  const { isStill, atlas, lights } = tools;
  const texture = atlas.light("twist", colour);
  const to = cell * (4.5 + 5 * weight);
  // What is no light would hide what lies below.
  const most = atlas.skin.isLightAdded ? 1 : 0.7;
  for (const [size, spin, alpha] of [
    [to, 11, most],
    [to * 1.6, -7, 0.55 * Math.max(0, 2 * weight - 0.4)],
  ] as const) {
    if (alpha <= 0) continue;
    lights.add({
      texture,
      ...at,
      width: isStill ? size : size * 0.35,
      height: isStill ? size : size * 0.35,
      toWidth: size,
      toHeight: size,
      lifeMs: 380,
      alpha,
      spin: isStill ? 0 : spin,
    });
  }
}

/** Gold dust, or a silver gleam that runs round the square. */
export function addSquare(tools: Flourish, at: Point, isGold: boolean): void {
  const { cell } = tools.layout;
  const { x: left, y: top } = at;
  const { skin } = tools.atlas;
  const colour = isGold ? goldOf(skin) : skin.mino === "glyph" ? skin.light : "#F1F6FF";
  const spot = tools.atlas.light("spot", colour);
  const still = tools.isStill;
  for (let i = 0; i < 32; i++) {
    const turn = i / 8;
    const along = (turn % 1) * 4 * cell;
    const side = Math.floor(turn);
    const px = left + (side === 0 ? along : side === 1 ? 4 * cell : side === 2 ? 4 * cell - along : 0);
    const py = top + (side === 0 ? 0 : side === 1 ? along : side === 2 ? 4 * cell : 4 * cell - along);
    tools.lights.add({
      texture: spot,
      x: px,
      y: py,
      width: cell * 0.7,
      height: cell * 0.7,
      delayMs: still ? 0 : i * 7,
      lifeMs: still ? 360 : 150,
      alpha: 0.8,
    });
  }
  if (!isGold || still) return;
  for (let i = 0; i < 40; i++) {
    const size = cell * tools.dice(0.08, 0.24);
    tools.lights.add({
      texture: spot,
      x: left + tools.dice(0, 4) * cell,
      y: top + tools.dice(0, 4) * cell,
      width: size,
      height: size,
      lifeMs: tools.dice(240, 395),
      vx: tools.dice(-3, 3) * cell,
      vy: tools.dice(-7, 0) * cell,
      gravity: cell * 9,
    });
  }
}
