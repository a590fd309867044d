// Iterate phase (A1.2.5): a rule book's own script looks at every cell and may change it. The Guideline has none; The
// New makes its squares here, and the original cartridge its cascades.

import { cascade } from "../cascade.ts";
import { type Game, countEvent, tell } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { findSquareAround, findSquares } from "../squares.ts";
import { findPattern } from "./pattern.ts";

/** After Lock Down, before rows go. */
export function iterate(game: Game): void {
  const { rules, state } = game;
  const { squares, spins } = rules.book;
  if (squares !== undefined) {
    const made = squares.search === "everywhere" ? findSquares(game) : aroundPiece(game);
    if (made > 0) state.pauseMicros += squares.pauseMicros;
    // The cartridge asks for a spin only where no square was made.
    if (made > 0 && squares.search === "aroundPiece") state.spin = "none";
  }
  if (state.spin !== "immobile") return;
  state.spins++;
  if (countEvent(game)) tell(game, { type: "spun", kind: state.kind });
  if (spins.rule === "immobile" && spins.cascades && cascade(game, state.hitBottom)) {
    findPattern(game, 0, rules.geometry.height);
  }
}

/** Once more when rows have gone, over the whole Matrix (N-13); rows are not looked for again. */
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
