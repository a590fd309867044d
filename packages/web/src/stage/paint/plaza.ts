// The plaza at dusk; the wonder stands beside the boards, where the sun goes down.

import { withAlpha } from "../colour.ts";
import type { Backdrop } from "./backdrop.ts";
import { type Context, downward, fillSpot, makeDice } from "./canvas.ts";
import { horizonOf, wonderStand } from "../wonder/wonderStand.ts";
import { spanOf } from "./span.ts";

export function paintPlaza(context: Context, { width, height, layout, layouts = [layout] }: Backdrop): void {
  const matrix = spanOf(layouts.map((each) => each.matrix));
  const ground = { width, height, layouts };
  const horizon = horizonOf(ground);
  const middle = matrix.x + matrix.width / 2;
  const sun = wonderStand(ground, { high: 1 })?.x ?? middle;
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
  fillSpot(context, { x: sun, y: horizon, radius: height * 0.85 }, [
    [0, "rgb(255 205 130 / 0.6)"],
    [0.4, "rgb(255 170 100 / 0.22)"],
    [1, "rgb(255 150 90 / 0)"],
  ]);
  paintHills(context, { width, horizon, height: height * 0.1, colour: "#5B2F4C" });
  paintFloor(context, { width, height, horizon, middle });
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
    for (let x = 0; x < width + 12; x += 12) {
      const t = (x / width) * 9 + phase;
      context.lineTo(x, horizon - height * share * (0.5 + 0.3 * Math.sin(t) + 0.2 * Math.sin(t * 2.7)));
    }
    context.lineTo(width + 12, horizon);
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
