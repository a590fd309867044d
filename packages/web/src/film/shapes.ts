// The shapes of a picture to be shown to others: for a screen, for a post, and for a phone held upright.

import type { Rect } from "../stage/stage.ts";

export const SHAPES = ["wide", "square", "upright"] as const;
export type Shape = (typeof SHAPES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Lines along the shorter side of a picture at its full size. */
export const FULL_LINES = 1080;

/** Sides in shares of the shorter one. */
const SIDES: { readonly [Name in Shape]: Size } = {
  wide: { width: 16 / 9, height: 1 },
  square: { width: 1, height: 1 },
  upright: { width: 1, height: 16 / 9 },
};

/** Even sides, as codecs ask. */
export function sizeOf(shape: Shape, lines: number): Size {
  const { width, height } = SIDES[shape];
  return { width: even(width * lines), height: even(height * lines) };
}

function even(length: number): number {
  return Math.round(length / 2) * 2;
}

/** By its edges. */
export function spread(left: number, top: number, right: number, bottom: number): Rect {
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
