// Which matches count for a player, against whom, and how they ended (E-40). What follows from the set-up is known before
// the match begins. What only a shell knows, such as a match that was taken over from a replay, is no part of it.

import type { Setup } from "../setup.ts";
import type { State } from "../state.ts";
import { COMPUTER_RANKS, type ComputerRank, type MatchSetup } from "./setup.ts";
import type { MatchState } from "./state.ts";

/** How a match ended for a player. */
export const MATCH_ENDS = ["won", "lost", "drawn"] as const;
/** How a match ended for a player. */
export type MatchEnd = (typeof MATCH_ENDS)[number];

/** Against whom a match counts: people, or computers by the rank of the strongest. */
export type Opposition = ComputerRank | "people";

/** Why a match does not count for a player. */
export type Uncounted =
  /** A code made it another match (N-21). */
  | "code"
  /** A computer plays at the seat. */
  | "computer"
  /** Somebody else plays on the player's side. */
  | "helped"
  /** An opponent carries more than the player, or has more lines to clear. */
  | "favoured"
  /** It goes on, or it was broken off. */
  | "notOver"
  /** The player left before the end. */
  | "left";

/** What a match counts as for a player, or why it does not count. */
export type Counting =
  | { readonly isCounted: true; readonly against: Opposition; readonly end: MatchEnd }
  | { readonly isCounted: false; readonly why: Uncounted };

/** As much of a match as has to be known for counting it. */
export interface CountableMatch {
  readonly setup: Pick<MatchSetup, "seats" | "teams">;
  readonly games: readonly { readonly state: Pick<State, "outcome"> }[];
  readonly state: Pick<MatchState, "result" | "places">;
}

/** What a match counts as for the player of a seat. */
export function countingOf(match: CountableMatch, seat: number): Counting {
  const why = whyUncounted(match, seat);
  if (why !== undefined) return { isCounted: false, why };
  return { isCounted: true, against: oppositionOf(match.setup, seat), end: endFor(match, seat) };
}

/** Whether pieces speed up faster at any seat, by a code (N-21). */
export function isUnderCode({ seats }: Pick<MatchSetup, "seats">): boolean {
  return seats.some(({ setup }) => setup.options.fast);
}

/** First what the set-up says: that stands from the beginning. */
function whyUncounted({ setup, games, state }: CountableMatch, seat: number): Uncounted | undefined {
  const { team, computer } = setup.seats[seat]!;
  if (isUnderCode(setup)) return "code";
  if (computer !== undefined) return "computer";
  if (setup.seats.some((other, i) => i !== seat && other.team === team)) return "helped";
  if (isFavoured(setup, seat)) return "favoured";
  if (state.result === "playing") return "notOver";
  return games[seat]!.state.outcome === "left" ? "left" : undefined;
}

/** Nobody else is on the player's side: all others are opponents. */
function oppositionOf({ seats }: CountableMatch["setup"], seat: number): Opposition {
  const others = seats.filter((_, i) => i !== seat);
  const ranks = others.flatMap(({ computer }) => computer ?? []);
  if (ranks.length < others.length) return "people";
  return COMPUTER_RANKS[Math.max(...ranks.map((rank) => COMPUTER_RANKS.indexOf(rank)))]!;
}

function endFor({ state }: CountableMatch, seat: number): MatchEnd {
  if (state.places[seat] !== 1) return "lost";
  return state.result === "won" ? "won" : "drawn";
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

/** A team without lines to clear has to be the last that stands: that is more than any number of lines. */
function isFavoured({ seats, teams }: CountableMatch["setup"], seat: number): boolean {
  const own = seats[seat]!;
  const goalOf = (team: number): number => teams.find((one) => one.team === team)?.goal || Number.POSITIVE_INFINITY;
  return seats.some(
    ({ setup, team }) => goalOf(team) > goalOf(own.team) || BURDENS.some((burden) => burden(setup) > burden(own.setup)),
  );
}
