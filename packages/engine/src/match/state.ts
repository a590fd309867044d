// The state of a match besides its games: plain data. A copy of it, with the saved games, is a saved match.

import { NEVER } from "../micros.ts";
import type { OnItsWay } from "./parcels.ts";
import type { MatchSetup } from "./setup.ts";

/** How a match ended. "playing": it goes on; "lost": a team that played alone has lost. Append, never reorder. */
export const RESULTS = ["playing", "won", "drawn", "lost"] as const;
/** How a match ended, or "playing". */
export type MatchResult = (typeof RESULTS)[number];

/** A Lock Down that cleared lines, for the referee to rule on. */
export interface Attack {
  readonly seat: number;
  /** The number of the clear, counted from 0 for each seat. */
  readonly index: number;
  /** When it was made. */
  readonly at: number;
  /** How many lines it sends; 0 for a clear that only moves the hot potato. */
  readonly lines: number;
  /** The seat that the Target Mark was put on; -1: none yet. */
  readonly target: number;
}

/** The figures of a seat when it cleared lines or when its game ended. Places are decided from these (standings.ts). */
export interface Deed {
  readonly at: number;
  readonly seat: number;
  readonly lines: number;
  readonly score: number;
}

/** The result and places of a match that is decided. */
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
  /** Fractions of lines that handicaps keep for later, in hundredths, for each pair of seats: sender by sender. */
  keptBack: number[];
  /** Attacks that the referee has not ruled on: seat by seat, and for each seat in the order of time. */
  unruled: Attack[];
  /** Lines on their way, in the order in which they arrive (parcels.ts). */
  parcels: OnItsWay[];
  /** The number of cleared lines of each game that the run has seen. */
  seenLines: number[];
  /** When each game ended; `NEVER` while it goes on. */
  endedAt: number[];
  /** Deeds that have not been counted, in the order of time. */
  deeds: Deed[];
  /** The lines and points of each seat after its last counted deed. */
  countedLines: number[];
  countedScore: number[];
  decision: Decision | undefined;
  /** The time of a clear or an end that the referee has not settled; `NEVER` if there is none. */
  unsettledAt: number;
  /** When the referee last ruled. */
  ruledAt: number;
  /** When a match that is over ends the games that still go on. */
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
