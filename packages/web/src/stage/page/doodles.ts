// What a schoolchild draws beside the great moments, on a grid of 9 by 9.

import { readStrokes, type Stroke } from "./strokes.ts";

const FORMS = {
  star: "295089039329",
  sun: "~5335577553 5250 5859 2505 8595 3311 7391 3719 7799",
  tick: "053890",
  smile: "~501205285988958250 3334 6364 ~365766",
  spiral: "~55647567472532619397",
} as const;

export type DoodleName = keyof typeof FORMS;

export const DOODLE_SIZE = 9;

export function doodle(name: DoodleName): readonly Stroke[] {
  return readStrokes(FORMS[name]);
}
