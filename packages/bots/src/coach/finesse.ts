// Finesse: the fewest keys that bring a piece from where it is generated to a resting place, by a Hard Drop from above.

import { type Control, type Setup, advance, makeSetup, newGame, parseSetup } from "@korobeinix/engine";
import { type Place, type PlacementKey, footprint, placements } from "@korobeinix/engine/placements";

/** One press: a tap, a hold up to whatever is in the way, or a turn. */
export type FinesseKey = Exclude<PlacementKey, "softDrop" | "hardDrop" | "fall">;

/** Where a piece came to rest, as the event of its Lock Down tells. */
export interface Resting extends Place {
  readonly kind: number;
}

type Counted = "left" | "right" | "rotateClockwise" | "rotateCounterclockwise";

const COUNTED: readonly Control[] = ["left", "right", "rotateClockwise", "rotateCounterclockwise"];

/** Whether a press counts: drops, Hold and what is no control of the piece do not. */
export function isCounted(name: string): name is Counted {
  return (COUNTED as readonly string[]).includes(name);
}

/**
 * The shortest sequence of keys; undefined where none leads there from above. The board is the stack as the piece finds
 * it, its rows from top to bottom.
 */
export function leastKeys(setup: Setup, board: readonly string[], resting: Resting): readonly FinesseKey[] | undefined {
  const { hold: _, terms: __, ...request } = makeSetup(setup);
  const queue = [setup.book.pieces[resting.kind]?.name ?? ""];
  // The board comes in the place of Starting Blocks.
  const options = { ...request.options, practice: true, startingRows: 0 };
  const alone = parseSetup({ ...request, board, queue, options });
  if (!alone.ok) return undefined;
  const game = newGame(alone.value);
  advance(game, 0);
  const goal = footprint(game, resting);
  const ways = placements(game, { softDrop: false, autoRepeat: true })
    .filter((placement) => footprint(game, placement) === goal)
    .map(({ keys }) => keys.filter(isFinesseKey));
  return ways.sort((one, other) => one.length - other.length)[0];
}

function isFinesseKey(key: PlacementKey): key is FinesseKey {
  return key !== "softDrop" && key !== "hardDrop" && key !== "fall";
}
