// Glass rings: light runs up its walls, rays go out through them, and what is bent on the way wanders over the ground.

import { addHalo, addRays, type Means, middleOf, sides } from "./means.ts";

export const glass: Means = {
  ingredients: ({ light }, colours) => [
    ["ray", light],
    ["spot", light],
    ["ring", light],
    ...colours.map((colour) => ["beam", colour] as const),
    ...colours.map((colour) => ["ray", colour] as const),
  ],
  gives: { x: 0, y: 1 },
  outward: (tools, burst) => {
    const { atlas, layout, dice, isStill, outer, lights } = tools;
    const { matrix, cell } = layout;
    const { force, brightness } = burst;
    const colour = burst.colour ?? atlas.skin.light;
    const y = middleOf(burst.ys);
    addRays(tools, burst, { colour, high: 1.5 });
    addHalo(tools, burst, colour);
    outer.add({
      texture: atlas.light("spot", colour),
      x: matrix.x + matrix.width / 2,
      y,
      width: matrix.width * (1.6 + 1.6 * force),
      height: cell * (8 + 12 * force),
      lifeMs: 390,
      alpha: 0.55 * force * brightness,
    });
    if (isStill) return;
    for (const [edge, out] of sides(tools)) {
      for (let i = 0; i < 3; i++)
        lights.add({
          texture: atlas.light("spot", colour),
          x: edge + out * cell * 0.12,
          y,
          width: cell * 0.6,
          height: cell * (2.6 - 0.6 * i),
          lifeMs: 370,
          vy: ((matrix.y - y) / 0.37) * (1 - 0.16 * i),
          alpha: brightness * (0.9 - 0.25 * i) * Math.min(1, 0.3 + force),
        });
      // What the glass bends comes out in the colours of the pieces.
      const count = Math.round(3 + 8 * force);
      for (let i = 0; i < count; i++) {
        const length = cell * dice(3, 5 + 10 * force);
        const angle = (((i + dice(0.2, 0.8)) / count) * 2 - 1) * 0.62;
        outer.add({
          texture: atlas.light("beam", burst.colour ?? atlas.look(i % atlas.looks.length).colour),
          x: edge + out * (length / 2) * Math.cos(angle),
          y: y + (length / 2) * Math.sin(angle) + angle * cell,
          width: length * 0.6,
          height: cell * dice(0.5, 1.1),
          toWidth: length * 1.3,
          toHeight: cell * dice(0.2, 0.5),
          lifeMs: dice(260, 390),
          vx: out * length * Math.cos(angle),
          vy: length * Math.sin(angle),
          drag: 2,
          angle: out > 0 ? angle : Math.PI - angle,
          alpha: (0.35 + 0.35 * force) * brightness,
        });
      }
    }
  },
  impact: ({ atlas, layout, dice, isStill, lights, under }, { left, right, foot, force, brightness, colour }) => {
    const { cell } = layout;
    const width = right - left;
    under.add({
      texture: atlas.light("ray", colour),
      x: (left + right) / 2,
      y: foot,
      width: isStill ? width * 2 : width * 1.4,
      height: cell * 0.9,
      toWidth: width * 2 + cell * (1 + 5 * force),
      toHeight: isStill ? cell * 0.9 : cell * 0.2,
      lifeMs: 280,
      alpha: Math.min(1, 0.4 + 0.8 * force) * brightness,
    });
    if (isStill) return;
    for (let i = 0; i < 3 + 7 * force; i++) {
      const size = cell * dice(0.1, 0.28);
      lights.add({
        texture: atlas.light("spot", colour),
        x: dice(left, right),
        y: foot - cell * 0.05,
        width: size,
        height: size,
        lifeMs: dice(200, 320),
        vx: dice(-5, 5) * cell * (0.5 + force),
        vy: dice(-4, -0.5) * cell * (0.5 + force),
        gravity: cell * 16,
      });
    }
  },
};
