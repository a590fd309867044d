// Falling phase (A1.2.2): one row at a time, at the Fall Speed.

import { type Game, countEvent, tell } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { fallMicros } from "../gravity.ts";
import { collides } from "../matrix.ts";
import { NEVER } from "../micros.ts";
import { HELD_SOFT_DROP } from "../state.ts";
import { land, lift, lockDown, reachRow } from "./lock.ts";

function isOnSurface(game: Game): boolean {
  const { state, rules } = game;
  return collides(rules.geometry, state.rows, shapeOf(state.kind, state.facing), state.x, state.y - 1);
}

function scheduleFall(game: Game): void {
  const { state, rules } = game;
  state.fallMicros = fallMicros(rules, state);
  state.fallAt = state.time + state.fallMicros;
}

/** The Fall Speed has changed: what is left of the way to the next step is covered at the new one. */
export function retimeFall(game: Game): void {
  const { state, rules } = game;
  const before = state.fallMicros;
  const after = fallMicros(rules, state);
  const retimed = (at: number): number => state.time + Math.ceil(((at - state.time) * after) / before);
  if (state.fallAt !== NEVER) state.fallAt = retimed(state.fallAt);
  else if (rules.generation === "step" && state.generateAt !== NEVER) state.generateAt = retimed(state.generateAt);
  else return;
  state.fallMicros = after;
}

/** One row down, when its moment has come. */
export function fall(game: Game): void {
  const { state, rules } = game;
  const isSoftDrop = (state.held & HELD_SOFT_DROP) !== 0;
  scheduleFall(game);
  // Only where a try to fall is what stops a piece does this moment come to one that stands (B-4).
  if (state.phase === "lock") return lockDown(game);
  descend(game, isSoftDrop ? rules.book.dropPoints.soft : 0, isSoftDrop);
  if (isOnSurface(game)) rest(game);
}

/** One row down at the player's own step, or a stop where there is none (B-9). */
export function stepDown(game: Game): void {
  if (game.state.phase === "lock") return lockDown(game);
  descend(game, game.rules.book.dropPoints.soft, true);
  if (isOnSurface(game)) rest(game);
}

/** One row down, from whatever cause. */
export function descend(game: Game, points: number, isSoftDrop: boolean): void {
  const { state } = game;
  state.y--;
  state.score += points;
  state.rotationPoint = 0;
  state.isPointFive = false;
  reachRow(game, true);
  if (countEvent(game)) tell(game, { type: "fell", y: state.y, isSoftDrop, points });
  retryRepeat(game);
}

/** A Tetrimino just generated begins to fall, or stands at once. */
export function beginFall(game: Game): void {
  game.state.phase = "falling";
  scheduleFall(game);
  if (isOnSurface(game)) rest(game);
}

/** After a move or a rotation: it may have come to a Surface, or off it. */
export function settle(game: Game): void {
  const { state } = game;
  if (isOnSurface(game)) {
    if (state.phase === "falling") rest(game);
    else if (state.actionsLeft === 0) lockDown(game);
  } else if (state.phase === "lock") {
    lift(game);
    if (state.fallAt === NEVER) scheduleFall(game);
  }
}

/** It stands. Where a try to fall stops it, that try is still to come. */
function rest(game: Game): void {
  if (game.rules.lock.by !== "attempt") game.state.fallAt = NEVER;
  land(game);
}

/** The piece has moved: an Auto-Repeat that was stopped may find its way free. */
export function retryRepeat(game: Game): void {
  const { state } = game;
  if (state.isCharged) state.repeatAt = Math.max(state.time, state.cutUntil);
}

/** A piece has come or has turned: a running Auto-Repeat waits (DCD, G-5.2a). */
export function cutRepeat({ state, rules }: Game): void {
  const { cutMicros } = rules.options;
  if (cutMicros === 0) return;
  state.cutUntil = state.time + cutMicros;
  if (state.repeatAt !== NEVER) state.repeatAt = Math.max(state.repeatAt, state.cutUntil);
}
