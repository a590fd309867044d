// What a player does to the Tetrimino in play (G-5): move, rotate, drop, hold.

import { type Game, isHeard, refuse, tell } from "./game.ts";
import { TESTS, shapeOf } from "./geometry.ts";
import { collides, dropRows } from "./matrix.ts";
import { retimeFall, retryRepeat, settle } from "./phases/falling.ts";
import { enter, generate } from "./phases/generation.ts";
import { countAction, lockDown, reachRow } from "./phases/lock.ts";
import { HELD_SOFT_DROP } from "./state.ts";

/** One cell to the side, if nothing is in the way. */
export function shift(game: Game, dx: number, isRepeat: boolean): boolean {
  const { state, rules } = game;
  const { geometry } = rules;
  const shape = shapeOf(state.kind, state.facing);
  if (collides(geometry, state.rows, shape, state.x + dx, state.y)) return false;
  state.x += dx;
  state.rotationPoint = 0;
  state.isPointFive = false;
  if (isHeard(game)) {
    const isTouching = collides(geometry, state.rows, shape, state.x + dx, state.y);
    tell(game, { type: "moved", dx, x: state.x, isRepeat, isTouching });
  }
  countAction(game);
  settle(game);
  return true;
}

/** Turns by 90° at the first rotation point that fits (G-A3); none fits: no rotation. */
export function rotate(game: Game, isClockwise: boolean): void {
  const { state, rules } = game;
  const { geometry } = rules;
  const { kind, x, y } = state;
  const facings = geometry.facings[kind]!;
  const facing = (state.facing + (isClockwise ? 1 : facings - 1)) % facings;
  const shape = shapeOf(kind, facing);
  const turn = shapeOf(kind, state.facing) * 2 + (isClockwise ? 0 : 1);
  const count = geometry.testCounts[turn]!;
  for (let n = 0; n < count; n++) {
    const i = (turn * TESTS + n) * 2;
    const dx = geometry.tests[i]!;
    const dy = geometry.tests[i + 1]!;
    if (collides(geometry, state.rows, shape, x + dx, y + dy)) continue;
    state.facing = facing;
    state.x = x + dx;
    state.y = y + dy;
    state.rotationPoint = n + 1;
    if (n + 1 === TESTS) state.isPointFive = true;
    if (isHeard(game)) tell(game, { type: "rotated", isClockwise, facing, x: state.x, y: state.y, point: n + 1 });
    reachRow(game, false);
    countAction(game);
    retryRepeat(game);
    settle(game);
    return;
  }
  refuse(game, isClockwise ? "rotateClockwise" : "rotateCounterclockwise", "blocked");
}

/** Rows to where the piece in play would come to rest. */
export function rowsToSurface(game: Game): number {
  const { state, rules } = game;
  return dropRows(rules.geometry, state, shapeOf(state.kind, state.facing), state.x, state.y);
}

/** Straight down, and Lock Down at once (G-5.4). */
export function hardDrop(game: Game): void {
  const { state, rules } = game;
  const rows = rowsToSurface(game);
  if (rows > 0) {
    state.y -= rows;
    state.rotationPoint = 0;
    state.isPointFive = false;
    state.score += rows * rules.book.scoring.hardDropRow;
  }
  if (isHeard(game)) tell(game, { type: "hardDropped", rows, y: state.y });
  lockDown(game, rules.book.hardDrop.micros);
}

/** Begins or ends a Soft Drop (G-5.5). */
export function softDrop(game: Game, isOn: boolean): void {
  const { state } = game;
  state.held = isOn ? state.held | HELD_SOFT_DROP : state.held & ~HELD_SOFT_DROP;
  if (isHeard(game)) tell(game, { type: "softDropped", isOn });
  retimeFall(game);
}

/** Swaps with the Hold Queue, once per Lock Down (G-5.6). */
export function hold(game: Game): void {
  const { state } = game;
  if (state.isHoldUsed) return refuse(game, "hold", "alreadyHeld");
  const { kind, hold: released } = state;
  state.hold = kind;
  state.holds++;
  if (isHeard(game)) tell(game, { type: "held", kind, released });
  state.isHoldUsed = true;
  if (released < 0) generate(game);
  else enter(game, released);
}
