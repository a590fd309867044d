import { describe, expect, it } from "vitest";
import { advance, newGame, queueOf, parseSetup, unwrap } from "../src/index.ts";
import { setupFor } from "../src/setup.ts";
import { basicOn } from "../src/ruleBooks/basic.ts";
import { putPiece } from "../src/debug/index.ts";
import { at, board, eventsOf, now, pieceName, rowsOf, tap, toMs, toNext } from "./helpers.ts";
import { basic, spawnsMs, standing, stopsMs } from "./basicGames.ts";

describe("The board", () => {
  it("B-1: a block can reach ten columns and no more", () => {
    const game = basic({ queue: "II" });
    tap(game, "left", 12);
    now(game, "hardDrop");
    toNext(game);
    tap(game, "right", 12);
    now(game, "hardDrop");
    expect(board(game, 4)).toEqual(rowsOf(4, "I........I"));
  });

  it.each([
    [19, "playing"],
    [20, "lockAbove"],
  ])("B-1: twenty rows: a lying I on a stack of %i: %s", (height, outcome) => {
    const game = basic({ board: rowsOf(height, "####......") });
    putPiece(game, { piece: "I", facing: 1, x: 2, y: height });
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ outcome, stackHeight: height + 1 });
  });

  it("B-1: one block moves at a time: the next comes after the last has stopped", () => {
    const game = basic({ seed: 3 });
    toMs(game, 200_000);
    const order = game.events!.map(({ type }) => type).filter((type) => type === "generated" || type === "locked");
    expect(order.length).toBeGreaterThan(8);
    order.forEach((type, i) => expect(type).toBe(i % 2 === 0 ? "generated" : "locked"));
  });
});

describe("Stopping", () => {
  it("B-4: a block that touches the bottom stops only at the next step down", () => {
    const game = standing(2);
    toMs(game, 1999.999);
    expect(board(game, 4)).toEqual(rowsOf(4, ".....i...."));
    expect(stopsMs(game)).toEqual([]);
    toMs(game, 2000);
    expect(board(game, 4)).toEqual(rowsOf(4, ".....I...."));
    expect(stopsMs(game)).toEqual([2000]);
  });

  it("B-4: a block stops on another block as on the bottom", () => {
    const game = standing(2, [".....#...."]);
    toMs(game, 999.999);
    expect(stopsMs(game)).toEqual([]);
    toMs(game, 1000);
    expect(stopsMs(game)).toEqual([1000]);
  });

  it("B-4: before it stops a block can be moved, and falls on if nothing is below it", () => {
    const game = standing(2, ["..####...."]);
    at(game, 900, "right");
    toMs(game, 1000);
    expect(board(game, 5)).toEqual(["..........", ...rowsOf(3, "......i..."), "..####i..."]);
    toMs(game, 1999.999);
    expect(stopsMs(game)).toEqual([]);
    toMs(game, 2000);
    expect(stopsMs(game)).toEqual([2000]);
  });

  it("B-4: the player's own step down stops a block, too, but only if it cannot move down", () => {
    const game = standing(2);
    at(game, 100, "softDrop");
    expect(stopsMs(game)).toEqual([]);
    at(game, 300, "softDrop");
    expect(stopsMs(game)).toEqual([300]);
    expect(board(game, 4)).toEqual(rowsOf(4, ".....I...."));
  });

  it.each([
    ["", [], [198, 0]],
    [" that are ignored", ["....#.#..."], [0, 198]],
  ])("B-4: side moves%s do not stop a block or delay its stop", (_, rows, counts) => {
    const game = standing(1, rows);
    for (let ms = 10; ms < 1000; ms += 10) at(game, ms, "left", "leftReleased", "right", "rightReleased");
    expect([eventsOf(game, "moved").length, eventsOf(game, "refused").length]).toEqual(counts);
    expect(stopsMs(game)).toEqual([]);
    toMs(game, 1000);
    expect(stopsMs(game)).toEqual([1000]);
  });

  it("B-4: a block moved onto another between two steps stops at the next step", () => {
    const game = standing(2, ["....#....."]);
    at(game, 700, "left");
    toMs(game, 999.999);
    expect(board(game, 2)).toEqual(["....i.....", "....#....."]);
    toMs(game, 1000);
    expect(stopsMs(game)).toEqual([1000]);
  });

  it("B-4: rotations never stop a block", () => {
    const game = standing(1);
    for (let ms = 10; ms < 1000; ms += 10) at(game, ms, ms % 3 ? "rotateClockwise" : "rotateCounterclockwise");
    expect(eventsOf(game, "rotated")).toHaveLength(99);
    expect(stopsMs(game)).toEqual([]);
  });

  it("B-4: a block that turns off its support falls on", () => {
    const game = standing(2, [".....#...."]);
    at(game, 500, "rotateClockwise");
    expect(board(game, 3)).toEqual(["...iiii...", "..........", ".....#...."]);
    toMs(game, 1999.999);
    expect(board(game, 3)).toEqual(["..........", "...iiii...", ".....#...."]);
    toMs(game, 2000);
    expect(stopsMs(game)).toEqual([2000]);
  });
});

