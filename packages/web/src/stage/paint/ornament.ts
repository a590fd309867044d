// An ornament of curves in the manner of Khokhloma: gold stems, red berries, black ground. It grows with the levels.

import { withAlpha } from "../colour.ts";
import type { Context } from "./canvas.ts";

const GOLD = "#E8B84B";
const RED = "#E0413A";
/** Levels until it has grown to the top. */
const FULL = 15;
const CURLS = 15;

export interface Ornament {
  readonly width: number;
  readonly height: number;
  readonly level: number;
  readonly isNarrow: boolean;
}

export function paintOrnament(context: Context, { width, height, level, isNarrow }: Ornament): void {
  const grown = Math.max(1, Math.round((Math.min(level, FULL) / FULL) * CURLS));
  const step = height / (CURLS + 0.5);
  const breadth = isNarrow ? Math.min(step * 0.5, width * 0.05) : Math.min(step * 1.5, width * 0.07);
  context.save();
  context.globalAlpha = 0.55;
  context.lineCap = "round";
  for (const side of [1, -1]) {
    context.save();
    if (side < 0) {
      context.translate(width, 0);
      context.scale(-1, 1);
    }
    for (let i = 0; i < grown; i++)
      paintCurl(context, {
        x: breadth * 0.55,
        y: height - i * step,
        step,
        breadth,
        turn: i % 2 === 0 ? 1 : -1,
        isTip: i === grown - 1,
      });
    context.restore();
  }
  context.restore();
}

interface Curl {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly breadth: number;
  readonly turn: number;
  readonly isTip: boolean;
}

function paintCurl(context: Context, { x, y, step, breadth, turn, isTip }: Curl): void {
  const sway = breadth * 0.28 * turn;
  context.strokeStyle = GOLD;
  context.lineWidth = Math.max(1.2, breadth * 0.035);
  context.beginPath();
  context.moveTo(x, y);
  context.bezierCurveTo(x + sway, y - step * 0.3, x + sway, y - step * 0.7, x, y - step);
  context.stroke();
  // A tendril that rolls itself up, thinner and thinner.
  const cx = x + sway * 0.7 + turn * breadth * 0.3;
  const cy = y - step * 0.55;
  context.beginPath();
  context.moveTo(x + sway * 0.7, y - step * 0.35);
  for (let a = 0; a < Math.PI * 3.2; a += 0.2) {
    const radius = breadth * 0.26 * (1 - a / (Math.PI * 3.7));
    context.lineTo(cx - Math.cos(a) * radius * turn, cy + Math.sin(a) * radius * -1 + radius * 0.2);
  }
  context.lineWidth = Math.max(1, breadth * 0.024);
  context.stroke();
  for (const [dx, dy, angle] of [
    [-0.18, -0.28, -0.7],
    [-0.24, -0.62, -1.1],
    [0.1, -0.86, 0.5],
  ] as const) {
    leaf(context, x + sway + dx * breadth * turn, y + dy * step, { length: breadth * 0.22, angle: angle * turn });
  }
  context.fillStyle = RED;
  const berries = isTip ? 5 : 3;
  for (let i = 0; i < berries; i++) {
    const a = (i / berries) * Math.PI * 2;
    const radius = breadth * 0.085;
    context.beginPath();
    context.arc(cx + Math.cos(a) * radius, cy + Math.sin(a) * radius, breadth * 0.052, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = withAlpha("#FFF3D0", 0.8);
  context.beginPath();
  context.arc(cx, cy, breadth * 0.028, 0, Math.PI * 2);
  context.fill();
}

function leaf(
  context: Context,
  x: number,
  y: number,
  shape: { readonly length: number; readonly angle: number },
): void {
  const { length, angle } = shape;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = GOLD;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.5, -length * 0.5, 0, -length * 1.15);
  context.quadraticCurveTo(-length * 0.3, -length * 0.5, 0, 0);
  context.fill();
  context.restore();
}
