import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Game } from "../src/index.ts";
import { BROKEN, GARBAGE_CELL, KIND_BITS } from "../src/geometry.ts";
import { putCell } from "../src/matrix.ts";
import { findSquares } from "../src/squares.ts";
import { board, eventsOf } from "./helpers.ts";
import { drawMarks, fourI, fourO, garbage, type Laid, lay, lock, pairOfJ, pairOfL, theNew } from "./newBoards.ts";

describe("cells", () => {
  it("N-12: a cell keeps its colour and its connections to right, down, left and up", () => {
    const game = theNew();
    lay(game, [["T", 2, 4, 1]]);
    const cellAt = (x: number, y: number): number => game.state.cells[y * 10 + x]!;
    // Right 16, down 32, left 64, up 128; T is the sixth kind.
    expect([cellAt(3, 1), cellAt(4, 1), cellAt(5, 1), cellAt(4, 0)]).toEqual([
      6 + 16,
      6 + 16 + 32 + 64,
      6 + 64,
      6 + 128,
    ]);
  });

  it("N-12: a piece cut by a line clear is broken and loses its connections to the cleared cells", () => {
    const game = theNew();
    garbage(game, 0, [4]);
    lock(game, ["T", 2, 4, 1]);
    expect(drawMarks(game, 1)).toEqual(["...bbb...."]);
    expect(Array.from(game.state.cells.slice(3, 6), (cell) => cell & 0xff)).toEqual([6 + 16, 6 + 16 + 64, 6 + 64]);
  });
});

