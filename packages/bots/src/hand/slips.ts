// Slips of the hand: a way with one cell or one turn too many or too few. Whatever comes of it is a play by the rules.

import type { Dice } from "./dice.ts";
import { type Stroke, isDrop } from "./strokes.ts";

const SLIPS = ["left", "right", "rotateClockwise", "rotateCounterclockwise"] as const;
type Slip = (typeof SLIPS)[number];

/** A cell too far to one side is a cell too few to the other. */
const OPPOSITE: { readonly [Each in Slip]: Slip } = {
  left: "right",
  right: "left",
  rotateClockwise: "rotateCounterclockwise",
  rotateCounterclockwise: "rotateClockwise",
};

/** The strokes with a slip that the dice decide on; `keys` are those that the rule book has. */
export function slip(strokes: readonly Stroke[], dice: Dice, keys: readonly string[]): readonly Stroke[] {
  const known = SLIPS.filter((key) => keys.includes(key));
  const key = known[dice.below(known.length)]!;
  const missed = strokes.findIndex((stroke) => stroke.key === OPPOSITE[key]);
  if (missed >= 0) return strokes.filter((_, i) => i !== missed);
  const drop = strokes.findIndex(isDrop);
  const place = drop < 0 ? strokes.length : drop;
  return [...strokes.slice(0, place), { key }, ...strokes.slice(place)];
}
