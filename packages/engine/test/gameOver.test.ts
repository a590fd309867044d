import { describe, expect, it } from "vitest";
import { advance, type Game, statisticsOf } from "../src/index.ts";
import { clearMatrix } from "../src/matrix.ts";
import { putPiece } from "../src/debug/index.ts";
import { at, board, eventsOf, now, start, tap, toMs, toNext } from "./helpers.ts";
import { perform } from "./scoringActions.ts";

/** A column of Blocks under the middle, up to and including the given row. */
function tower(height: number): string[] {
  return Array.from({ length: height }, () => "...####...");
}

describe("Game over", () => {
  it("G-10.1: the game goes on after Lock Down wholly below the Skyline", () => {
    const game = start({ queue: "OT", board: tower(18) });
    now(game, "hardDrop");
    expect(game.state.phase).toBe("generation");
    expect(board(game, 20)[0]).toBe("....OO....");
  });

  it("G-10.1: the game goes on after Lock Down across the Skyline", () => {
    const game = start({ queue: "OT", board: tower(19) });
    now(game, "hardDrop");
    expect(game.state.phase).toBe("generation");
    expect(board(game, 21).slice(0, 2)).toEqual(["....OO....", "....OO...."]);
  });

  it("G-10.1: a Tetrimino may be moved and rotated above the Skyline", () => {
    const game = start({ queue: "T", board: tower(20) });
    expect(game.state.y).toBe(20);
    tap(game, "left");
    now(game, "rotateClockwise");
    expect(eventsOf(game, "refused")).toEqual([]);
    expect(game.state.phase).not.toBe("ended");
  });

  it("G-10.1: Blocks above the Skyline do not end the game", () => {
    const game = start({ queue: "OO", board: Array.from({ length: 24 }, () => "##........") });
    now(game, "hardDrop");
    toNext(game);
    expect(game.state.phase).toBe("falling");
  });

  it("G-10.2: Lock Out: a Tetrimino Locks Down wholly above the Skyline", () => {
    const game = start({ queue: "OT", board: tower(20) });
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ phase: "ended", outcome: "lockOut" });
    expect(eventsOf(game, "ended")).toMatchObject([{ outcome: "lockOut", isWon: false }]);
  });

  it("G-10.3: Block Out: a cell of a generated Tetrimino is taken", () => {
    const game = start({ queue: "OT", board: tower(19) });
    now(game, "hardDrop");
    toNext(game);
    expect(game.state).toMatchObject({ phase: "ended", outcome: "blockOut" });
  });

  it("G-10.3: a piece from the Hold Queue can be blocked out, too", () => {
    const blocks = Array.from({ length: 22 }, (_, i) => (i === 0 ? "...#......" : ".........."));
    // Row 22, column 4: J and Z need it, L does not.
    const game = start({ queue: "LJ", board: blocks });
    expect(game.state.phase).toBe("falling");
    now(game, "hold");
    expect(game.state.outcome).toBe("blockOut");
  });

  it("G-10.3: nothing happens after the end", () => {
    const game = start({ queue: "OT", board: tower(20) });
    now(game, "hardDrop");
    const before = structuredClone(game.state);
    at(game, 500, "left", "rotateClockwise", "hardDrop", "hold");
    toMs(game, 100_000);
    expect(game.state).toEqual(before);
  });
});

describe("Statistics", () => {
  it("G-11.3: the statistics count every kind of action, Back-to-Backs and pieces", () => {
    const game = start({ variation: "ultra" });
    perform(game, "single", "single", "double", "triple", "tetris", "tetris", "tSpin", "tSpinSingle", "tSpinDouble");
    perform(game, "tSpinTriple", "miniTSpin", "miniTSpinSingle");
    expect(statisticsOf(game)).toMatchObject({
      actions: {
        single: 2,
        double: 1,
        triple: 1,
        tetris: 2,
        miniTSpin: 1,
        miniTSpinSingle: 1,
        tSpin: 1,
        tSpinSingle: 1,
        tSpinDouble: 1,
        tSpinTriple: 1,
      },
      backToBacks: 5,
      pieces: 12,
      lines: 22,
    });
  });

  it("G-11.3: the statistics have pieces per second and keys per piece", () => {
    const game = start({ queue: "OOOO" });
    expect(statisticsOf(game)).toMatchObject({ piecesPerSecond: 0, keysPerPiece: 0 });
    at(game, 100, "left", "leftReleased", "rotateClockwise", "hardDrop");
    at(game, 1000, "softDrop", "softDropReleased", "hold", "hold", "hardDrop");
    toMs(game, 4000);
    expect(statisticsOf(game)).toMatchObject({ piecesPerSecond: 0.5, keys: 7, keysPerPiece: 3.5, holds: 1 });
  });
});

