// The moves of a piece on a board: every place where it can come to rest, and as what. Each is one number.

import { lowestBit, popCount } from "../bits.ts";
import { FIRST, LANE, Reach } from "./reach.ts";
import { FACINGS, SPAN, type Shapes } from "./shapes.ts";
import { Spins } from "./spins.ts";

/** Rows, columns, facings and spins of a packed move, lowest bits first. */
const ROW_BITS = 5;
const LEFT_BITS = 4;
const FACING_BITS = 2;

const NONE = 0;
const MINI = 1;
const FULL = 2;
const STUCK = 3;

export function packMove(facing: number, left: number, row: number, spin: number): number {
  return (((((spin << FACING_BITS) | facing) << LEFT_BITS) | left) << ROW_BITS) | row;
}

export function rowOf(move: number): number {
  return move & 0b1_1111;
}

export function leftOf(move: number): number {
  return (move >> ROW_BITS) & 0b1111;
}

export function facingOf(move: number): number {
  return (move >> (ROW_BITS + LEFT_BITS)) & 0b11;
}

export function spinOf(move: number): number {
  return move >> (ROW_BITS + LEFT_BITS + FACING_BITS);
}

/** Moves of one piece at most. */
const MOST_MOVES = 2_048;

/** Finds moves; made once for a rule book. */
export class MoveGenerator {
  readonly shapes: Shapes;
  /** What the last search found. */
  readonly moves: Int32Array = new Int32Array(MOST_MOVES);
  readonly #reach: Reach;
  readonly #spins = new Spins();

  constructor(shapes: Shapes) {
    this.shapes = shapes;
    this.#reach = new Reach(shapes);
  }

  /** Looks at a board whose highest Block lies below row `height`; the pieces are asked for afterwards. */
  look(board: Int32Array, offset: number): void {
    this.#reach.look(board, offset);
  }

  /** The moves of a piece that enters: how many; `cut` rows of the Matrix lie below the board. */
  enter(kind: number, board: Int32Array, offset: number, height: number, cut: number): number {
    if (this.shapes.lowestAtSpawn[kind]! - cut >= this.#sky(height)) this.#reach.fromAbove(kind);
    else if (!this.#enterBlocked(kind, cut)) return 0;
    return this.#list(kind, board, offset);
  }

  /** The moves of a piece from where it is: how many. */
  goOn(
    kind: number,
    facing: number,
    left: number,
    row: number,
    board: Int32Array,
    offset: number,
    height: number,
  ): number {
    const { shapes } = this;
    const centre = row - shapes.bottoms[kind * FACINGS + facing]!;
    const lowest = shapes.lowestAtSpawn[kind]! - shapes.spawnBottoms[kind]! + shapes.bottoms[kind * FACINGS]!;
    if (centre + lowest >= this.#sky(height)) this.#reach.fromAbove(kind);
    else if (!this.#reach.fromPlace(kind, facing, left, row)) return 0;
    return this.#list(kind, board, offset);
  }

  /** The row from which on nothing is in a piece's way; where contact locks, it must not touch the stack either. */
  #sky(height: number): number {
    return this.shapes.locksOnContact ? height + 1 : height;
  }

  #enterBlocked(kind: number, cut: number): boolean {
    const { shapes } = this;
    const left = shapes.spawnLefts[kind]!;
    let row = shapes.spawnBottoms[kind]! - cut;
    while (!this.#reach.fromPlace(kind, 0, left, row)) {
      row++;
      if (!shapes.rises || row > 31 - SPAN) return false;
    }
    // A piece that drops at once is a row lower when it can first be moved.
    if (shapes.dropsAtOnce && !this.#reach.fromPlace(kind, 0, left, row - 1)) this.#reach.fromPlace(kind, 0, left, row);
    return true;
  }

  #list(kind: number, board: Int32Array, offset: number): number {
    const { shapes } = this;
    const reach = this.#reach;
    if (this.#spins.find(reach, board, offset)) return this.#listSpins(kind);
    const { columns, alike } = shapes;
    const facings = shapes.facings[kind]!;
    let count = 0;
    for (let facing = 0; facing < facings; facing++) {
      const shape = kind * FACINGS + facing;
      if (alike[shape] !== facing) continue;
      for (let left = 0; left <= columns - shapes.widths[shape]!; left++) {
        let resting = 0;
        for (let other = facing; other < facings; other++) {
          if (alike[kind * FACINGS + other] === facing) resting |= reach.resting(other * LANE + FIRST + left);
        }
        count = this.#add(resting, facing, left, NONE, count);
      }
    }
    return count;
  }

  #listSpins(kind: number): number {
    const { shapes } = this;
    const { none, mini, full, stuck } = this.#spins;
    let count = 0;
    for (let facing = 0; facing < shapes.facings[kind]!; facing++) {
      for (let left = 0; left <= shapes.columns - shapes.widths[kind * FACINGS + facing]!; left++) {
        const at = facing * LANE + FIRST + left;
        count = this.#add(none[at]!, facing, left, NONE, count);
        count = this.#add(mini[at]!, facing, left, MINI, count);
        count = this.#add(full[at]!, facing, left, FULL, count);
        count = this.#add(stuck[at]!, facing, left, STUCK, count);
      }
    }
    return count;
  }

  #add(places: number, facing: number, left: number, spin: number, first: number): number {
    let count = first;
    for (let rest = places; rest !== 0; rest &= rest - 1)
      this.moves[count++] = packMove(facing, left, lowestBit(rest), spin);
    return count;
  }

  /** How many different places a piece that enters can rest in, spins aside: without listing them. */
  count(kind: number): number {
    const { shapes } = this;
    const reach = this.#reach;
    let count = shapes.drops[kind]!;
    if (!reach.deepFromAbove(kind)) return count;
    const { alike } = shapes;
    for (let i = 0; i < reach.deepCount; i++) {
      const at = reach.deep[i]!;
      const facing = at >> 4;
      if (alike[kind * FACINGS + facing] !== facing) continue;
      let resting = reach.resting(at);
      for (let other = facing + 1; other < shapes.facings[kind]!; other++) {
        if (alike[kind * FACINGS + other] === facing) resting |= reach.resting(at + (other - facing) * LANE);
      }
      count += popCount(resting) - 1;
    }
    return count;
  }
}

/** Puts a piece into a copy of a board: the bits of the rows that are full now, those below `solid` aside. */
export function putPiece(
  shapes: Shapes,
  from: Int32Array,
  fromOffset: number,
  to: Int32Array,
  toOffset: number,
  shape: number,
  move: number,
  solid: number,
): number {
  const { columns, bits } = shapes;
  for (let x = 0; x < columns; x++) to[toOffset + x] = from[fromOffset + x]!;
  const row = rowOf(move);
  const first = toOffset + leftOf(move);
  for (let c = 0; c < shapes.widths[shape]!; c++) to[first + c]! |= bits[shape * SPAN + c]! << row;
  let full = (0b1111 << row) & (-1 << solid);
  for (let x = 0; x < columns; x++) full &= to[toOffset + x]!;
  return full;
}

/** Takes full rows out of a board: how many. */
export function clearRows(columns: number, board: Int32Array, offset: number, full: number): number {
  let rows = 0;
  // Each row that goes brings those above it one down.
  for (let rest = full; rest !== 0; rest = (rest & (rest - 1)) >>> 1) {
    rows++;
    const below = (rest & -rest) - 1;
    for (let x = 0; x < columns; x++) {
      const column = board[offset + x]!;
      board[offset + x] = (column & below) | ((column >>> 1) & ~below);
    }
  }
  return rows;
}
