// Falling phase (A1.2.2): the piece falls one row at a time, at the Fall Speed.

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

/** Adjusts the time of the next fall to a new Fall Speed. The rest of the way to the next row takes the new speed. */
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

/** Moves the piece one row down at the moment of a fall. */
export function fall(game: Game): void {
  const { state, rules } = game;
  const isSoftDrop = (state.held & HELD_SOFT_DROP) !== 0;
  scheduleFall(game);
  // A standing piece has this moment only if the lock rule is "attempt": it locks when it cannot fall (B-4).
  if (state.phase === "lock") return lockDown(game);
  descend(game, isSoftDrop ? rules.book.dropPoints.soft : 0, isSoftDrop);
  if (isOnSurface(game)) rest(game);
}

/** Moves the piece one row down by the player's press. A piece that stands locks (B-9). */
export function stepDown(game: Game): void {
  if (game.state.phase === "lock") return lockDown(game);
  descend(game, game.rules.book.dropPoints.soft, true);
  if (isOnSurface(game)) rest(game);
}

/** Moves the piece one row down. The row below must be free. */
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

/** Begins the fall of a new Tetrimino. It may stand on a Surface already. */
export function beginFall(game: Game): void {
  game.state.phase = "falling";
  scheduleFall(game);
  if (isOnSurface(game)) rest(game);
}

/** After a move or a rotation: notes that the piece now stands on a Surface or has left it. */
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

/** The piece now stands on a Surface. Under the lock rule "attempt" its next fall stays scheduled. */
function rest(game: Game): void {
  if (game.rules.lock.by !== "attempt") game.state.fallAt = NEVER;
  land(game);
}

/** Lets a stopped Auto-Repeat try again, because the piece has moved. */
export function retryRepeat(game: Game): void {
  const { state } = game;
  if (state.isCharged) state.repeatAt = Math.max(state.time, state.cutUntil);
}

/** Makes a running Auto-Repeat wait after a piece has come or turned (DCD, G-5.2a). */
export function cutRepeat({ state, rules }: Game): void {
  const { cutMicros } = rules;
  if (cutMicros === 0) return;
  state.cutUntil = state.time + cutMicros;
  if (state.repeatAt !== NEVER) state.repeatAt = Math.max(state.repeatAt, state.cutUntil);
}
