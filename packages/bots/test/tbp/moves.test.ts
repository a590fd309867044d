// Locations of the protocol against its own words for the centres, and against the engine's.

import { type Spin, guideline } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { ORIENTATIONS, PIECES } from "../../src/tbp/messages.ts";
import { cellsOf, moveOf, placeOf } from "../../src/tbp/moves.ts";

/** Every piece and orientation as the protocol's drawings have it; `@` is the centre. */
const DRAWN: { readonly [piece: string]: readonly string[] } = {
  I: ["#@##", "#|@|#|#", "##@#", "#|#|@|#"],
  J: ["#..|#@#", "##|@.|#.", "#@#|..#", ".#|.@|##"],
  L: ["..#|#@#", "#.|@.|##", "#@#|#..", "##|.@|.#"],
  O: ["##|@#", "@#|##", "#@|##", "##|#@"],
  S: [".##|#@.", "#.|@#|.#", ".@#|##.", "#.|#@|.#"],
  T: [".#.|#@#", "#.|@#|#.", "#@#|.#.", ".#|#@|.#"],
  Z: ["##.|.@#", ".#|@#|#.", "#@.|.##", ".#|#@|#."],
};

/** The cells of a drawing whose centre is at a column and row, in order. */
function drawnCells(drawing: string, x: number, y: number): string[] {
  const lines = drawing.split("|").toReversed();
  const row = lines.findIndex((line) => line.includes("@"));
  const column = lines[row]!.indexOf("@");
  return lines
    .flatMap((line, dy) => [...line].map((cell, dx) => (cell === "." ? "" : `${x + dx - column},${y + dy - row}`)))
    .filter((cell) => cell !== "")
    .toSorted();
}

describe("locations", () => {
  it("C-11: the protocol's pieces are the Guideline's, in its order", () => {
    expect(PIECES).toEqual(guideline.pieces.map(({ name }) => name));
  });

  for (const type of PIECES) {
    it.each(ORIENTATIONS)(`C-11: ${type} fills the cells that the protocol means, %s`, (orientation) => {
      const cells = cellsOf({ type, orientation, x: 4, y: 7 }).map(([x, y]) => `${x},${y}`);
      expect(cells.toSorted()).toEqual(drawnCells(DRAWN[type]![ORIENTATIONS.indexOf(orientation)]!, 4, 7));
    });
  }

  it("C-11: a step becomes a move and the same step again, in every facing and with every spin", () => {
    const spins: readonly Spin[] = ["none", "mini", "full"];
    for (const kind of PIECES.keys()) {
      for (const facing of ORIENTATIONS.keys()) {
        for (const spin of spins) {
          const move = moveOf({ kind, facing, x: 3, y: 12, spin });
          expect({ ...placeOf(move.location), spin: move.spin }).toEqual({ kind, facing, x: 3, y: 12, spin });
          expect([move.location.type, move.location.orientation]).toEqual([PIECES[kind], ORIENTATIONS[facing]]);
        }
      }
    }
  });
});
