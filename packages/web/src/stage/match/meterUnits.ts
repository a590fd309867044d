// What the meter of a Receiving Queue shows: one unit for each line that waits, the oldest at the bottom (G-B3.3).

import { type Game, receivingQueueOf } from "@korobeinix/engine";

export interface MeterUnit {
  /** The seat that sent it. */
  readonly from: number;
  /** It rises with the next Lock Down, if nothing cancels it. */
  readonly isHot: boolean;
  /** The lowest of its attack. */
  readonly isFirst: boolean;
}

/** No more than `most`: what is beyond has no room. */
export function meterUnits(game: Game, most: number): readonly MeterUnit[] {
  const hot = game.rules.garbage?.mostRows ?? 0;
  const units: MeterUnit[] = [];
  for (const { from, lines } of receivingQueueOf(game)) {
    for (let i = 0; i < lines && units.length < most; i++)
      units.push({ from, isHot: units.length < hot, isFirst: i === 0 });
  }
  return units;
}
