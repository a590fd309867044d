// Where there is room beside the Matrix and its figures on a screen that lies on its side.

import type { Layout } from "../stage/stage.ts";

/** What figures take of their panel. */
const FIGURES_PX = 128;
const GAP_PX = 20;
const EDGE_PX = 16;

type Style = { readonly [property: string]: string };

export interface Aside {
  readonly left: Style;
  readonly right: Style;
  readonly rightPx: number;
}

/** Undefined on a screen that stands upright: nothing is beside the Matrix there. */
export function asideOf({ isPortrait, matrix, hold, next, left, right }: Layout, widthPx: number): Aside | undefined {
  if (isPortrait) return undefined;
  const leftEnd = Math.min(hold.x, left.x + left.width - FIGURES_PX) - GAP_PX;
  const rightStart = Math.max(next.x + next.width, right.x + FIGURES_PX) + GAP_PX;
  const rightPx = widthPx - EDGE_PX - rightStart;
  const high = { top: `${matrix.y}px`, height: `${matrix.height}px` };
  return {
    left: { ...high, left: `${EDGE_PX}px`, width: `${leftEnd - EDGE_PX}px` },
    right: { ...high, left: `${rightStart}px`, width: `${rightPx}px` },
    rightPx,
  };
}
