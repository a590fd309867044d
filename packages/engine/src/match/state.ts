// Everything about a match that changes besides its games: plain data, so that a copy of it is a saved match.

import { NEVER } from "../micros.ts";
import type { Problem } from "../result.ts";
import type { MatchSetup } from "./setup.ts";

/** How a match ended; "playing" while it goes on, "lost" by a team that played alone: append, never reorder. */
export const RESULTS = ["playing", "won", "drawn", "lost"] as const;
/** How a match ended, or that it has not. */
export type MatchResult = (typeof RESULTS)[number];

/** A Lock Down that cleared lines, as the referee has to know it. */
export interface Attack {
  readonly seat: number;
  /** Which of its seat's it is, counted from 0. */
  readonly index: number;
  readonly at: number;
  /** What is sent; 0 for a clear that only moves the hot potato. */
  readonly lines: number;
  /** How often its sender had received lines before it: what those were it has seen (E-37). */
  readonly seen: number;
  /** The seat that the Target Mark was on; -1: on none yet. */
  readonly target: number;
}

/** Lines on their way from one seat to another. */
export interface Delivery {
  /** The number that the referee gave the attack. */
  readonly attack: number;
  readonly from: number;
  readonly to: number;
  /** When the referee sent them on. */
  readonly at: number;
  /** What has not been cancelled on the way. */
  lines: number;
  /** Which of its recipient's receives it was, counted from 0; `NEVER` while it is on its way. */
  order: number;
  /** What arrived. */
  arrived: number;
}

/** What changes in a match. */
export interface MatchState {
  time: number;
  eventCount: number;
  result: MatchResult;
  /** The place of each seat; 0 while it has none. */
  places: number[];
  /** Whether the referee has taken note that a seat's game has ended. */
  isOut: boolean[];
  /** The seat with the hot potato; -1 where there is none. */
  potato: number;
  potatoDraws: number;
  /** Attacks numbered so far. */
  attacks: number;
  /** What handicaps have kept back of the lines from each seat to each, in hundredths of one: sender by sender. */
  keptBack: number[];
  /** Attacks that the referee has not ruled on, seat by seat, each in the order in which it made them. */
  unruled: Attack[];
  /** Lines on their way, and those whose arrival an attack not yet ruled on may cross. */
  deliveries: Delivery[];
  /** Lines of each game that have been looked at. */
  seenLines: number[];
  /** When each game ended, and when each team of the set-up reached its goal. */
  endedAt: number[];
  reachedAt: number[];
  /** Something has happened at `time` that the referee has to rule on before time goes on. */
  isUnsettled: boolean;
  /** When the referee last ruled. */
  ruledAt: number;
  /** The first thing that the log of this match says against the rules; what it says after that is not looked at. */
  fault: Problem | undefined;
}

export function firstState({ seats, teams }: MatchSetup): MatchState {
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
    deliveries: [],
    seenLines: zeros(),
    endedAt: seats.map(() => NEVER),
    reachedAt: teams.map(() => NEVER),
    isUnsettled: false,
    ruledAt: -1,
    fault: undefined,
  };
}

export function copyState(state: Readonly<MatchState>): MatchState {
  return {
    ...state,
    places: [...state.places],
    isOut: [...state.isOut],
    keptBack: [...state.keptBack],
    unruled: [...state.unruled],
    deliveries: state.deliveries.map((delivery) => ({ ...delivery })),
    seenLines: [...state.seenLines],
    endedAt: [...state.endedAt],
    reachedAt: [...state.reachedAt],
  };
}

/** Whether lines are still on their way. */
export function isOnItsWay({ order }: Delivery): boolean {
  return order === NEVER;
}
