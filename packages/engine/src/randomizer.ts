// The stream of Tetriminos. The queue is kept long enough for every Next Queue. It is refilled from the set-up's own
// list first, then by the randomizer. A game that does not know its seed refills it from its feed.

import { fedOr, isFed } from "./feeding/feed.ts";
import type { Game } from "./game.ts";
import { HOLDS, PIECES, draw } from "./random.ts";
import type { Rules } from "./rules.ts";
import type { State } from "./state.ts";

/** Six pieces for the longest Next Queue, and the piece about to be generated. */
export const QUEUE_LENGTH = 7;

const COPIES_BITS = 4;
const COPIES = 0b1111;

/** A place in the stream: the next piece depends on it. */
export type StreamPlace = Pick<State, "bag" | "piecesDrawn">;

/** A full bag. */
function fullBag(kinds: number, copies: number): number {
  let bag = 0;
  for (let kind = 0; kind < kinds; kind++) bag |= copies << (kind * COPIES_BITS);
  return bag;
}

/** Draws the next kind by the seed and moves `place` on. */
export function drawKind(rules: Rules, place: StreamPlace): number {
  const { pieces, randomizer } = rules.book;
  const given = rules.setup.queue;
  const index = place.piecesDrawn++;
  if (index < given.length) return given[index]!;
  if (randomizer.draw === "independent") return draw(rules.setup.seed, PIECES, index - given.length, pieces.length);
  if (place.bag === 0) place.bag = fullBag(pieces.length, randomizer.copies);
  let left = 0;
  for (let bits = place.bag; bits !== 0; bits >>>= COPIES_BITS) left += bits & COPIES;
  // The n-th piece left in the bag, counted kind by kind: drawing without replacement (G-3.3).
  let n = draw(rules.setup.seed, PIECES, index - given.length, left);
  let kind = 0;
  for (let bits = place.bag; n >= (bits & COPIES); bits >>>= COPIES_BITS) {
    n -= bits & COPIES;
    kind++;
  }
  place.bag -= 1 << (kind * COPIES_BITS);
  return kind;
}

/** The next kind from the feed. It is taken out of the bag, like a kind that was drawn. */
function takeFed(game: Game): number {
  const { state, rules } = game;
  const { pieces, randomizer } = rules.book;
  const kind = Math.min(fedOr(game, "piece", state.piecesDrawn++, 0), pieces.length - 1);
  if (randomizer.draw !== "bag") return kind;
  const isLeft = ((state.bag >>> (kind * COPIES_BITS)) & COPIES) > 0;
  // A false feed may name a kind that the bag does not have: its count must not go below 0 and change other counts.
  if (!isLeft) state.bag = fullBag(pieces.length, randomizer.copies);
  state.bag -= 1 << (kind * COPIES_BITS);
  return kind;
}

/** A kind for the Hold Queue alone, all equally likely; -1 if it must be fed and has not come. */
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

/** Takes the next Tetrimino and refills the queue; -1 if it must be fed and has not come. */
export function takeNext(game: Game): number {
  const { state } = game;
  if (state.queueLength === 0) return -1;
  const kind = state.queue & 0b111;
  state.queue >>>= 3;
  state.queueLength--;
  fillQueue(game);
  return kind;
}
