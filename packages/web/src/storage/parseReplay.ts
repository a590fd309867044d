// Kept games and the game in progress as they come from the disk: what is not whole is left out.

import { RULE_BOOKS } from "@korobeinix/engine";
import { type KeptReplay, ORIGINS, type SavedGame, type SavedRival } from "./storage.ts";

export function parseReplays(values: readonly unknown[]): readonly KeptReplay[] {
  return values.filter(isReplay);
}

export function parseSave(value: unknown): SavedGame | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { log, isMarked, rival }: { readonly [Name in keyof SavedGame]?: unknown } = value;
  return log instanceof Uint8Array ? { log, isMarked: isMarked === true, rival: parseRival(rival) } : undefined;
}

/** One that is damaged is there all the same, without a game: whoever raced it has to be told. */
function parseRival(value: unknown): SavedRival | undefined {
  if (value === undefined) return undefined;
  const rival: { readonly [Name in keyof SavedRival]?: unknown } =
    value === null || typeof value !== "object" ? {} : value;
  const { name, log } = rival;
  return { name: isText(name) ? name : "", log: log instanceof Uint8Array ? log : new Uint8Array() };
}

function isReplay(value: unknown): value is KeptReplay {
  if (typeof value !== "object" || value === null) return false;
  const replay: { readonly [Name in keyof KeptReplay]?: unknown } = value;
  const { id, name, variation, score, lines, level, micros, date, size, isWon, isFavourite, board } = replay;
  return (
    [id, name, variation].every(isText) &&
    [score, lines, level, micros, date, size].every(
      (number) => typeof number === "number" && Number.isFinite(number) && number >= 0,
    ) &&
    RULE_BOOKS.some((book) => book.id === replay.ruleBook) &&
    ORIGINS.some((origin) => origin === replay.origin) &&
    [isWon, isFavourite].every((flag) => typeof flag === "boolean") &&
    Array.isArray(board) &&
    board.every(isText)
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
