// Auto-Repeat (G-5.2): the first move at once, then after the delay, then at the rate. With both directions held the
// last one pressed counts; releasing either one starts the delay again in the one still held. In a rule book without
// Auto-Repeat nothing is held and every press is a press.

import { type Game, countEvent, refuse, tell } from "./game.ts";
import { NEVER } from "./micros.ts";
import { shift } from "./moves.ts";
import { HELD_LEFT, HELD_RIGHT } from "./state.ts";

function bitOf(dx: number): number {
  return dx < 0 ? HELD_LEFT : HELD_RIGHT;
}

function startDelay(game: Game, dx: number): void {
  const { state, rules } = game;
  state.direction = dx;
  state.isCharged = false;
  state.repeatAt = dx === 0 ? NEVER : Math.max(state.time + rules.delayMicros, state.cutUntil);
}

export function pressDirection(game: Game, dx: number): void {
  const { state, rules } = game;
  const control = dx < 0 ? "left" : "right";
  if (rules.book.autoRepeats) {
    state.held |= bitOf(dx);
    startDelay(game, dx);
    state.isMovePending = state.kind < 0;
    if (state.isMovePending) return;
  }
  if (state.kind < 0) refuse(game, control, "noPiece");
  else if (!shift(game, dx, false)) refuse(game, control, "blocked");
}

export function releaseDirection(game: Game, dx: number): void {
  const { state } = game;
  if ((state.held & bitOf(dx)) === 0) return;
  state.held &= ~bitOf(dx);
  const isOtherHeld = (state.held & bitOf(-dx)) !== 0;
  if (state.direction === dx) state.isMovePending = false;
  startDelay(game, isOtherHeld ? -dx : 0);
}

/** A piece has come. A direction pressed while there was none moves it at once; if its delay is over it then repeats. */
export function moveOnEntry(game: Game): void {
  const { state, rules } = game;
  if (!state.isMovePending || state.kind < 0) return;
  state.isMovePending = false;
  const isDelayOver = state.isCharged;
  if (state.phase === "ended" || !shift(game, state.direction, false) || !isDelayOver) return;
  state.isCharged = false;
  state.repeatAt = Math.max(state.time + rules.repeatMicros, state.cutUntil);
}

/** The moment of a repeated move has come. */
export function repeat(game: Game): void {
  const { state, rules } = game;
  const { direction } = state;
  const { repeatMicros } = rules;
  const wasCharged = state.isCharged;
  state.isCharged = false;
  state.repeatAt = NEVER;
  while (state.kind >= 0 && shift(game, direction, true)) {
    if (state.phase === "ended") return;
    // An interval of 0 goes on until something is in the way.
    if (repeatMicros === 0) continue;
    state.repeatAt = state.time + repeatMicros;
    return;
  }
  state.isCharged = true;
  if (!wasCharged && state.kind >= 0 && countEvent(game)) tell(game, { type: "stopped", dx: direction });
}
