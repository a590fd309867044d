// The script of The New (N-10 to N-15): squares of four pieces, their strips in cleared lines, and cascades.

import { cascade } from "./cascade.ts";
import type { Game } from "./game.ts";
import { GOLD, SILVER, shapeOf } from "./geometry.ts";
import { findPattern } from "./phases/pattern.ts";
import type { IterateScript, Marks } from "./script.ts";
import { breakPieces, findSquareAround, findSquares, stripsIn } from "./squares.ts";

function afterLock(game: Game): void {
  const { state, rules } = game;
  const { squares } = rules.book;
  if (squares === undefined) return;
  const made = squares.search === "everywhere" ? findSquares(game) : aroundPiece(game);
  if (made > 0) state.pauseMicros += squares.pauseMicros;
  // On the cartridge a Lock Down that makes a square is not a spin.
  if (made > 0 && squares.search === "aroundPiece") state.spin = "none";
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

function afterSpin(game: Game): void {
  const { spins } = game.rules.book;
  if (spins.rule === "immobile" && spins.cascades && cascade(game, game.state.hitBottom))
    findPattern(game, 0, game.rules.geometry.height);
}

/** Counts the strips on the hit list. Every piece that loses a cell breaks. */
function beforeClear({ rules, state }: Game): Marks {
  const { geometry } = rules;
  const { hits, hitBottom } = state;
  const marks = { silver: 0, gold: 0, squaredLines: 0 };
  for (let n = 0; hits >> n !== 0; n++) {
    if (((hits >> n) & 1) === 0) continue;
    const silver = stripsIn(geometry, state, hitBottom + n, SILVER);
    const gold = stripsIn(geometry, state, hitBottom + n, GOLD);
    marks.silver += silver;
    marks.gold += gold;
    if (silver + gold > 0) marks.squaredLines++;
    breakPieces(geometry, state, hitBottom + n);
  }
  return marks;
}

/** Squares and cascades. A rule book with this script sets their rules in `squares` and `spins`. */
export const squareScript: IterateScript = { afterLock, afterSpin, beforeClear, afterClear: findSquares };
