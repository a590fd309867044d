// What a search needs to know of a game: how a position changes and what it is worth. A position is a row of whole numbers
// of which the first are the columns of the board.

import type { Sight } from "./sight.ts";
import type { Reason, Skill } from "./step.ts";

/** What a line of play is worth that loses the game, and what it is not worth any more. */
export const LOST = -1e9;

/** Rows that the columns of a position may fill; more is lost. */
export const MOST_ROWS = 28;

export interface Model {
  /** Numbers of a position, and how many of them tell it from others. */
  readonly size: number;
  readonly telling: number;
  /** Writes the position that a seat shows. */
  read(sight: Sight, skill: Skill, to: Int32Array): void;
  /** Writes the position after a move into `to`, and returns what the Lock Down itself is worth; `LOST` if it ends the game. */
  play(from: Int32Array, offset: number, kind: number, move: number, to: Int32Array, toOffset: number): number;
  /** What a position is worth for what comes after it, a kind being on Hold (-1: none). */
  worth(position: Int32Array, offset: number, hold: number): number;
  /** The parts of both by name, for a move from a position and what would be on Hold then. */
  reasons(from: Int32Array, kind: number, move: number, hold: number): readonly Reason[];
}
