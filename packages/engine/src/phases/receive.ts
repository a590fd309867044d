// After Eliminate (G-B3.3): lines of the Receiving Queue enter the Matrix from below. The rule book limits the number
// for one Lock Down. The rest stays in the queue and can still be cancelled.

import { type Game, countEvent, tell } from "../game.ts";
import { nextGap, SOLID_LINE } from "../gaps.ts";
import { GARBAGE_CELL, SOLID_CELL } from "../geometry.ts";
import { putLine, raiseStack } from "../matrix.ts";
import { takeOldest } from "../receiving.ts";
import type { GarbageRule } from "../ruleBook.ts";

/** Raises lines. False: they would push a Block past the top of the Buffer Zone (Top Out, G-10.4). */
export function receive(game: Game): boolean {
  const { garbage } = game.rules;
  return garbage === undefined || game.state.queued === 0 || raise(game, garbage);
}

function raise(game: Game, garbage: GarbageRule): boolean {
  const { state, rules } = game;
  const { geometry } = rules;
  const wanted = Math.min(garbage.mostRows, state.queued);
  const rows = Math.min(wanted, geometry.height - state.stackHeight);
  const { list } = takeOldest(game, rows);
  const gaps: number[] = [];
  raiseStack(geometry, state, rows);
  // The first line rises first, so it ends on top.
  for (let y = rows - 1; y >= 0; y--) {
    const gap = nextGap(game, garbage);
    gaps.push(gap);
    putLine(geometry, state, y, gap, gap === SOLID_LINE ? SOLID_CELL : GARBAGE_CELL);
  }
  if (rows > 0 && countEvent(game)) tell(game, { type: "raised", gaps, parts: list });
  return rows === wanted;
}
