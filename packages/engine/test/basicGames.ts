// Helpers for the tests of Basic: its games, and the times of events in them.

import { type Game, play } from "../src/index.ts";
import { putPiece } from "../src/debug/index.ts";
import { eventsOf, starter } from "./helpers.ts";

export const basic = starter("basic");

export const speed = (game: Game, ms: number, tenths: number): void =>
  play(game, { at: ms * 1000, name: "speed", value: tenths });

export const fallsMs = (game: Game): number[] => eventsOf(game, "fell").map((event) => event.at / 1000);

export const spawnsMs = (game: Game): number[] => eventsOf(game, "generated").map((event) => event.at / 1000);

export const stopsMs = (game: Game): number[] => eventsOf(game, "locked").map((event) => event.at / 1000);

/** A game with an upright I at time 0, in column 6. Its lowest square is in the given row, counted from 1. */
export function standing(row: number, rows: string[] = []): Game {
  const game = basic({ queue: "ILL", board: rows });
  putPiece(game, { piece: "I", facing: 0, x: 5, y: row });
  return game;
}
