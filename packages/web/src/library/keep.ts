// From a log to what is kept of its game. Touches no storage: the id is new, everything else follows from the log.

import { boardOf, type Game, isWon, SECOND } from "@korobeinix/engine";
import { type Log, makeBinaryLog } from "@korobeinix/engine/log";
import { tableOf } from "@korobeinix/engine/records";
import { newId } from "../storage/newId.ts";
import type { KeptReplay } from "../storage/storage.ts";

/** A game to be kept, as `GameStorage.keepReplay` takes it. */
export interface Kept {
  readonly replay: KeptReplay;
  readonly log: Uint8Array;
}

/** What a game has come to. */
export function figuresOf({ state }: Game): Pick<KeptReplay, "score" | "lines" | "level" | "micros" | "isWon"> {
  const { score, lines, level, time, outcome } = state;
  return { score, lines, level, micros: time, isWon: isWon(outcome) };
}

/** `game` stands as its log leaves it. */
export function replayOfGame(game: Game, log: Log, facts: Pick<KeptReplay, "origin" | "name" | "date">): Kept {
  const { book, variation } = log.setup;
  const bytes = makeBinaryLog(log);
  const kept: KeptReplay = {
    id: newId(),
    ruleBook: book.id,
    variation: variation.id,
    table: tableOf(log.setup).name,
    ...figuresOf(game),
    isFavourite: false,
    size: bytes.length,
    board: boardOf(game),
    ...facts,
  };
  return { replay: kept, log: bytes };
}

/** When it was played; of what came from elsewhere only the day of its coming is kept. */
export function playedOn({ origin, date }: Pick<KeptReplay, "origin" | "date">): number | undefined {
  return origin === "loaded" ? undefined : date;
}

type Outcome = Pick<KeptReplay, "score" | "lines" | "micros" | "isWon" | "match">;

/** A result as a part of a file's name. The first thing there is: a match or a race won by its time, else points, else lines. */
export function resultPart({ score, lines, micros, isWon: isReached, match }: Outcome): string {
  const seconds = Math.floor(micros / SECOND);
  if (isReached || match !== undefined) return `${Math.floor(seconds / 60)}m${String(seconds % 60).padStart(2, "0")}s`;
  return score > 0 ? String(score) : `${lines}lines`;
}
