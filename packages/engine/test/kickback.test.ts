import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, type Game, newGame, parseSetup, unwrap } from "../src/index.ts";
import { drawBoard, putPiece } from "../src/debug/index.ts";
import { clearMatrix } from "../src/matrix.ts";
import type { Offset } from "../src/ruleBook.ts";
import { basicOn } from "../src/ruleBooks/basic.ts";
import { setupFor } from "../src/setup.ts";
import { board, eventsOf, now, pieceName, rowsOf, starter, toNext } from "./helpers.ts";

interface Fixture {
  readonly frames: Record<string, readonly (readonly Offset[])[]>;
  readonly kickback: { readonly before: readonly string[]; readonly after: readonly string[] };
}

const file = new URL("../../../docs/rules/fixtures/basic-rotations.json", import.meta.url);
const fixture = JSON.parse(readFileSync(file, "utf8")) as Fixture;
const NAMES = [..."ILJTZS"];
const framesOf = (name: string): readonly (readonly Offset[])[] => fixture.frames[name === "J" ? "reverseL" : name]!;

const basic = starter("basic");
const shifted = (cells: readonly Offset[], dx: number, dy: number): Offset[] =>
  cells.map(([x, y]): Offset => [x + dx, y + dy]);
const sorted = (cells: readonly Offset[]): string[] => cells.map(String).toSorted();

/** The squares of the moving block, read from the drawn board. */
function moving(game: Game): string[] {
  const rows = drawBoard(game).toReversed();
  return rows.flatMap((row, y) => [...row].flatMap((c, x) => (/[a-z]/.test(c) ? [`${x},${y}`] : []))).toSorted();
}

const TURNS = NAMES.flatMap((name) =>
  [0, 1, 2, 3].flatMap((frame) => [true, false].map((isRight) => ({ name, frame, isRight }))),
);
const keyOf = (isRight: boolean): "rotateClockwise" | "rotateCounterclockwise" =>
  isRight ? "rotateClockwise" : "rotateCounterclockwise";