describe("squares", () => {
  it("N-13: four pieces of one kind make a gold square, others a silver square", () => {
    const gold = theNew();
    lay(gold, fourO(0, 0).slice(0, 3));
    lock(gold, fourO(0, 0)[3]!);
    expect(drawMarks(gold, 4)).toEqual(Array.from({ length: 4 }, () => "gggg......"));
    expect(eventsOf(gold, "squared")).toMatchObject([{ isGold: true, x: 0, y: 0 }]);
    const silver = theNew();
    lay(silver, [...pairOfL(0, 0), ["O", 0, 2, 1]]);
    lock(silver, ["O", 0, 2, 3]);
    expect(drawMarks(silver, 4)).toEqual(Array.from({ length: 4 }, () => "ssss......"));
    expect(silver.state).toMatchObject({ silverSquares: 1, goldSquares: 0, score: 0 });
  });

  it("N-13: a piece that reaches out of the window prevents a square", () => {
    const game = theNew();
    // In the upper two rows the I begin one column further left.
    lay(game, fourI(1, 0).slice(0, 3));
    garbage(game, 0, [1, 2, 3, 4, 9]);
    lock(game, ["I", 0, 1, 3]);
    expect(drawMarks(game, 4)[0]).toBe("++++......");
    expect(eventsOf(game, "squared")).toEqual([]);
  });

  it("N-13: a hole prevents a square", () => {
    const game = theNew();
    lay(game, [...fourI(0, 0).slice(0, 2), ["I", 0, 1, 3]]);
    expect(findSquares(game)).toBe(0);
  });

  it("N-13: a broken piece prevents a square", () => {
    const game = theNew();
    lay(game, fourO(0, 0));
    game.state.cells[33]! |= BROKEN;
    expect(findSquares(game)).toBe(0);
    game.state.cells[33]! &= ~BROKEN;
    expect(findSquares(game)).toBe(1);
  });

  it("N-13: a piece of another square prevents a square", () => {
    const game = theNew();
    lay(game, fourO(0, 0));
    expect(findSquares(game)).toBe(1);
    lay(game, [
      ["O", 0, 4, 1],
      ["O", 0, 4, 3],
    ]);
    expect(findSquares(game)).toBe(0);
  });

  it("N-13: a square must lie wholly inside the 20 rows", () => {
    const game = theNew();
    lay(game, fourO(0, 17));
    expect(findSquares(game)).toBe(0);
    const inside = theNew();
    lay(inside, fourO(0, 16));
    expect(findSquares(inside)).toBe(1);
  });

  it("N-13: squares are made before line clears: a square completed and cut by the same piece pays", () => {
    const game = theNew();
    lay(game, fourO(0, 0).slice(0, 3));
    garbage(game, 2, [0, 1, 2, 3]);
    lock(game, ["O", 0, 2, 3]);
    expect(game.state).toMatchObject({ goldSquares: 1, lines: 1, score: 1 + 10 });
    expect(drawMarks(game, 3)).toEqual(["gggg......", "gggg......", "gggg......"]);
  });

  it("N-13: squares are made after line clears: falling Blocks can form one", () => {
    const game = theNew();
    // Two O lie below and two above a row that is cleared.
    lay(game, [
      ["O", 0, 0, 1],
      ["O", 0, 2, 1],
      ["O", 0, 0, 4],
      ["O", 0, 2, 4],
    ]);
    for (let x = 0; x < 9; x++) putCell(game.rules.geometry, game.state, x, 2, GARBAGE_CELL);
    for (let x = 4; x < 9; x++) if (x > 7) putCell(game.rules.geometry, game.state, x, 1, GARBAGE_CELL);
    lock(game, ["I", 1, 9, 1]);
    expect(game.state).toMatchObject({ lines: 1, goldSquares: 1, score: 1 });
    expect(drawMarks(game, 4).map((row) => row.slice(0, 4))).toEqual(["gggg", "gggg", "gggg", "gggg"]);
  });

  it("N-14: the first diagram: left goes before right", () => {
    const game = theNew();
    lay(game, [
      ["O", 0, 0, 1],
      ["O", 0, 0, 3],
      ["L", 3, 3, 1],
      ["I", 1, 4, 1],
      ["I", 1, 5, 1],
    ]);
    expect(board(game, 4)).toEqual(["OO..II....", "OOL.II....", "OOL.II....", "OOLLII...."]);
    lock(game, ["L", 1, 3, 2]);
    expect(drawMarks(game, 4)).toEqual(Array.from({ length: 4 }, () => "ssss++...."));
  });

  it("N-14: the second diagram: top goes before bottom", () => {
    const game = theNew();
    lay(game, [
      ["I", 0, 7, 0],
      ["I", 0, 7, 1],
      ["O", 0, 8, 3],
      ["L", 2, 8, 4],
      ["L", 0, 7, 4],
    ]);
    expect(board(game, 6)).toEqual([
      "......LLLL",
      "......LLLL",
      "........OO",
      "........OO",
      "......IIII",
      "......IIII",
    ]);
    lock(game, ["O", 0, 6, 3]);
    expect(drawMarks(game, 6)).toEqual([
      "......ssss",
      "......ssss",
      "......ssss",
      "......ssss",
      "......++++",
      "......++++",
    ]);
  });

  it("N-14: the third diagram: gold goes before silver", () => {
    const game = theNew();
    lay(game, [...pairOfJ(0, 0), ["I", 1, 3, 1], ["I", 1, 4, 1], ["I", 1, 5, 1]]);
    expect(board(game, 4)).toEqual(Array.from({ length: 4 }, () => "JJ.III...."));
    lock(game, ["I", 1, 2, 1]);
    expect(drawMarks(game, 4)).toEqual(Array.from({ length: 4 }, () => "++gggg...."));
  });

  it("N-14: the fourth diagram: gold goes before silver, even if the silver one is higher", () => {
    const game = theNew();
    lay(game, [
      ["L", 0, 1, 0],
      ["L", 2, 2, 0],
      ["L", 0, 1, 2],
      ["O", 0, 0, 5],
      ["O", 0, 2, 5],
    ]);
    expect(board(game, 6)).toEqual([
      "OOOO......",
      "OOOO......",
      "LLL.......",
      "L.........",
      "LLLL......",
      "LLLL......",
    ]);
    lock(game, ["L", 2, 2, 2]);
    expect(drawMarks(game, 6)).toEqual([
      "++++......",
      "++++......",
      "gggg......",
      "gggg......",
      "gggg......",
      "gggg......",
    ]);
  });

  it("N-14: top right goes before bottom left", () => {
    const game = theNew();
    const o = (x: number, y: number): Laid => ["O", 0, x, y + 1];
    lay(game, [o(0, 0), o(2, 0), o(0, 2), o(4, 2), o(2, 4), o(4, 4)]);
    lock(game, o(2, 2));
    expect(drawMarks(game, 6)).toEqual([
      "..gggg....",
      "..gggg....",
      "++gggg....",
      "++gggg....",
      "++++......",
      "++++......",
    ]);
  });

  it("N-15: the rest of a cut square pays for its strips and does not become part of a new square", () => {
    const game = theNew();
    lay(game, fourI(0, 0));
    findSquares(game);
    garbage(game, 0, [0, 1, 2, 3, 9]);
    garbage(game, 1, [0, 1, 2, 3, 9]);
    lock(game, ["I", 1, 9, 1]);
    expect(game.state).toMatchObject({ lines: 2, score: 2 + 2 * 10 });
    expect(drawMarks(game, 2)).toEqual(["gggg.....b", "gggg.....b"]);
    // Two I on top of the rest fill the window again.
    lay(game, fourI(0, 0).slice(2));
    expect(findSquares(game)).toBe(0);
    for (let x = 4; x < 8; x++) putCell(game.rules.geometry, game.state, x, 0, GARBAGE_CELL);
    lock(game, ["I", 1, 8, 1]);
    expect(game.state).toMatchObject({ lines: 3, score: 22 + 1 + 10 });
  });

  it("N-15: garbage never becomes part of a square", () => {
    const game = theNew();
    for (let y = 0; y < 4; y++) garbage(game, y, [4, 5, 6, 7, 8, 9]);
    lay(game, fourO(4, 0));
    expect(findSquares(game)).toBe(1);
    expect(drawMarks(game, 4)).toEqual(Array.from({ length: 4 }, () => "####gggg.."));
  });
});

