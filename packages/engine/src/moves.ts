// The controls that act on the piece in play: move, rotate, drop, Hold, speed.

import { type Game, countEvent, refuse, tell } from "./game.ts";
import { shapeOf } from "./geometry.ts";
import { collides } from "./matrix.ts";
import { NEVER } from "./micros.ts";
import { isAllowed } from "./options.ts";
import { cutRepeat, retimeFall, retryRepeat, settle, stepDown } from "./phases/falling.ts";
import { generate } from "./phases/generation.ts";
import { countAction, lockDown, reachRow } from "./phases/lock.ts";
import { drawAny } from "./randomizer.ts";
import { POINT_FIVE, turnPiece } from "./rotation.ts";
import { isInTSlot } from "./spins.ts";
import { HELD_SOFT_DROP } from "./state.ts";
import { rowsToSurface } from "./view.ts";

/** Moves the piece one cell to the side, if nothing is in the way. */
export function shift(game: Game, dx: number, isRepeat: boolean): boolean {
  const { state, rules } = game;
  const { geometry } = rules;
  const shape = shapeOf(state.kind, state.facing);
  if (collides(geometry, state.rows, shape, state.x + dx, state.y)) return false;
  state.x += dx;
  state.rotationPoint = 0;
  state.isPointFive = false;
  if (countEvent(game)) {
    const isTouching = collides(geometry, state.rows, shape, state.x + dx, state.y);
    tell(game, { type: "moved", dx, x: state.x, isRepeat, isTouching });
  }
  countAction(game);
  settle(game);
  return true;
}

/** Rotates the piece by 90° at the first displacement that fits. If none fits, the rotation is refused. */
export function rotate(game: Game, isClockwise: boolean): void {
  const { state, rules } = game;
  const point = turnPiece(rules.geometry, state, isClockwise);
  if (point === 0) return refuse(game, isClockwise ? "rotateClockwise" : "rotateCounterclockwise", "blocked");
  state.rotationPoint = point;
  if (point === POINT_FIVE && isInTSlot(state)) state.isPointFive = true;
  if (countEvent(game)) {
    const { facing, x, y } = state;
    tell(game, { type: "rotated", isClockwise, facing, x, y, point });
  }
  reachRow(game, false);
  countAction(game);
  cutRepeat(game);
  retryRepeat(game);
  settle(game);
}

/** Drops the piece straight down. The rule book says whether it Locks Down at once (G-5.4, N-7, B-9). */
export function hardDrop(game: Game): void {
  const { state, rules } = game;
  const { hardDrop: rule, dropPoints } = rules.book;
  const rows = rowsToSurface(game);
  const points = rows * dropPoints.hard;
  state.y -= rows;
  state.score += points;
  if (rows > 0) {
    state.rotationPoint = 0;
    state.isPointFive = false;
  }
  if (countEvent(game)) tell(game, { type: "hardDropped", rows, y: state.y, points });
  if (rule.locks) return lockDown(game, rule.micros);
  if (rows === 0) return;
  reachRow(game, true);
  retryRepeat(game);
  settle(game);
}

/** Begins a Soft Drop (G-5.5), or takes one step down (B-9). */
export function pressSoftDrop(game: Game): void {
  const { state, rules } = game;
  if (rules.book.softDrop.rule === "step") {
    if (state.kind < 0) refuse(game, "softDrop", "noPiece");
    else stepDown(game);
    return;
  }
  state.held |= HELD_SOFT_DROP;
  if (countEvent(game)) tell(game, { type: "softDropped", isOn: true });
  retimeFall(game);
}

export function releaseSoftDrop(game: Game): void {
  const { state } = game;
  if ((state.held & HELD_SOFT_DROP) === 0) return;
  state.held &= ~HELD_SOFT_DROP;
  if (countEvent(game)) tell(game, { type: "softDropped", isOn: false });
  retimeFall(game);
}

/** Sets the Fall Speed, within the rule book's bounds (B-3). */
export function setSpeed(game: Game, speed: number): void {
  const { state, rules } = game;
  if (!isAllowed(rules.book.options.speed, speed)) return refuse(game, "speed", "outOfRange");
  state.speed = speed;
  if (countEvent(game)) tell(game, { type: "sped", speed });
  retimeFall(game);
}

/** Swaps the piece with the Hold Queue, once per Lock Down (G-5.6). */
export function hold(game: Game): void {
  const { state, rules } = game;
  const { swapMicros, whenEmpty } = rules.book.hold;
  if (state.isHoldUsed) return refuse(game, "hold", "alreadyHeld");
  const { kind, hold: released } = state;
  state.hold = kind;
  state.holds++;
  state.isHoldUsed = true;
  if (countEvent(game)) tell(game, { type: "held", kind, released });
  state.coming = released < 0 && whenEmpty === "random" ? drawAny(game) : released;
  if (swapMicros === 0) return generate(game);
  state.kind = -1;
  state.phase = "generation";
  state.fallAt = state.lockAt = NEVER;
  state.generateAt = state.time + swapMicros;
}
