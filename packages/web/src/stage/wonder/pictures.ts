// The seven wonders in their order, and how many of their stones stand.

import { african } from "./african.ts";
import { celtic } from "./celtic.ts";
import { egyptian } from "./egyptian.ts";
import { greek } from "./greek.ts";
import { japanese } from "./japanese.ts";
import { mayan } from "./mayan.ts";
import { russian } from "./russian.ts";
import type { WonderPicture } from "./stone.ts";

export const WONDER_PICTURES: readonly WonderPicture[] = [mayan, greek, egyptian, celtic, african, japanese, russian];

export function wonderPicture(index: number): WonderPicture {
  return WONDER_PICTURES[index % WONDER_PICTURES.length] ?? mayan;
}

/** Stones that stand, with the part of the next one that is in work. */
export function stonesAt({ stones }: WonderPicture, share: number): number {
  return Math.min(1, Math.max(0, share)) * stones.length;
}
