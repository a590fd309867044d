// The stream of Tetriminos: the queue is kept long enough for every Next Queue, and is refilled from the set-up's own
// list first, then by the randomizer, or by what a game that does not know its seed is fed.

import { fedOr, isFed } from "./feeding/feed.ts";
import type { Game } from "./game.ts";
import { HOLDS, PIECES, draw } from "./random.ts";
import type { Rules } from "./rules.ts";
import type { State } from "./state.ts";

/** Six for the longest Next Queue and the one about to be generated. */
export const QUEUE_LENGTH = 7;

const COPIES_BITS = 4;
const COPIES = 0b1111;

/** What the stream's next piece depends on. */
export type StreamPlace = Pick<State, "bag" | "piecesDrawn">;

/** A bag with so many copies of each of the kinds. */
function fullBag(kinds: number, copies: number): number {
  let bag = 0;
  for (let kind = 0; kind < kinds; kind++) bag |= copies << (kind * COPIES_BITS);
  return bag;
}

/** The next kind by the seed; `place` goes on. */
export function drawKind(rules: Rules, place: StreamPlace): number {
  const { pieces, randomizer } = rules.book;
  const given = rules.setup.queue;
  const index = place.piecesDrawn++;
  if (index < given.length) return given[index]!;
  if (randomizer.draw === "independent") return draw(rules.setup.seed, PIECES, index - given.length, pieces.length);
  if (place.bag === 0) place.bag = fullBag(pieces.length, randomizer.copies);
  let left = 0;
  for (let bits = place.bag; bits !== 0; bits >>>= COPIES_BITS) left += bits & COPIES;
  // The n-th of what is left in the bag, kind by kind: drawing without replacement (G-3.3).
  let n = draw(rules.setup.seed, PIECES, index - given.length, left);
  let kind = 0;
  for (let bits = place.bag; n >= (bits & COPIES); bits >>>= COPIES_BITS) {
    n -= bits & COPIES;
    kind++;
  }
  place.bag -= 1 << (kind * COPIES_BITS);
  return kind;
}

/** The next kind as it was fed, taken out of the bag like one that was drawn. */
function takeFed(game: Game): number {
  const { state, rules } = game;
  const { pieces, randomizer } = rules.book;
  const kind = Math.min(fedOr(game, "piece", state.piecesDrawn++, 0), pieces.length - 1);
  if (randomizer.draw !== "bag") return kind;
  const isLeft = ((state.bag >>> (kind * COPIES_BITS)) & COPIES) > 0;
  // A feed that no bag could give must not make another piece of a bag that has none left.
  if (!isLeft) state.bag = fullBag(pieces.length, randomizer.copies);
  state.bag -= 1 << (kind * COPIES_BITS);
  return kind;
}

/** A kind drawn for the Hold Queue alone, all equally likely; -1 where it was to be fed and has not come. */
export function drawAny(game: Game): number {
  const { rules, state } = game;
  const index = state.holdsDrawn++;
  const kinds = rules.book.pieces.length;
  if (game.feed !== null) return Math.min(fedOr(game, "hold", index, -1), kinds - 1);
  return draw(rules.setup.seed, HOLDS, index, kinds);
}

export function fillQueue(game: Game): void {
  const { rules, state, feed } = game;
  while (state.queueLength < QUEUE_LENGTH) {
    if (feed !== null && !isFed(game, "piece", state.piecesDrawn)) return;
    const kind = feed === null ? drawKind(rules, state) : takeFed(game);
    state.queue |= kind << (state.queueLength * 3);
    state.queueLength++;
  }
}

/** Takes the next Tetrimino and refills the queue behind it; -1 where it was to be fed and has not come. */
export function takeNext(game: Game): number {
  const { state } = game;
  if (state.queueLength === 0) return -1;
  const kind = state.queue & 0b111;
  state.queue >>>= 3;
  state.queueLength--;
  fillQueue(game);
  return kind;
}
