// Helpers for tests of rooms: small matches in which seats clear four lines or leave at times that the test chooses.
// The seats do so by real inputs, so the logs of these matches are true.

import { type Game, type Input, OUTSIDE_ENDS, unwrap } from "../../src/index.ts";
import {
  GrowingMatchLog,
  hear,
  type Hearing,
  type Match,
  type MatchRequest,
  newMatch,
  parseMatchSetup,
  type Ruling,
  type SeatRequest,
} from "../../src/doors/match.ts";

/** With this seed the first Tetrimino of every seat is an I. */
const SEED_OF_I = 7;

/** A room under test: its match, its log, the time up to which it has heard each seat, and its rulings. */
export interface Room {
  match: Match;
  readonly log: GrowingMatchLog;
  readonly upTo: number[];
  readonly rulings: Ruling[];
}

export type RoomRequest = Partial<Omit<MatchRequest, "seats">> & { readonly seats?: number | readonly SeatRequest[] };

/** Opens a room. By default every seat begins with nine rows that leave one column open, and with an I in play. */
export function openRoom({ seats = 2, options, terms, ...request }: RoomRequest = {}): Room {
  const all = typeof seats === "number" ? Array.from({ length: seats }, () => ({})) : seats;
  const setup = unwrap(
    parseMatchSetup({
      ruleBook: "guideline",
      seed: SEED_OF_I,
      isInRoom: true,
      travelMicros: 250_000,
      ...request,
      options: { startingRows: 9, ...options },
      terms: { startingPattern: "well", rise: "never", ...terms },
      seats: all,
    }),
  );
  const match = newMatch(setup);
  match.events = [];
  for (const game of match.games) game.events = [];
  return { match, log: new GrowingMatchLog(setup), upTo: all.map(() => 0), rulings: [] };
}

/** Converts seconds to microseconds. */
export function s(seconds: number): number {
  return Math.round(seconds * 1_000_000);
}

/** The room hears some seats. Returns the rulings that the room makes. */
export function heard(room: Room, at: number, ...hearings: readonly Hearing[]): readonly Ruling[] {
  for (const { seat, inputs, upTo } of hearings) {
    for (const input of inputs) unwrap(room.log.append(seat, input));
    room.upTo[seat] = upTo;
  }
  const rulings = unwrap(hear(room.match, at, hearings));
  room.log.rule(rulings);
  room.rulings.push(...rulings);
  return rulings;
}

/** A hearing of one seat. */
export function said(seat: number, upTo: number, ...inputs: readonly Input[]): Hearing {
  return { seat, upTo, inputs };
}

/** The inputs that drop the first I into the open column and clear four lines. The I is in play from the beginning. */
export function tetris(at: number): readonly Input[] {
  const taps = Array.from({ length: 5 }, () => ["right", "rightReleased"] as const).flat();
  return (["rotateClockwise", ...taps, "hardDrop"] as const).map((name) => ({ at, name }));
}

/** The input with which a player leaves. The player's game then ends by itself. */
export function leaves(at: number): Input {
  return { at, name: "ended", value: OUTSIDE_ENDS.indexOf("left") };
}

/** Thirty Hard Drops, one every three tenths of a second. They make the stack too high. */
export function dropsFrom(at: number): readonly Input[] {
  return Array.from({ length: 30 }, (_, i): Input => ({ at: at + i * 300_000, name: "hardDrop" }));
}

/** The time at which a game ended; undefined while it goes on. */
export function endOf({ state }: Game): number | undefined {
  return state.phase === "ended" ? state.time : undefined;
}
