import { describe, expect, it } from "vitest";
import { advance, newGame, queueOf, parseSetup, rowsToSurface, unwrap } from "../src/index.ts";
import { clearMatrix } from "../src/matrix.ts";
import { at, board, eventsOf, minos, now, pieceName, start, tap, toMs, toNext } from "./helpers.ts";

const NAMES = [..."IJLOSTZ"];

describe("Matrix and set-up", () => {
  it("G-2.4.1: the Matrix is 10 wide and 20 high with 20 more rows above", () => {
    const { state, rules } = start();
    expect(rules.geometry).toMatchObject({ columns: 10, skyline: 20, height: 40 });
    expect(state.cells).toHaveLength(10 * 40);
  });

  it("G-2.4.1: a Tetrimino can reach ten columns and no more, and the floor is below row 1", () => {
    const game = start({ queue: "O" });
    tap(game, "left", 12);
    expect(minos(game)[0]).toMatch(/^1,/);
    tap(game, "right", 12);
    expect(minos(game).map((cell) => cell.split(",")[0])).toEqual(["10", "10", "9", "9"]);
    now(game, "hardDrop");
    expect(board(game, 2)).toEqual(["........OO", "........OO"]);
  });

  it.each([1, 2, 7, 15])("G-2.3.3: a game may start at level %i", (startingLevel) => {
    expect(start({ options: { startingLevel } }).state.level).toBe(startingLevel);
  });

  it.each([0, 16, 1.5, -1])("G-2.3.3: level %d is refused", (startingLevel) => {
    expect(parseSetup({ ruleBook: "guideline", seed: 1, options: { startingLevel } })).toMatchObject({
      ok: false,
      problem: { where: { part: "option", which: "startingLevel" }, why: expect.stringContaining("from 1 to 15") },
    });
  });

  it("G-2.3.3: the default is level 1", () => {
    expect(start().state.level).toBe(1);
  });

  it.each([0, 1, 5, 12])("G-2.4.6: a game can start with %i rows of Broken Lines with one gap each", (startingRows) => {
    const game = start({ options: { startingRows }, seed: 5 });
    const rows = board(game, 14).toReversed();
    rows.slice(0, startingRows).forEach((row) => expect(row.replaceAll("#", "")).toBe("."));
    rows.slice(startingRows).forEach((row) => expect(row).toBe(".........."));
    expect(game.state.stackHeight).toBe(startingRows);
  });

  it("G-2.4.6: the gaps depend on the seed; 13 rows are refused", () => {
    const gaps = (seed: number): string => board(start({ options: { startingRows: 12 }, seed }), 12).join();
    expect(gaps(1)).toBe(gaps(1));
    expect(gaps(1)).not.toBe(gaps(2));
    expect(new Set(board(start({ options: { startingRows: 12 }, seed: 1 }), 12)).size).toBeGreaterThan(3);
    expect(parseSetup({ ruleBook: "guideline", seed: 1, options: { startingRows: 13 } }).ok).toBe(false);
  });
});

/** The first bags of a game: the letters of each bag in their order. */
function runsOfSeven(seed: number, runs: number): string[] {
  const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed })));
  advance(game, 0);
  let order = "";
  while (order.length < runs * 7) {
    order += pieceName(game)!;
    // An empty Matrix keeps the game going.
    clearMatrix(game.rules.geometry, game.state);
    now(game, "hardDrop");
    toNext(game);
  }
  return Array.from({ length: runs }, (_, i) => order.slice(i * 7, i * 7 + 7));
}

