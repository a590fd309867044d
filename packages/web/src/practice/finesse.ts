// Finesse: the fewest keys that bring a piece from where it is generated to a resting place, by a Hard Drop from above.

import {
  advance,
  type Control,
  footprint,
  newGame,
  type Place,
  placements,
  type PlacementKey,
  type Setup,
  unwrap,
} from "@korobeinix/engine";
import { type Board, practised } from "./draft.ts";

/** One press: a tap, a hold up to whatever is in the way, or a turn. */
export type FinesseKey = Exclude<PlacementKey, "softDrop" | "hardDrop" | "fall">;

/** Where a piece came to rest, as the event of its Lock Down tells. */
export interface Resting extends Place {
  readonly kind: number;
}

const COUNTED: readonly Control[] = ["left", "right", "rotateClockwise", "rotateCounterclockwise"];

/** Whether a press counts: drops, Hold and what is no control of the piece do not. */
export function isCounted(name: string): boolean {
  return (COUNTED as readonly string[]).includes(name);
}

/** The shortest sequence of keys; undefined where none leads there from above. */
export function leastKeys(setup: Setup, board: Board, resting: Resting): readonly FinesseKey[] | undefined {
  const piece = setup.book.pieces[resting.kind]?.name ?? "";
  const game = newGame(unwrap(practised(setup, { board, queue: [piece] })));
  advance(game, 0);
  const goal = footprint(game, resting);
  const ways = placements(game, { softDrop: false, autoRepeat: true })
    .filter((placement) => footprint(game, placement) === goal)
    .map(({ keys }) => keys.filter(isFinesseKey));
  return ways.toSorted((one, other) => one.length - other.length)[0];
}

function isFinesseKey(key: PlacementKey): key is FinesseKey {
  return key !== "softDrop" && key !== "hardDrop" && key !== "fall";
}
