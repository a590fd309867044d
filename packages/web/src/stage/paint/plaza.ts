// The plaza at dusk, and the wonder that rises behind it.

import { withAlpha } from "../colour.ts";
import type { Backdrop } from "./backdrop.ts";
import { type Context, downward, fillSpot, makeDice } from "./canvas.ts";
import { spanOf } from "./span.ts";
import { WONDERS } from "./wonders.ts";

const STEPS = 7;

export function paintPlaza(context: Context, { width, height, layout, layouts = [layout], wonder }: Backdrop): void {
  const matrix = spanOf(layouts.map((each) => each.matrix));
  const horizon = layout.isPortrait ? height * 0.8 : height * 0.79;
  const middle = matrix.x + matrix.width / 2;
  context.fillStyle = downward(context, 0, horizon, [
    [0, "#1E1636"],
    [0.35, "#4A2650"],
    [0.65, "#97425A"],
    [0.86, "#D9764F"],
    [1, "#F2B36B"],
  ]);
  context.fillRect(0, 0, width, horizon + 1);
  const dice = makeDice(19);
  for (let i = 0; i < 60; i++) {
    context.fillStyle = withAlpha("#FFF3DC", dice(0.1, 0.6));
    context.fillRect(dice(0, width), dice(0, horizon * 0.4), 1.3, 1.3);
  }
  fillSpot(context, { x: middle, y: horizon, radius: height * 0.85 }, [
    [0, "rgb(255 205 130 / 0.6)"],
    [0.4, "rgb(255 170 100 / 0.22)"],
    [1, "rgb(255 150 90 / 0)"],
  ]);
  paintHills(context, { width, horizon, height: height * 0.1, colour: "#5B2F4C" });
  paintFloor(context, { width, height, horizon, middle });
  const tall = height * 0.74;
  const broad = Math.min(width * 1.02, tall * 1.5);
  if (wonder !== undefined) paintWonder(context, { x: middle, y: horizon, broad, tall, wonder });
  // Haze off the plaza, and calm behind the writing.
  context.fillStyle = downward(context, horizon - height * 0.4, horizon, [
    [0, "rgb(240 150 100 / 0)"],
    [1, "rgb(240 150 100 / 0.26)"],
  ]);
  context.fillRect(0, horizon - height * 0.4, width, height * 0.4);
  context.fillStyle = downward(context, 0, height, [
    [0, "rgb(20 10 26 / 0.25)"],
    [0.5, "rgb(20 10 26 / 0.1)"],
    [1, "rgb(20 10 26 / 0.45)"],
  ]);
  context.fillRect(0, 0, width, height);
}

interface Ridge {
  readonly width: number;
  readonly horizon: number;
  readonly height: number;
  readonly colour: string;
}

function paintHills(context: Context, { width, horizon, height, colour }: Ridge): void {
  for (const [phase, share, alpha] of [
    [0.4, 1, 0.55],
    [2.3, 0.6, 0.9],
  ] as const) {
    context.fillStyle = withAlpha(colour, alpha);
    context.beginPath();
    context.moveTo(0, horizon);
    for (let x = 0; x <= width; x += 12) {
      const t = (x / width) * 9 + phase;
      context.lineTo(x, horizon - height * share * (0.5 + 0.3 * Math.sin(t) + 0.2 * Math.sin(t * 2.7)));
    }
    context.lineTo(width, horizon);
    context.fill();
  }
}

interface Floor {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly middle: number;
}

function paintFloor(context: Context, { width, height, horizon, middle }: Floor): void {
  context.fillStyle = downward(context, horizon, height, [
    [0, "#A8604E"],
    [0.25, "#6A3B48"],
    [1, "#251626"],
  ]);
  context.fillRect(0, horizon, width, height - horizon);
  context.strokeStyle = "rgb(30 14 28 / 0.4)";
  context.lineWidth = 1;
  context.beginPath();
  for (let i = -24; i <= 24; i++) {
    context.moveTo(middle + i * 18, horizon);
    context.lineTo(middle + i * width * 0.13, height);
  }
  for (let i = 1; i < 9; i++) {
    const y = horizon + (height - horizon) * (i / 9) ** 2;
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
}

interface Building {
  readonly x: number;
  readonly y: number;
  readonly broad: number;
  readonly tall: number;
  readonly wonder: { readonly index: number; readonly share: number };
}

function paintWonder(context: Context, { x, y, broad, tall, wonder }: Building): void {
  const step = Math.min(STEPS, Math.floor(wonder.share * STEPS + 1e-9));
  const paint = WONDERS[wonder.index % WONDERS.length];
  if (paint === undefined) return;
  const reach = step / STEPS;
  context.save();
  context.translate(x, y);
  // What is still to come is a breath of a plan.
  context.save();
  context.globalAlpha = 0.13;
  context.fillStyle = "#2A1530";
  context.scale(broad, -tall);
  paint(context, { stone: "#2A1530", shade: "#2A1530", glint: "#2A1530" });
  context.restore();
  context.beginPath();
  context.rect(-broad, -tall * reach * 1.02, broad * 2, tall * reach * 1.02 + 2);
  context.clip();
  context.scale(broad, -tall);
  paint(context, { stone: "#6E3A4E", shade: "#512A45", glint: "#C9835E" });
  context.restore();
}
