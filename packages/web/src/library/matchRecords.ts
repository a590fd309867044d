// Which matches are counted among those against computers (S-14). Which matches count at all the engine says (E-40).

import { countingOf, isUnderCode } from "@korobeinix/engine/match";
import type { CountedMatch, GameStorage } from "../storage/storage.ts";
import type { PlayedMatch } from "./playedMatch.ts";

/** A match has ended: counts it where it is one of those that count. */
export async function recordMatch(storage: Pick<GameStorage, "countMatch">, played: PlayedMatch): Promise<void> {
  const counted = countedMatchOf(played);
  if (counted !== undefined) await storage.countMatch(counted);
}

/** What a match counts as for the one person who played it against computers; undefined: it does not count. */
export function countedMatchOf({ match, isContinued }: PlayedMatch): CountedMatch | undefined {
  const { seats, shared } = match.setup;
  const person = seats.findIndex(({ computer }) => computer === undefined);
  if (isContinued || person < 0) return undefined;
  const counting = countingOf(match, person);
  if (!counting.isCounted || counting.against === "people") return undefined;
  return { ruleBook: shared.book.id, rank: counting.against, end: counting.end };
}

/** The mark of a match that counts for nothing; undefined: it has none. */
export function markOf({ match, isContinued }: Pick<PlayedMatch, "match" | "isContinued">): MatchMark | undefined {
  if (isContinued) return "continued";
  return isUnderCode(match.setup) ? "code" : undefined;
}

/** It was taken over from a replay (S-16), or begun under a code (N-21). */
export type MatchMark = "continued" | "code";