describe("Block types", () => {
  it.each(NAMES)("B-2: the block %s exists", (name) => {
    expect(pieceName(basic({ queue: name }))).toBe(name);
  });

  it("B-2: there is no O", () => {
    expect(parseSetup({ ruleBook: "basic", seed: 1, queue: ["O"] })).toMatchObject({ ok: false });
  });

  it.each(TURNS)("B-2: $name turns from frame $frame to the next one, right $isRight", (turn) => {
    const { name, frame, isRight } = turn;
    const game = basic();
    putPiece(game, { piece: name, facing: frame, x: 4, y: 8 });
    expect(moving(game)).toEqual(sorted(shifted(framesOf(name)[frame]!, 4, 8)));
    now(game, keyOf(isRight));
    expect(moving(game)).toEqual(sorted(shifted(framesOf(name)[(frame + (isRight ? 1 : 3)) % 4]!, 4, 8)));
  });

  it.each(NAMES)(
    "B-2: %s turns about a fixed point: I about a corner of the grid, the others about a square",
    (name) => {
      // The centre of the turn, in half squares from the middle of square (0, 0).
      const [cx, cy] = name === "I" ? [-1, 1] : [0, 0];
      const game = basic();
      putPiece(game, { piece: name, facing: 0, x: 5, y: 10 });
      for (let press = 0; press < 4; press++) {
        const before = moving(game).map((cell) => cell.split(",").map(Number));
        now(game, "rotateClockwise");
        const turned = before.map(([x, y]): Offset => {
          const [hx, hy] = [2 * (x! - 5) - cx, 2 * (y! - 10) - cy];
          return [(hy + cx) / 2 + 5, (-hx + cy) / 2 + 10];
        });
        expect(moving(game)).toEqual(sorted(turned));
      }
    },
  );

  /** Rows 23 to 20. Row 20 is the top row of the board. */
  const FRAMES: Record<string, string[]> = {
    I: [".....i....", ".....i....", ".....i....", ".....i...."],
    L: ["..........", "....l.....", "....l.....", "....ll...."],
    J: ["..........", ".....j....", ".....j....", "....jj...."],
    T: ["..........", "..........", ".....t....", "....ttt..."],
    Z: ["..........", "..........", "....zz....", ".....zz..."],
    S: ["..........", "..........", ".....ss...", "....ss...."],
  };

  it.each(Object.entries(FRAMES))(
    "B-6: %s enters in the middle, with only its lowest squares on the board",
    (queue, rows) => {
      expect(board(basic({ queue }), 23).slice(0, 4)).toEqual(rows);
    },
  );

  const RISES = Object.keys(FRAMES).flatMap((queue) => [1, 2, 3].map((rise) => ({ queue, rise })));

  it.each(RISES)("B-6: $queue over a column that is $rise too high enters $rise higher", ({ queue, rise }) => {
    const game = basic({ queue, board: rowsOf(19 + rise, ".....#....") });
    expect(board(game, 23 + rise).slice(0, 4)).toEqual(FRAMES[queue]);
    expect(game.state.outcome).toBe("playing");
  });

  it.each([
    ["Z", "....#....."],
    ["S", "......#..."],
    ["L", "......#..."],
    ["I", "....#.#..."],
  ])("B-6: %s enters no higher because of %s beside it", (queue, row) => {
    expect(board(basic({ queue, board: rowsOf(20, row) }), 23)[2]).toBe(FRAMES[queue]![2]);
  });

  /** The first types of a game that never ends. */
  function drawn(seed: number, count: number): string[] {
    const game = newGame(unwrap(parseSetup({ ruleBook: "basic", seed })));
    advance(game, 0);
    const names: string[] = [];
    while (names.length < count) {
      names.push(pieceName(game)!);
      clearMatrix(game.rules.geometry, game.state);
      now(game, "hardDrop");
      toNext(game);
    }
    return names;
  }

  /** The distance of the counts from equal counts. */
  function chiSquare(names: readonly string[], kinds: number): number {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const expected = names.length / kinds;
    const missing = (kinds - counts.size) * expected;
    return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing);
  }

  it.each([1, 2, 2 ** 40])("B-7: all six types are equally likely, and each draw is independent, seed %i", (seed) => {
    const names = drawn(seed, 36_000);
    expect([...new Set(names)].toSorted()).toEqual([..."IJLSTZ"]);
    // One value in a thousand is above 20.5 with 5 degrees of freedom, above 66.6 with 35.
    expect(chiSquare(names, 6)).toBeLessThan(20.5);
    for (const distance of [1, 2, 6]) {
      const pairs = names.flatMap((name, i) => {
        const isFirst = Math.floor(i / distance) % 2 === 0 && i + distance < names.length;
        return isFirst ? [name + names[i + distance]!] : [];
      });
      expect(chiSquare(pairs, 36)).toBeLessThan(66.6);
    }
  });

  it("B-7: repeats occur: there is no bag", () => {
    const names = drawn(5, 1200);
    const sixes = Array.from({ length: 200 }, (_, i) => new Set(names.slice(6 * i, 6 * i + 6)).size);
    // Six draws are all different in 6! of 6^6 cases: in three of two hundred.
    expect(sixes.filter((size) => size === 6).length).toBeLessThan(12);
    expect(names.join("")).toMatch(/(.)\1\1/);
  });

  it("B-7: another seed gives another order, the same seed the same order", () => {
    const orders = Array.from({ length: 20 }, (_, seed) => drawn(seed, 12).join(""));
    expect(new Set(orders).size).toBe(20);
    expect(drawn(3, 12).join("")).toBe(orders[3]);
  });
});

describe("Rotation", () => {
  it("B-10: a block turns right and left, 90° per press", () => {
    const shapes = (name: "rotateClockwise" | "rotateCounterclockwise"): string[][] => {
      const game = basic();
      putPiece(game, { piece: "T", facing: 0, x: 1, y: 1 });
      return [1, 2, 3, 4].map(() => {
        now(game, name);
        return board(game, 3).map((row) => row.slice(0, 3));
      });
    };
    const [up, right, down, left] = [
      [".t.", "ttt", "..."],
      [".t.", ".tt", ".t."],
      ["...", "ttt", ".t."],
      [".t.", "tt.", ".t."],
    ];
    expect(shapes("rotateClockwise")).toEqual([right, down, left, up]);
    expect(shapes("rotateCounterclockwise")).toEqual([left, down, right, up]);
  });
});

