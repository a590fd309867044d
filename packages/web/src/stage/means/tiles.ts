// Tiles: a wave of glaze runs outward along the wall, tile by tile.

import { type Means, sides } from "./means.ts";

const AZURE = "#3F8FE8";
const CHIPS = ["#FFFFFF", "#5B8BF2", "#F2BE2E"] as const;

export const tiles: Means = {
  ingredients: ({ accent, light }) => [
    ["glaze", accent],
    ["glaze", AZURE],
    ["ray", light],
    ...CHIPS.map((colour) => ["square", colour] as const),
  ],
  gives: { x: 0, y: 1 },
  outward: (tools, burst) => {
    const { atlas, layout, isStill, outer } = tools;
    const { cell, matrix } = layout;
    const { ys, force } = burst;
    const { skin } = atlas;
    const reach = 1.5 + 6 * force;
    const [low = 0, high = low] = [ys[0], ys.at(-1)];
    const spread = Math.round(3.5 * force);
    for (const [edge, out] of sides(tools))
      for (let column = 0; column < reach; column++)
        for (let y = high - spread * cell; y <= low + spread * cell + 1; y += cell) {
          if (y < matrix.y || y > matrix.y + matrix.height) continue;
          const beyond = Math.max(0, high - y, y - low) / cell;
          const far = Math.hypot(column, beyond * 1.3);
          if (far > reach) continue;
          const isEven = (column + Math.round(y / cell)) % 2 === 0;
          const colour = burst.colour ?? (isEven ? skin.accent : AZURE);
          const delayMs = isStill ? 0 : far * 20;
          outer.add({
            texture: atlas.light("glaze", colour),
            x: edge + out * cell * (0.85 + column),
            y,
            width: isStill ? cell * 0.94 : cell * 0.5,
            height: cell * 0.94,
            toWidth: cell * 0.94,
            delayMs,
            lifeMs: Math.min(260, 398 - delayMs),
            alpha: (0.9 - (0.6 * far) / reach) * Math.min(1, 0.55 + force),
          });
        }
  },
  impact: ({ atlas, layout, dice, isStill, lights, under }, { left, right, foot, force, brightness }) => {
    const { cell } = layout;
    under.add({
      texture: atlas.light("ray", atlas.skin.light),
      x: (left + right) / 2,
      y: foot,
      width: (right - left) * 1.6,
      height: cell * 0.4,
      lifeMs: 200,
      alpha: (0.3 + 0.4 * force) * brightness,
    });
    if (isStill) return;
    for (let i = 0; i < 3 + 6 * force; i++) {
      const size = cell * dice(0.07, 0.15);
      lights.add({
        texture: atlas.light("square", CHIPS[i % CHIPS.length]),
        x: i % 2 === 0 ? left : right,
        y: foot - cell * 0.06,
        width: size,
        height: size,
        lifeMs: dice(200, 320),
        vx: (i % 2 === 0 ? -1 : 1) * dice(1, 5) * cell * (0.5 + force),
        vy: dice(-5, -1) * cell * (0.5 + force),
        gravity: cell * 24,
        spin: dice(-12, 12),
      });
    }
  },
};
