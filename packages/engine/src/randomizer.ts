// The stream of Tetriminos: the queue is kept long enough for every Next Queue, and is refilled from the set-up's own
// list first, then by the randomizer.

import type { Rules } from "./rules.ts";
import { HOLDS, PIECES, draw } from "./random.ts";
import type { State } from "./state.ts";

/** Six for the longest Next Queue and the one about to be generated. */
const QUEUE_LENGTH = 7;

const COPIES_BITS = 4;
const COPIES = 0b1111;

/** A bag with so many copies of each of the kinds. */
function fullBag(kinds: number, copies: number): number {
  let bag = 0;
  for (let kind = 0; kind < kinds; kind++) bag |= copies << (kind * COPIES_BITS);
  return bag;
}

function drawKind(rules: Rules, state: State): number {
  const { pieces, randomizer } = rules.book;
  const given = rules.setup.queue;
  const index = state.piecesDrawn++;
  if (index < given.length) return given[index]!;
  if (randomizer.draw === "independent") return draw(rules.setup.seed, PIECES, index - given.length, pieces.length);
  if (state.bag === 0) state.bag = fullBag(pieces.length, randomizer.copies);
  let left = 0;
  for (let bits = state.bag; bits !== 0; bits >>>= COPIES_BITS) left += bits & COPIES;
  // The n-th of what is left in the bag, kind by kind: drawing without replacement (G-3.3).
  let n = draw(rules.setup.seed, PIECES, index - given.length, left);
  let kind = 0;
  for (let bits = state.bag; n >= (bits & COPIES); bits >>>= COPIES_BITS) {
    n -= bits & COPIES;
    kind++;
  }
  state.bag -= 1 << (kind * COPIES_BITS);
  return kind;
}

/** A kind drawn for the Hold Queue alone, all equally likely. */
export function drawAny(rules: Rules, state: State): number {
  return draw(rules.setup.seed, HOLDS, state.holdsDrawn++, rules.book.pieces.length);
}

export function fillQueue(rules: Rules, state: State): void {
  while (state.queueLength < QUEUE_LENGTH) {
    state.queue |= drawKind(rules, state) << (state.queueLength * 3);
    state.queueLength++;
  }
}

/** Takes the next Tetrimino and refills the queue behind it. */
export function takeNext(rules: Rules, state: State): number {
  const kind = state.queue & 0b111;
  state.queue >>>= 3;
  state.queueLength--;
  fillQueue(rules, state);
  return kind;
}
