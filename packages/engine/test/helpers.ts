// Helpers for tests: games from ASCII boards, and keys at milliseconds.

import {
  advance,
  type Game,
  type GameEvent,
  type InputName,
  MILLISECOND,
  newGame,
  parseSetup,
  play,
  type RuleBookId,
  type SetupRequest,
  unwrap,
} from "../src/index.ts";
import { drawBoard } from "../src/debug/index.ts";

export type GameRequest = Partial<SetupRequest>;

/** A game at time 0 with its first piece in play; `queue` may be a string of letters. Events are on. */
export function start(request: Omit<GameRequest, "queue"> & { queue?: string } = {}): Game {
  const { queue = "", ...rest } = request;
  const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, ...rest, queue: [...queue] })));
  game.events = [];
  advance(game, 0);
  return game;
}

/** A game of another rule book. */
export function starter(ruleBook: RuleBookId): typeof start {
  return (request) => start({ ruleBook, ...request });
}

/** A board of equal rows. */
export function rowsOf(count: number, row: string): string[] {
  return Array.from({ length: count }, () => row);
}

/** Plays inputs at a time in milliseconds. */
export function at(game: Game, ms: number, ...names: InputName[]): void {
  for (const name of names) play(game, { at: Math.round(ms * MILLISECOND), name });
}

/** Plays inputs at the game's present time. */
export function now(game: Game, ...names: InputName[]): void {
  for (const name of names) play(game, { at: game.state.time, name });
}

/** Taps a direction several times at the present time. */
export function tap(game: Game, direction: "left" | "right", times = 1): void {
  for (let i = 0; i < times; i++) now(game, direction, `${direction}Released`);
}

export function toMs(game: Game, ms: number): void {
  advance(game, Math.round(ms * MILLISECOND));
}

/** Advances to the next generation. */
export function toNext(game: Game): void {
  advance(game, game.state.generateAt);
}

export function pieceName(game: Game): string | undefined {
  return game.rules.book.pieces[game.state.kind]?.name;
}

/** The piece's Minos as sorted "column,row" pairs, counted from 1 as in the documents. */
export function minos(game: Game): string[] {
  const { rules, state } = game;
  const cells = rules.book.pieces[state.kind]?.facings[state.facing] ?? [];
  return cells.map(([x, y]) => `${state.x + x + 1},${state.y + y + 1}`).toSorted();
}

/** The lowest rows, with the piece in play. */
export function board(game: Game, rows: number): string[] {
  return drawBoard(game, rows);
}

export function eventsOf<T extends GameEvent["type"]>(game: Game, type: T): Extract<GameEvent, { type: T }>[] {
  return (game.events ?? []).filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}
