// Shorthand for tests of rooms: small matches in which seats clear four lines, or leave, at times of the test's choice, by
// true inputs. So their logs are true, too.

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

/** Beneath these the first Tetrimino of all seats is an I. */
const SEED_OF_I = 7;

/** All that a room has come to, and its log. */
export interface Room {
  match: Match;
  readonly log: GrowingMatchLog;
  readonly upTo: number[];
  readonly rulings: Ruling[];
}

export type RoomRequest = Partial<Omit<MatchRequest, "seats">> & { readonly seats?: number | readonly SeatRequest[] };

/** A match in a room in which every seat has rows with an open column before it, and an I in play. */
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

/** Seconds in microseconds. */
export function s(seconds: number): number {
  return Math.round(seconds * 1_000_000);
}

/** The room hears some seats; the rulings that it makes. */
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

/** What the room hears of a seat. */
export function said(seat: number, upTo: number, ...inputs: readonly Input[]): Hearing {
  return { seat, upTo, inputs };
}

/** The first I goes down the open column: four lines. It comes into play in the first moment of the match. */
export function tetris(at: number): readonly Input[] {
  const taps = Array.from({ length: 5 }, () => ["right", "rightReleased"] as const).flat();
  return (["rotateClockwise", ...taps, "hardDrop"] as const).map((name) => ({ at, name }));
}

/** The player leaves: the game ends by itself. */
export function leaves(at: number): Input {
  return { at, name: "ended", value: OUTSIDE_ENDS.indexOf("left") };
}

/** Hard Drops, one every three tenths of a second, until the stack is too high. */
export function dropsFrom(at: number): readonly Input[] {
  return Array.from({ length: 30 }, (_, i): Input => ({ at: at + i * 300_000, name: "hardDrop" }));
}

/** When the game of a seat has ended. */
export function endOf({ state }: Game): number | undefined {
  return state.phase === "ended" ? state.time : undefined;
}
