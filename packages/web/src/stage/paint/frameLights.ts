// What shines at a frame besides its edge, by what the frame is made of.

import { mix, withAlpha } from "../colour.ts";
import type { Rect } from "../stage.ts";
import { type Context, makeDice } from "./canvas.ts";

interface Frame {
  readonly matrix: Rect;
  readonly cell: number;
}

/** Both walls of a Matrix, as the edge and the way outward. */
function sidesOf({ x, width }: Rect): readonly (readonly [edge: number, out: 1 | -1])[] {
  return [
    [x, -1],
    [x + width, 1],
  ];
}

/** Light through the joints of cut stone, as if there were a fire behind it. */
export function paintJoints(context: Context, { matrix, cell }: Frame, colour: string): void {
  const dice = makeDice(61);
  const wall = cell * 0.42;
  context.lineCap = "round";
  context.shadowColor = colour;
  context.shadowBlur = cell * 0.5;
  context.strokeStyle = mix(colour, "#FFFFFF", 0.45);
  context.lineWidth = Math.max(1, cell * 0.07);
  for (const [edge, out] of sidesOf(matrix)) {
    for (let y = matrix.y; y < matrix.y + matrix.height; y += cell * dice(0.9, 1.5)) {
      const middle = edge + out * wall * dice(0.3, 0.7);
      context.beginPath();
      context.moveTo(edge + out * wall * 1.5, y + dice(-0.1, 0.1) * cell);
      context.lineTo(middle, y);
      context.lineTo(middle + dice(-0.06, 0.06) * cell, y + cell * dice(0.4, 0.8));
      context.stroke();
    }
  }
  context.shadowBlur = 0;
}

/** A border of small tiles that catch the light. */
export function paintBorder(context: Context, { matrix, cell }: Frame, colour: string): void {
  const side = cell / 2;
  const rows = Math.round(matrix.height / side);
  for (const [edge, out] of sidesOf(matrix)) {
    for (let i = 0; i < rows; i++) {
      const x = edge + out * cell * 0.62;
      const y = matrix.y + (i + 0.5) * side;
      const reach = side * 0.4;
      context.fillStyle = withAlpha(i % 2 === 0 ? colour : "#F2BE2E", 0.85);
      context.beginPath();
      context.moveTo(x, y - reach);
      context.lineTo(x + reach, y);
      context.lineTo(x, y + reach);
      context.lineTo(x - reach, y);
      context.fill();
    }
  }
}
