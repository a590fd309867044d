import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, type Game, hashState, newGame, parseSetup, play, unwrap } from "../src/index.ts";
import { checkLog, makeTextLog, parseTextLog, replay } from "../src/doors/log.ts";
import { tableOf } from "../src/doors/records.ts";
import { putPiece } from "../src/debug/index.ts";
import { GARBAGE_CELL } from "../src/geometry.ts";
import { clearMatrix, putCell } from "../src/matrix.ts";
import { at, board, eventsOf, now, pieceName, rowsOf, starter, tap, toMs } from "./helpers.ts";
import { allowedInputs, anyInputs } from "./randomPlay.ts";

const korobeinix = starter("korobeinix");

const isLocked = (game: Game): boolean => game.state.pieces === 1;

/** Lays rows without their last cell and lets an I fall into the gap. */
function clear(game: Game, lines: number): void {
  clearMatrix(game.rules.geometry, game.state);
  for (let y = 0; y < lines; y++) {
    for (let x = 0; x < 9; x++) putCell(game.rules.geometry, game.state, x, y, GARBAGE_CELL);
  }
  putPiece(game, { piece: "I", facing: 1, x: 9, y: 2 });
  advance(game, game.state.fallAt);
}

describe("Controls", () => {
  it.each([
    ["left", "....t....."],
    ["right", "......t..."],
  ] as const)("K-6: %s moves one column per press, however long the key is down", (name, row) => {
    const game = korobeinix({ queue: "T" });
    at(game, 0, name);
    toMs(game, 5000);
    expect(board(game, 16)[0]).toBe(row);
    expect(eventsOf(game, "moved")).toHaveLength(1);
    at(game, 5000, `${name}Released`, name);
    expect(eventsOf(game, "moved")).toHaveLength(2);
  });

  it("K-6: a key that stays down does not move the next piece", () => {
    const game = korobeinix({ queue: "OT" });
    at(game, 0, "left");
    toMs(game, 16_000);
    expect(pieceName(game)).toBe("T");
    toMs(game, 17_000);
    expect(eventsOf(game, "moved")).toHaveLength(1);
  });

  it.each(["softDrop", "hardDrop", "hold"] as const)("K-6: there is no %s", (name) => {
    const game = korobeinix({ queue: "TO" });
    at(game, 100, name);
    toMs(game, 1600);
    expect(board(game, 22).slice(2, 4)).toEqual([".....t....", "....ttt..."]);
    expect(eventsOf(game, "fell").map((event) => event.at)).toEqual([800_000, 1_600_000]);
    expect(eventsOf(game, "refused")).toMatchObject([{ control: name, why: "absent", clause: "K-6" }]);
  });

  it.each(["hold", "ghost", "next"] as const)("K-6: there is no %s, and it cannot be chosen", (name) => {
    expect(Number(korobeinix().rules.options[name])).toBe(0);
    for (const value of [true, 1]) {
      expect(parseSetup({ ruleBook: "korobeinix", seed: 1, options: { [name]: value } }).ok).toBe(false);
    }
  });
});

