// How many ways there are to lay a queue of pieces, one after the other: the measure of move generators. Empty board, no
// Hold; the same four cells count once; every place that moves, turns and a soft drop reach; full lines clear.

import { type RuleBook, newGame, setupFor, unwrap } from "@korobeinix/engine";
import { MoveGenerator, clearRows, facingOf, putPiece } from "./moves/moves.ts";
import { FACINGS, type Shapes, shapesOf } from "./moves/shapes.ts";

/** Counts the ways to lay the first `depth` pieces of a queue of letters. */
export function perft(book: RuleBook, queue: readonly string[], depth: number): number {
  const shapes = shapesOf(newGame(unwrap(setupFor(book, { seed: 0 }))).rules);
  const kinds = queue.map((letter) => book.pieces.findIndex(({ name }) => name === letter));
  // A place counts once, whatever spin it may be.
  const plain = { ...shapes, spins: new Int32Array(shapes.kinds) };
  return depth === 0 ? 1 : new Counter(plain, kinds, depth).count(0);
}

class Counter {
  readonly #generators: readonly MoveGenerator[];
  readonly #boards: Int32Array;
  readonly #queue: readonly number[];
  readonly #depth: number;

  constructor(shapes: Shapes, queue: readonly number[], depth: number) {
    this.#generators = Array.from({ length: depth }, () => new MoveGenerator(shapes));
    this.#boards = new Int32Array(depth * shapes.columns);
    this.#queue = queue;
    this.#depth = depth;
  }

  count(ply: number): number {
    const generator = this.#generators[ply]!;
    const { shapes } = generator;
    const boards = this.#boards;
    const at = ply * shapes.columns;
    const kind = this.#queue[ply]!;
    generator.look(boards, at);
    if (ply + 1 === this.#depth) return generator.count(kind);
    const moves = generator.enter(kind, boards, at, 0, 0);
    let sum = 0;
    for (let i = 0; i < moves; i++) {
      const move = generator.moves[i]!;
      const shape = kind * FACINGS + facingOf(move);
      const full = putPiece(shapes, boards, at, boards, at + shapes.columns, shape, move, 0);
      if (full !== 0) clearRows(shapes.columns, boards, at + shapes.columns, full);
      sum += this.count(ply + 1);
    }
    return sum;
  }
}
