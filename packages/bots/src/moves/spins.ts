// Which of the places reached can be spins: T-Spins by their corners (G-9), other spins by being stuck (N-10). Only a piece
// whose last action was a turn has made one, so turns are followed once more where a spin is possible at all.

import { lowestBit, popCount } from "../bits.ts";
import { FIRST, LANE, type Reach, SIZE } from "./reach.ts";
import { CORNER_SPINS, FACINGS, NO_SPINS, SPAN } from "./shapes.ts";

/** The rotation point that makes a T-Spin of a Mini (G-9.2). */
const POINT_FIVE = 5;

/** For each place, as bits: what its Lock Down may be recognised as. */
export class Spins {
  readonly none: Int32Array = new Int32Array(SIZE);
  readonly mini: Int32Array = new Int32Array(SIZE);
  readonly full: Int32Array = new Int32Array(SIZE);
  readonly stuck: Int32Array = new Int32Array(SIZE);
  /** Where a turn makes a spin; for a T: three corners are filled, and both beside the nose are. */
  readonly #slots = new Int32Array(SIZE);
  readonly #noses = new Int32Array(SIZE);
  /** The last action was a move or a fall; a turn; a turn since Rotation Point 5 led into a T-Slot. */
  readonly #moved = new Int32Array(SIZE);
  readonly #turned = new Int32Array(SIZE);
  readonly #pointFive = new Int32Array(SIZE);

