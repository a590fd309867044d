// A match in progress: its games, what changes between them, and those who listen.

import type { Game } from "../game.ts";
import type { Input } from "../actions.ts";
import type { Terms } from "../terms.ts";
import type { MatchEvent, MatchFact } from "./events.ts";
import type { MatchSetup } from "./setup.ts";
import type { MatchState } from "./state.ts";

/**
 * What the referee decided (E-37). Of an attack it is who gets it, and where the hot potato went if it moved; the
 * attacks of a seat are ruled on in the order in which they were made.
 */
export type Ruling = { readonly at: number } & (
  | {
      readonly type: "attack";
      readonly seat: number;
      readonly to: readonly number[];
      readonly potato?: number | undefined;
    }
  /** A seat's game has ended by itself. */
  | { readonly type: "end"; readonly seat: number }
  /** A team has reached its goal of lines. */
  | { readonly type: "goal"; readonly team: number }
  /** The match has reached its limit of time. */
  | { readonly type: "limit" }
);

/** Whether two rulings say the same. */
export function isSameRuling(one: Ruling, other: Ruling): boolean {
  if (one.at !== other.at || one.type !== other.type) return false;
  if (one.type === "attack" && other.type === "attack")
    return one.seat === other.seat && one.potato === other.potato && String(one.to) === String(other.to);
  if (one.type === "end" && other.type === "end") return one.seat === other.seat;
  return one.type !== "goal" || other.type !== "goal" || one.team === other.team;
}

/** A match in progress. Change it only by the functions of `play.ts`, by `restoreMatch`, and by listening. */
export interface Match {
  readonly setup: MatchSetup;
  readonly games: readonly Game[];
  state: MatchState;
  /** Null while nobody listens: then events are only counted. */
  events: MatchEvent[] | null;
  /** What the referee has decided, for whoever keeps it; null while nobody does. */
  rulings: Ruling[] | null;
  /** The inputs that the match gave to each game, for whoever keeps the seats' logs; null while nobody does. */
  given: Input[][] | null;
}

/** Counts an event; true if somebody listens: then describe it with `tellMatch`. */
export function countMatchEvent(match: Match): boolean {
  match.state.eventCount++;
  return match.events !== null;
}

/** Describes the event just counted; what the referee decides happens at its own time. */
export function tellMatch(match: Match, fact: MatchFact, at: number = match.state.time): void {
  match.events?.push({ ...fact, seq: match.state.eventCount, at });
}

/** The events between the games since the last call, for a match that is listened to. */
export function takeMatchEvents(match: Match): readonly MatchEvent[] {
  const { events } = match;
  if (events === null || events.length === 0) return [];
  match.events = [];
  return events;
}

/** The terms that all seats share. */
export function termsOf({ setup }: Match): Terms {
  return setup.shared.terms!;
}

/** The team of a seat. */
export function teamOf({ setup }: Match, seat: number): number {
  return setup.seats[seat]!.team;
}

/** The seats that play on, of other teams than this seat's. */
export function livingOpponents(match: Match, seat: number): number[] {
  const team = teamOf(match, seat);
  return livingSeats(match).filter((other) => teamOf(match, other) !== team);
}

/** The seats whose games the referee has not seen end. */
export function livingSeats({ state, setup }: Match): number[] {
  const living: number[] = [];
  for (let seat = 0; seat < setup.seats.length; seat++) if (!state.isOut[seat]) living.push(seat);
  return living;
}

/** Who gets the attacks of a seat whose Mark was put on `mark`: the next opponent, from there on, that plays on. */
export function targetFrom(match: Match, seat: number, mark: number): number | undefined {
  const opponents = livingOpponents(match, seat);
  const from = mark < 0 ? seat : mark;
  return opponents.find((other) => other >= from) ?? opponents[0];
}
