// A match in progress: its games, what changes between them, and those who listen.

import type { Input } from "../actions.ts";
import type { Game } from "../game.ts";
import type { Terms } from "../terms.ts";
import type { MatchEvent, MatchFact } from "./events.ts";
import type { Ruling } from "./ruling.ts";
import type { MatchSetup } from "./setup.ts";
import type { MatchState } from "./state.ts";

/** What may be seen of a match. A `Match` shows it, and so can a client that follows a match without its seed. */
export interface MatchView {
  readonly setup: MatchSetup;
  readonly games: readonly Game[];
  readonly state: Readonly<Pick<MatchState, "result" | "places" | "isOut" | "potato" | "parcels">>;
}

/** A match in progress. Change it only by `advanceMatch`, `playSeat`, `hear`, `restoreMatch`, and by listening. */
export interface Match extends MatchView {
  state: MatchState;
  /** Null while nobody listens: then events are only counted. */
  events: MatchEvent[] | null;
  /** Collects what the referee decides; null: it is not collected. */
  rulings: Ruling[] | null;
  /** Collects the inputs that the match gives to each game; null: they are not collected. */
  given: Input[][] | null;
}

/** Counts an event; true if somebody listens: then describe it with `tellMatch`. */
export function countMatchEvent(match: Match): boolean {
  match.state.eventCount++;
  return match.events !== null;
}

/** Describes the event just counted, at its own time. */
export function tellMatch(match: Match, fact: MatchFact, at: number): void {
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
export function termsOf({ setup }: MatchView): Terms {
  return setup.shared.terms!;
}

/** The team of a seat. */
export function teamOf({ setup }: MatchView, seat: number): number {
  return setup.seats[seat]!.team;
}

/** The seats whose games the referee has not ruled ended. */
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

/** The opponent whose turn it is from `mark` on; undefined where there is none. */
export function targetAmong(opponents: readonly number[], seat: number, mark: number): number | undefined {
  const from = mark < 0 ? seat : mark;
  return opponents.find((other) => other >= from) ?? opponents[0];
}
