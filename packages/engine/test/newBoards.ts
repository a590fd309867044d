// Boards for The New: lists of whole pieces, laid by the real `place`.

import { expect } from "vitest";
import { advance, type Game } from "../src/index.ts";
import { GARBAGE_CELL, shapeOf } from "../src/geometry.ts";
import { place, putCell } from "../src/matrix.ts";
import { putPiece } from "../src/debug/index.ts";
import { start } from "./helpers.ts";

/** A piece laid on the board: its letter, facing and centre, counted from 0. */
export type Laid = readonly [piece: string, facing: number, x: number, y: number];

export function lay(game: Game, pieces: readonly Laid[]): void {
  const { rules, state } = game;
  for (const [name, facing, x, y] of pieces) {
    const kind = rules.book.pieces.findIndex((piece) => piece.name === name);
    place(rules.geometry, state, shapeOf(kind, facing), x, y);
  }
}

/** A square of four O, its lower left cell at (x, y). */
export function fourO(x: number, y: number): Laid[] {
  return [
    ["O", 0, x, y + 1],
    ["O", 0, x + 2, y + 1],
    ["O", 0, x, y + 3],
    ["O", 0, x + 2, y + 3],
  ];
}

/** A square of four lying I. */
export function fourI(x: number, y: number): Laid[] {
  return [0, 1, 2, 3].map((dy): Laid => ["I", 0, x + 1, y + dy]);
}

/** Two standing L that fill two columns: "TT" over "GG" in the first diagrams of the source. */
export function pairOfL(x: number, y: number): Laid[] {
  return [
    ["L", 1, x + 1, y + 2],
    ["L", 3, x + 1, y + 1],
  ];
}

/** Two standing J that fill two columns. */
export function pairOfJ(x: number, y: number): Laid[] {
  return [
    ["J", 1, x, y + 1],
    ["J", 3, x, y + 2],
  ];
}

/** Cells as `g` gold, `s` silver, `b` broken, `+` whole, `#` garbage, `.` none; rows from top to bottom. */
export function drawMarks({ state, rules }: Game, rows: number): string[] {
  const { columns } = rules.geometry;
  const lines: string[] = [];
  for (let y = rows - 1; y >= 0; y--) {
    lines.push(Array.from(state.cells.slice(y * columns, (y + 1) * columns), markOf).join(""));
  }
  return lines;
}

function markOf(cell: number): string {
  if (cell === 0) return ".";
  if (cell & 0x400) return "g";
  if (cell & 0x200) return "s";
  if ((cell & 15) === 15) return "#";
  return cell & 0x100 ? "b" : "+";
}

/** A game of The New with its first piece in play. */
export function theNew(isAuthentic = false): Game {
  return start({ ruleBook: "new", options: { authentic: isAuthentic } });
}

/** Puts a piece where it rests and lets it lock. */
export function lock(game: Game, [piece, facing, x, y]: Laid): void {
  putPiece(game, { piece, facing, x, y });
  expect(game.state.phase).toBe("lock");
  advance(game, game.state.lockAt);
}

/** Fills the cells of a row with garbage, except some columns. */
export function garbage(game: Game, y: number, free: readonly number[]): void {
  for (let x = 0; x < 10; x++) if (!free.includes(x)) putCell(game.rules.geometry, game.state, x, y, GARBAGE_CELL);
}
