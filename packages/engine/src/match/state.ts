// Everything about a match that changes besides its games: plain data, so that a copy of it is a saved match.

import { NEVER } from "../micros.ts";
import type { OnItsWay } from "./parcels.ts";
import type { MatchSetup } from "./setup.ts";

/** How a match ended; "playing" while it goes on, "lost" by a team that played alone: append, never reorder. */
export const RESULTS = ["playing", "won", "drawn", "lost"] as const;
/** How a match ended, or that it has not. */
export type MatchResult = (typeof RESULTS)[number];

/** A Lock Down that cleared lines, as the referee has to know it. */
export interface Attack {
  readonly seat: number;
  /** Counts the clears of its seat from 0. */
  readonly index: number;
  /** When it was made. */
  readonly at: number;
  /** How many lines it sends; 0 for a clear that only moves the hot potato. */
  readonly lines: number;
  /** The seat that the Target Mark was on; -1: on none yet. */
  readonly target: number;
}

/** What a seat had when it cleared lines or when its game ended. Standings are decided from these, in the order of time. */
export interface Deed {
  readonly at: number;
  readonly seat: number;
  readonly lines: number;
  readonly score: number;
}

/** How the match ends, once that is certain. */
export interface Decision {
  /** The time of the fall, goal or limit that decided it. */
  readonly at: number;
  readonly result: Exclude<MatchResult, "playing">;
  /** The place of each seat. */
  readonly places: readonly number[];
}

/** What changes in a match. */
export interface MatchState {
  time: number;
  eventCount: number;
  result: MatchResult;
  /** The place of each seat; 0 while it has none. */
  places: number[];
  /** Whether the referee has ruled that a seat's game has ended. */
  isOut: boolean[];
  /** The seat with the hot potato; -1 where there is none. */
  potato: number;
  potatoDraws: number;
  /** Attacks sent so far. */
  attacks: number;
  /** What handicaps have kept back of the lines from each seat to each, in hundredths of one: sender by sender. */
  keptBack: number[];
  /** Attacks that the referee has not ruled on, seat by seat, each seat's in the order in which it made them. */
  unruled: Attack[];
  /** Lines on their way, in the order in which they arrive (parcels.ts). */
  parcels: OnItsWay[];
  /** Lines of each game that have been looked at. */
  seenLines: number[];
  /** When each game ended. */
  endedAt: number[];
  /** What may still decide places, in the order of time. */
  deeds: Deed[];
  /** The lines and points of each seat by its last deed that was counted. */
  countedLines: number[];
  countedScore: number[];
  decision: Decision | undefined;
  /** The time of something that the referee has to rule on; `NEVER`: there is nothing. */
  unsettledAt: number;
  /** When the referee last ruled. */
  ruledAt: number;
  /** When the match, being over, ends the games of those who still play. */
  endsAt: number;
}

export function firstState({ seats }: MatchSetup): MatchState {
  const zeros = (): number[] => seats.map(() => 0);
  return {
    time: 0,
    eventCount: 0,
    result: "playing",
    places: zeros(),
    isOut: seats.map(() => false),
    potato: -1,
    potatoDraws: 0,
    attacks: 0,
    keptBack: seats.flatMap(zeros),
    unruled: [],
    parcels: [],
    seenLines: zeros(),
    endedAt: seats.map(() => NEVER),
    deeds: [],
    countedLines: zeros(),
    countedScore: zeros(),
    decision: undefined,
    unsettledAt: NEVER,
    ruledAt: -1,
    endsAt: NEVER,
  };
}

export function copyState(state: Readonly<MatchState>): MatchState {
  return {
    ...state,
    places: [...state.places],
    isOut: [...state.isOut],
    keptBack: [...state.keptBack],
    unruled: [...state.unruled],
    parcels: state.parcels.map((parcel) => ({ ...parcel })),
    seenLines: [...state.seenLines],
    endedAt: [...state.endedAt],
    deeds: [...state.deeds],
    countedLines: [...state.countedLines],
    countedScore: [...state.countedScore],
  };
}
