// Random boards with overhangs, and games that stand before them.

import { type Game, type RuleBook, type Values, newGame, setupFor, unwrap } from "@korobeinix/engine";
import type { Dice } from "../../src/dice.ts";
import { waitForPiece } from "../untimed.ts";

/** Rows from top to bottom, each with a gap at least: mostly low stacks, some as high as the Matrix. */
export function randomBoard(dice: Dice, columns: number): string[] {
  const rows = dice(10) === 0 ? 14 + dice(7) : 2 + dice(13);
  const density = 3 + dice(6);
  return Array.from({ length: rows }, () => {
    const row = Array.from({ length: columns }, () => (dice(10) < density ? "#" : "."));
    row[dice(columns)] = ".";
    return row.join("");
  });
}

/** A game whose first piece is in play over a board; undefined if it has no room. */
export function gameOver(book: RuleBook, board: readonly string[], seed: number, options: Values): Game | undefined {
  const game = newGame(unwrap(setupFor(book, { seed, board, options })));
  waitForPiece(game);
  return game.state.phase === "ended" ? undefined : game;
}
