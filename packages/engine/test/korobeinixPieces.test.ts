import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { advance, type Game, newGame, parseSetup, unwrap } from "../src/index.ts";
import { drawBoard, putPiece } from "../src/debug/index.ts";
import { GARBAGE_CELL } from "../src/geometry.ts";
import { clearMatrix, putCell } from "../src/matrix.ts";
import { board, eventsOf, now, pieceName, rowsOf, starter, tap } from "./helpers.ts";

const korobeinix = starter("korobeinix");

/** The four orientations of each piece. The pivot block is in the middle. */
const CHART: Record<string, string> = {
  I: `
    ..... ..#.. ..... .....
    ..... ..#.. ..... ..#..
    ####. ..#.. .#### ..#..
    ..... ..#.. ..... ..#..
    ..... ..... ..... ..#..`,
  J: `
    #.. .## ... .#.
    ### .#. ### .#.
    ... .#. ..# ##.`,
  L: `
    ..# .#. ... ##.
    ### .#. ### .#.
    ... .## #.. .#.`,
  O: `
    ##. ##. ##. ##.
    ##. ##. ##. ##.
    ... ... ... ...`,
  S: `
    .## .#. ... #..
    ##. .## .## ##.
    ... ..# ##. .#.`,
  T: `
    .#. .#. ... .#.
    ### .## ### ##.
    ... .#. .#. .#.`,
  Z: `
    ##. ..# ... .#.
    .## .## ##. ##.
    ... .#. .## #..`,
};

const NAMES = Object.keys(CHART);

/** Cells relative to the pivot block, x to the right, y up. */
function cellsOf(name: string, turns: number): (readonly [x: number, y: number])[] {
  const lines = CHART[name]!.trim().split(/\n */);
  const middle = (lines.length - 1) / 2;
  return lines.flatMap((line, row) =>
    [...line.split(" ")[turns % 4]!].flatMap((c, x) => (c === "#" ? [[x - middle, middle - row] as const] : [])),
  );
}

function placed(name: string, turns: number, x: number, y: number): string[] {
  return cellsOf(name, turns)
    .map(([cx, cy]) => `${cx + x},${cy + y}`)
    .toSorted();
}

/** The cells of the piece in play, read from the drawn stakan. */
function inPlay(game: Game): string[] {
  const rows = drawBoard(game).toReversed();
  return rows.flatMap((row, y) => [...row].flatMap((c, x) => (/[a-z]/.test(c) ? [`${x},${y}`] : []))).toSorted();
}

describe("The stakan", () => {
  it("K-1: the stakan is 10 by 20, with 4 hidden rows above", () => {
    expect(korobeinix().rules.geometry).toMatchObject({ columns: 10, skyline: 20, height: 24 });
    const accepts = (rows: number): boolean =>
      parseSetup({ ruleBook: "korobeinix", seed: 1, board: rowsOf(rows, "#.........") }).ok;
    expect([accepts(24), accepts(25)]).toEqual([true, false]);
  });

  it("K-1: a piece can reach ten columns and no more", () => {
    const game = korobeinix({ queue: "O" });
    tap(game, "left", 12);
    expect(board(game, 22)[0]).toBe("oo........");
    tap(game, "right", 12);
    expect(board(game, 22)[0]).toBe("........oo");
  });

  /** The two lowest hidden rows. */
  const SPAWN: Record<string, readonly [string, string]> = {
    I: ["..........", "...iiii..."],
    J: ["....j.....", "....jjj..."],
    L: ["......l...", "....lll..."],
    O: ["....oo....", "....oo...."],
    S: [".....ss...", "....ss...."],
    T: [".....t....", "....ttt..."],
    Z: ["....zz....", ".....zz..."],
  };

  it.each(NAMES)("K-1, K-2: %s enters in the hidden rows, with its pivot block in column 6 from 1", (queue) => {
    const game = korobeinix({ queue });
    expect(board(game, 22).slice(0, 3)).toEqual([...SPAWN[queue]!, ".........."]);
    // The pivot does not move when the piece turns.
    now(game, "rotateClockwise");
    expect(inPlay(game)).toEqual(placed(queue, 1, 5, 20));
  });
});

