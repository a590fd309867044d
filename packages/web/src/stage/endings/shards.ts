// Glass that breaks: where its cracks run, and the pieces between them with what is seen through each.

import { paintCanvas } from "../paint/canvas.ts";
import type { Point } from "../sparks.ts";
import type { Rect } from "../stage.ts";
import type { EndScene } from "./scene.ts";

export interface Shard {
  readonly points: readonly Point[];
  /** How far from the blow: 0 is next to it. */
  readonly ring: number;
  /** The part of the glass that it lies in. */
  readonly box: Rect;
}

/** From the blow outward, in cells. */
const RINGS = [0, 1.7, 3.7, 6.4, 9.8, 14, 30] as const;
export const SHARD_RINGS: number = RINGS.length - 1;
/** Fewer upwards, where the glass ends. */
const ANGLES = [-0.42, -0.16, 0.06, 0.24, 0.38, 0.5, 0.62, 0.76, 0.94, 1.16, 1.42, 1.58] as const;

export function breakGlass(
  area: Rect,
  at: Point,
  { cell, dice }: { readonly cell: number; readonly dice: EndScene["dice"] },
): readonly Shard[] {
  const rays = ANGLES.map((turn) => (turn + dice(-0.04, 0.04)) * Math.PI);
  const corners = RINGS.map((ring) =>
    rays.map((angle) => {
      const radius = ring * dice(0.82, 1.18) * cell;
      const bend = angle + dice(-0.06, 0.06);
      return { x: at.x + Math.cos(bend) * radius, y: at.y + Math.sin(bend) * radius };
    }),
  );
  const shards: Shard[] = [];
  for (let ring = 0; ring < SHARD_RINGS; ring++) {
    rays.forEach((_, i) => {
      const next = (i + 1) % rays.length;
      const points = [corners[ring]?.[i], corners[ring]?.[next], corners[ring + 1]?.[next], corners[ring + 1]?.[i]];
      const those = points.filter((point) => point !== undefined);
      const box = within(area, those);
      if (box !== undefined) shards.push({ points: those, ring, box });
    });
  }
  return shards;
}

/** The part of an area that points span. */
function within(area: Rect, points: readonly Point[]): Rect | undefined {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.max(area.x, Math.min(...xs)), Math.max(area.y, Math.min(...ys))];
  const width = Math.min(area.x + area.width, Math.max(...xs)) - left;
  const height = Math.min(area.y + area.height, Math.max(...ys)) - top;
  return width > 1 && height > 1 ? { x: left, y: top, width, height } : undefined;
}

/** A piece of the glass with its part of the stack, bright at its edges. */
export function paintShard({ atlas, layout, cells }: EndScene, { points, box }: Shard): HTMLCanvasElement {
  const { cell } = layout;
  const { resolution } = atlas;
  return paintCanvas(box.width * resolution, box.height * resolution, (context) => {
    context.scale(resolution, resolution);
    context.translate(-box.x, -box.y);
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.closePath();
    context.save();
    context.clip();
    context.fillStyle = "rgb(190 215 255 / 0.07)";
    context.fillRect(box.x, box.y, box.width, box.height);
    for (const { kind, place, x, y, alpha } of cells) {
      const [left, top] = [x - cell / 2, y - cell / 2];
      const isHere = left < box.x + box.width && left + cell > box.x && top < box.y + box.height && top + cell > box.y;
      if (!isHere) continue;
      context.globalAlpha = alpha;
      context.drawImage(atlas.canvas(kind, place), left, top, cell, cell);
    }
    context.globalAlpha = 1;
    context.strokeStyle = "rgb(225 240 255 / 0.34)";
    context.lineWidth = cell * 0.16;
    context.stroke();
    context.restore();
    context.strokeStyle = "rgb(240 248 255 / 0.85)";
    context.lineWidth = Math.max(0.8, cell * 0.035);
    context.stroke();
  });
}
