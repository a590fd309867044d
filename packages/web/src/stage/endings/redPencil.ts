// What the red pencil writes, painted once for each size of a cell, and the pencil itself.

import type { Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { type Context, makeDice, paintCanvas } from "../paint/canvas.ts";

const RED = "#C4202F";

/** Points of the tick, in shares of its picture. */
export const TICK: readonly (readonly [x: number, y: number])[] = [
  [0.05, 0.55],
  [0.33, 0.92],
  [0.96, 0.06],
];

function crayon(context: Context, width: number, draw: (shake: () => number) => void): void {
  const dice = makeDice(41);
  context.lineCap = context.lineJoin = "round";
  for (const [share_, alpha] of [
    [1, 0.55],
    [0.7, 0.6],
    [0.45, 0.8],
  ] as const) {
    context.strokeStyle = context.fillStyle = RED;
    context.globalAlpha = alpha;
    context.lineWidth = width * share_;
    draw(() => dice(-0.22, 0.22) * width);
  }
}

export function tick(atlas: Atlas): Texture {
  const size = 8 * atlas.cell * atlas.resolution;
  return atlas.keep("endTick", () =>
    paintCanvas(size, size, (context) =>
      crayon(context, size * 0.075, (shake) => {
        const [a, b, c] = TICK.map(([x, y]) => [x * size + shake(), y * size + shake()] as const);
        if (a === undefined || b === undefined || c === undefined) return;
        context.beginPath();
        context.moveTo(...a);
        context.quadraticCurveTo(b[0] - size * 0.08, b[1] - size * 0.02, ...b);
        context.quadraticCurveTo(b[0] + size * 0.2, b[1] - size * 0.5, ...c);
        context.stroke();
      }),
    ),
  );
}

export function underline(atlas: Atlas): Texture {
  const [width, height] = [8.6 * atlas.cell * atlas.resolution, 1.1 * atlas.cell * atlas.resolution];
  return atlas.keep("endLines", () =>
    paintCanvas(width, height, (context) =>
      crayon(context, height * 0.16, (shake) => {
        for (const [y, from, to] of [
          [0.28, 0.02, 0.98],
          [0.72, 0.12, 0.9],
        ] as const) {
          context.beginPath();
          context.moveTo(width * from, height * y + shake());
          context.quadraticCurveTo(width * 0.5, height * (y - 0.22) + shake(), width * to, height * y + shake());
          context.stroke();
        }
      }),
    ),
  );
}

export function star(atlas: Atlas): Texture {
  const size = 2.6 * atlas.cell * atlas.resolution;
  return atlas.keep("endStar", () =>
    paintCanvas(size, size, (context) =>
      crayon(context, size * 0.05, (shake) => {
        context.beginPath();
        for (let i = 0; i < 5; i++) {
          const angle = -Math.PI / 2 + (i * 4 * Math.PI) / 5;
          context.lineTo(
            size * (0.5 + 0.42 * Math.cos(angle)) + shake(),
            size * (0.52 + 0.42 * Math.sin(angle)) + shake(),
          );
        }
        context.closePath();
        context.globalAlpha *= 0.4;
        context.fill();
        context.globalAlpha /= 0.4;
        context.stroke();
      }),
    ),
  );
}

/** Five lines: four upright, and one through them. */
export function tally(atlas: Atlas): Texture {
  const [width, height] = [1.7 * atlas.cell * atlas.resolution, 1.4 * atlas.cell * atlas.resolution];
  return atlas.keep("endTally", () =>
    paintCanvas(width, height, (context) =>
      crayon(context, height * 0.085, (shake) => {
        context.beginPath();
        for (let i = 0; i < 4; i++) {
          context.moveTo(width * (0.2 + 0.2 * i) + shake(), height * 0.12);
          context.lineTo(width * (0.17 + 0.2 * i) + shake(), height * 0.88);
        }
        context.moveTo(width * 0.02, height * 0.78 + shake());
        context.lineTo(width * 0.98, height * 0.24 + shake());
        context.stroke();
      }),
    ),
  );
}

/** The red pencil, its tip at the lower left. */
export function pencil(atlas: Atlas): Texture {
  const size = 5 * atlas.cell * atlas.resolution;
  return atlas.keep("endPencil", () =>
    paintCanvas(size, size, (context) => {
      context.translate(size * 0.02, size * 0.98);
      context.rotate(-Math.PI / 4);
      const [long, thick] = [size * 1.3, size * 0.07];
      context.fillStyle = "#F0D9B0";
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(size * 0.16, -thick);
      context.lineTo(size * 0.16, thick);
      context.fill();
      context.fillStyle = RED;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(size * 0.06, -thick * 0.38);
      context.lineTo(size * 0.06, thick * 0.38);
      context.fill();
      for (const [y, height, colour] of [
        [-1, 0.7, "#E0485A"],
        [-0.3, 0.7, "#C4202F"],
        [0.4, 0.6, "#8E1420"],
      ] as const) {
        context.fillStyle = colour;
        context.fillRect(size * 0.16, y * thick, long * 0.62, height * thick);
      }
      context.fillStyle = "#F3C9CC";
      context.fillRect(size * 0.16 + long * 0.62, -thick, size * 0.09, thick * 2);
    }),
  );
}
