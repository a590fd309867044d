// Dyed stone, and the polished blocks that squares become.

import { SIDES } from "@korobeinix/engine";
import { mix, withAlpha } from "../colour.ts";
import { type Context, makeDice, speckle } from "./canvas.ts";
import type { Mino } from "./mino.ts";

export function paintStone(context: Context, { look, size, column, isLocked, edges }: Mino): void {
  const base = isLocked ? mix(look.colour, "#2A1A24", 0.24) : look.colour;
  const slab = context.createLinearGradient(0, 0, size, size);
  slab.addColorStop(0, mix(base, "#FFF3DC", 0.18));
  slab.addColorStop(0.55, base);
  slab.addColorStop(1, mix(base, "#1A0F1C", 0.3));
  context.fillStyle = slab;
  context.fillRect(0, 0, size, size);
  const colours = [withAlpha("#FFF6E6", 0.2), withAlpha("#1A0E18", 0.22), withAlpha("#1A0E18", 0.12)];
  speckle(context, { width: size, height: size }, { count: 46, colours, size: size * 0.075, seed: column + 11 });
  paintVein(context, size, column);
  // Chiselled where the piece ends; a fine joint where it goes on.
  chisel(context, { size, edges, depth: size * 0.11, light: isLocked ? 0.34 : 0.62, dark: 0.5 });
  joints(context, size, edges);
}

function paintVein(context: Context, size: number, seed: number): void {
  const dice = makeDice(seed * 3 + 5);
  context.strokeStyle = withAlpha("#FFF3DC", 0.16);
  context.lineWidth = Math.max(0.8, size * 0.03);
  context.beginPath();
  context.moveTo(0, size * dice(0.1, 0.9));
  context.bezierCurveTo(size * 0.3, size * dice(0, 1), size * 0.6, size * dice(0, 1), size, size * dice(0.1, 0.9));
  context.stroke();
}

interface Chisel {
  readonly size: number;
  readonly edges: number;
  readonly depth: number;
  readonly light: number;
  readonly dark: number;
}

/** Bevels on the outer edges: light from the upper left. */
function chisel(context: Context, { size, edges, depth, light, dark }: Chisel): void {
  const sides = [
    [SIDES.up, [0, 0, size, 0, size - depth, depth, depth, depth], withAlpha("#FFF6E0", light)],
    [SIDES.left, [0, 0, depth, depth, depth, size - depth, 0, size], withAlpha("#FFF6E0", light * 0.6)],
    [
      SIDES.right,
      [size, 0, size, size, size - depth, size - depth, size - depth, depth],
      withAlpha("#12070F", dark * 0.7),
    ],
    [SIDES.down, [0, size, depth, size - depth, size - depth, size - depth, size, size], withAlpha("#12070F", dark)],
  ] as const;
  for (const [edge, points, colour] of sides) {
    if ((edges & edge) === 0) continue;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(points[0], points[1]);
    for (let i = 2; i < points.length; i += 2) context.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
    context.fill();
  }
}

function joints(context: Context, size: number, edges: number): void {
  const line = Math.max(1, size * 0.03);
  context.fillStyle = withAlpha("#1A0E18", 0.28);
  if ((edges & SIDES.right) === 0) context.fillRect(size - line, 0, line, size);
  if ((edges & SIDES.down) === 0) context.fillRect(0, size - line, size, line);
  context.fillStyle = withAlpha("#0A0409", 0.75);
  if ((edges & SIDES.right) !== 0) context.fillRect(size - 1, 0, 1, size);
  if ((edges & SIDES.down) !== 0) context.fillRect(0, size - 1, size, 1);
}

const METALS = [
  { high: "#FFFFFF", base: "#C6CEDA", low: "#6B7686" },
  { high: "#FFF6C9", base: "#EDB63A", low: "#8A5A0C" },
] as const;

/** Silver or gold: one polished block, its edges engraved. */
export function paintPolished(context: Context, { size, column, metal, edges }: Mino): void {
  const { high, base, low } = METALS[metal - 1] ?? METALS[0];
  // One reflection over the whole block: this cell shows its part of it.
  const left = -(column % 4) * size;
  const top = -(3 - (Math.floor(column / 4) % 4)) * size;
  const sheen = context.createLinearGradient(left, top, left + 4 * size, top + 4 * size);
  for (const [offset, colour] of [
    [0, mix(base, high, 0.55)],
    [0.3, mix(base, high, 0.2)],
    [0.42, mix(base, high, 0.85)],
    [0.48, mix(base, high, 0.6)],
    [0.5, base],
    [0.8, mix(base, low, 0.28)],
    [1, mix(base, low, 0.1)],
  ] as const) {
    sheen.addColorStop(offset, colour);
  }
  context.fillStyle = sheen;
  context.fillRect(0, 0, size, size);
  const rim = size * 0.13;
  const groove = Math.max(1, size * 0.055);
  const lines = [
    [SIDES.up, 0, 0, size, rim, high, 0.75, 0, rim],
    [SIDES.left, 0, 0, rim, size, high, 0.5, rim, 0],
    [SIDES.down, 0, size - rim, size, rim, low, 0.8, 0, size - rim - groove],
    [SIDES.right, size - rim, 0, rim, size, low, 0.6, size - rim - groove, 0],
  ] as const;
  for (const [edge, x, y, width, height, colour, alpha, gx, gy] of lines) {
    if ((edges & edge) === 0) continue;
    context.fillStyle = withAlpha(colour, alpha);
    context.fillRect(x, y, width, height);
    context.fillStyle = withAlpha(low, 0.55);
    context.fillRect(gx, gy, width === size ? size : groove, height === size ? size : groove);
  }
}
