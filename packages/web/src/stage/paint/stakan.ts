// The glass of the Guideline.

import { withAlpha } from "../colour.ts";
import { type Context, downward, fillSpot } from "./canvas.ts";
import { groundAlpha, paintGrid, type Well } from "./wellParts.ts";

/** The tall glass: dark within, bright at its edges, open at the top, a thick foot that gathers light. */
export function paintStakan(context: Context, well: Well): void {
  const { x, y, width, height } = well.layout.matrix;
  const { cell } = well.layout;
  const rim = y - cell * 0.7;
  const floor = y + height;
  context.fillStyle = downward(context, rim, floor, [
    [0, withAlpha(well.skin.ground, 0)],
    [0.05, withAlpha(well.skin.ground, groundAlpha(well, 0.84))],
    [1, withAlpha(well.skin.ground, groundAlpha(well, 0.95))],
  ]);
  context.fillRect(x, rim, width, floor - rim);
  paintGrid(context, well, "#96B4F0", 0.07);
  context.fillStyle = "rgb(170 205 255 / 0.16)";
  context.fillRect(x, y, width, 1);
  const side = cell * 0.22;
  const foot = cell * 0.62;
  const outline = new Path2D();
  outline.moveTo(x - side, rim);
  outline.lineTo(x - side, floor + foot - cell * 0.3);
  outline.quadraticCurveTo(x - side, floor + foot, x + cell * 0.2, floor + foot);
  outline.lineTo(x + width - cell * 0.2, floor + foot);
  outline.quadraticCurveTo(x + width + side, floor + foot, x + width + side, floor + foot - cell * 0.3);
  outline.lineTo(x + width + side, rim);
  outline.lineTo(x + width, rim);
  outline.lineTo(x + width, floor);
  outline.lineTo(x, floor);
  outline.lineTo(x, rim);
  outline.closePath();
  context.fillStyle = downward(context, rim, floor + foot, [
    [0, "rgb(190 220 255 / 0.04)"],
    [0.5, "rgb(190 220 255 / 0.16)"],
    [1, "rgb(200 230 255 / 0.4)"],
  ]);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path, not an array
  context.fill(outline);
  context.save();
  context.clip(outline);
  fillSpot(context, { x: x + width / 2, y: floor + foot * 0.4, radius: width * 0.55 }, [
    [0, "rgb(235 248 255 / 0.75)"],
    [1, "rgb(235 248 255 / 0)"],
  ]);
  context.restore();
  context.strokeStyle = downward(context, rim, floor + foot, [
    [0, "rgb(220 240 255 / 0.1)"],
    [0.15, "rgb(220 240 255 / 0.5)"],
    [1, "rgb(230 245 255 / 0.75)"],
  ]);
  context.lineWidth = 1;
  context.stroke(outline);
  // One long reflection down each wall.
  for (const [at, alpha] of [
    [x - side * 0.62, 0.75],
    [x + width + side * 0.5, 0.4],
  ] as const) {
    context.fillStyle = downward(context, y, floor, [
      [0, "rgb(255 255 255 / 0)"],
      [0.2, `rgb(255 255 255 / ${alpha})`],
      [0.6, `rgb(255 255 255 / ${alpha * 0.3})`],
      [1, "rgb(255 255 255 / 0)"],
    ]);
    context.fillRect(at, y, Math.max(1, side * 0.2), height);
  }
}
