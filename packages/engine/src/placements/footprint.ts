// The cells that a piece fills, as one number. Facings that look alike can fill the same cells from different centres.

import type { Game } from "../game.ts";
import { type Geometry, SHIFT, shapeOf } from "../geometry.ts";
import type { Place } from "../rotation.ts";

/** A number that is equal for two places of one kind if, and only if, the piece fills the same four cells. */
export function footprint({ rules }: Game, { kind, facing, x, y }: Place & { readonly kind: number }): number {
  const { geometry } = rules;
  const shape = shapeOf(kind, facing);
  let alike = 0;
  while (alike < facing && !isAlike(geometry, shapeOf(kind, alike), shape)) alike++;
  const left = x + leftOf(geometry, shape) + SHIFT;
  const bottom = y + geometry.bottoms[shape]! + SHIFT;
  return (alike * (geometry.columns + 2 * SHIFT) + left) * (geometry.height + 2 * SHIFT) + bottom;
}

/** The column of the leftmost Mino in a mask. */
function leftOf({ masks }: Geometry, shape: number): number {
  const all = masks[shape * 4]! | masks[shape * 4 + 1]! | masks[shape * 4 + 2]! | masks[shape * 4 + 3]!;
  return 31 - Math.clz32(all & -all);
}

function isAlike(geometry: Geometry, shape: number, other: number): boolean {
  const { masks } = geometry;
  const left = leftOf(geometry, shape);
  const otherLeft = leftOf(geometry, other);
  for (let row = 0; row < 4; row++) {
    if (masks[shape * 4 + row]! >> left !== masks[other * 4 + row]! >> otherLeft) return false;
  }
  return true;
}
