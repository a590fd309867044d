// Lock phase (A1.2.3): from landing to Lock Down, by the rule that the options chose (G-5.7 to G-5.9), and the chain
// of phases that a Lock Down sets off.

import { type Game, isHeard, tell } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { place } from "../matrix.ts";
import { NEVER } from "../micros.ts";
import { recogniseSpin } from "../spins.ts";
import { animate } from "./animate.ts";
import { complete, end } from "./completion.ts";
import { eliminate } from "./eliminate.ts";
import { iterate } from "./iterate.ts";
import { findPattern } from "./pattern.ts";

/** The timer and the count of a Tetrimino just generated. */
export function readyLock(game: Game): void {
  const { state, rules } = game;
  state.lockAt = NEVER;
  state.lockMicros = rules.lock.micros;
  state.actionsLeft = rules.lock.actions;
  state.lowestRow = state.y;
  state.hasLanded = false;
}

/** It stands on a Surface: the timer runs, unless the count is used up (G-5.7c). */
export function land(game: Game): void {
  const { state } = game;
  state.phase = "lock";
  state.hasLanded = true;
  if (isHeard(game)) tell(game, { type: "landed", y: state.y });
  if (state.actionsLeft === 0) lockDown(game);
  else state.lockAt = state.time + state.lockMicros;
}

/** It is off the Surface again: the timer pauses. */
export function lift(game: Game): void {
  const { state } = game;
  state.phase = "falling";
  state.lockMicros = state.lockAt - state.time;
  state.lockAt = NEVER;
  if (isHeard(game)) tell(game, { type: "lifted", y: state.y });
}

/** A successful move or rotation: uses the count from the first landing on, and sets the timer back. */
export function countAction(game: Game): void {
  const { state, rules } = game;
  if (state.actionsLeft === 0 || !rules.lock.isResetByActions) return;
  if (state.hasLanded) state.actionsLeft--;
  resetTimer(game);
}

/** It is lower than it ever was (by a fall, or by a rotation's displacement): the timer is full again. */
export function reachRow(game: Game, isFall: boolean): void {
  const { state, rules } = game;
  if (state.y >= state.lowestRow) return;
  state.lowestRow = state.y;
  // Only falling gives the count back (G-5.7b).
  if (isFall) state.actionsLeft = rules.lock.actions;
  resetTimer(game);
}

function resetTimer(game: Game): void {
  const { state, rules } = game;
  state.lockMicros = rules.lock.micros;
  if (state.lockAt !== NEVER) state.lockAt = state.time + rules.lock.micros;
}

/** Lock Down, and the phases after it. */
export function lockDown(game: Game, dropMicros = 0): void {
  const { state, rules } = game;
  const { kind, facing, x, y } = state;
  const { geometry } = rules;
  const shape = shapeOf(kind, facing);
  const spin = recogniseSpin(rules, state);
  place(geometry, state, shape, x, y);
  state.kind = -1;
  state.fallAt = state.lockAt = NEVER;
  state.isHoldUsed = false;
  state.pieces++;
  if (isHeard(game)) tell(game, { type: "locked", kind, facing, x, y });
  const bottom = y + geometry.bottoms[shape]!;
  if (bottom >= geometry.skyline && rules.book.ends.includes("lockOut")) return end(game, "lockOut");
  const hits = findPattern(game, bottom);
  iterate(game);
  animate(game, bottom, hits);
  const goalLines = eliminate(game, bottom, hits, spin);
  complete(game, goalLines, dropMicros);
}
