// The marks of the kinds: they can be told apart without any colour (G-3.2).

import type { Pattern } from "../skin.ts";
import type { Context } from "./canvas.ts";

type Mark = (context: Context, size: number) => void;

function line(context: Context, from: readonly [number, number], to: readonly [number, number]): void {
  context.moveTo(...from);
  context.lineTo(...to);
}

/** Shares of the mino's size; strokes and fills use the styles that are set. */
const MARKS: { readonly [Name in Pattern]: Mark } = {
  bars: (context, s) => {
    for (const y of [0.34, 0.5, 0.66]) line(context, [s * 0.24, s * y], [s * 0.76, s * y]);
    context.stroke();
  },
  rings: (context, s) => {
    context.arc(s / 2, s / 2, s * 0.24, 0, Math.PI * 2);
    context.stroke();
    context.beginPath();
    context.arc(s / 2, s / 2, s * 0.07, 0, Math.PI * 2);
    context.fill();
  },
  cross: (context, s) => {
    line(context, [s * 0.5, s * 0.25], [s * 0.5, s * 0.75]);
    line(context, [s * 0.25, s * 0.5], [s * 0.75, s * 0.5]);
    context.stroke();
  },
  rising: (context, s) => {
    line(context, [s * 0.24, s * 0.56], [s * 0.56, s * 0.24]);
    line(context, [s * 0.44, s * 0.76], [s * 0.76, s * 0.44]);
    context.stroke();
  },
  falling: (context, s) => {
    context.moveTo(s * 0.5, s * 0.24);
    for (const [x, y] of [
      [0.76, 0.5],
      [0.5, 0.76],
      [0.24, 0.5],
    ] as const) {
      context.lineTo(s * x, s * y);
    }
    context.closePath();
    context.stroke();
  },
  dots: (context, s) => {
    for (const x of [0.34, 0.66]) {
      for (const y of [0.34, 0.66]) {
        context.moveTo(s * x + s * 0.08, s * y);
        context.arc(s * x, s * y, s * 0.08, 0, Math.PI * 2);
      }
    }
    context.fill();
  },
  waves: (context, s) => {
    context.moveTo(s * 0.24, s * 0.36);
    context.lineTo(s * 0.42, s * 0.64);
    context.lineTo(s * 0.58, s * 0.36);
    context.lineTo(s * 0.76, s * 0.64);
    context.stroke();
  },
  plain: () => undefined,
};

export function paintPattern(context: Context, pattern: Pattern, size: number, colour: string): void {
  context.save();
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = Math.max(1, size * 0.085);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  MARKS[pattern](context, size);
  context.restore();
}
