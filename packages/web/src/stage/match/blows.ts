// What attacks add to a board: light where rows have risen.

import type { Flourish } from "../flourishes.ts";

const HEAT = "#FF7A3C";

/** Rows came in from below. */
export function addRise(tools: Flourish, rows: number, brightness: number): void {
  const { layout, atlas, lights, dice, isStill } = tools;
  const { matrix, cell } = layout;
  const floor = matrix.y + matrix.height;
  const height = Math.min(matrix.height, rows * cell);
  const colour = atlas.skin.mino === "glyph" ? atlas.skin.light : HEAT;
  const middle = matrix.x + matrix.width / 2;
  lights.add({
    texture: atlas.light("trail", colour),
    x: middle,
    y: floor - height / 2,
    width: matrix.width,
    height,
    lifeMs: 260,
    alpha: Math.min(0.7, 0.3 + 0.06 * rows) * brightness,
  });
  if (isStill) return;
  for (let i = 0; i < Math.min(18, 4 + rows * 2); i++) {
    const size = cell * dice(0.12, 0.3);
    lights.add({
      texture: atlas.light(atlas.skin.isLight ? "dot" : "spot", colour),
      x: matrix.x + dice(0, 1) * matrix.width,
      y: floor - height,
      width: size,
      height: size,
      lifeMs: dice(180, 340),
      vx: dice(-1, 1) * cell,
      vy: -dice(2, 6) * cell,
      gravity: cell * 14,
      alpha: 0.8,
    });
  }
}
