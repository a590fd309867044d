// Iterate phase (A1.2.5): a rule book's own script examines every cell and may change it. The Guideline has no script.
// The New makes its squares here, and the original cartridge its cascades.

import { cascade } from "../cascade.ts";
import { type Game, countEvent, tell } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { findSquareAround, findSquares } from "../squares.ts";
import { findPattern } from "./pattern.ts";

/** Runs after Lock Down, before rows are removed. */
export function iterate(game: Game): void {
  const { rules, state } = game;
  const { squares, spins } = rules.book;
  if (squares !== undefined) {
    const made = squares.search === "everywhere" ? findSquares(game) : aroundPiece(game);
    if (made > 0) state.pauseMicros += squares.pauseMicros;
    // On the cartridge a Lock Down that makes a square is not a spin.
    if (made > 0 && squares.search === "aroundPiece") state.spin = "none";
  }
  if (state.spin !== "immobile") return;
  state.spins++;
  if (countEvent(game)) tell(game, { type: "spun", kind: state.kind });
  if (spins.rule === "immobile" && spins.cascades && cascade(game, state.hitBottom)) {
    findPattern(game, 0, rules.geometry.height);
  }
}

/** Runs again after rows were removed: makes squares in the whole Matrix (N-13), but does not look for full rows. */
export function iterateAgain(game: Game): void {
  if (game.rules.book.squares !== undefined) findSquares(game);
}

function aroundPiece(game: Game): number {
  const { rules, state } = game;
  const { minoX, minoY } = rules.geometry;
  const first = shapeOf(state.kind, state.facing) * 4;
  const xs = minoX.subarray(first, first + 4);
  const ys = minoY.subarray(first, first + 4);
  const { x, y } = state;
  return findSquareAround(game, x + Math.min(...xs), x + Math.max(...xs), y + Math.min(...ys), y + Math.max(...ys));
}
