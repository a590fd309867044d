// Auto-Repeat (G-5.2): the first move comes at once, the second after the delay, the others at the rate. If both
// directions are held, the last press counts. When one is released, the delay of the other begins again. In a rule book
// without Auto-Repeat every press moves the piece once, and holding does nothing.

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

/** Moves a new piece in the direction that was pressed before it came. If the delay is over, the move repeats. */
export function moveOnEntry(game: Game): void {
  const { state, rules } = game;
  if (!state.isMovePending || state.kind < 0) return;
  state.isMovePending = false;
  const isDelayOver = state.isCharged;
  if (state.phase === "ended" || !shift(game, state.direction, false) || !isDelayOver) return;
  state.isCharged = false;
  state.repeatAt = Math.max(state.time + rules.repeatMicros, state.cutUntil);
}

/** Makes a repeated move when its moment has come. */
export function repeat(game: Game): void {
  const { state, rules } = game;
  const { direction } = state;
  const { repeatMicros } = rules;
  const wasCharged = state.isCharged;
  state.isCharged = false;
  state.repeatAt = NEVER;
  while (state.kind >= 0 && shift(game, direction, true)) {
    if (state.phase === "ended") return;
    // With an interval of 0 the piece moves until something is in the way.
    if (repeatMicros === 0) continue;
    state.repeatAt = state.time + repeatMicros;
    return;
  }
  state.isCharged = true;
  if (!wasCharged && state.kind >= 0 && countEvent(game)) tell(game, { type: "stopped", dx: direction });
}
