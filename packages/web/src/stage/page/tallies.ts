// Lines as tallies: four strokes and one across them make a bundle. Where the page is full, one bundle with a number stands
// for all that filled it, and the strokes begin again after it.

import { makeDice } from "../paint/canvas.ts";
import type { Stroke } from "./strokes.ts";

export const BUNDLE = 5;
/** Places that a bundle with its number takes. */
export const HEAD = 2;

/** What stands on the page. */
export interface TallyPlan {
  /** Bundles that the first one stands for, written beside it; 0: it stands for itself. */
  readonly carried: number;
  /** Strokes in each place after that. */
  readonly places: readonly number[];
}

/** `room`: bundles that the page has places for, more than `HEAD`. */
export function planTallies(lines: number, room: number): TallyPlan {
  const bundles = Math.ceil(lines / BUNDLE);
  if (bundles <= room) return { carried: 0, places: strokesOf(lines) };
  const after = room - HEAD;
  const carried = room + Math.floor((bundles - room - 1) / after) * after;
  return { carried, places: strokesOf(lines - carried * BUNDLE) };
}

function strokesOf(lines: number): readonly number[] {
  const bundles = Math.ceil(lines / BUNDLE);
  return Array.from({ length: bundles }, (_, i) => Math.min(BUNDLE, lines - i * BUNDLE));
}

/** A bundle takes so much of its place, which is 1 wide and as high as `TALL`. */
export const TALL = 0.8;

/** The five strokes of a bundle, never twice the same. */
export function bundleStrokes(seed: number): readonly Stroke[] {
  const dice = makeDice(seed * 13 + 5);
  const stray = (): number => dice(-0.022, 0.022);
  const upright = [0, 1, 2, 3].map((i) => {
    const x = 0.14 + i * 0.16;
    return [
      { x: x + stray() + 0.02, y: 0.07 + stray() * 2 },
      { x: x + stray() * 1.2 + 0.005, y: 0.38 + stray() },
      { x: x + stray() - 0.01, y: 0.7 + stray() * 2 },
    ];
  });
  const across = [
    { x: 0.03 + stray(), y: 0.58 + stray() * 2 },
    { x: 0.38 + stray(), y: 0.4 + stray() },
    { x: 0.76 + stray(), y: 0.16 + stray() * 2 },
  ];
  return [...upright, across];
}