describe("Generation", () => {
  it("G-3.3: each run of seven is a permutation of the seven", () => {
    for (let seed = 0; seed < 50; seed++) {
      for (const run of runsOfSeven(seed, 3)) expect([...run].toSorted()).toEqual(NAMES);
    }
  });

  it("G-3.3: the bag is reshuffled when it is empty: runs differ within a game", () => {
    // There are 5040 orders, so thirty runs seldom draw one twice.
    expect(new Set(runsOfSeven(1, 30)).size).toBeGreaterThan(25);
  });

  it("G-3.3: runs differ between seeds", () => {
    const first = (seed: number): string => queueOf(start({ seed })).join();
    expect(new Set(Array.from({ length: 30 }, (_, seed) => first(seed))).size).toBeGreaterThan(25);
  });

  const PLACES: Record<string, string[]> = {
    I: ["4,21", "5,21", "6,21", "7,21"],
    J: ["4,21", "4,22", "5,21", "6,21"],
    L: ["4,21", "5,21", "6,21", "6,22"],
    O: ["5,21", "5,22", "6,21", "6,22"],
    S: ["4,21", "5,21", "5,22", "6,22"],
    T: ["4,21", "5,21", "5,22", "6,21"],
    Z: ["4,22", "5,21", "5,22", "6,21"],
  };

  it.each(NAMES)("G-3.4a: %s is generated North Facing in rows 21 and 22", (name) => {
    const game = start({ queue: name, board: blockedRow20() });
    expect(game.state.facing).toBe(0);
    expect(minos(game)).toEqual(PLACES[name]);
  });

  it.each(NAMES)("G-3.4b: %s drops one row at once if nothing is in its way", (name) => {
    const game = start({ queue: name });
    expect(game.state.time).toBe(0);
    expect(minos(game)).toEqual(PLACES[name]!.map((cell) => cell.replace("21", "20").replace("22", "21")));
    expect(eventsOf(game, "fell")).toMatchObject([{ at: 0 }]);
  });

  it("G-3.4b: a Tetrimino with a blocked way stays above the Skyline and may be moved and rotated", () => {
    const game = start({ queue: "T", board: blockedRow20() });
    expect(minos(game)).toEqual(PLACES["T"]);
    now(game, "left", "rotateClockwise");
    // Rotation Point 3 moves it one to the left and one up.
    expect(game.state).toMatchObject({ x: 2, facing: 1, y: 21 });
  });

  it("G-3.4b: a Tetrimino may be moved and rotated at the very time of its generation", () => {
    const game = start({ queue: "T" });
    at(game, 0, "left", "rotateClockwise");
    expect(game.state).toMatchObject({ time: 0, x: 3, facing: 1 });
  });

  it("G-3.4c: generation comes 0.2 s after Lock Down", () => {
    const game = start({ queue: "OT" });
    // A Soft Drop takes 50 ms for each of 19 rows, and then the timer half a second.
    at(game, 0, "softDrop");
    toMs(game, 950 + 500 - 0.001);
    expect(game.state.phase).toBe("lock");
    toMs(game, 1450);
    expect(game.state.phase).toBe("generation");
    toMs(game, 1649.999);
    expect(game.state.kind).toBe(-1);
    toMs(game, 1650);
    expect(pieceName(game)).toBe("T");
  });
});

describe("Ghost", () => {
  it("G-2.4.4: from the moment of generation the ghost lies where the piece would come to rest", () => {
    const game = start({ queue: "T", board: ["....#.....", "....#....."] });
    expect(game.state.facing).toBe(0);
    expect(game.state.y - rowsToSurface(game)).toBe(2);
    tap(game, "right", 2);
    expect(game.state.y - rowsToSurface(game)).toBe(0);
  });

  it("G-2.4.4: a drop from any place comes to rest at the ghost", () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = start({ seed, options: { startingRows: 12 } });
      for (let i = 0; i < seed % 7; i++) now(game, "rotateClockwise");
      tap(game, seed % 2 ? "left" : "right", seed % 5);
      const row = game.state.y - rowsToSurface(game);
      now(game, "hardDrop");
      expect(eventsOf(game, "locked").at(-1)?.y).toBe(row);
    }
  });
});

function blockedRow20(): string[] {
  return [".#########", ...Array.from({ length: 19 }, () => "..........")];
}
