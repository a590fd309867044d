// A button that is being moved lines up with the others, when it is nearly so already.

import type { Box, ThumbWindow } from "./thumbLayout.ts";

export interface Snapped {
  readonly x: number;
  readonly y: number;
  /** The lines that it stands on now, to be shown. */
  readonly lineX: number | undefined;
  readonly lineY: number | undefined;
}

/** How near is nearly, in pixels. */
const REACH = 7;
/** Where a box has lines: at its beginning, its middle, its end. */
const PARTS = [0, 0.5, 1] as const;

export function snap(
  box: Box,
  others: readonly Box[],
  { width, height }: Pick<ThumbWindow, "width" | "height">,
): Snapped {
  const across = along(box.x, box.width, [
    ...others.map(({ x, width: size }) => ({ at: x, size })),
    { at: 0, size: width },
  ]);
  const down = along(box.y, box.height, [
    ...others.map(({ y, height: size }) => ({ at: y, size })),
    { at: 0, size: height },
  ]);
  return { x: across.at, y: down.at, lineX: across.line, lineY: down.line };
}

interface Stretch {
  readonly at: number;
  readonly size: number;
}

/** Like parts line up: beginnings with beginnings, middles with middles. The nearest wins. */
function along(at: number, size: number, others: readonly Stretch[]): { readonly at: number; readonly line?: number } {
  let best: { readonly at: number; readonly line?: number } = { at };
  let least = REACH + 1;
  for (const other of others)
    for (const part of PARTS) {
      const line = other.at + other.size * part;
      const way = Math.abs(line - (at + size * part));
      if (way >= least) continue;
      least = way;
      best = { at: line - size * part, line };
    }
  return best;
}
