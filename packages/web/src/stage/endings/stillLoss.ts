// A loss without motion: the stack pales row by row where it stands, and the sheet of whoever is out comes over it.

import { paintCanvas } from "../paint/canvas.ts";
import { paintSheet } from "../paint/fallen.ts";
import { setSize } from "./cast.ts";
import { share } from "./motion.ts";
import type { EndScene } from "./scene.ts";

const FIRST_MS = 450;
const SPAN_MS = 800;
const LEFT = 0.22;

export function playStillLoss({ atlas, layout, cells, rows, bodies }: EndScene): void {
  const { matrix, cell } = layout;
  const { skin, resolution } = atlas;
  for (const { kind, place, row, x, y, alpha } of cells) {
    const palesMs = FIRST_MS + (1 - row / rows) * SPAN_MS;
    bodies.add({
      texture: atlas.mino(kind, place),
      fromMs: 0,
      act: (sprite, ms) => {
        sprite.position.set(x, y);
        setSize(sprite, cell, cell);
        sprite.alpha = alpha * (1 - (1 - LEFT) * share(ms, palesMs, palesMs + 350));
      },
    });
  }
  const { width, height } = matrix;
  bodies.add({
    texture: atlas.keep(`fallen${width}x${height}`, () =>
      paintCanvas(width * resolution, height * resolution, (context) => {
        context.scale(resolution, resolution);
        paintSheet(context, { skin, width, height, cell });
      }),
    ),
    fromMs: FIRST_MS,
    anchor: [0, 0],
    act: (sprite, ms) => {
      sprite.position.set(matrix.x, matrix.y);
      sprite.alpha = share(ms, 0, 700);
    },
  });
}
