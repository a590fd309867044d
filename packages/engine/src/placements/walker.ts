// A piece on its way through a Matrix that does not change. It moves, turns and drops as in the engine, but without
// time, events or score. A place of the piece packs into one number.

import type { Game } from "../game.ts";
import { type Geometry, SHIFT, WALL, shapeOf } from "../geometry.ts";
import { collides, dropRows } from "../matrix.ts";
import { POINT_FIVE, turnPiece } from "../rotation.ts";
import type { Rules } from "../rules.ts";
import { type LockingPiece, canSpin, isInTSlot } from "../spins.ts";

/** A centre may be this far below the floor: a shape reaches two rows above its centre. */
const BELOW = 2;
/** The states of the last rotation: none, any, or at Rotation Point 5. */
const TURNED = 3;
/** A higher limit of actions has no effect, because no shortest way has so many keys. */
const MOST_ACTIONS = 1_000;

export class Walker implements LockingPiece {
  readonly kind: number;
  readonly rows: Int32Array;
  readonly cells: Uint16Array;
  readonly stackHeight: number;
  facing = 0;
  x = 0;
  y = 0;
  rotationPoint = 0;
  isPointFive = false;
  /** The actions left under Extended Placement. Before the first landing it is one more than `#actions`. */
  actionsLeft = 0;
  lowestRow = 0;
  /** The piece has touched a Surface, and that locked it. */
  isLocked = false;

  readonly #geometry: Geometry;
  readonly #canSpin: boolean;
  readonly #locksOnContact: boolean;
  /** The limit of moves and rotations from the first landing on (G-5.7); 0: they do not count. */
  readonly #actions: number;

  constructor({ rules, state }: Pick<Game, "rules" | "state">) {
    this.kind = state.kind;
    this.rows = state.rows;
    this.cells = state.cells;
    this.stackHeight = state.stackHeight;
    this.#geometry = rules.geometry;
    this.#canSpin = canSpin(rules, state.kind);
    this.#locksOnContact = rules.lock.by === "contact";
    this.#actions = countedActions(rules);
    this.facing = state.facing;
    this.x = state.x;
    this.y = state.y;
    this.rotationPoint = state.rotationPoint;
    this.isPointFive = state.isPointFive;
    if (this.#actions === 0) return;
    this.actionsLeft = state.hasLanded ? state.actionsLeft : this.#actions + 1;
    this.lowestRow = state.lowestRow;
  }

  /** All packed places are less than this. */
  get places(): number {
    const { columns, height } = this.#geometry;
    return 4 * (columns + 2 * SHIFT) * (height + 2 * BELOW) * TURNED;
  }

  /** The facing, the centre, and the state of the last rotation if a spin may depend on it. */
  pack(): number {
    const { columns, height } = this.#geometry;
    const at = (this.facing * (columns + 2 * SHIFT) + this.x + SHIFT) * (height + 2 * BELOW) + this.y + BELOW;
    if (!this.#canSpin || this.rotationPoint === 0) return at * TURNED;
    return at * TURNED + (this.isPointFive ? 2 : 1);
  }

  unpack(place: number): void {
    const width = this.#geometry.columns + 2 * SHIFT;
    const depth = this.#geometry.height + 2 * BELOW;
    const turned = place % TURNED;
    const at = (place / TURNED) | 0;
    const column = (at / depth) | 0;
    this.rotationPoint = turned === 0 ? 0 : 1;
    this.isPointFive = turned === 2;
    this.y = (at % depth) - BELOW;
    this.x = (column % width) - SHIFT;
    this.facing = (column / width) | 0;
    this.isLocked = false;
  }

  get rowsToSurface(): number {
    return dropRows(this.#geometry, this, shapeOf(this.kind, this.facing), this.x, this.y);
  }

  get isOnSurface(): boolean {
    const shape = shapeOf(this.kind, this.facing);
    // Far above the highest Block there is no Surface.
    if (this.y + this.#geometry.bottoms[shape]! > this.stackHeight) return false;
    return collides(this.#geometry, this.rows, shape, this.x, this.y - 1);
  }

  /** Whether the piece is so far from all Blocks and from the ceiling that one key cannot take it to either. */
  get isInTheOpen(): boolean {
    return this.y - WALL >= this.stackHeight && this.y + WALL < this.#geometry.height;
  }

  /** Moves the piece one cell to the side. */
  shift(dx: number): boolean {
    if (collides(this.#geometry, this.rows, shapeOf(this.kind, this.facing), this.x + dx, this.y)) return false;
    this.x += dx;
    this.#forgetTurn();
    this.#countAction();
    this.#touch();
    return true;
  }

  /** Moves the piece to the side until something is in the way. */
  slide(dx: number): boolean {
    if (!this.shift(dx)) return false;
    while (!this.isLocked && this.shift(dx));
    return true;
  }

  turn(isClockwise: boolean): boolean {
    const point = turnPiece(this.#geometry, this, isClockwise);
    if (point === 0) return false;
    this.rotationPoint = point;
    if (point === POINT_FIVE && isInTSlot(this)) this.isPointFive = true;
    if (this.#actions > 0 && this.#row < this.lowestRow) this.lowestRow = this.#row;
    this.#countAction();
    this.#touch();
    return true;
  }

  /** Moves the piece down. The rows must be free. */
  descend(rows: number): boolean {
    if (rows === 0) return false;
    this.y -= rows;
    this.#forgetTurn();
    if (this.#actions > 0 && this.#row < this.lowestRow) {
      this.lowestRow = this.#row;
      if (this.actionsLeft < this.#actions) this.actionsLeft = this.#actions;
    }
    this.#touch();
    return true;
  }

  /** The row of the lowest Mino. As in the Lock phase, a lower row than ever restores the action count (G-5.7b). */
  get #row(): number {
    return this.y + this.#geometry.bottoms[shapeOf(this.kind, this.facing)]!;
  }

  #forgetTurn(): void {
    this.rotationPoint = 0;
    this.isPointFive = false;
  }

  #countAction(): void {
    if (this.actionsLeft > 0 && this.actionsLeft <= this.#actions) this.actionsLeft--;
  }

  #touch(): void {
    if (!this.isOnSurface) return;
    if (this.actionsLeft > this.#actions) this.actionsLeft = this.#actions;
    this.isLocked = this.#locksOnContact || (this.#actions > 0 && this.actionsLeft === 0);
  }
}

function countedActions({ lock }: Rules): number {
  return lock.isResetByActions && lock.actions <= MOST_ACTIONS ? lock.actions : 0;
}