describe("scoring", () => {
  /** A square in columns 0 to 3, garbage beside it, and column 9 free for an I. */
  function tetrisWith(square: Laid[]): Game {
    const game = theNew();
    lay(game, square);
    findSquares(game);
    for (let y = 0; y < 4; y++) garbage(game, y, [0, 1, 2, 3, 9]);
    lock(game, ["I", 1, 9, 1]);
    expect(game.state.lines).toBe(4);
    return game;
  }

  it("N-16: a line earns 1, and four at once earn 1 more", () => {
    const points = [1, 2, 3, 4].map((lines) => {
      const game = theNew();
      for (let y = 0; y < lines; y++) garbage(game, y, [9]);
      lock(game, ["I", 1, 9, 1]);
      expect(game.state.lines).toBe(lines);
      return game.state.score;
    });
    expect(points).toEqual([1, 2, 3, 5]);
  });

  it("N-16: four lines with a silver square earn 25", () => {
    expect(tetrisWith([...pairOfL(0, 0), ["O", 0, 2, 1], ["O", 0, 2, 3]]).state.score).toBe(25);
  });

  it("N-16: four lines with a gold square earn 45", () => {
    expect(tetrisWith(fourO(0, 0)).state.score).toBe(45);
  });

  it("N-16: the best single move earns 85", () => {
    const game = theNew();
    lay(game, [...pairOfL(0, 0), ...pairOfL(2, 0), ["I", 1, 4, 1], ...pairOfL(6, 0), ...pairOfL(8, 0)]);
    findSquares(game);
    expect(drawMarks(game, 4)).toEqual(Array.from({ length: 4 }, () => "gggg+.gggg"));
    lock(game, ["I", 1, 5, 1]);
    expect(game.state).toMatchObject({ lines: 4, score: 85 });
    expect(eventsOf(game, "scored")).toMatchObject([{ action: "tetris", points: 85 }]);
  });

  it("N-16: authentic, only an I earns the point for four lines", () => {
    const game = theNew(true);
    for (let y = 0; y < 4; y++) garbage(game, y, [9]);
    lock(game, ["I", 1, 9, 1]);
    expect(game.state.score).toBe(5);
  });
});