describe("Variants", () => {
  it("G-12.1: Marathon has 15 levels and is then won", () => {
    const game = start();
    for (let lines = 1; lines < 150; lines++) perform(game, "single");
    expect(game.state).toMatchObject({ level: 15, goal: 1, phase: "falling" });
    perform(game, "single");
    expect(game.state).toMatchObject({ phase: "ended", outcome: "goalReached", lines: 150, level: 15 });
    expect(eventsOf(game, "ended")).toMatchObject([{ isWon: true }]);
    expect(eventsOf(game, "levelled").at(-1)?.level).toBe(15);
  });

  it("G-12.1: Marathon with the Variable Goal ends after level 15, too", () => {
    const game = start({ options: { goal: "variable", startingLevel: 15 } });
    for (let i = 0; i < 4; i++) perform(game, "tSpinTriple");
    expect(game.state.outcome).toBe("goalReached");
  });

  it("G-12.2: Sprint ends with 40 lines, and its time is that of the last Lock Down", () => {
    const game = start({ variation: "sprint", options: { startingLevel: 3 } });
    for (let i = 0; i < 9; i++) perform(game, "tetris");
    expect(game.state).toMatchObject({ lines: 36, goal: 4, level: 3, phase: "falling" });
    const last = game.state.time;
    perform(game, "tetris");
    expect(game.state).toMatchObject({ outcome: "goalReached", lines: 40, level: 3, time: last });
    toMs(game, 99_000);
    expect(game.state.time).toBe(last);
  });

  it("G-12.2: a Game Over Condition ends Sprint, too", () => {
    const game = start({ variation: "sprint", queue: "O", board: tower(20) });
    now(game, "hardDrop");
    expect(game.state.outcome).toBe("lockOut");
  });

  it.each([2, 3])("G-12.3: Ultra ends after %i minutes", (minutes) => {
    const game = start({ variation: "ultra", options: { minutes } });
    keepEmpty(game, minutes * 60_000 - 0.001);
    expect(game.state.phase).not.toBe("ended");
    advance(game, minutes * 60_000_000);
    expect(game.state).toMatchObject({ phase: "ended", outcome: "timeUp", time: minutes * 60_000_000 });
  });

  it("G-12.3: Ultra has no Level Up and no last line", () => {
    const game = start({ variation: "ultra", options: { startingLevel: 2 } });
    for (let i = 0; i < 30; i++) perform(game, "tetris");
    expect(game.state).toMatchObject({ level: 2, lines: 120, phase: "falling" });
    expect(eventsOf(game, "levelled")).toEqual([]);
  });
});

describe("the engine's phases", () => {
  it("G-A1: a Tetrimino goes through the phases in order; Pattern to Completion take no game time", () => {
    const game = start({ queue: "OT", board: ["####..####", "####..####"] });
    toMs(game, 20_000);
    const types = game.events!.filter(({ type }) => type !== "fell").map(({ type }) => type);
    expect(types.slice(0, 6)).toEqual(["generated", "landed", "locked", "cleared", "scored", "generated"]);
    const times = new Set(
      ["locked", "cleared", "scored"].map((type) => game.events!.find((event) => event.type === type)!.at),
    );
    expect(times.size).toBe(1);
  });

  it("G-A2: full rows are cleared, and each row above falls by the number of rows cleared below it", () => {
    const game = start({ board: ["I.........", "#########.", "J.L.......", "#########.", "S........."] });
    putPiece(game, { piece: "I", facing: 1, x: 8, y: 2 });
    expect(board(game, 5)).toEqual(["I.........", "#########i", "J.L......i", "#########i", "S........i"]);
    now(game, "hardDrop");
    expect(board(game, 4)).toEqual(["..........", "I.........", "J.L......I", "S........I"]);
  });

  it("G-A2: there is no cascade: Blocks in the air stay there", () => {
    const game = start({ board: ["OO........", "#########.", "..........", "#........."] });
    putPiece(game, { piece: "I", facing: 1, x: 8, y: 2 });
    now(game, "hardDrop");
    expect(board(game, 4)).toEqual(["..........", "OO.......I", ".........I", "#........I"]);
  });
});

/** Lets time pass and keeps the Matrix empty, so that only time can end the game. */
function keepEmpty(game: Game, ms: number): void {
  while (game.state.time + 1_000_000 < ms * 1000) {
    clearMatrix(game.rules.geometry, game.state);
    advance(game, game.state.time + 1_000_000);
  }
  advance(game, Math.round(ms * 1000));
}
