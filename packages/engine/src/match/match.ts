// A match in progress: its games, the state between them, and the lists that collect events, rulings and inputs.

import type { Input } from "../actions.ts";
import type { Game } from "../game.ts";
import type { Terms } from "../terms.ts";
import type { MatchEvent, MatchFact } from "./events.ts";
import type { Ruling } from "./ruling.ts";
import type { MatchSetup } from "./setup.ts";
import type { MatchState } from "./state.ts";

/** A view of a match. A `Match` is one; a client that does not know the seed can make one, too. */
export interface MatchView {
  readonly setup: MatchSetup;
  readonly games: readonly Game[];
  readonly state: Readonly<Pick<MatchState, "result" | "places" | "isOut" | "potato" | "parcels">>;
}

/** A match in progress. Change it only by `advanceMatch`, `playSeat`, `hear` and `restoreMatch`, and set its lists. */
export interface Match extends MatchView {
  state: MatchState;
  /** Collects events. Null: events are only counted. */
  events: MatchEvent[] | null;
  /** Collects the referee's rulings. Null: they are not collected. */
  rulings: Ruling[] | null;
  /** Collects the inputs that the match gives to each game. Null: they are not collected. */
  given: Input[][] | null;
}

/** Counts an event. True if events are collected: then describe it with `tellMatch`. */
export function countMatchEvent(match: Match): boolean {
  match.state.eventCount++;
  return match.events !== null;
}

/** Describes the event just counted, at its own time. */
export function tellMatch(match: Match, fact: MatchFact, at: number): void {
  match.events?.push({ ...fact, seq: match.state.eventCount, at });
}

/** The events of the match since the last call. Empty if events are not collected. */
export function takeMatchEvents(match: Match): readonly MatchEvent[] {
  const { events } = match;
  if (events === null || events.length === 0) return [];
  match.events = [];
  return events;
}

/** The terms that all seats share. */
export function termsOf({ setup }: MatchView): Terms {
  return setup.shared.terms!;
}

/** The team of a seat. */
export function teamOf({ setup }: MatchView, seat: number): number {
  return setup.seats[seat]!.team;
}

/** The seats that are not out: the referee has not ruled that their games have ended. */
export function livingSeats({ state, setup }: MatchView): number[] {
  const living: number[] = [];
  for (let seat = 0; seat < setup.seats.length; seat++) if (!state.isOut[seat]) living.push(seat);
  return living;
}

/** The seats that play on, of other teams than this seat's. */
export function livingOpponents(view: MatchView, seat: number): number[] {
  const team = teamOf(view, seat);
  return livingSeats(view).filter((other) => teamOf(view, other) !== team);
}

/** The first opponent from seat `mark` on (without a mark, from `seat` on); undefined if there is none. */
export function targetAmong(opponents: readonly number[], seat: number, mark: number): number | undefined {
  const from = mark < 0 ? seat : mark;
  return opponents.find((other) => other >= from) ?? opponents[0];
}
