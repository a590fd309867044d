// Rows that come by time (O-5, O-6): each waits in the Receiving Queue for the next Lock Down, like lines in a match.

import { NEVER } from "./micros.ts";
import type { Game } from "./game.ts";
import { enqueue } from "./receiving.ts";
import type { RisingRows } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";

/** Alone, they are nobody's. */
const NOBODY = 0;

/** When the first row comes. */
export function firstRow({ variation: { rising } }: Rules): number {
  return rising === undefined ? NEVER : rowAfter(rising, 0);
}

/** When a row comes after one that came at a time. */
function rowAfter({ microsPerRow, stepMicros }: RisingRows, at: number): number {
  return at + microsPerRow[Math.min(Math.floor(at / stepMicros), microsPerRow.length - 1)]!;
}

/** A row comes. False: as many wait as the Matrix has rows. */
export function sendRow(game: Game): boolean {
  const { state, rules } = game;
  const { rising } = rules.variation;
  if (rising === undefined) return true;
  enqueue(game, { from: NOBODY, attack: state.receives + 1, lines: 1 });
  state.rowAt = rowAfter(rising, state.rowAt);
  return state.queued < rules.book.matrix.rows;
}
