// Where there is room beside the Matrix and its figures on a screen that lies on its side.

import { isUpright } from "../stage/layout.ts";
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

/** A narrower window has no room beside the Matrix for the Coach: the Matrix makes it. */
const WIDE_PX = 1300;
const COACH_PX = 316;

/** Room that the Coach needs at the right edge beyond what is free there. */
export function coachRoom({ innerWidth, innerHeight }: Pick<Window, "innerWidth" | "innerHeight">): number {
  // A window that would be upright without that room keeps what it has.
  const isTooNarrow = isUpright({ widthPx: innerWidth - COACH_PX, heightPx: innerHeight });
  return innerWidth >= WIDE_PX || isTooNarrow ? 0 : COACH_PX;
}

/** Where the Coach stands in that room. */
export function coachStyle({ matrix }: Layout, roomPx: number): Style {
  return { top: `${matrix.y}px`, height: `${matrix.height}px`, right: `${EDGE_PX}px`, width: `${roomPx - EDGE_PX}px` };
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