/** A second, naive search: pieces are sets of cells, and it examines the windows one by one. */
interface NaivePiece {
  readonly kind: number;
  readonly cells: readonly string[];
  isWhole: boolean;
}

function naiveSquares(pieces: NaivePiece[]): string[] {
  const found: string[] = [];
  for (const mark of ["gold", "silver"]) {
    for (let y = 16; y >= 0; y--) {
      for (let x = 0; x <= 6; x++) {
        const window = new Set<string>();
        for (let dy = 0; dy < 4; dy++) for (let dx = 0; dx < 4; dx++) window.add(`${x + dx},${y + dy}`);
        const inside = pieces.filter((piece) => piece.isWhole && piece.cells.every((cell) => window.has(cell)));
        if (inside.length !== 4) continue;
        if (mark === "gold" && new Set(inside.map(({ kind }) => kind)).size > 1) continue;
        for (const piece of inside) piece.isWhole = false;
        found.push(`${mark} ${x},${y}`);
      }
    }
  }
  return found;
}

describe("the search for squares", () => {
  it("N-13, N-14: the search agrees with a naive one on many random boards", () => {
    const any = fc.record({ kind: fc.nat(6), facing: fc.nat(3), x: fc.nat(9), isBroken: fc.boolean() });
    // Mostly O and lying I in the same few columns, so that squares form and overlap.
    const neat = fc
      .tuple(fc.constantFrom(0, 3), fc.constantFrom(0, 2))
      .map(([kind, x]) => ({ kind, facing: 0, x: kind === 0 ? 1 + (x >> 1) * 2 : x, isBroken: false }));
    const boards = fc.array(fc.oneof({ weight: 1, arbitrary: any }, { weight: 20, arbitrary: neat }), {
      minLength: 8,
      maxLength: 30,
    });
    let squares = 0;
    fc.assert(
      fc.property(boards, (drops) => {
        const game = theNew();
        game.state.kind = -1;
        const pieces: NaivePiece[] = [];
        for (const { kind, facing, x, isBroken } of drops) {
          const data = game.rules.book.pieces[kind]!;
          const turned = facing % data.facings.length;
          const taken = dropTo(game, data.facings[turned]!, x);
          if (taken === undefined) continue;
          lay(game, [[data.name, turned, x, taken]]);
          const own = data.facings[turned]!.map(([cx, cy]) => [cx + x, cy + taken] as const);
          if (isBroken) for (const [cx, cy] of own) game.state.cells[cy * 10 + cx]! |= BROKEN;
          pieces.push({ kind, cells: own.map(String), isWhole: !isBroken });
        }
        findSquares(game);
        const found = eventsOf(game, "squared").map(({ isGold, x, y }) => `${isGold ? "gold" : "silver"} ${x},${y}`);
        squares += found.length;
        expect(found).toEqual(naiveSquares(pieces));
      }),
      { numRuns: 4000, seed: 7 },
    );
    expect(squares).toBeGreaterThan(1500);
  });
});

/** The row where a shape comes to rest from above; undefined if it does not fit. */
function dropTo({ state }: Game, cells: readonly (readonly [number, number])[], x: number): number | undefined {
  const fits = (y: number): boolean =>
    cells.every(([cx, cy]) => {
      const [column, row] = [cx + x, cy + y];
      return column >= 0 && column < 10 && row >= 0 && row < 24 && (state.cells[row * 10 + column]! & KIND_BITS) === 0;
    });
  let y = 21;
  if (!fits(y)) return undefined;
  while (fits(y - 1)) y--;
  return y;
}
