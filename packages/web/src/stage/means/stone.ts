// Stone: dust is driven out at both sides, and gold light comes through every joint.

import { addHalo, addRays, type Means, middleOf, sides } from "./means.ts";

const DUST = "#C79A7A";
const GOLD = "#FFD76A";
/** From here on there is gold in the air. */
const GOLDEN = 0.5;

export const stone: Means = {
  ingredients: ({ accent, light }) => [
    ["puff", DUST],
    ["ray", accent],
    ["ray", light],
    ["spot", GOLD],
    ["ring", accent],
  ],
  gives: { x: 0, y: 1 },
  outward: (tools, burst) => {
    const { atlas, layout, dice, isStill, outer, dust } = tools;
    const { matrix, cell } = layout;
    const { force, brightness, ys } = burst;
    const { accent } = atlas.skin;
    const colour = burst.colour ?? accent;
    const y = middleOf(ys);
    const isGolden = burst.weight > GOLDEN;
    addRays(tools, burst, { colour, high: isGolden ? 1.7 : 0.8 });
    addHalo(tools, burst, colour);
    outer.add({
      texture: atlas.light("spot", colour),
      x: matrix.x + matrix.width / 2,
      y,
      width: matrix.width * (1.4 + 2.4 * force),
      height: cell * (7 + 18 * force),
      lifeMs: 395,
      alpha: 0.7 * force * brightness,
    });
    if (isStill) return;
    for (const [edge, out] of sides(tools)) {
      for (let i = 0; i < 4 + 14 * force; i++) {
        const size = cell * dice(0.7, 1.3 + force);
        dust.add({
          texture: atlas.light("puff", DUST),
          x: edge + out * cell * dice(0.2, 0.8),
          y: (ys[i % ys.length] ?? y) + dice(-0.4, 0.5) * cell,
          width: size,
          height: size * 0.8,
          toWidth: size * 2.4,
          toHeight: size * 1.9,
          lifeMs: dice(290, 398),
          vx: out * cell * dice(4, 10 + 22 * force),
          vy: dice(-3.5, 0.4) * cell,
          drag: 5,
          spin: dice(-1, 1),
          alpha: 0.62,
        });
      }
      if (!isGolden) continue;
      for (let i = 0; i < 40 * force; i++) {
        const size = cell * dice(0.12, 0.42);
        outer.add({
          texture: atlas.light("spot", GOLD),
          x: edge + out * cell * dice(0.2, 0.7),
          y: y + dice(-2.2, 2.2) * cell,
          width: size,
          height: size,
          lifeMs: dice(280, 398),
          vx: out * cell * dice(2, 10 + 20 * force),
          vy: dice(-26, -2) * cell * force,
          gravity: cell * 38,
          alpha: 0.95,
        });
      }
    }
  },
  impact: ({ atlas, layout, dice, isStill, dustUnder, under }, { left, right, foot, force, brightness }) => {
    const { cell } = layout;
    under.add({
      texture: atlas.light("ray", atlas.skin.light),
      x: (left + right) / 2,
      y: foot,
      width: (right - left) * 1.5,
      height: cell * 0.36,
      lifeMs: 180,
      alpha: (0.2 + 0.4 * force) * brightness,
    });
    if (isStill) return;
    for (const [edge, out] of [
      [left, -1],
      [right, 1],
    ] as const)
      for (let i = 0; i < 2 + 3 * force; i++) {
        const size = cell * dice(0.3, 0.55 + 0.2 * force);
        dustUnder.add({
          texture: atlas.light("puff", DUST),
          x: edge,
          y: foot - cell * dice(0.05, 0.25),
          width: size,
          height: size * 0.7,
          toWidth: size * 2,
          toHeight: size * 1.4,
          lifeMs: dice(240, 380),
          vx: out * cell * dice(2, 4 + 6 * force),
          vy: dice(-1.4, 0) * cell,
          drag: 5,
          alpha: 0.6,
        });
      }
  },
};
