import { describe, expect, it } from "vitest";
import type { Game } from "../src/index.ts";
import { cascade } from "../src/cascade.ts";
import { GARBAGE_CELL, GOLD, SILVER } from "../src/geometry.ts";
import { putCell } from "../src/matrix.ts";
import { findSquares } from "../src/squares.ts";
import { board } from "./helpers.ts";
import { drawMarks, fourO, garbage, lay, lock, theNew } from "./newBoards.ts";

describe("authentic squares and cascades", () => {
  it("N-13: authentic, a Lock Down makes only one square, around the piece, and pauses for 45 frames", () => {
    const game = theNew(true);
    lay(game, [...fourO(6, 0), ...fourO(0, 0).slice(0, 3)]);
    lock(game, fourO(0, 0)[3]!);
    expect(drawMarks(game, 4)).toEqual(Array.from({ length: 4 }, () => "gggg..++++"));
    expect(game.state.generateAt - game.state.time).toBe(333_333 + 750_000);
  });

  it("N-13: authentic, after a line clear the whole board is searched", () => {
    const game = theNew(true);
    lay(game, fourO(0, 1));
    garbage(game, 0, [9]);
    lock(game, ["I", 1, 9, 1]);
    expect(game.state).toMatchObject({ lines: 1, goldSquares: 1 });
  });

  const cells = (rows: string[]): Game => {
    const game = theNew(true);
    rows.toReversed().forEach((row, y) => {
      [...row].forEach((letter, x) => {
        if (letter !== ".") putCell(game.rules.geometry, game.state, x, y, letter === "#" ? GARBAGE_CELL : 1);
      });
    });
    return game;
  };

  /** The board after a cascade of a piece in these rows. The kind and the facing of the piece give its height. */
  function shattered(kind: number, facing: number, bottom: number, rows: string[]): string[] {
    const game = cells(rows);
    Object.assign(game.state, { kind, facing });
    expect(cascade(game, bottom)).toBe(true);
    game.state.kind = -1;
    return board(game, rows.length).map((row) => row.replaceAll(/[A-Z]/g, "#"));
  }

  const ABOVE = ["#.........", ".........."];
  const FULL = "##########";
  const PART = ".#########";
  const BELOW = ["..........", ".#........", ".........."];

  it.each([
    ["height 1, its row is full: from there down", 0, 0, [FULL], "below"],
    ["height 2, row 1 is full: from there up", 5, 0, [FULL, PART], "above"],
    ["height 2, row 2 is full: from there down", 5, 0, [PART, FULL], "below"],
    ["height 2, both rows are full: all", 5, 0, [FULL, FULL], "all"],
    ["height 3, row 1 is full: up", 5, 1, [FULL, PART, PART], "above"],
    ["height 3, row 2 is full: down", 5, 1, [PART, FULL, PART], "below"],
    ["height 3, row 3 is full: down", 5, 1, [PART, PART, FULL], "below"],
    ["height 4, row 1 is full: up", 0, 1, [FULL, PART, PART, PART], "above"],
    ["height 4, row 2 is full: up", 0, 1, [PART, FULL, PART, PART], "above"],
    ["height 4, row 3 is full: down", 0, 1, [PART, PART, FULL, PART], "below"],
    ["height 4, row 4 is full: down", 0, 1, [PART, PART, PART, FULL], "below"],
    ["height 4, rows 2 and 3 are full: all", 0, 1, [PART, FULL, FULL, PART], "all"],
  ] as const)("N-10: authentic, %s", (_name, kind, facing, rows, what) => {
    const before = [...ABOVE, ...rows, ...BELOW];
    const after = shattered(kind, facing, BELOW.length, before);
    // A Block high up at the left falls if the rows above shatter. A Block in the air falls if the rows below shatter.
    expect(after[0]![0] === ".").toBe(what !== "below");
    expect(after.at(-1)![1] === "#").toBe(what !== "above");
  });

  it("N-10: authentic, a square hit by a cascade is destroyed as a whole and pays nothing", () => {
    const game = theNew(true);
    lay(game, fourO(6, 1));
    findSquares(game);
    garbage(game, 0, []);
    Object.assign(game.state, { kind: 0, facing: 0 });
    garbage(game, 1, [6, 7, 8, 9]);
    expect(cascade(game, 1)).toBe(true);
    game.state.kind = -1;
    expect([...game.state.cells].some((cell) => (cell & (GOLD | SILVER)) !== 0)).toBe(false);
  });
});
