// Which matches count among those against computers, and as what (S-14).

import { COMPUTER_RANKS, type ComputerRank, type MatchSetup, type Setup } from "@korobeinix/engine";
import type { CountedMatch, GameStorage } from "../storage/storage.ts";
import { isUnderCode } from "./codes.ts";
import type { PlayedMatch } from "./playedMatch.ts";

/** A match has ended: counts it where it is one of those that count. */
export async function recordMatch(storage: Pick<GameStorage, "countMatch">, played: PlayedMatch): Promise<void> {
  const counted = countedMatchOf(played);
  if (counted !== undefined) await storage.countMatch(counted);
}

/**
 * What a match counts as; undefined: it does not. One person alone against computers, from the first piece to the end, and
 * on terms no easier than theirs. Of several opponents the strongest gives the rank.
 */
export function countedMatchOf(played: PlayedMatch): CountedMatch | undefined {
  const { setup, state, games } = played.match;
  const person = setup.seats.findIndex(({ computer }) => computer === undefined);
  if (markOf(played) !== undefined || state.result === "playing" || person < 0) return undefined;
  const isLeft = games[person]!.state.outcome === "left";
  const rank = strongestOf(setup, person);
  if (isLeft || rank === undefined || isFavoured(setup, person)) return undefined;
  const isFirst = state.places[person] === 1;
  const end = !isFirst ? "lost" : state.result === "won" ? "won" : "drawn";
  return { ruleBook: setup.shared.book.id, rank, end };
}

/** The mark of a match that counts for nothing; undefined: it has none. */
export function markOf({ match, isContinued }: Pick<PlayedMatch, "match" | "isContinued">): MatchMark | undefined {
  if (isContinued) return "continued";
  return isUnderCode(match.setup) ? "code" : undefined;
}

/** It was taken over from a replay (S-16), or begun under a code (N-21). */
export type MatchMark = "continued" | "code";

/** Undefined where another person plays, or anybody plays on the person's side. */
function strongestOf({ seats }: MatchSetup, person: number): ComputerRank | undefined {
  const others = seats.filter((_, seat) => seat !== person);
  if (others.some(({ computer, team }) => computer === undefined || team === seats[person]!.team)) return undefined;
  return COMPUTER_RANKS.findLast((rank) => others.some(({ computer }) => computer === rank));
}

/**
 * What makes a game harder for its seat, the more of it there is. The Fall Speed of a book whose players set it as they
 * like, and what is a matter of handling and sight, is no handicap.
 */
const BURDENS: readonly ((setup: Setup) => number)[] = [
  ({ options }) => options.startingLevel,
  ({ options }) => options.startingRows,
  ({ terms }) => terms?.receives ?? 0,
  ({ terms }) => terms?.handicap ?? 0,
];

/** Whether any opponent carries more than the person, or has more lines to clear. */
function isFavoured({ seats, teams }: MatchSetup, person: number): boolean {
  const own = seats[person]!;
  const goalOf = (team: number): number => teams.find((one) => one.team === team)?.goal || Infinity;
  return seats.some(
    ({ setup, team }) => goalOf(team) > goalOf(own.team) || BURDENS.some((burden) => burden(setup) > burden(own.setup)),
  );
}
