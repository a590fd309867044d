// Saving and restoring a game's state: for undo, rollback, search and seeking.
//
// Only what lies below the top of the stack is kept, in an ordinary array: making a typed array costs more than all
// the rest of a snapshot.

import { type Game, tell } from "./game.ts";
import { WALL } from "./geometry.ts";
import { fillQueue } from "./randomizer.ts";
import type { State } from "./state.ts";

/** A saved state. Nothing changes it. */
export interface Snapshot {
  /** The state, its planes left out. */
  readonly scalars: Readonly<State>;
  /** The rows of the stack, then its cells, then the tally, then the Receiving Queue. */
  readonly planes: readonly number[];
}

/** Stand where live planes were, so that a snapshot keeps none of them alive. */
const NO_PLANES: Pick<State, "rows" | "cells" | "tally" | "incoming"> = {
  rows: new Int32Array(0),
  cells: new Uint16Array(0),
  tally: new Int32Array(0),
  incoming: [],
};

/** Saves the state of a game, to be put back by `restore`. */
export function snapshot(game: Game): Snapshot {
  const { state } = game;
  const { rows, cells, tally, incoming, stackHeight } = state;
  const planes: number[] = [];
  const cellCount = stackHeight * game.rules.geometry.columns;
  for (let y = 0; y < stackHeight; y++) planes.push(rows[y + WALL]!);
  for (let i = 0; i < cellCount; i++) planes.push(cells[i]!);
  for (let i = 0; i < tally.length; i++) planes.push(tally[i]!);
  for (let i = 0; i < incoming.length; i++) planes.push(incoming[i]!);
  return { scalars: { ...state, ...NO_PLANES }, planes };
}

/** Puts a game to where it was. Events not yet taken are dropped; a listener gets `rewound` instead. */
export function restore(game: Game, saved: Snapshot): void {
  const { rows, cells, tally, incoming, stackHeight: before } = game.state;
  const { planes, scalars } = saved;
  const { stackHeight } = scalars;
  const { columns, emptyRow } = game.rules.geometry;
  const cellCount = stackHeight * columns;
  for (let y = 0; y < stackHeight; y++) rows[y + WALL] = planes[y]!;
  for (let y = stackHeight; y < before; y++) rows[y + WALL] = emptyRow;
  for (let i = 0; i < cellCount; i++) cells[i] = planes[stackHeight + i]!;
  for (let i = cellCount; i < before * columns; i++) cells[i] = 0;
  for (let i = 0; i < tally.length; i++) tally[i] = planes[stackHeight + cellCount + i]!;
  incoming.length = 0;
  for (let i = stackHeight + cellCount + tally.length; i < planes.length; i++) incoming.push(planes[i]!);
  game.state = { ...scalars, rows, cells, tally, incoming };
  // More may have been fed since.
  if (game.feed !== null) fillQueue(game);
  if (game.events === null) return;
  game.events = [];
  tell(game, { type: "rewound" });
}