describe("Kickback", () => {
  /** A T turns right. On each board the place that it was pushed to on the board before is blocked. */
  const PUSHES: readonly (readonly [push: string, before: readonly string[], after: readonly string[]])[] = [
    ["1 left", ["....t.....", "...ttt....", "....#....."], ["...t......", "...tt.....", "...t#....."]],
    ["1 right", ["....t.....", "...ttt....", "...##....."], [".....t....", ".....tt...", "...##t...."]],
    [
      "1 up",
      ["..........", "....t.....", "...ttt....", "...###...."],
      ["....t.....", "....tt....", "....t.....", "...###...."],
    ],
    [
      "2 left",
      ["....#.....", "....t.....", "...ttt....", "...###...."],
      ["....#.....", "..t.......", "..tt......", "..t###...."],
    ],
    [
      "left and up",
      ["....#.....", "....t.....", "...ttt....", "..####...."],
      ["...t#.....", "...tt.....", "...t......", "..####...."],
    ],
    [
      "2 right",
      ["...##.....", "....t.....", "...ttt....", "..####...."],
      ["...##.....", "......t...", "......tt..", "..####t..."],
    ],
    [
      "right and up",
      ["...##.....", "....t.....", "...ttt....", "..#####..."],
      ["...##t....", ".....tt...", ".....t....", "..#####..."],
    ],
    [
      "2 up",
      ["..........", "...#......", "....t#....", "...ttt....", "..#####..."],
      ["....t.....", "...#tt....", "....t#....", "..........", "..#####..."],
    ],
    [
      "3 left",
      ["..........", "...#.#....", "....t#....", "...ttt....", "..#####..."],
      ["..........", "...#.#....", ".t...#....", ".tt.......", ".t#####..."],
    ],
  ];

  it.each(PUSHES)("B-11: pushed %s", (_, before, after) => {
    const game = basic({ board: before.map((row) => row.replaceAll("t", ".")) });
    putPiece(game, { piece: "T", facing: 0, x: 4, y: 1 });
    expect(board(game, before.length)).toEqual(before);
    now(game, "rotateClockwise");
    expect(board(game, after.length)).toEqual(after);
  });

  it("B-11: a block is never pushed down, even if that is nearer", () => {
    const game = basic({ board: ["...###....", "..........", "..........", ".........."] });
    putPiece(game, { piece: "T", facing: 2, x: 4, y: 2 });
    expect(board(game, 4)).toEqual(["...###....", "...ttt....", "....t.....", ".........."]);
    now(game, "rotateClockwise");
    expect(board(game, 4)).toEqual(["..t###....", ".tt.......", "..t.......", ".........."]);
  });

  it.each([
    ["the left wall", 0, "i.........", "iiii......"],
    ["the right wall", 9, ".........i", "......iiii"],
  ])("B-11: pushed off %s", (_, x, before, after) => {
    const game = basic();
    putPiece(game, { piece: "I", facing: 0, x, y: 1 });
    expect(board(game, 4)).toEqual(rowsOf(4, before));
    now(game, "rotateClockwise");
    expect(board(game, 4)).toEqual(["..........", "..........", after, ".........."]);
  });

  it("B-11: pushed off the floor", () => {
    const game = basic();
    putPiece(game, { piece: "I", facing: 1, x: 4, y: 0 });
    now(game, "rotateClockwise");
    expect(board(game, 5)).toEqual(["..........", ...rowsOf(4, "...i......")]);
  });

  it("B-11: the source's example on a board of 8 by 11", () => {
    const stack = fixture.kickback.before.map((row) => row.replaceAll("i", "."));
    const game = newGame(unwrap(setupFor(basicOn(8, 11), { seed: 1, board: stack })));
    advance(game, 0);
    putPiece(game, { piece: "I", facing: 1, x: 4, y: 4 });
    expect(board(game, 11)).toEqual(fixture.kickback.before);
    now(game, "rotateClockwise");
    expect(board(game, 11)).toEqual(fixture.kickback.after);
  });

  it("B-11: the space above the top is free, so a block turns even in the deepest well", () => {
    const game = basic({ board: rowsOf(20, ".#########") });
    putPiece(game, { piece: "I", facing: 0, x: 0, y: 1 });
    now(game, "rotateClockwise");
    expect(board(game, 21).slice(0, 2)).toEqual(["iiii......", ".#########"]);
    expect(eventsOf(game, "refused")).toEqual([]);
  });

  const MOVES = [
    ["L", -1, 0],
    ["R", 1, 0],
    ["U", 0, 1],
  ] as const;

  /** The second implementation: places in the order of their shortest way of L, R and U, until one is free. */
  function naivePush(cells: readonly Offset[], isTaken: (x: number, y: number) => boolean): string {
    let reached = new Map<string, { way: string; dx: number; dy: number }>([["0,0", { way: "", dx: 0, dy: 0 }]]);
    for (;;) {
      const free = [...reached.values()].filter(({ dx, dy }) => cells.every(([x, y]) => !isTaken(x + dx, y + dy)));
      const [first] = free.map(({ way }) => way).toSorted();
      if (first !== undefined) return first;
      const next: typeof reached = new Map();
      for (const { way, dx, dy } of reached.values()) {
        for (const [letter, mx, my] of MOVES) {
          const place = { way: way + letter, dx: dx + mx, dy: dy + my };
          const known = next.get(`${place.dx},${place.dy}`);
          if (known === undefined || place.way < known.way) next.set(`${place.dx},${place.dy}`, place);
        }
      }
      reached = next;
    }
  }

  it("B-11: kickback agrees with a naive search on many random boards, and always succeeds", () => {
    const FULL = 0b11_1111_1111;
    const thick = [(a: number, b: number) => a & b, (a: number) => a, (a: number, b: number) => a | b, () => FULL];
    const ways: string[] = [];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(FULL), fc.nat(FULL)), { maxLength: 20, size: "max" }),
        fc.constantFrom(...thick),
        fc.constantFrom(...TURNS),
        fc.nat(9),
        fc.nat(21),
        (words, thicken, { name, frame, isRight }, column, row) => {
          const shape = framesOf(name)[frame]!;
          const [left, right, bottom] = [
            Math.min(...shape.map(([x]) => x)),
            Math.max(...shape.map(([x]) => x)),
            Math.min(...shape.map(([, y]) => y)),
          ];
          const [x, y] = [(column % (10 - right + left)) - left, row - bottom];
          const own = new Set(sorted(shifted(shape, x, y)));
          // No row is full, and the squares of the block are empty.
          const rows = words.map(([a, b], cy) =>
            Array.from({ length: 10 }, (_, cx) =>
              ((thicken(a, b) >> cx) & 1) === 0 || cx === (cy * 7) % 10 || own.has(`${cx},${cy}`) ? "." : "#",
            ).join(""),
          );
          const game = basic({ board: rows.toReversed() });
          putPiece(game, { piece: name, facing: frame, x, y });
          now(game, keyOf(isRight));
          const turned = shifted(framesOf(name)[(frame + (isRight ? 1 : 3)) % 4]!, x, y);
          const way = naivePush(turned, (cx, cy) => cx < 0 || cx > 9 || cy < 0 || rows[cy]?.[cx] === "#");
          const count = (letter: string): number => way.split(letter).length - 1;
          expect(moving(game)).toEqual(sorted(shifted(turned, count("R") - count("L"), count("U"))));
          expect(eventsOf(game, "refused")).toEqual([]);
          ways.push(way);
        },
      ),
      { numRuns: 6000, seed: 11 },
    );
    // Enough blocks were pushed, and far enough.
    expect(ways.filter((way) => way.length > 0).length).toBeGreaterThan(2000);
    expect(ways.filter((way) => way.length > 5).length).toBeGreaterThan(500);
    expect(new Set(ways).size).toBeGreaterThan(50);
  });
});
