// Falling phase (A1.2.2): one row at a time, at the Fall Speed.

import { type Game, isHeard, tell } from "../game.ts";
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

/** The Fall Speed has changed: what is left of the way to the next row is covered at the new one. */
export function retimeFall(game: Game): void {
  const { state, rules } = game;
  if (state.fallAt === NEVER) return;
  const before = state.fallMicros;
  state.fallMicros = fallMicros(rules, state);
  state.fallAt = state.time + Math.ceil(((state.fallAt - state.time) * state.fallMicros) / before);
}

/** One row down, when its moment has come. */
export function fall(game: Game): void {
  const { state, rules } = game;
  const isSoftDrop = (state.held & HELD_SOFT_DROP) !== 0;
  if (isSoftDrop) state.score += rules.book.scoring.softDropRow;
  descend(game, isSoftDrop);
  if (isOnSurface(game)) rest(game);
  else scheduleFall(game);
}

/** One row down, from whatever cause. */
export function descend(game: Game, isSoftDrop: boolean): void {
  const { state } = game;
  state.y--;
  state.rotationPoint = 0;
  state.isPointFive = false;
  reachRow(game, true);
  if (isHeard(game)) tell(game, { type: "fell", y: state.y, isSoftDrop });
  retryRepeat(game);
}

/** A Tetrimino just generated begins to fall, or stands at once. */
export function beginFall(game: Game): void {
  game.state.phase = "falling";
  if (isOnSurface(game)) rest(game);
  else scheduleFall(game);
}

/** After a move or a rotation: it may have come to a Surface, or off it. */
export function settle(game: Game): void {
  const { state } = game;
  if (isOnSurface(game)) {
    if (state.phase === "falling") rest(game);
    else if (state.actionsLeft === 0) lockDown(game);
  } else if (state.phase === "lock") {
    lift(game);
    scheduleFall(game);
  }
}

function rest(game: Game): void {
  game.state.fallAt = NEVER;
  land(game);
}

/** Where the piece is has changed: an Auto-Repeat that was stopped may find its way free. */
export function retryRepeat(game: Game): void {
  const { state } = game;
  if (state.isCharged) state.repeatAt = state.time;
}