describe("Controls", () => {
  it("B-8: left and right move one square per press, however long the key is down", () => {
    const game = basic({ queue: "T" });
    at(game, 0, "left");
    toMs(game, 900);
    expect(board(game, 21).slice(0, 2)).toEqual(["....t.....", "...ttt...."]);
    at(game, 900, "leftReleased", "right", "rightReleased", "right");
    expect(board(game, 21).slice(0, 2)).toEqual(["......t...", ".....ttt.."]);
  });

  it.each([
    ["left", "a square is taken", 5, "...#......", 4],
    ["right", "a square is taken", 5, ".......#..", 6],
    ["left", "it is outside the board", 1, "..........", 0],
    ["right", "it is outside the board", 9, "..........", 9],
  ] as const)("B-8: %s is ignored if %s", (name, _, x, row, last) => {
    const game = standing(1, [row]);
    putPiece(game, { piece: "I", facing: 0, x, y: 1 });
    tap(game, name, 3);
    const column = Array.from({ length: 10 }, (__, i) => (i === last ? "i" : ".")).join("");
    expect(board(game, 2)[0]).toBe(column);
    expect(eventsOf(game, "refused").at(-1)).toMatchObject({ control: name, why: "blocked", clause: "B-8" });
  });

  it("B-9: down moves one square per press", () => {
    const game = standing(5);
    now(game, "softDrop");
    expect(board(game, 8)).toEqual(["..........", ...rowsOf(4, ".....i...."), ...rowsOf(3, "..........")]);
    now(game, "softDrop");
    toMs(game, 999.999);
    expect(board(game, 6)).toEqual([...rowsOf(4, ".....i...."), ...rowsOf(2, "..........")]);
  });

  it("B-9: a slam takes the block down as far as possible and stops it there", () => {
    const game = basic({ queue: "IL", board: [".....#....", "...#......"] });
    at(game, 400, "hardDrop");
    expect(board(game, 6)).toEqual([...rowsOf(4, ".....I...."), ".....#....", "...#......"]);
    expect(stopsMs(game)).toEqual([400]);
  });

  it("B-14: there is no Hold: the key is refused and the block goes on", () => {
    const game = basic({ queue: "TL" });
    now(game, "hold");
    expect(pieceName(game)).toBe("T");
    expect(eventsOf(game, "refused")).toMatchObject([{ control: "hold", why: "absent", clause: "B-14" }]);
  });

  it.each([{ hold: true }, { ghost: true }, { next: 1 }])("B-14: %o cannot be chosen", (options) => {
    expect(parseSetup({ ruleBook: "basic", seed: 1, options: { ...options } }).ok).toBe(false);
  });

  it("B-14: there is no Next Queue and no score, only rows and time", () => {
    const game = basic({ queue: "IIL", board: rowsOf(4, "#####.####") });
    expect(queueOf(game)).toEqual([]);
    at(game, 100, "softDrop", "hardDrop");
    expect(game.state).toMatchObject({ lines: 4, score: 0, time: 100_000 });
  });
});

