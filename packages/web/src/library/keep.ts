// From a log to what is kept of its game. Touches no storage: the id is new, everything else follows from the log.

import { boardOf, type Game, isWon, type Log, makeBinaryLog, tableOf } from "@korobeinix/engine";
import type { KeptReplay } from "../storage/storage.ts";

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
    table: tableOf(log.setup).name,
    score,
    lines,
    level,
    micros: time,
    isWon: isWon(outcome),
    isFavourite: false,
    size: bytes.length,
    board: boardOf(game),
    ...facts,
  };
  return { replay: kept, log: bytes };
}
