import { describe, expect, it } from "vitest";
import { advance, type Game, parseSetup } from "../src/index.ts";
import { putPiece } from "../src/debug/index.ts";
import { clearMatrix } from "../src/matrix.ts";
import { at, board, eventsOf, now, pieceName, starter, toMs, toNext } from "./helpers.ts";
import { perform } from "./scoringActions.ts";

const reglas = starter("reglas");

/** Microseconds per row by R-9, in whole numbers: the level's speed plus 0.005 rows per second for every second. */
function microsAt(level: number, seconds: number): number {
  const n = BigInt(Math.min(level, 15) - 1);
  // (0.8 - (level - 1) × 0.007)^(level - 1) seconds in microseconds, rounded (G-7).
  const guideline = ((800n - 7n * n) ** n * 10n ** 7n) / 1000n ** n;
  const rowsASecond = 10n ** 12n / ((guideline + 5n) / 10n) + 5000n * BigInt(seconds);
  return Number(10n ** 12n / rowsASecond);
}

describe("Speed", () => {
  it("R-9: the speed begins with the Guideline's and grows with every whole second", () => {
    const game = reglas({ queue: "O" });
    toMs(game, 5000);
    // 1, 1.005, 1.005, 1.01, 1.015 rows per second: the second in which the row begins decides.
    const times = [1_000_000, 1_995_024, 2_990_048, 3_980_147, 4_965_368];
    expect(eventsOf(game, "fell").map((event) => event.at)).toEqual(times);
  });

  it.each(Array.from({ length: 15 }, (_, i) => i + 1))(
    "R-9: the rows of the first seconds at level %i have the right times",
    (level) => {
      const game = reglas({ queue: "O", options: { startingLevel: level } });
      toMs(game, 30_000);
      const falls = eventsOf(game, "fell").map((event) => event.at);
      const rows: number[] = [];
      for (let time = 0; rows.length < 20; rows.push(time)) time += microsAt(level, Math.floor(time / 1_000_000));
      expect(falls.slice(0, 20)).toEqual(rows);
    },
  );

  it.each([
    [1, 100, 666_666],
    [1, 200, 500_000],
    [1, 1000, 166_666],
    [5, 60, 320_992],
    [15, 600, 6912],
    [40, 0, 7059],
    [40, 3600, 6263],
  ])("R-9: at level %i after %i s a row takes %i µs", (level, seconds, micros) => {
    const game = reglas({ queue: "O" });
    letPass(game, seconds);
    game.state.level = level;
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 20 });
    game.events = [];
    advance(game, game.state.time + 900_000);
    expect(eventsOf(game, "fell")[0]!.at).toBe(seconds * 1_000_000 + micros);
  });
});

describe("Levels", () => {
  it("R-10: 10 lines are a level, and there is no last level", () => {
    const game = reglas();
    for (let lines = 1; lines <= 165; lines++) {
      perform(game, "single");
      expect(game.state).toMatchObject({ lines, level: 1 + Math.floor(lines / 10), outcome: "playing" });
    }
  });

  it.each([
    ["single", 1],
    ["double", 2],
    ["triple", 3],
    ["tetris", 4],
    // A T-Spin without lines counts for one; with lines only the lines count.
    ["tSpin", 1],
    ["tSpinSingle", 1],
    ["tSpinDouble", 2],
    ["tSpinTriple", 3],
    ["miniTSpinSingle", 1],
  ] as const)("R-10: a %s counts for %i", (action, count) => {
    const game = reglas();
    for (let i = count; i < 10; i++) perform(game, "single");
    expect(game.state.level).toBe(1);
    perform(game, action);
    expect(game.state.level).toBe(2);
    // It counts for no more: the next level needs ten singles.
    for (let i = 0; i < 9; i++) perform(game, "single");
    expect(game.state.level).toBe(2);
    perform(game, "single");
    expect(game.state.level).toBe(3);
  });

  it("R-10: points beyond a level count for the next", () => {
    const game = reglas();
    perform(game, "tetris", "tetris", "tetris", "tetris", "tetris");
    expect(game.state).toMatchObject({ lines: 20, level: 3 });
  });

  it("R-10: a game that starts at level 5 takes 10 points to level 6", () => {
    const game = reglas({ options: { startingLevel: 5 } });
    for (let i = 0; i < 9; i++) perform(game, "single");
    expect(game.state.level).toBe(5);
    perform(game, "single");
    expect(game.state.level).toBe(6);
  });

  it("R-10: time, drops and Hold do not raise the level", () => {
    const game = reglas();
    for (let i = 0; i < 30; i++) {
      clearMatrix(game.rules.geometry, game.state);
      now(game, "softDrop", "softDropReleased", "hold", "hardDrop");
      toNext(game);
    }
    letPass(game, 120);
    expect(game.state).toMatchObject({ level: 1, lines: 0 });
    expect(eventsOf(game, "levelled")).toEqual([]);
  });
});

describe("Drops and delays", () => {
  it("R-13: a soft drop is 20 times the fall speed, and does not lock", () => {
    const game = reglas({ queue: "O" });
    now(game, "softDrop");
    toMs(game, 200);
    expect(eventsOf(game, "fell").map((event) => event.at / 1000)).toEqual([50, 100, 150, 200]);
    at(game, 200, "softDropReleased");
    toMs(game, 1199.999);
    expect(eventsOf(game, "fell")).toHaveLength(4);
    at(game, 1200, "softDrop");
    toMs(game, 2200);
    expect(board(game, 2)).toEqual(["....oo....", "....oo...."]);
  });

  it("R-13: a soft drop is 20 times the present speed of level and time", () => {
    const game = reglas({ queue: "O" });
    letPass(game, 200);
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 20 });
    game.events = [];
    now(game, "softDrop");
    advance(game, 200_100_000);
    expect(eventsOf(game, "fell").map((event) => event.at)).toEqual([
      200_025_000, 200_050_000, 200_075_000, 200_100_000,
    ]);
  });

  it("R-13: the lock delay is 0.5 s, the generation delay 0.2 s", () => {
    const game = reglas({ queue: "OT" });
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 0 });
    toMs(game, 499.999);
    expect(game.state.pieces).toBe(0);
    toMs(game, 500);
    expect(game.state.pieces).toBe(1);
    toMs(game, 699.999);
    expect(game.state.kind).toBe(-1);
    toMs(game, 700);
    expect(pieceName(game)).toBe("T");
  });

  it("R-13: the lock delay follows Extended Placement: fifteen moves or rotations set it back", () => {
    const game = reglas({ queue: "OT" });
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 0 });
    for (let i = 1; i <= 14; i++) {
      at(game, i * 400, i % 2 ? "left" : "right", i % 2 ? "leftReleased" : "rightReleased");
      expect(game.state.pieces).toBe(0);
    }
    at(game, 15 * 400, "left");
    expect(eventsOf(game, "locked")).toMatchObject([{ at: 6_000_000 }]);
  });

  it.each(["infinite", "classic"])("R-13: %s placement cannot be chosen", (lockDown) => {
    expect(parseSetup({ ruleBook: "reglas", seed: 1, options: { lockDown } }).ok).toBe(false);
  });
});

/** Plays to a time in seconds and keeps the field empty. */
function letPass(game: Game, seconds: number): void {
  for (let time = game.state.time; time <= seconds * 1_000_000; time += 200_000) {
    advance(game, time);
    clearMatrix(game.rules.geometry, game.state);
  }
  advance(game, seconds * 1_000_000);
}
