// A wonder as a painting: its place, the plan of what is still to come, and the stones that stand.

import { withAlpha } from "../colour.ts";
import { type Context, downward, fillSpot } from "../paint/canvas.ts";
import type { Stone, WonderPicture } from "./stone.ts";

/** Where it stands on a canvas: the middle of its foot, and how wide it is. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function trace(context: Context, { points }: Stone, { x, y, width }: Stand): void {
  context.beginPath();
  for (let i = 0; i < points.length; i += 2)
    context.lineTo(x + (points[i] ?? 0) * width, y - (points[i + 1] ?? 0) * width);
  context.closePath();
}

/** A stone's left and right, lower and upper end, in pixels. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function extentOf({ points }: Stone, { x, y, width }: Stand): Extent {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  return {
    left: x + Math.min(...xs) * width,
    right: x + Math.max(...xs) * width,
    top: y - Math.max(...ys) * width,
    bottom: y - Math.min(...ys) * width,
  };
}

export function paintStone(context: Context, stone: Stone, stand: Stand): void {
  trace(context, stone, stand);
  if (stone.isFlat === true) {
    context.fillStyle = stone.colour;
    context.fill();
    return;
  }
  const { left, right, top, bottom } = extentOf(stone, stand);
  context.fillStyle = stone.colour;
  context.fill();
  // Light from the upper left, and a joint all round.
  const sheen = context.createLinearGradient(left, top, right, bottom);
  sheen.addColorStop(0, "rgb(255 240 214 / 0.26)");
  sheen.addColorStop(0.5, "rgb(255 240 214 / 0)");
  sheen.addColorStop(1, "rgb(34 14 30 / 0.26)");
  context.fillStyle = sheen;
  context.fill();
  context.strokeStyle = "rgb(46 22 34 / 0.5)";
  context.lineWidth = Math.max(0.5, stand.width * 0.0016);
  context.stroke();
}

/** What is there before a stone is set: the place, and a breath of the plan. */
export function paintSite(context: Context, { site, stones }: WonderPicture, stand: Stand, plan: string): void {
  for (const each of site) paintStone(context, each, stand);
  // Its shadow lies to the right of it.
  context.save();
  context.translate(stand.x + stand.width * 0.08, stand.y + stand.width * 0.004);
  context.scale(1, 0.055);
  fillSpot(context, { x: 0, y: 0, radius: stand.width * 0.56 }, [
    [0, "rgb(28 12 30 / 0.6)"],
    [0.7, "rgb(28 12 30 / 0.4)"],
    [1, "rgb(28 12 30 / 0)"],
  ]);
  context.restore();
  context.save();
  context.lineWidth = Math.max(0.6, stand.width * 0.0018);
  for (const stone of stones) {
    if (stone.isFlat === true) continue;
    trace(context, stone, stand);
    context.fillStyle = withAlpha(plan, 0.07);
    context.fill();
    context.strokeStyle = withAlpha(plan, 0.2);
    context.stroke();
  }
  context.restore();
}

/** Stones from one number to another. A part of a number is a part of a stone, cut off above. */
export function paintStones(context: Context, { stones }: WonderPicture, stand: Stand, from: number, to: number): void {
  for (let i = Math.floor(from); i < Math.floor(to); i++) paintStone(context, stones[i]!, stand);
  const next = stones[Math.floor(to)];
  const share = to - Math.floor(to);
  if (next === undefined || share <= 0) return;
  const { left, right, top, bottom } = extentOf(next, stand);
  context.save();
  context.beginPath();
  const high = (bottom - top) * share;
  context.rect(left - 1, bottom - high, right - left + 2, high + 1);
  context.clip();
  paintStone(context, next, stand);
  context.restore();
}

export interface Painting {
  readonly picture: WonderPicture;
  readonly width: number;
  readonly height: number;
  /** At the left, for words: the wonder stands beside them. */
  readonly margin?: number;
}

/** Where the wonder stands in a painting of its own: as large as it can be, on the horizon. */
export function standIn({ picture, width, height, margin = 0 }: Painting): Stand {
  const horizon = height * 0.84;
  const free = width - margin;
  const fit = Math.min(free * 0.86, (horizon - height * 0.07) / picture.height);
  // In the middle, unless that is where the words are.
  return { x: Math.max(width / 2, margin + fit * 0.56), y: horizon, width: fit };
}

/** Sky and ground of a painting of its own. */
export function paintScenery(context: Context, painting: Painting): void {
  const { picture, width, height } = painting;
  const { y } = standIn(painting);
  const [high, middle, low] = picture.sky;
  context.fillStyle = downward(context, 0, y, [
    [0, high],
    [0.6, middle],
    [1, low],
  ]);
  context.fillRect(0, 0, width, y + 1);
  fillSpot(context, { x: width * 0.3, y, radius: height * 0.8 }, [
    [0, "rgb(255 246 220 / 0.55)"],
    [0.35, "rgb(255 236 200 / 0.2)"],
    [1, "rgb(255 236 200 / 0)"],
  ]);
  paintClouds(context, width, y);
  context.fillStyle = downward(context, y, height, [
    [0, picture.ground[0]],
    [1, picture.ground[1]],
  ]);
  context.fillRect(0, y, width, height - y);
}

/** Long thin clouds, lit from below. */
function paintClouds(context: Context, width: number, horizon: number): void {
  for (const [x, y, long, alpha] of [
    [0.16, 0.3, 0.2, 0.3],
    [0.8, 0.2, 0.26, 0.24],
    [0.66, 0.5, 0.18, 0.2],
    [0.1, 0.62, 0.16, 0.2],
  ] as const) {
    context.save();
    context.translate(x * width, y * horizon);
    context.scale(1, 0.12);
    fillSpot(context, { x: 0, y: 0, radius: long * width }, [
      [0, `rgb(255 244 226 / ${alpha})`],
      [0.6, `rgb(255 236 214 / ${alpha * 0.5})`],
      [1, "rgb(255 236 214 / 0)"],
    ]);
    context.restore();
  }
}
