// Saving and restoring a game's state: for undo, rollback, search and seeking.
//
// A snapshot keeps only the rows of the stack, in an ordinary array: making a typed array costs more than all the rest
// of a snapshot. Two cells share one number, because the time depends on how many numbers there are.

import { type Game, tell } from "./game.ts";
import { CELL_BITS, WALL } from "./geometry.ts";
import { fillQueue } from "./randomizer.ts";
import { FIRST_SCALARS, type State } from "./state.ts";

/** A saved state. Nothing changes it. */
export interface Snapshot {
  /** The state, its planes left out. */
  readonly scalars: Readonly<State>;
  /** The rows of the stack, then its cells in pairs, then the tally, then the Receiving Queue. */
  readonly planes: readonly number[];
}

/** They take the place of the live planes, so that a snapshot keeps no live plane in memory. */
const { rows: NO_ROWS, cells: NO_CELLS, tally: NO_TALLY, incoming: NO_LINES } = FIRST_SCALARS;

const CELL = (1 << CELL_BITS) - 1;

/** Saves the state of a game, to be put back by `restore`. */
export function snapshot(game: Game): Snapshot {
  const { state } = game;
  const { rows, cells, tally, incoming, stackHeight } = state;
  const cellCount = stackHeight * game.rules.geometry.columns;
  const planes = new Array<number>(stackHeight + Math.ceil(cellCount / 2) + tally.length + incoming.length);
  let n = 0;
  for (let y = 0; y < stackHeight; y++) planes[n++] = rows[y + WALL]!;
  for (let i = 0; i < cellCount; i += 2) planes[n++] = cells[i]! | (cells[i + 1]! << CELL_BITS);
  for (let i = 0; i < tally.length; i++) planes[n++] = tally[i]!;
  for (let i = 0; i < incoming.length; i++) planes[n++] = incoming[i]!;
  // Only one spread: a second one would take longer than the rest of this function.
  return { scalars: { ...state, rows: NO_ROWS, cells: NO_CELLS, tally: NO_TALLY, incoming: NO_LINES }, planes };
}

/** Puts a game back to a saved state. Events not yet taken are dropped; a listener gets `rewound` instead. */
export function restore(game: Game, saved: Snapshot): void {
  const { rows, cells, tally, incoming, stackHeight: before } = game.state;
  const { planes, scalars } = saved;
  const { stackHeight } = scalars;
  const { columns, emptyRow } = game.rules.geometry;
  const cellCount = stackHeight * columns;
  let n = 0;
  for (let y = 0; y < stackHeight; y++) rows[y + WALL] = planes[n++]!;
  for (let y = stackHeight; y < before; y++) rows[y + WALL] = emptyRow;
  for (let i = 0; i < cellCount; i += 2) {
    const pair = planes[n++]!;
    cells[i] = pair & CELL;
    cells[i + 1] = pair >> CELL_BITS;
  }
  for (let i = cellCount; i < before * columns; i++) cells[i] = 0;
  for (let i = 0; i < tally.length; i++) tally[i] = planes[n++]!;
  if (incoming.length > 0) incoming.length = 0;
  while (n < planes.length) incoming.push(planes[n++]!);
  game.state = { ...scalars, rows, cells, tally, incoming };
  // The feed may have grown since the snapshot.
  if (game.feed !== null) fillQueue(game);
  if (game.events === null) return;
  game.events = [];
  tell(game, { type: "rewound" });
}
