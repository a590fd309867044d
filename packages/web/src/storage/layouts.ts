// What became of a thing when the layout changed: for the database (migrations.ts) and for notes of an earlier layout.
// Nothing here is ever changed, and nothing here calls what may change: a player may come from any layout.

import type { Fields } from "./fields.ts";

/** The first layout in which the boards of replays go from top to bottom. */
export const BOARDS_TURNED = 3;

export function turnBoard(replay: Fields): Fields {
  const { board } = replay;
  return Array.isArray(board) ? { ...replay, board: board.toReversed() as unknown } : replay;
}

/** The first layout in which a line says its table. */
export const TABLES_NAMED = 4;

/** The first layout in which a replay says its table, and a save calls a game taken over continued. */
export const REPLAYS_NAME_TABLES = 5;
export const SAVES_SAY_CONTINUED = 5;

/** Into the table that a rule book and variation has of its own: the only one there was, or the likeliest. */
export function putIntoOwnTable(game: Fields): Fields {
  return { ...game, table: `${String(game["ruleBook"])} ${String(game["variation"])}` };
}

export function sayContinued({ isMarked, ...save }: Fields): Fields {
  return { ...save, isContinued: isMarked === true };
}