describe("Locking", () => {
  it.each([
    ["the floor", [], 16_000],
    ["a block", ["....#.....", "..........", ".........."], 13_600],
  ])("K-7: a falling piece locks at the moment it meets %s, and the next piece comes at once", (_, rows, ms) => {
    const game = korobeinix({ queue: "OT", board: rows });
    toMs(game, ms - 0.001);
    expect(isLocked(game)).toBe(false);
    toMs(game, ms);
    expect(board(game, 2 + rows.length)).toEqual(["....OO....", "....OO....", ...rows]);
    expect(pieceName(game)).toBe("T");
  });

  it("K-7: a piece locks after a move onto a block", () => {
    const game = korobeinix({ queue: "OT", board: ["..#.......", "..........", ".........."] });
    putPiece(game, { piece: "O", facing: 0, x: 5, y: 3 });
    at(game, 100, "left", "leftReleased");
    expect(isLocked(game)).toBe(false);
    at(game, 200, "left", "leftReleased");
    expect(board(game, 5).slice(0, 3)).toEqual(["..OO......", "..OO......", "..#......."]);
    expect(eventsOf(game, "locked")).toMatchObject([{ at: 200_000 }]);
  });

  it.each([
    ["the floor", [], 1],
    ["a block", [".....#....", ".........."], 3],
  ])("K-7: a piece locks after a rotation onto %s", (_, rows, y) => {
    const game = korobeinix({ queue: "TO", board: rows });
    putPiece(game, { piece: "T", facing: 0, x: 5, y });
    expect(isLocked(game)).toBe(false);
    at(game, 300, "rotateClockwise");
    expect(board(game, 3 + rows.length)).toEqual([".....T....", ".....TT...", ".....T....", ...rows]);
    expect(eventsOf(game, "locked")).toMatchObject([{ at: 300_000 }]);
  });

  it("K-7: moves, turns, walls and blocks beside a piece do not lock it", () => {
    const game = korobeinix({ queue: "TO", board: [...rowsOf(3, ".......#.."), ...rowsOf(2, "..........")] });
    putPiece(game, { piece: "T", facing: 0, x: 5, y: 3 });
    at(game, 100, "right", "rightReleased", "left", "leftReleased", "left", "leftReleased");
    at(game, 200, "rotateClockwise", "rotateClockwise");
    tap(game, "left", 9);
    toMs(game, 799.999);
    expect([isLocked(game), game.state.time]).toEqual([false, 799_999]);
    expect(eventsOf(game, "refused").length).toBeGreaterThan(2);
  });
});

describe("Levels", () => {
  const TICKS = [800, 500, 400, 350, 300, 250, 200, 150, 120, 100, 100, 100];

  it.each(TICKS.map((ms, level) => [level, ms]))("K-8: at level %i a row takes %i ms", (level, ms) => {
    const game = korobeinix({ queue: "O" });
    game.state.level = level;
    putPiece(game, { piece: "O", facing: 0, x: 5, y: 20 });
    toMs(game, 3 * ms);
    expect(eventsOf(game, "fell").map((event) => event.at / 1000)).toEqual([ms, 2 * ms, 3 * ms]);
  });

  it("K-8: a game begins at level 0, and every 10 lines are a level, without an end", () => {
    const game = korobeinix();
    expect(game.state.level).toBe(0);
    for (let lines = 1; lines <= 125; lines++) {
      clear(game, 1);
      expect(game.state).toMatchObject({ lines, level: Math.floor(lines / 10), outcome: "playing" });
    }
  });

  it("K-8: lines beyond ten count for the next level", () => {
    const game = korobeinix();
    for (let i = 0; i < 5; i++) clear(game, 4);
    expect(game.state).toMatchObject({ lines: 20, level: 2 });
  });

  it("K-8: the next piece already falls at the new speed", () => {
    const game = korobeinix();
    for (let lines = 1; lines <= 10; lines++) clear(game, 1);
    const since = game.state.time;
    advance(game, since + 1_000_000);
    const falls = eventsOf(game, "fell").filter((event) => event.at > since);
    expect(falls.map((event) => event.at - since)).toEqual([500_000, 1_000_000]);
  });
});

describe("Starting level", () => {
  it.each([
    [1, 500],
    [5, 250],
    [9, 100],
  ])("K-13: a game may start at level %i, where a row takes %i ms", (startingLevel, ms) => {
    const game = korobeinix({ queue: "O", options: { startingLevel } });
    expect(game.state.level).toBe(startingLevel);
    toMs(game, 2 * ms);
    expect(eventsOf(game, "fell").map((event) => event.at / 1000)).toEqual([ms, 2 * ms]);
  });

  it("K-13: the starting level is 0 by default, and 0 to 9 can be chosen", () => {
    expect(korobeinix().rules.options.startingLevel).toBe(0);
    const isAsked = (startingLevel: number): boolean =>
      parseSetup({ ruleBook: "korobeinix", seed: 1, options: { startingLevel } }).ok;
    expect([-1, 0, 9, 10].map(isAsked)).toEqual([false, true, true, false]);
  });

  it("K-13, K-8: every 10 lines are a level, from the starting level on", () => {
    const game = korobeinix({ options: { startingLevel: 7 } });
    for (let lines = 1; lines <= 35; lines++) {
      clear(game, 1);
      expect(game.state).toMatchObject({ lines, level: 7 + Math.floor(lines / 10) });
    }
  });

  it("K-13, K-9: points are the rows fallen, at every level", () => {
    const game = korobeinix({ queue: "O", options: { startingLevel: 9 } });
    toMs(game, 2000);
    expect(game.state).toMatchObject({ pieces: 1, score: 20 });
  });

  it("K-13, E-28: each starting level has its own table", () => {
    const names = Array.from({ length: 10 }, (_, startingLevel) => {
      const setup = unwrap(parseSetup({ ruleBook: "korobeinix", seed: 1, options: { startingLevel } }));
      return tableOf(setup).name;
    });
    expect(names[0]).toBe("korobeinix marathon");
    expect(new Set(names).size).toBe(10);
  });
});

