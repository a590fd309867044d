// Pencil: hatching by a hand that is never quite the same.

import { mix, withAlpha } from "../colour.ts";
import type { Pattern } from "../skin.ts";
import { type Context, makeDice } from "./canvas.ts";
import type { Mino } from "./mino.ts";

/** Every kind is hatched in its own direction, in degrees. */
const ANGLES: { readonly [Name in Pattern]: number } = {
  bars: 0,
  rings: 90,
  cross: 45,
  rising: -45,
  falling: 62,
  dots: -22,
  waves: 22,
  plain: 45,
};

export function paintPencil(context: Context, { look, size, column, isLocked }: Mino): void {
  const dice = makeDice(column * 7 + look.colour.charCodeAt(3) + (isLocked ? 50 : 0));
  const inset = size * 0.045;
  const far = size - inset;
  const shake = size * 0.028;
  const corner = (x: number, y: number): readonly [number, number] => [
    x + dice(-shake, shake),
    y + dice(-shake, shake),
  ];
  const corners = [corner(inset, inset), corner(far, inset), corner(far, far), corner(inset, far)] as const;
  const outline = (): void => {
    context.beginPath();
    context.moveTo(...corners[0]);
    for (const point of [corners[1], corners[2], corners[3]]) context.lineTo(...point);
    context.closePath();
  };
  context.lineCap = "round";
  outline();
  context.fillStyle = withAlpha(look.colour, isLocked ? 0.72 : 0.74);
  context.fill();
  context.save();
  context.clip();
  // Strokes over a rubbed ground: together they stand out from the paper by three to one.
  const colour = mix(look.colour, "#1A1A22", isLocked ? 0.4 : 0.2);
  hatch(context, { size, angle: ANGLES[look.pattern], spacing: isLocked ? 0.13 : 0.105, colour, dice });
  if (isLocked) hatch(context, { size, angle: ANGLES[look.pattern] + 74, spacing: 0.24, colour, dice });
  context.restore();
  // Two strokes round it, the second not quite on the first.
  for (const width of [0.05, 0.03]) {
    context.strokeStyle = withAlpha(mix(look.colour, "#1A1A22", 0.35), 0.9);
    context.lineWidth = Math.max(1, size * width);
    context.beginPath();
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % 4] ?? from;
      context.moveTo(from[0] + dice(-shake, shake), from[1] + dice(-shake, shake));
      context.quadraticCurveTo(
        (from[0] + to[0]) / 2 + dice(-shake, shake),
        (from[1] + to[1]) / 2 + dice(-shake, shake),
        to[0] + dice(-shake, shake),
        to[1] + dice(-shake, shake),
      );
    });
    context.stroke();
  }
}

export interface Hatching {
  readonly size: number;
  readonly angle: number;
  /** Share of the size. */
  readonly spacing: number;
  readonly colour: string;
  readonly dice: (from: number, to: number) => number;
}

export function hatch(context: Context, { size, angle, spacing, colour, dice }: Hatching): void {
  context.save();
  context.translate(size / 2, size / 2);
  context.rotate((angle * Math.PI) / 180);
  for (let y = -0.75; y < 0.75; y += spacing) {
    // The hand's pressure.
    context.strokeStyle = withAlpha(colour, dice(0.45, 0.85));
    context.lineWidth = Math.max(0.8, size * dice(0.025, 0.05));
    context.beginPath();
    context.moveTo(-size * 0.75, size * (y + dice(-0.02, 0.02)));
    context.quadraticCurveTo(0, size * (y + dice(-0.03, 0.03)), size * 0.75, size * (y + dice(-0.02, 0.02)));
    context.stroke();
  }
  context.restore();
}