  /** Looks for spins among what was reached; false: there are none, and the lists say nothing. */
  find(reach: Reach, board: Int32Array, offset: number): boolean {
    const rule = reach.shapes.spins[reach.kind]!;
    if (rule === NO_SPINS) return false;
    const isPossible =
      rule === CORNER_SPINS ? this.#findSlots(reach, board, offset) : this.#findStuck(reach, board, offset);
    if (!isPossible) return false;
    const { reached, free } = reach;
    for (let at = 1; at < SIZE - 1; at++)
      this.#moved[at] = free[at]! & (reached[at - 1]! | reached[at + 1]! | (reached[at]! >>> 1));
    if (reach.startLane > 0) this.#moved[reach.startLane]! |= reached[reach.startLane]! & (1 << reach.startRow);
    this.#turned.fill(0);
    this.#pointFive.fill(0);
    this.#follow(reach, this.#moved);
    while (this.#follow(reach, this.#turned) || this.#follow(reach, this.#pointFive));
    return this.#sort(reach, rule);
  }

  /** Turns from all places of a list; whether that led to anything new. */
  #follow(reach: Reach, places: Int32Array): boolean {
    let isNew = false;
    for (let facing = 0; facing < reach.shapes.facings[reach.kind]!; facing++) {
      for (let direction = 0; direction < 2; direction++) {
        if (this.#turn(reach, places, facing, direction)) isNew = true;
      }
    }
    return isNew;
  }

  #turn(reach: Reach, places: Int32Array, facing: number, direction: number): boolean {
    const { shapes, free, kind } = reach;
    const { columns, kicks } = shapes;
    const facings = shapes.facings[kind]!;
    const to = (facing + (direction === 0 ? 1 : facings - 1)) % facings;
    const turn = (kind * FACINGS + facing) * 2 + direction;
    const end = shapes.kickEnds[turn]!;
    let isNew = false;
    for (let left = 0; left < columns; left++) {
      let waiting = places[facing * LANE + FIRST + left]!;
      for (let k = shapes.kickStarts[turn]!; k < end && waiting !== 0; k += 2) {
        const column = left + kicks[k]!;
        if (column < 0 || column >= columns) continue;
        const rows = kicks[k + 1]!;
        const at = to * LANE + FIRST + column;
        const turned = waiting & (rows < 0 ? free[at]! << -rows : free[at]! >>> rows);
        if (turned === 0) continue;
        waiting &= ~turned;
        const arrived = rows < 0 ? turned >>> -rows : turned << rows;
        const isFive = shapes.kickPoints[k >> 1] === POINT_FIVE;
        const five = places === this.#pointFive ? arrived : isFive ? arrived & this.#slots[at]! : 0;
        const plain = arrived & ~five;
        if ((five & ~this.#pointFive[at]!) === 0 && (plain & ~this.#turned[at]!) === 0) continue;
        this.#pointFive[at]! |= five;
        this.#turned[at]! |= plain;
        isNew = true;
      }
    }
    return isNew;
  }

  #sort(reach: Reach, rule: number): boolean {
    let any = 0;
    for (let at = 0; at < SIZE; at++) {
      const resting = reach.resting(at);
      const slots = this.#slots[at]! & resting;
      const turned = this.#turned[at]!;
      const pointFive = this.#pointFive[at]!;
      const spins = slots & (turned | pointFive);
      this.none[at] = resting & (this.#moved[at]! | ((turned | pointFive) & ~slots));
      if (rule === CORNER_SPINS) {
        this.full[at] = slots & ((turned & this.#noses[at]!) | pointFive);
        this.mini[at] = slots & turned & ~this.#noses[at]!;
      } else {
        this.stuck[at] = spins;
      }
      any |= spins;
    }
    return any !== 0;
  }

  /** The corners of a T at every place (G-9.1); walls and floor count as filled. */
  #findSlots(reach: Reach, board: Int32Array, offset: number): boolean {
    const { shapes, kind } = reach;
    let any = 0;
    for (let facing = 0; facing < FACINGS; facing++) {
      const shape = kind * FACINGS + facing;
      const up = 1 - shapes.bottoms[shape]!;
      const down = -1 - shapes.bottoms[shape]!;
      for (let left = 0; left <= shapes.columns - shapes.widths[shape]!; left++) {
        const at = facing * LANE + FIRST + left;
        const centre = left - shapes.lefts[shape]!;
        const isWallLeft = centre === 0;
        const isWallRight = centre === shapes.columns - 1;
        const onLeft = isWallLeft ? -1 : board[offset + centre - 1]!;
        const onRight = isWallRight ? -1 : board[offset + centre + 1]!;
        const upLeft = isWallLeft ? -1 : lifted(onLeft, up);
        const downLeft = isWallLeft ? -1 : lifted(onLeft, down);
        const upRight = isWallRight ? -1 : lifted(onRight, up);
        const downRight = isWallRight ? -1 : lifted(onRight, down);
        const slots = (upLeft & upRight & (downLeft | downRight)) | (downLeft & downRight & (upLeft | upRight));
        this.#slots[at] = slots;
        any |= slots & reach.resting(at);
        // Where the nose points: North, East, South, West.
        if (facing === 0) this.#noses[at] = upLeft & upRight;
        else if (facing === 1) this.#noses[at] = upRight & downRight;
        else if (facing === 2) this.#noses[at] = downLeft & downRight;
        else this.#noses[at] = upLeft & downLeft;
      }
    }
    return any !== 0;
  }

  /** Where a piece can move neither left, right nor up. */
  #findStuck(reach: Reach, board: Int32Array, offset: number): boolean {
    const { free } = reach;
    let any = 0;
    for (let at = 1; at < SIZE - 1; at++) {
      let stuck = reach.resting(at) & ~free[at - 1]! & ~free[at + 1]! & ~(free[at]! >>> 1);
      if (reach.shapes.touching > 0) stuck = this.#touchingEnough(reach, board, offset, at, stuck);
      this.#slots[at] = stuck;
      any |= stuck;
    }
    return any !== 0;
  }

  /** Of some places those where the piece touches enough Blocks with its sides. */
  #touchingEnough(reach: Reach, board: Int32Array, offset: number, at: number, places: number): number {
    const { shapes, kind } = reach;
    const facing = Math.floor(at / LANE);
    const left = at - facing * LANE - FIRST;
    const shape = (kind * FACINGS + facing) * SPAN;
    let kept = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const row = lowestBit(rest);
      let touched = 0;
      for (let x = left - 1; x <= left + SPAN; x++) {
        if (x < 0 || x >= shapes.columns) continue;
        const own = bitsAt(shapes.bits, shape, x - left) << row;
        const aside = (bitsAt(shapes.bits, shape, x - left - 1) | bitsAt(shapes.bits, shape, x - left + 1)) << row;
        touched += popCount(board[offset + x]! & (aside | (own << 1) | (own >>> 1)) & ~own);
      }
      if (touched >= shapes.touching) kept |= 1 << row;
    }
    return kept;
  }
}

/** Bit b becomes the cell so many rows above row b; below the floor all is filled. */
function lifted(column: number, rows: number): number {
  return rows >= 0 ? column >>> rows : (column << -rows) | ((1 << -rows) - 1);
}

function bitsAt(bits: Int32Array, shape: number, column: number): number {
  return column < 0 || column >= SPAN ? 0 : bits[shape + column]!;
}
