// How strongly a board shows what happens on it: as the player wishes, and less where it is not the player's own or small.

import type { Layout, Scene } from "./stage.ts";

/** Boards of smaller cells than this are watched from the corner of the eye: nothing is announced there. */
export const LEAST_CELL_PX = 16;
const SMALL = 0.35;
const ANOTHER = 0.6;
/** Several people before one screen. */
const SHARED = 0.85;

/** The strength of a board's effects, 0 to 1. */
export function strengthOf(
  { display, seating }: Pick<Scene, "display" | "seating">,
  layout: Pick<Layout, "cell"> | undefined,
  i: number,
): number {
  const wish = display.effectStrength / 100;
  if (seating === undefined) return i === 0 ? wish : wish * ANOTHER;
  if ((layout?.cell ?? 0) < LEAST_CELL_PX) return wish * SMALL;
  if (seating.own === undefined) return wish * SHARED;
  return seating.own === i ? wish : wish * ANOTHER;
}