describe("Score", () => {
  it.each([
    ["O", 0, 0, 20],
    ["O", 0, 7, 13],
    ["O", 0, 18, 2],
    // The upright piece reaches a row further down. The piece that lies the other way round does not.
    ["I", 1, 0, 19],
    ["I", 2, 0, 20],
    ["T", 1, 4, 15],
  ])(
    "K-9: %s turned %i times, onto a stack of %i: %i rows fallen, added at Lock Down and not before",
    (queue, turns, height, points) => {
      const game = korobeinix({ queue, board: rowsOf(height, "....##....") });
      for (let i = 0; i < turns; i++) now(game, "rotateClockwise");
      advance(game, 800_000 * points - 1);
      expect(game.state.score).toBe(0);
      advance(game, 800_000 * points);
      expect(game.state.score).toBe(points);
    },
  );

  it("K-9: lines earn no points", () => {
    const game = korobeinix({ queue: "O", board: ["####..####", "####..####"] });
    toMs(game, 16_000);
    expect(game.state).toMatchObject({ lines: 2, score: 20 });
  });

  it("K-9: scores above 1000 are kept as they are", () => {
    const game = korobeinix({ queue: "O".repeat(60) });
    for (let pieces = 1; pieces <= 60; pieces++) {
      toMs(game, 16_000 * pieces);
      clearMatrix(game.rules.geometry, game.state);
    }
    expect(game.state.score).toBe(1200);
  });
});

describe("The end", () => {
  it.each([
    ["O", 18, "playing"],
    ["O", 19, "lockAbove"],
    ["I", 19, "playing"],
    ["T", 18, "playing"],
    ["T", 19, "lockAbove"],
  ])("K-10: %s locks on a stack of %i: %s", (piece, height, outcome) => {
    const game = korobeinix({ queue: `${piece}O`, board: rowsOf(height, "##........") });
    putPiece(game, { piece, facing: 0, x: 2, y: height + 1 });
    toMs(game, 799.999);
    expect(game.state).toMatchObject({ outcome: "playing", pieces: 0 });
    toMs(game, 800);
    expect(game.state).toMatchObject({ outcome, pieces: 1 });
  });

  it("K-10: only a locked piece ends the game, not a piece that still moves", () => {
    const game = korobeinix({ queue: "OT", board: rowsOf(20, "....#.....") });
    expect(game.state.outcome).toBe("lockAbove");
    const beside = korobeinix({ queue: "OT", board: rowsOf(20, "...#......") });
    expect(beside.state.outcome).toBe("playing");
    now(beside, "left");
    expect(beside.state).toMatchObject({ outcome: "lockAbove", time: 0 });
  });

  it("K-10: a completed row does not save the game", () => {
    const game = korobeinix({ queue: "OT", board: ["####..####", ...rowsOf(19, "....#.....")] });
    toMs(game, 800);
    expect(game.state).toMatchObject({ outcome: "lockAbove", lines: 0, time: 800_000 });
    expect(eventsOf(game, "generated")).toHaveLength(1);
  });
});

describe("Replays", () => {
  it("K-12: the same seed and keys give the same game: a replay of its log", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), anyInputs, (seed, any) => {
        const setup = unwrap(parseSetup({ ruleBook: "korobeinix", seed }));
        const inputs = allowedInputs(setup, any);
        const log = unwrap(checkLog(setup, inputs, (inputs.at(-1)?.at ?? 0) + 20_000_000));
        const live = newGame(unwrap(parseSetup({ ruleBook: "korobeinix", seed })));
        for (const input of inputs) play(live, input);
        advance(live, log.end);
        expect(hashState(replay(unwrap(parseTextLog(makeTextLog(log)))))).toBe(hashState(live));
      }),
    );
  });
});
