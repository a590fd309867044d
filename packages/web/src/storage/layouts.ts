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

/** Games that the player played, by how they came to be kept. */
const PLAYED: ReadonlySet<unknown> = new Set(["finished", "abandoned", "match"]);

/** The lines of a day book of all that is known of the past: kept games, and lines of tables whose game is not kept. */
export function daysOf(replays: readonly Fields[], records: readonly Fields[]): readonly Fields[] {
  const kept = new Set(replays.map(({ id }) => id));
  const lines = records.filter(({ id }) => !kept.has(id)).map((line) => ({ ...line, origin: "finished" }));
  const days = new Map<string, { readonly key: Fields; readonly games: Fields[] }>();
  for (const game of [...replays, ...lines] as readonly Fields[]) {
    const { id, date, score, lines: cleared, micros, isWon, origin, match, table } = game;
    // Whoever began again after a few pieces has not played a game.
    const isBrief = origin === "abandoned" && Number(micros) < 30_000_000;
    if (!PLAYED.has(origin) || typeof date !== "number" || isBrief) continue;
    const at = new Date(date);
    const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
    const day = parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, "0")).join("-");
    const isMatch = match !== undefined;
    const key = `${day} ${isMatch ? "match" : "alone"} ${String(table)}`;
    const line = days.get(key) ?? { key: { id: key, day, table, isMatch }, games: [] };
    const isListed = origin === "finished";
    line.games.push({ id, date, isListed, score, lines: cleared, micros, isWon });
    days.set(key, line);
  }
  const earlier = { games: 0, micros: 0, lines: 0, pieces: 0 };
  const byDate = (one: Fields, other: Fields): number => Number(one["date"]) - Number(other["date"]);
  return [...days.values()].map(({ key, games }) => ({ ...key, games: games.toSorted(byDate), earlier }));
}

export function sayContinued({ isMarked, ...save }: Fields): Fields {
  return { ...save, isContinued: isMarked === true };
}
