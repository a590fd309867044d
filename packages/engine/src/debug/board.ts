// Boards as ASCII, both ways: a letter for each Block by its piece, `#` for garbage, `.` for none; the piece in play
// in small letters. Rows from top to bottom.

import type { Game } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { isFilled, kindAt } from "../matrix.ts";

/** The lowest rows of a game, as many as asked for, or as many as hold anything. */
export function drawBoard(game: Game, rows?: number): string[] {
  const { rules, state } = game;
  const { geometry, book } = rules;
  const mine = new Map<string, string>();
  if (state.kind >= 0) {
    const shape = shapeOf(state.kind, state.facing);
    for (let i = shape * 4; i < shape * 4 + 4; i++) {
      const key = `${state.x + geometry.minoX[i]!},${state.y + geometry.minoY[i]!}`;
      mine.set(key, book.pieces[state.kind]!.name.toLowerCase());
    }
  }
  const used = Math.max(state.stackHeight, ...[...mine.keys()].map((key) => Number(key.split(",")[1]) + 1));
  const lines: string[] = [];
  for (let y = (rows ?? used) - 1; y >= 0; y--) {
    let line = "";
    for (let x = 0; x < geometry.columns; x++) line += mine.get(`${x},${y}`) ?? blockLetter(game, x, y);
    lines.push(line);
  }
  return lines;
}

function blockLetter(game: Game, x: number, y: number): string {
  if (!isFilled(game.state, x, y)) return ".";
  return game.rules.book.pieces[kindAt(game.rules.geometry, game.state, x, y)]?.name ?? "#";
}
