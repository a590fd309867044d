// Several places as one.

import type { Rect } from "../stage.ts";

/** All that some places take together. */
export function spanOf(places: readonly Rect[]): Rect {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}
