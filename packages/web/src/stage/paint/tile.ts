// Azulejos: a glazed tile with the motif of its Tetrominó.

import { mix, withAlpha } from "../colour.ts";
import type { Pattern } from "../skin.ts";
import { type Context, downward } from "./canvas.ts";
import type { Mino } from "./mino.ts";

const GLAZE = "#FBF6E6";
const COBALT = "#123A86";

type Motif = (context: Context, r: number) => void;

function petals(context: Context, count: number, length: number, breadth: number): void {
  for (let i = 0; i < count; i++) {
    context.save();
    context.rotate((i * Math.PI * 2) / count);
    context.beginPath();
    context.ellipse(0, -length * 0.55, breadth, length * 0.5, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
}

function star(context: Context, points: number, outer: number, inner: number): void {
  context.beginPath();
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.closePath();
  context.fill();
}

/** Drawn about the middle; `r` is half of the inner field. */
const MOTIFS: { readonly [Name in Pattern]: Motif } = {
  bars: (context, r) => {
    for (const y of [-0.62, 0, 0.62]) context.fillRect(-r * 0.85, r * (y - 0.15), r * 1.7, r * 0.3);
  },
  rings: (context, r) => {
    context.beginPath();
    context.arc(0, 0, r * 0.8, 0, Math.PI * 2);
    context.arc(0, 0, r * 0.5, 0, Math.PI * 2, true);
    context.fill();
    context.beginPath();
    context.arc(0, 0, r * 0.24, 0, Math.PI * 2);
    context.fill();
  },
  cross: (context, r) => petals(context, 4, r * 0.95, r * 0.3),
  rising: (context, r) => star(context, 8, r * 0.95, r * 0.5),
  falling: (context, r) => {
    star(context, 4, r * 0.98, r * 0.98 * Math.SQRT1_2 * 0.98);
  },
  dots: (context, r) => petals(context, 6, r * 0.95, r * 0.2),
  waves: (context, r) => {
    context.beginPath();
    for (const y of [-0.45, 0.45]) {
      context.moveTo(-r * 0.9, r * (y + 0.3));
      context.lineTo(-r * 0.45, r * (y - 0.3));
      context.lineTo(0, r * (y + 0.3));
      context.lineTo(r * 0.45, r * (y - 0.3));
      context.lineTo(r * 0.9, r * (y + 0.3));
    }
    context.lineWidth = r * 0.26;
    context.lineJoin = "round";
    context.strokeStyle = context.fillStyle;
    context.stroke();
  },
  plain: () => undefined,
};

export function paintTile(context: Context, { look, size, column, isLocked }: Mino): void {
  const glaze = isLocked ? mix(look.colour, COBALT, 0.16) : look.colour;
  const white = isLocked ? mix(GLAZE, COBALT, 0.13) : GLAZE;
  context.fillStyle = white;
  context.beginPath();
  context.roundRect(0.5, 0.5, size - 1, size - 1, size * 0.06);
  context.fill();
  const rim = size * 0.085;
  context.fillStyle = glaze;
  context.fillRect(rim, rim, size - 2 * rim, size - 2 * rim);
  // Quarter circles in the corners meet those of the neighbours, as on a wall.
  context.fillStyle = mix(glaze, COBALT, 0.62);
  for (const [x, y, from] of [
    [rim, rim, 0],
    [size - rim, rim, Math.PI / 2],
    [size - rim, size - rim, Math.PI],
    [rim, size - rim, Math.PI * 1.5],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, size * 0.17, from, from + Math.PI / 2);
    context.fill();
  }
  context.save();
  context.translate(size / 2, size / 2);
  context.fillStyle = white;
  MOTIFS[look.pattern](context, size * 0.31);
  context.restore();
  // The glaze catches the noon.
  context.fillStyle = downward(context, 0, size, [
    [0, withAlpha("#FFFFFF", isLocked ? 0.1 : 0.34)],
    [0.5, withAlpha("#FFFFFF", 0)],
    [1, withAlpha(COBALT, isLocked ? 0.26 : 0.16)],
  ]);
  context.fillRect(0, 0, size, size);
  context.fillStyle = withAlpha("#FFFFFF", isLocked ? 0.16 : 0.5);
  context.beginPath();
  context.ellipse(size * (0.24 + 0.05 * column), size * 0.15, size * 0.11, size * 0.045, -0.3, 0, Math.PI * 2);
  context.fill();
}
