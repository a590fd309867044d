// Functions that read a game: for a picture, a table or a computer player. Shells use these functions and do not unpack
// the numbers of the state.

import type { Game } from "./game.ts";
import { BROKEN, DOWN, GOLD, KIND_BITS, LEFT, RIGHT, SILVER, SOLID, UP, shapeOf } from "./geometry.ts";
import { dropRows } from "./matrix.ts";
import { SOLID_KIND, letterOf } from "./ruleBook.ts";
import type { Outcome } from "./state.ts";

/** A cell of the Matrix, packed; 0 if it is empty. Columns and rows are counted from 0, rows from the floor. */
export function cellAt({ rules, state }: Game, x: number, y: number): number {
  return state.cells[y * rules.geometry.columns + x]!;
}

/** The kind of a cell's piece, as an index into the rule book's pieces; -1 for an empty cell. */
export function kindOf(cell: number): number {
  return (cell & KIND_BITS) - 1;
}

/** Bits of `sidesOf`. */
export const SIDES = { right: 1, down: 2, left: 4, up: 8 } as const;

/** The sides on which a cell is connected to its neighbour, as bits of `SIDES`. */
export function sidesOf(cell: number): number {
  return (
    ((cell & RIGHT) === 0 ? 0 : SIDES.right) |
    ((cell & DOWN) === 0 ? 0 : SIDES.down) |
    ((cell & LEFT) === 0 ? 0 : SIDES.left) |
    ((cell & UP) === 0 ? 0 : SIDES.up)
  );
}

/** The kind of square that a cell lies in. */
export function squareOf(cell: number): "none" | "silver" | "gold" {
  if ((cell & GOLD) !== 0) return "gold";
  return (cell & SILVER) === 0 ? "none" : "silver";
}

/** Whether the cell's piece has lost a cell (N-12). */
export function isBroken(cell: number): boolean {
  return (cell & BROKEN) !== 0;
}

/** Whether the cell lies in a Solid Line (G-B3.5). */
export function isSolid(cell: number): boolean {
  return (cell & SOLID) !== 0;
}

/** The letter of a cell on a written board. */
export function letterAt(game: Game, x: number, y: number): string {
  const cell = cellAt(game, x, y);
  return letterOf(game.rules.book, isSolid(cell) ? SOLID_KIND : kindOf(cell));
}

/** One Mino of the piece in play: its column and row, and the cell that it becomes when it locks. */
export interface Mino {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** The Minos of the piece in play; an empty list while no piece is in play. */
export function minosOf({ rules, state }: Game): readonly Mino[] {
  if (state.kind < 0) return [];
  const { minoX, minoY, minoCell } = rules.geometry;
  const first = shapeOf(state.kind, state.facing) * 4;
  return [first, first + 1, first + 2, first + 3].map((i) => ({
    x: state.x + minoX[i]!,
    y: state.y + minoY[i]!,
    cell: minoCell[i]!,
  }));
}

/** The number of rows that the piece in play can fall; 0 while no piece is in play. */
export function rowsToSurface({ rules, state }: Game): number {
  if (state.kind < 0) return 0;
  return dropRows(rules.geometry, state, shapeOf(state.kind, state.facing), state.x, state.y);
}

/** The kinds of the Next Queue that the player may see, the next one first. */
export function queueOf({ rules, state }: Game): readonly number[] {
  // A fed game may not know all of them yet.
  return Array.from(
    { length: Math.min(rules.options.next, state.queueLength) },
    (_, i) => (state.queue >>> (i * 3)) & 0b111,
  );
}

/** The stack as rows of letters from top to bottom, in the form of a set-up. */
export function boardOf(game: Game): readonly string[] {
  const { geometry } = game.rules;
  return Array.from({ length: game.state.stackHeight }, (_, i) => {
    const y = game.state.stackHeight - 1 - i;
    return Array.from({ length: geometry.columns }, (__, x) => letterAt(game, x, y)).join("");
  });
}

/**
 * The lines that a game played alone has still to clear; undefined where lines are not its goal, and for a game of a match:
 * there the lines of a team count together (`teamLinesLeft`).
 */
export function linesLeft({ rules, state }: Pick<Game, "rules" | "state">): number | undefined {
  const { variation, setup } = rules;
  return variation.ends.by === "lines" && setup.terms === undefined ? Math.max(0, state.goal) : undefined;
}

/** Whether an outcome means that the player won or reached the Goal. */
export function isWon(outcome: Outcome): boolean {
  return outcome === "goalReached" || outcome === "won";
}
