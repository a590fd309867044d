// Lock phase (A1.2.3): from landing to Lock Down, by the lock rule. A Lock Down then runs the phases after it.

import { type Game, countEvent, tell } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { place } from "../matrix.ts";
import { NEVER } from "../micros.ts";
import { wayPoints } from "../scoring.ts";
import { recogniseSpin } from "../spins.ts";
import { animate } from "./animate.ts";
import { complete, end } from "./completion.ts";
import { eliminate } from "./eliminate.ts";
import { iterate } from "./iterate.ts";
import { PIECE_ROWS, findPattern } from "./pattern.ts";

/** Sets the lock timer and the action count of a new Tetrimino. */
export function readyLock(game: Game): void {
  const { state, rules } = game;
  state.lockAt = NEVER;
  state.lockMicros = rules.book.lockMicros;
  state.actionsLeft = rules.lock.actions;
  state.lowestRow = rowOf(game);
  state.hasLanded = false;
}

/** The row of the lowest Mino of the piece in play (G-5.7b). */
function rowOf({ state, rules }: Game): number {
  return state.y + rules.geometry.bottoms[shapeOf(state.kind, state.facing)]!;
}

/** The piece has landed on a Surface. The timer runs; with no actions left the piece locks at once (G-5.7c). */
export function land(game: Game): void {
  const { state } = game;
  state.phase = "lock";
  state.hasLanded = true;
  if (countEvent(game)) tell(game, { type: "landed", y: state.y });
  const { by } = game.rules.lock;
  if (by === "contact" || state.actionsLeft === 0) lockDown(game);
  else if (by === "timer") state.lockAt = state.time + state.lockMicros;
}

/** The piece has left the Surface. The timer pauses. */
export function lift(game: Game): void {
  const { state } = game;
  state.phase = "falling";
  if (state.lockAt !== NEVER) state.lockMicros = state.lockAt - state.time;
  state.lockAt = NEVER;
  if (countEvent(game)) tell(game, { type: "lifted", y: state.y });
}

/** Counts a successful move or rotation, from the first landing on, and sets the timer back. */
export function countAction(game: Game): void {
  const { state, rules } = game;
  if (state.actionsLeft === 0 || !rules.lock.isResetByActions) return;
  if (state.hasLanded) state.actionsLeft--;
  resetTimer(game);
}

/** After a fall or a rotation: sets the timer back if the lock rule says so. */
export function reachRow(game: Game, isFall: boolean): void {
  const { state, rules } = game;
  const { isResetByFall, isResetByLoweringTurn, actions } = rules.lock;
  const row = rowOf(game);
  const isLower = row < state.lowestRow;
  if (isLower) state.lowestRow = row;
  const isReset = isFall ? isLower || isResetByFall === "any" : isLower && isResetByLoweringTurn;
  if (!isReset) return;
  // Only a fall restores the action count (G-5.7b).
  if (isFall) state.actionsLeft = actions;
  resetTimer(game);
}

function resetTimer(game: Game): void {
  const { state, rules } = game;
  state.lockMicros = rules.book.lockMicros;
  if (state.lockAt !== NEVER) state.lockAt = state.time + state.lockMicros;
}

/** Locks the piece in place and runs the phases after Lock Down. */
export function lockDown(game: Game, dropMicros = 0): void {
  const { state, rules } = game;
  const { kind, facing, x, y } = state;
  const { geometry, book } = rules;
  const shape = shapeOf(kind, facing);
  state.spin = recogniseSpin(rules, state);
  state.pauseMicros = dropMicros;
  place(geometry, state, shape, x, y);
  state.lockAt = NEVER;
  state.isHoldUsed = false;
  state.pieces++;
  const points = wayPoints(game);
  state.score += points;
  if (countEvent(game)) tell(game, { type: "locked", kind, facing, x, y, points });
  if (isOver(game, shape)) {
    state.kind = -1;
    return end(game, book.ends);
  }
  findPattern(game, y + geometry.bottoms[shape]!, PIECE_ROWS);
  iterate(game);
  animate(game);
  const { lines, awarded } = eliminate(game);
  complete(game, lines, awarded);
}

/** Whether the locked piece ends the game. Ask before rows are cleared. */
function isOver({ state, rules }: Game, shape: number): boolean {
  const { bottoms, heights, skyline } = rules.geometry;
  const bottom = state.y + bottoms[shape]!;
  return (rules.book.ends === "lockOut" ? bottom : bottom + heights[shape]! - 1) >= skyline;
}
