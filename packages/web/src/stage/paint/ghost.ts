// Where a piece would come to rest: one outline round its minos, a breath of its colour within.

import { mix, withAlpha } from "../colour.ts";
import type { Context } from "./canvas.ts";

export interface Ghost {
  readonly cells: readonly (readonly [x: number, y: number])[];
  /** Side of a cell in device pixels. */
  readonly size: number;
  readonly reach: number;
  readonly colour: string;
  readonly isLight: boolean;
  readonly isStrong: boolean;
  /** Twice as strong as it is by itself. */
  readonly isFull: boolean;
}

export function paintGhost(context: Context, ghost: Ghost): void {
  const { cells, size, reach, colour, isLight, isStrong, isFull } = ghost;
  const line = Math.max(1.5, size * (isStrong ? 0.1 : 0.06)) * (isFull ? 1.6 : 1);
  const inset = line / 2 + 0.5;
  const has = (x: number, y: number): boolean => cells.some(([cx, cy]) => cx === x && cy === y);
  context.fillStyle = withAlpha(colour, isFull ? 0.36 : 0.13);
  context.strokeStyle = mix(colour, isLight ? "#000000" : "#FFFFFF", isStrong ? 0.6 : isFull ? 0.35 : 0.15);
  context.globalAlpha = 0.9;
  context.lineWidth = line;
  context.lineCap = "square";
  const segment = (x0: number, y0: number, x1: number, y1: number): void => {
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
  };
  context.beginPath();
  for (const [x, y] of cells) {
    const [x0, y0] = [(reach + x) * size, (reach - y) * size];
    const [x1, y1] = [x0 + size, y0 + size];
    context.fillRect(x0, y0, size, size);
    // A side is drawn inside its cell; where the next cell belongs to the piece too, it goes on into that one.
    const [xa, xb] = [has(x - 1, y) ? x0 - inset : x0 + inset, has(x + 1, y) ? x1 + inset : x1 - inset];
    const [ya, yb] = [has(x, y + 1) ? y0 - inset : y0 + inset, has(x, y - 1) ? y1 + inset : y1 - inset];
    if (!has(x, y + 1)) segment(xa, y0 + inset, xb, y0 + inset);
    if (!has(x, y - 1)) segment(xa, y1 - inset, xb, y1 - inset);
    if (!has(x - 1, y)) segment(x0 + inset, ya, x0 + inset, yb);
    if (!has(x + 1, y)) segment(x1 - inset, ya, x1 - inset, yb);
  }
  context.stroke();
}
