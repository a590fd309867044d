// Shorthand for tests of matches: boards drawn in ASCII, laid into the game of a seat, and pieces that drop onto them.
// Seats are counted from 0, as in the code.

import { type Game, type GameEvent, type InputName, nextMoment, OUTSIDE_ENDS, unwrap } from "../../src/index.ts";
import {
  advanceMatch,
  type Match,
  type MatchEvent,
  type MatchRequest,
  newMatch,
  parseMatchSetup,
  playSeat,
  type SeatRequest,
  takeMatchEvents,
} from "../../src/doors/match.ts";
import type { Offset } from "../../src/doors/ruleBook.ts";
import { putPiece } from "../../src/debug/index.ts";
import { GARBAGE_CELL, SOLID_CELL } from "../../src/geometry.ts";
import { clearMatrix, putCell } from "../../src/matrix.ts";
import { rowsOf } from "../helpers.ts";

/** `seats` may be a number, or the team of each seat as a letter: "AABB". */
export type Request = Partial<Omit<MatchRequest, "seats">> & {
  readonly seats?: number | string | readonly SeatRequest[];
};

export function seatsOf(seats: Request["seats"] = 2): readonly SeatRequest[] {
  if (typeof seats === "number") return Array.from({ length: seats }, () => ({}));
  if (typeof seats === "string") return [...seats].map((team) => ({ team: "ABCDEF".indexOf(team) }));
  return seats;
}

/** A match at time 0 with the first pieces in play. Events are on, those of its games too. */
export function startMatch({ seats, ...request }: Request = {}): Match {
  const match = newMatch(
    unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 1, ...request, seats: seatsOf(seats) })),
  );
  match.events = [];
  for (const game of match.games) game.events = [];
  advanceMatch(match, 0);
  return match;
}

/** Time goes on, if only by a microsecond: the referee rules on what has happened. */
export function goOn(match: Match, micros = 1): void {
  advanceMatch(match, match.state.time + micros);
}

/** Lets time pass up to a moment with emptied Matrices, so that nobody falls. */
export function passTime(match: Match, to: number): void {
  while (match.state.time < to && match.state.result === "playing") {
    for (const game of match.games) clearMatrix(game.rules.geometry, game.state);
    advanceMatch(match, Math.min(to, match.state.time + 1_000_000));
  }
}

/** Puts a board in the place of what lies there: `#` a Block, `=` a Block of a Solid Line, `.` none; the floor last. */
export function layBoard({ rules, state }: Game, rows: readonly string[]): void {
  clearMatrix(rules.geometry, state);
  rows.toReversed().forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter !== ".") putCell(rules.geometry, state, x, y, letter === "=" ? SOLID_CELL : GARBAGE_CELL);
    });
  });
}

/** Presses at the match's present time. */
export function press(match: Match, seat: number, ...names: InputName[]): void {
  for (const name of names) playSeat(match, seat, { at: match.state.time, name });
}

/** Puts the Target Mark on a seat. */
export function target(match: Match, seat: number, value: number): void {
  playSeat(match, seat, { at: match.state.time, name: "target", value });
}

/** The player of a seat leaves. */
export function leave(match: Match, seat: number): void {
  playSeat(match, seat, { at: match.state.time, name: "ended", value: OUTSIDE_ENDS.indexOf("left") });
}

/** An I, standing or lying, with its lower left Mino one row above (x, y): it drops by that row. */
function putI(game: Game, isStanding: boolean, x: number, y: number): void {
  const { facings } = game.rules.book.pieces.find(({ name }) => name === "I")!;
  const axis = isStanding ? 0 : 1;
  const facing = facings.findIndex((cells) => cells.every((cell) => cell[axis] === cells[0]![axis]));
  const least = (which: 0 | 1): number => Math.min(...facings[facing]!.map((cell: Offset) => cell[which]));
  putPiece(game, { piece: "I", facing, x: x - least(0), y: y + 1 - least(1) });
}

/** Seats drop their pieces at one time; they lock together, whatever that takes in their rule book. */
function dropPieces(match: Match, ...seats: number[]): void {
  const games = seats.map((seat) => match.games[seat]!);
  const before = games.map(({ state }) => state.pieces);
  const falling = (): Game[] => games.filter(({ state }, i) => state.pieces === before[i]);
  for (const seat of seats) {
    if (match.games[seat]!.rules.book.controls.includes("hardDrop")) press(match, seat, "hardDrop");
  }
  while (falling().length > 0) advanceMatch(match, Math.min(...falling().map(nextMoment)));
}

/** Drops a standing I into the last column of a board: its rows that lack only that column are cleared. */
export function dropInto(match: Match, seat: number, rows: readonly string[]): void {
  readyToDrop(match.games[seat]!, rows);
  dropPieces(match, seat);
}

/** Lays a board, and holds a standing I over its last column. */
export function readyToDrop(game: Game, rows: readonly string[]): void {
  layBoard(game, rows);
  putI(game, true, 9, 0);
}

/** Clears 0 to 4 lines at once: in the Guideline and in The New that sends 0, 0, 1, 2 or 4. */
export function clear(match: Match, seat: number, lines: number): void {
  clearTogether(match, [seat, lines]);
}

/** Several seats clear lines at one time. */
export function clearTogether(match: Match, ...clears: (readonly [seat: number, lines: number])[]): void {
  for (const [seat, lines] of clears) readyToDrop(match.games[seat]!, rowsOf(lines, "#########."));
  dropPieces(match, ...clears.map(([seat]) => seat));
}

/** Each seat in turn makes its clears, one after another. */
export function clearAll(match: Match, clears: readonly (readonly number[])[]): void {
  for (const [seat, own] of clears.entries()) {
    for (const lines of own) {
      clear(match, seat, lines);
      goOn(match, 600_000);
    }
  }
}

/** A piece locks where nothing is, and clears nothing. */
export function lockOne(match: Match, seat: number): void {
  clear(match, seat, 0);
}

/** A piece locks above the Skyline: the game of the seat is over. Several fall at one time. */
export function fall(match: Match, ...seats: number[]): void {
  for (const seat of seats) {
    const game = match.games[seat]!;
    layBoard(game, rowsOf(20, "...####..."));
    putI(game, false, 3, 20);
  }
  dropPieces(match, ...seats);
}

/** What a match has told of one type. */
export function told<T extends MatchEvent["type"]>(match: Match, type: T): Extract<MatchEvent, { type: T }>[] {
  return (match.events ?? []).filter((event): event is Extract<MatchEvent, { type: T }> => event.type === type);
}

/** What the game of a seat has told of one type. */
export function toldBy<T extends GameEvent["type"]>(
  match: Match,
  seat: number,
  type: T,
): Extract<GameEvent, { type: T }>[] {
  const events = match.games[seat]!.events ?? [];
  return events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

/** The attacks since the last call, as "from>to: lines". */
export function sentSince(match: Match): string[] {
  const sent = takeMatchEvents(match).filter((event) => event.type === "sent");
  return sent.map(({ from, to, lines }) => `${from}>${to}: ${lines}`);
}

/** Lines in the Receiving Queue of each seat. */
export function queues({ games }: Match): number[] {
  return games.map(({ state }) => state.queued);
}
