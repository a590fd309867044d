// From a log to what is kept of its game. Touches no storage: the id is new, everything else follows from the log.

import { type Game, isFilled, kindAt, type Log, makeBinaryLog, parseBinaryLog, replay } from "@korobeinix/engine";
import type { KeptReplay, RecordLine } from "../storage/storage.ts";

/** A game to be kept, as `GameStorage.keepReplay` takes it. */
export interface Kept {
  readonly replay: KeptReplay;
  readonly log: Uint8Array;
}

/** `game` stands as its log leaves it. */
export function replayOfGame(game: Game, log: Log, facts: Pick<KeptReplay, "origin" | "name" | "date">): Kept {
  const { book, variation } = log.setup;
  const { score, lines, level, time, outcome } = game.state;
  const bytes = makeBinaryLog(log);
  const kept: KeptReplay = {
    id: crypto.randomUUID(),
    ruleBook: book.id,
    variation: variation.id,
    score,
    lines,
    level,
    micros: time,
    isWon: outcome === "goalReached",
    isFavourite: false,
    size: bytes.length,
    board: boardOf(game),
    ...facts,
  };
  return { replay: kept, log: bytes };
}

/** What is kept of a line of a table: the same game under the same id. A log that cannot be read has no board. */
export function replayOfRecord(line: RecordLine): KeptReplay {
  const { log: bytes, ...facts } = line;
  const log = parseBinaryLog(bytes);
  const board = log.ok ? boardOf(replay(log.value)) : [];
  return { ...facts, origin: "finished", isFavourite: false, size: bytes.length, board };
}

/** What lies in the Matrix: rows from the bottom up to the highest Block. */
function boardOf({ rules, state }: Game): readonly string[] {
  const { geometry, book } = rules;
  const letterAt = (x: number, y: number): string =>
    isFilled(state, x, y) ? (book.pieces[kindAt(geometry, state, x, y)]?.name ?? "#") : ".";
  return Array.from({ length: state.stackHeight }, (_, y) =>
    Array.from({ length: geometry.columns }, (__, x) => letterAt(x, y)).join(""),
  );
}