describe("Rows", () => {
  it("B-12: a full row disappears, and everything above it moves down one row", () => {
    const game = standing(1, ["L.........", "J.T.......", "#####.####"]);
    now(game, "hardDrop");
    expect(board(game, 4)).toEqual(["..........", ".....I....", "L....I....", "J.T..I...."]);
    expect(game.state.lines).toBe(1);
  });

  it("B-12: several full rows disappear together; a row between them moves down by the full rows below it", () => {
    const game = standing(1, ["S.........", "#####.####", "Z.........", "#####.####", "T........."]);
    now(game, "hardDrop");
    expect(board(game, 5)).toEqual(["..........", "..........", "S.........", "Z....I....", "T....I...."]);
    expect(eventsOf(game, "cleared")).toMatchObject([{ rows: [1, 3] }]);
    expect(game.state.lines).toBe(2);
  });

  it("B-12: no square falls further than its row", () => {
    const game = standing(1, ["ZZ........", "#####.####", "..........", ".........."]);
    now(game, "hardDrop");
    expect(board(game, 4)).toEqual(["..........", "ZZ...I....", ".....I....", ".....I...."]);
  });

  it("B-12: the source's example on a board of 8 by 11", () => {
    const stack = ["#..#....", "#.##..#.", "#.######", "#.######"];
    const game = newGame(unwrap(setupFor(basicOn(8, 11), { seed: 1, queue: ["I", "L"], board: stack })));
    advance(game, 0);
    expect(board(game, 14).slice(0, 4)).toEqual(rowsOf(4, "....i..."));
    tap(game, "left", 3);
    now(game, "hardDrop");
    const rows = board(game, 4).map((row) => row.replaceAll("I", "#"));
    expect(rows).toEqual(["........", "........", "##.#....", "####..#."]);
  });
});

describe("The end", () => {
  it.each([
    [16, "playing"],
    [17, "lockAbove"],
    [19, "lockAbove"],
  ])("B-13: an I stops on a column of %i: %s", (height, outcome) => {
    const game = standing(height + 1, rowsOf(height, ".....#...."));
    toMs(game, 999.999);
    expect(game.state.outcome).toBe("playing");
    toMs(game, 1000);
    expect(stopsMs(game)).toEqual([1000]);
    expect(game.state.outcome).toBe(outcome);
  });

  it.each(["softDrop", "hardDrop"] as const)(
    "B-13: a stop by %s ends the game, too, and nothing happens after it",
    (name) => {
      const game = standing(18, rowsOf(17, ".....#...."));
      at(game, 300, name);
      expect(eventsOf(game, "ended")).toMatchObject([{ at: 300_000, isWon: false }]);
      at(game, 400, "left");
      toMs(game, 9000);
      expect([spawnsMs(game), game.state.time]).toEqual([[0], 300_000]);
    },
  );

  it("B-13: the end is decided before rows are cleared", () => {
    const game = standing(18, [...rowsOf(3, "#####.####"), ...rowsOf(17, ".....#....")]);
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ outcome: "lockAbove", lines: 0 });
    expect(eventsOf(game, "cleared")).toEqual([]);
    expect(board(game, 21)[1]).toMatch(/#####i####/i);
  });

  it("B-13: a moving block may be partly above the board", () => {
    const game = standing(18, rowsOf(17, ".....#...."));
    at(game, 900, "left");
    toMs(game, 2000);
    expect(game.state.outcome).toBe("playing");
    expect(board(game, 19)[0]).toBe("....i.....");
  });
});
