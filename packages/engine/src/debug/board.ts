// Boards as ASCII: a letter for each Block by its piece, `#` for garbage, `=` for Solid Lines, `.` for none; the piece in play in small
// letters. Rows from top to bottom.

import type { Game } from "../game.ts";
import { letterAt, minosOf } from "../view.ts";

/** The lowest rows of a game, as many as asked for, or as many as hold anything. */
export function drawBoard(game: Game, rows?: number): string[] {
  const { rules, state } = game;
  const { geometry, book } = rules;
  const minos = minosOf(game);
  const letterOf = (x: number, y: number): string => {
    if (minos.some((mino) => mino.x === x && mino.y === y)) return book.pieces[state.kind]!.name.toLowerCase();
    return letterAt(game, x, y);
  };
  const height = rows ?? Math.max(state.stackHeight, ...minos.map(({ y }) => y + 1));
  return Array.from({ length: height }, (_, i) =>
    Array.from({ length: geometry.columns }, (__, x) => letterOf(x, height - 1 - i)).join(""),
  );
}
