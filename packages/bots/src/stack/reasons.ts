// What a stack is worth, by the names that a coach explains it with.

import type { Feature, Reason } from "../step.ts";
import { MEASURES, type StackMeasure, measure } from "./measure.ts";

const NAMES: { readonly [Measure in StackMeasure]: Feature } = {
  holes: "holes",
  cover: "cover",
  height: "height",
  upperHalf: "danger",
  upperQuarter: "danger",
  roughness: "roughness",
  cliffs: "roughness",
  rowChanges: "rowChanges",
  tetrisWell: "tetrisWell",
  wells: "wells",
  slot0: "tSlot",
  slot1: "tSlot",
  slot2: "tSlot",
  slotFill: "tSlot",
  shaft0: "tSlot",
  shaft1: "tSlot",
  shaft2: "tSlot",
  shaft3: "tSlot",
  notches: "tSlot",
};

const HOLES: number = MEASURES.indexOf("holes");
const ROW_CHANGES: number = MEASURES.indexOf("rowChanges");

/** What each measure of a board adds to its worth. */
export function stackReasons(
  board: Int32Array,
  columns: number,
  weights: { readonly [Measure in StackMeasure]: number },
): Reason[] {
  const measured = new Float64Array(MEASURES.length);
  measure(board, 0, columns, measured);
  const reasons = MEASURES.map((name, i) => ({ feature: NAMES[name], worth: measured[i]! * weights[name] }));
  // A hole breaks up its row on both sides: that is the hole's doing.
  const byHoles = Math.min(measured[ROW_CHANGES]!, 2 * measured[HOLES]!) * weights.rowChanges;
  return [...reasons, { feature: "holes", worth: byHoles }, { feature: "rowChanges", worth: -byHoles }];
}
