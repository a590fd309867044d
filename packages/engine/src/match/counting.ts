// Which matches count for a player, against whom, and how they ended (E-40). Some reasons follow from the set-up: they
// are known before the match begins. Reasons that only a shell knows, such as a match taken over from a replay, are not
// here.

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
  /** The player has a teammate. */
  | "helped"
  /** An opponent has a greater handicap than the player, or more lines to clear. */
  | "favoured"
  /** The match goes on, or it was broken off. */
  | "notOver"
  /** The player left before the end. */
  | "left";

/** How a match counts for a player, or why it does not count. */
export type Counting =
  | { readonly isCounted: true; readonly against: Opposition; readonly end: MatchEnd }
  | { readonly isCounted: false; readonly why: Uncounted };

/** The parts of a match that decide whether it counts. */
export interface CountableMatch {
  readonly setup: Pick<MatchSetup, "seats" | "teams">;
  readonly games: readonly { readonly state: Pick<State, "outcome"> }[];
  readonly state: Pick<MatchState, "result" | "places">;
}

/** How a match counts for the player of a seat. */
export function countingOf(match: CountableMatch, seat: number): Counting {
  const why = whyUncounted(match, seat);
  if (why !== undefined) return { isCounted: false, why };
  return { isCounted: true, against: oppositionOf(match.setup, seat), end: endFor(match, seat) };
}

/** Whether pieces speed up faster at any seat, by a code (N-21). */
export function isUnderCode({ seats }: Pick<MatchSetup, "seats">): boolean {
  return seats.some(({ setup }) => setup.options.fast);
}

/** Reasons from the set-up come first: they hold from the beginning. */
function whyUncounted({ setup, games, state }: CountableMatch, seat: number): Uncounted | undefined {
  const { team, computer } = setup.seats[seat]!;
  if (isUnderCode(setup)) return "code";
  if (computer !== undefined) return "computer";
  if (setup.seats.some((other, i) => i !== seat && other.team === team)) return "helped";
  if (isFavoured(setup, seat)) return "favoured";
  if (state.result === "playing") return "notOver";
  return games[seat]!.state.outcome === "left" ? "left" : undefined;
}

/** A match that counts has no teammates: all other seats are opponents. */
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
 * The handicaps of a seat: the greater, the harder its game. These are no handicaps: a Fall Speed that players set as
 * they like, handling, and display options.
 */
const BURDENS: readonly ((setup: Setup) => number)[] = [
  ({ options }) => options.startingLevel,
  ({ options }) => options.startingRows,
  ({ terms }) => terms?.receives ?? 0,
  ({ terms }) => terms?.handicap ?? 0,
];

/** Whether an opponent has it harder. A team without a goal must be the last that stands: harder than any goal. */
function isFavoured({ seats, teams }: CountableMatch["setup"], seat: number): boolean {
  const own = seats[seat]!;
  const goalOf = (team: number): number => teams.find((one) => one.team === team)?.goal || Number.POSITIVE_INFINITY;
  return seats.some(
    ({ setup, team }) => goalOf(team) > goalOf(own.team) || BURDENS.some((burden) => burden(setup) > burden(own.setup)),
  );
}
