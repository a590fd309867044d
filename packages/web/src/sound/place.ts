// Where the boards of a match are heard from: one's own from the front and loudest, the others from their side of the room.

import type { SoundPlace } from "./sound.ts";

/** Whose board it is: one's own, another beside it, or one of several people's. */
export type BoardPart = "own" | "other" | "shared";

const GAIN: { readonly [Part in BoardPart]: number } = { own: 1, other: 0.35, shared: 0.8 };
/** A board at the very edge of the window is not quite at the edge of the room. */
const WIDEST = 0.8;
/** What is fainter than this is far away: nobody wants to hear how its pieces are moved. */
const NEAR = 0.5;

/** By its Matrix, in a window of this width. */
export function placeOf(
  { matrix }: { readonly matrix: { readonly x: number; readonly width: number } },
  widthPx: number,
  part: BoardPart,
): SoundPlace {
  const middle = (matrix.x + matrix.width / 2) / Math.max(1, widthPx);
  const pan = Math.min(1, Math.max(-1, 2 * middle - 1)) * WIDEST;
  return { pan: part === "own" ? 0 : pan, gain: GAIN[part] };
}

export function isFar({ gain }: SoundPlace): boolean {
  return gain < NEAR;
}
