// On paper the pencil presses: lines of force beside the rows, a double line beneath them, and crumbs of rubber past the
// margin.

import { type Means, sides } from "./means.ts";

const GRAPHITE = "#2E3142";
const CRUMBS = ["#D9A0A4", "#C98A90", "#8C8C97"] as const;

export const paper: Means = {
  ingredients: ({ accent }) => [
    ["stroke", GRAPHITE],
    ["stroke", accent],
    ...CRUMBS.map((colour) => ["dot", colour] as const),
  ],
  gives: { x: 0.6, y: 0.8 },
  outward: (tools, burst) => {
    const { atlas, layout, dice, isStill, outer } = tools;
    const { matrix, cell } = layout;
    const { ys, force } = burst;
    const red = burst.colour ?? atlas.skin.accent;
    const pressed = force > 0.3 ? red : GRAPHITE;
    // Twice beneath the lowest row, as under a result.
    for (let i = 0; i < (force > 0.3 ? 2 : 1); i++) {
      const width = matrix.width + cell * (1.2 + 6 * force - i);
      outer.add({
        texture: atlas.light("stroke", pressed),
        x: matrix.x + matrix.width / 2,
        y: (ys[0] ?? 0) + cell * (0.85 + 0.4 * i),
        width: isStill ? width : width * 0.15,
        height: cell * (0.7 + 0.5 * force),
        toWidth: width,
        lifeMs: 395,
        alpha: 0.95,
      });
    }
    for (const [edge, out] of sides(tools)) {
      for (const y of ys)
        for (let i = 0; i < 1 + 3 * force; i++) {
          const length = cell * dice(0.8, 1.4 + 2.6 * force);
          const start = cell * dice(0.4, 0.9 + force);
          outer.add({
            texture: atlas.light("stroke", i % 2 === 0 ? GRAPHITE : pressed),
            x: edge + out * (start + length / 2),
            y: y + dice(-0.5, 0.5) * cell,
            width: isStill ? length : length * 0.2,
            height: cell * dice(0.3, 0.6),
            toWidth: length,
            lifeMs: dice(240, 390),
            vx: isStill ? 0 : out * cell * dice(1, 4),
            angle: (out > 0 ? 0 : Math.PI) + dice(-0.16, 0.16),
            alpha: 0.85,
          });
        }
      if (isStill) continue;
      for (let i = 0; i < 6 + 26 * force; i++) {
        const size = cell * dice(0.07, 0.2);
        outer.add({
          texture: atlas.light("dot", CRUMBS[i % CRUMBS.length] ?? GRAPHITE),
          x: edge + out * cell * dice(0, 0.6),
          y: (ys[i % ys.length] ?? 0) + dice(-0.4, 0.4) * cell,
          width: size,
          height: size * 0.7,
          lifeMs: dice(260, 395),
          vx: out * cell * dice(3, 9 + 16 * force),
          vy: dice(-9, 0) * cell,
          gravity: cell * 30,
          spin: dice(-8, 8),
        });
      }
    }
  },
  impact: ({ atlas, layout, dice, isStill, under }, { left, right, foot, force }) => {
    const { cell } = layout;
    const sidesOfPiece = [
      [left, -1],
      [right, 1],
    ] as const;
    for (const [edge, out] of sidesOfPiece)
      for (let i = 0; i < 1 + 2 * force; i++) {
        const length = cell * dice(0.6, 0.9 + 0.9 * force);
        under.add({
          texture: atlas.light("stroke", GRAPHITE),
          x: edge + out * (cell * 0.15 + length / 2),
          y: foot - cell * (0.08 + 0.24 * i),
          width: isStill ? length : length * 0.3,
          height: cell * 0.5,
          toWidth: length,
          lifeMs: 240,
          angle: (out > 0 ? 0 : Math.PI) - out * (0.1 + 0.28 * i),
          alpha: 0.95,
        });
      }
  },
};
