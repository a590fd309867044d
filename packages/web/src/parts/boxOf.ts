// A place on the screen as a style.

import type { Rect } from "../stage/stage.ts";

export function boxOf({ x, y, width, height }: Rect): { readonly [property: string]: string } {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}
