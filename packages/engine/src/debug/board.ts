// Boards as ASCII, rows from top to bottom: the letter of its piece for each Block, `#` for garbage, `=` for Solid
// Lines and `.` for empty cells. The piece in play has small letters.

import type { Game } from "../game.ts";
import { letterAt, minosOf } from "../view.ts";

/** The lowest `rows` rows of a game; without `rows` all rows up to the highest Block or Mino. */
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
