// Rows that come by time (O-5, O-6). Each row waits in the Receiving Queue for the next Lock Down, like attack lines.

import { NEVER } from "./micros.ts";
import type { Game } from "./game.ts";
import { enqueue } from "./receiving.ts";
import type { RisingRows } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";

/** The sender of these rows: a game played alone has only seat 0. */
const NOBODY = 0;

/** The moment of the first row. */
export function firstRow({ variation: { rising } }: Rules): number {
  return rising === undefined ? NEVER : rowAfter(rising, 0);
}

/** The moment of the next row after a row that came at `at`. */
function rowAfter({ microsPerRow, stepMicros }: RisingRows, at: number): number {
  return at + microsPerRow[Math.min(Math.floor(at / stepMicros), microsPerRow.length - 1)]!;
}

/** Puts a row into the Receiving Queue. False: now as many rows wait as the Matrix has, and the game is over. */
export function sendRow(game: Game): boolean {
  const { state, rules } = game;
  const { rising } = rules.variation;
  if (rising === undefined) return true;
  enqueue(game, { from: NOBODY, attack: state.receives + 1, lines: 1 });
  state.rowAt = rowAfter(rising, state.rowAt);
  return state.queued < rules.book.matrix.rows;
}
