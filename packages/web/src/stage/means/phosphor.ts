// The terminal: rows of characters run outward, column by column, the picture slips sideways, and the tube blooms.

import { type Means, middleOf, sides } from "./means.ts";

/** What is written as a wall takes so many cells. */
const WALL = 1;

export const phosphor: Means = {
  ingredients: ({ light }, colours) => [
    ["star", light],
    ["spot", light],
    ...colours.map((colour) => ["prime", colour] as const),
  ],
  gives: { x: 1, y: 0 },
  outward: (tools, burst) => {
    const { atlas, layout, isStill, outer } = tools;
    const { cell, matrix } = layout;
    const { ys, force, brightness } = burst;
    const colour = burst.colour ?? atlas.skin.light;
    outer.add({
      texture: atlas.light("spot", colour),
      x: matrix.x + matrix.width / 2,
      y: middleOf(ys),
      width: matrix.width * (1.8 + 1.4 * force),
      height: cell * (10 + 12 * force),
      lifeMs: 390,
      alpha: 0.3 * force * brightness,
    });
    const count = Math.round(2 + 10 * force);
    for (const [edge, out] of sides(tools))
      for (const y of ys)
        for (let i = 0; i < count; i++) {
          const delayMs = isStill ? 0 : Math.round((i * 220) / count);
          outer.add({
            texture: atlas.light("star", colour),
            x: edge + out * cell * (WALL + 0.5 + i),
            y,
            width: cell,
            height: cell,
            delayMs,
            lifeMs: isStill ? 380 : 165,
            // Figures are written over them.
            alpha: i === 0 ? 1 : 0.55 - (0.3 * i) / count,
          });
        }
  },
  impact: ({ atlas, layout, isStill, under }, { left, right, foot, force, colour }) => {
    const { cell } = layout;
    const count = force > 0.5 ? 2 : 1;
    for (const [edge, out] of [
      [left, -1],
      [right, 1],
    ] as const)
      for (let i = 0; i < count; i++)
        under.add({
          texture: atlas.light("prime", colour),
          x: edge + out * cell * (0.5 + i),
          y: foot - cell * (0.5 + 0.5 * i),
          width: cell,
          height: cell,
          delayMs: isStill ? 0 : i * 50,
          lifeMs: 160,
          alpha: 0.8 - 0.3 * i,
        });
  },
};