describe("Rotation", () => {
  const ORIENTATIONS = NAMES.flatMap((name) => [0, 1, 2, 3].map((turns) => ({ name, turns })));

  it.each(NAMES)("K-4: %s has the spawn orientation of the fixture", (name) => {
    const file = new URL("../../../docs/rules/fixtures/korobeinix-pieces.json", import.meta.url);
    const { spawn } = JSON.parse(readFileSync(file, "utf8")) as { spawn: Record<string, number[][]> };
    expect(spawn[name]!.map(String).toSorted()).toEqual(placed(name, 0, 0, 0));
  });

  it.each(ORIENTATIONS)("K-4: $name, turned $turns times, turns clockwise about its pivot", ({ name, turns }) => {
    const game = korobeinix();
    putPiece(game, { piece: name, facing: 0, x: 4, y: 8 });
    for (let i = 0; i < turns; i++) now(game, "rotateClockwise");
    expect(inPlay(game)).toEqual(placed(name, turns, 4, 8));
    now(game, "rotateClockwise");
    expect(inPlay(game)).toEqual(placed(name, turns + 1, 4, 8));
  });

  const columns = (name: string, turns: number): number[] => cellsOf(name, turns).map(([x]) => x);

  it.each(ORIENTATIONS)("K-4: a wall rejects the turn of $name, turned $turns times", ({ name, turns }) => {
    for (const side of ["left", "right"] as const) {
      const game = korobeinix({ queue: name });
      for (let i = 0; i < turns; i++) now(game, "rotateClockwise");
      tap(game, side, 9);
      const [before, after] = [columns(name, turns), columns(name, turns + 1)];
      const x = side === "left" ? -Math.min(...before) : 9 - Math.max(...before);
      expect(inPlay(game)).toEqual(placed(name, turns, x, 20));
      now(game, "rotateClockwise");
      const fits = after.every((dx) => dx + x >= 0 && dx + x <= 9);
      expect(inPlay(game)).toEqual(placed(name, fits ? turns + 1 : turns, x, 20));
    }
  });

  /**
   * The cells that the next turn needs, except cells directly below the piece: a block there has already locked it
   * (K-7). The O has no such cells, and neither has the T in its first orientation, which always turns.
   */
  function obstacles(name: string, turns: number): (readonly [number, number])[] {
    const mine = new Set(placed(name, turns, 0, 0));
    return cellsOf(name, turns + 1).filter(([x, y]) => !mine.has(`${x},${y}`) && !mine.has(`${x},${y + 1}`));
  }

  it.each(ORIENTATIONS.filter(({ name, turns }) => obstacles(name, turns).length > 0))(
    "K-4: a block rejects the turn of $name, turned $turns times, without kicks",
    ({ name, turns }) => {
      for (const [x, y] of obstacles(name, turns)) {
        const game = korobeinix();
        putCell(game.rules.geometry, game.state, 4 + x, 8 + y, GARBAGE_CELL);
        putPiece(game, { piece: name, facing: turns, x: 4, y: 8 });
        now(game, "rotateClockwise");
        expect(inPlay(game)).toEqual(placed(name, turns, 4, 8));
        expect(eventsOf(game, "refused")).toMatchObject([{ why: "blocked", clause: "K-4" }]);
      }
    },
  );

  it("K-4: the floor rejects a turn", () => {
    const game = korobeinix();
    // Only this turn reaches two rows further down, so the piece does not touch the floor before it.
    putPiece(game, { piece: "I", facing: 2, x: 4, y: 1 });
    expect(board(game, 2)).toEqual(["...iiii...", ".........."]);
    now(game, "rotateClockwise");
    expect(board(game, 2)).toEqual(["...iiii...", ".........."]);
    expect(eventsOf(game, "refused")).toHaveLength(1);
  });

  it("K-4: there is no counterclockwise turn", () => {
    const game = korobeinix({ queue: "T" });
    const before = inPlay(game);
    now(game, "rotateCounterclockwise");
    expect(inPlay(game)).toEqual(before);
    expect(eventsOf(game, "refused")).toMatchObject([{ control: "rotateCounterclockwise", why: "absent" }]);
  });
});

describe("Draws", () => {
  /** The first pieces of a game that never ends. */
  function drawn(seed: number, count: number): string[] {
    const game = newGame(unwrap(parseSetup({ ruleBook: "korobeinix", seed })));
    advance(game, 0);
    const names: string[] = [];
    while (names.length < count) {
      names.push(pieceName(game)!);
      // The piece is one row over the floor, so it locks with its first fall.
      putPiece(game, { piece: pieceName(game)!, facing: 0, x: 5, y: 1 });
      advance(game, game.state.fallAt);
      clearMatrix(game.rules.geometry, game.state);
    }
    return names;
  }

  function chiSquare(names: readonly string[], kinds: number): number {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const expected = names.length / kinds;
    const missing = (kinds - counts.size) * expected;
    return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing);
  }

  it.each([1, 2, 2 ** 40])(
    "K-5: all seven pieces are equally likely, and each draw is independent, seed %i",
    (seed) => {
      const names = drawn(seed, 39_200);
      // One value in a thousand is above 22.5 with 6 degrees of freedom, above 84.0 with 48.
      expect(chiSquare(names, 7)).toBeLessThan(22.5);
      const pairs = names.flatMap((name, i) => (i % 2 === 0 ? [name + names[i + 1]!] : []));
      expect(chiSquare(pairs, 49)).toBeLessThan(84);
    },
  );

  it("K-5: the same piece often comes twice, and even three times, in a row", () => {
    const names = drawn(9, 1400);
    const repeats = names.filter((name, i) => name === names[i + 1]).length;
    // The mean is 200, the deviation 13.
    expect(Math.abs(repeats - 200)).toBeLessThan(40);
    expect(names.join("")).toMatch(/(.)\1\1/);
  });

  it("K-5: a seed decides the pieces", () => {
    const orders = Array.from({ length: 20 }, (_, seed) => drawn(seed, 12).join(""));
    expect(new Set(orders).size).toBe(20);
    expect(drawn(7, 12).join("")).toBe(orders[7]);
  });
});
