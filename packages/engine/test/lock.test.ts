import { describe, expect, it } from "vitest";
import type { Game, Options } from "../src/index.ts";
import { putPiece } from "../src/debug/index.ts";
import { at, board, eventsOf, now, rowsOf, start, tap, toMs } from "./helpers.ts";

/** A game with a T on the floor in the middle, North Facing, landed at time 0. */
function landed(lockDown: Options["lockDown"], rows: string[] = []): Game {
  const game = start({ queue: "TT", options: { lockDown }, board: rows });
  putPiece(game, { piece: "T", facing: 0, x: 4, y: 0 });
  expect(game.state.phase).toBe("lock");
  return game;
}

const isLocked = (game: Game): boolean => game.state.pieces === 1;

describe("Extended Placement", () => {
  it("G-5.7a: Extended Placement is the default", () => {
    expect(start().rules.options.lockDown).toBe("extended");
  });

  it("G-5.7a: landing starts a timer of 0.5 s", () => {
    const game = landed("extended");
    toMs(game, 499.999);
    expect(isLocked(game)).toBe(false);
    toMs(game, 500);
    expect(isLocked(game)).toBe(true);
  });

  it("G-5.7a: a move or a rotation sets the timer back", () => {
    const game = landed("extended");
    at(game, 400, "left", "leftReleased");
    at(game, 800, "rotateClockwise");
    toMs(game, 1299.999);
    expect(isLocked(game)).toBe(false);
    toMs(game, 1300);
    expect(isLocked(game)).toBe(true);
  });

  it("G-5.7a: a failed move does not set the timer back", () => {
    const game = landed("extended", ["###...####"]);
    at(game, 400, "left", "leftReleased", "right", "rightReleased");
    expect(eventsOf(game, "refused")).toHaveLength(2);
    toMs(game, 500);
    expect(isLocked(game)).toBe(true);
  });

  it("G-5.7a: fifteen moves and rotations count, from the first landing on", () => {
    const game = start({ queue: "O" });
    // Moves in the air do not count.
    for (let i = 0; i < 20; i++) tap(game, i % 2 ? "left" : "right");
    expect(game.state.actionsLeft).toBe(15);
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 0 });
    for (let i = 0; i < 14; i++) {
      at(game, (i + 1) * 400, i % 2 ? "left" : "right", i % 2 ? "leftReleased" : "rightReleased");
      expect(isLocked(game)).toBe(false);
    }
    expect(game.state.actionsLeft).toBe(1);
    at(game, 15 * 400, "right");
    expect(isLocked(game)).toBe(true);
  });

  it("G-5.7b: falling below the lowest row so far restores the fifteen", () => {
    // The O lands on a ledge, uses ten moves and falls off the edge.
    const game = start({ queue: "O", board: ["..####....", "..####....", "..####...."] });
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 3 });
    for (let i = 0; i < 10; i++) tap(game, i % 2 ? "right" : "left");
    expect(game.state.actionsLeft).toBe(5);
    tap(game, "right", 2);
    expect(game.state).toMatchObject({ phase: "falling", actionsLeft: 3 });
    toMs(game, 1000);
    expect(game.state).toMatchObject({ y: 2, actionsLeft: 15 });
  });

  it("G-5.7b: rising and landing again does not restore them", () => {
    const game = landed("extended");
    // A turn on the floor lifts the T by one (Rotation Point 3). After the turn back it hangs in the air.
    at(game, 100, "rotateClockwise");
    at(game, 200, "rotateCounterclockwise");
    expect(game.state).toMatchObject({ y: 1, phase: "falling", actionsLeft: 13 });
    toMs(game, 1200);
    expect(game.state).toMatchObject({ y: 0, phase: "lock", actionsLeft: 13 });
  });

  it("G-5.7b: falling back to a row that the piece has already reached does not restore them", () => {
    const game = landed("extended");
    game.state.lowestRow = 0;
    putUp(game, 2);
    game.state.actionsLeft = 6;
    toMs(game, 2000);
    expect(game.state).toMatchObject({ y: 0, actionsLeft: 6, phase: "lock" });
  });

  it("G-5.7b: the row of the lowest Mino counts, so a half turn on the same floor is not a fall", () => {
    const game = start({ queue: "TT" });
    putPiece(game, { piece: "T", facing: 2, x: 4, y: 1 });
    expect(game.state).toMatchObject({ phase: "lock", actionsLeft: 15 });
    at(game, 100, "rotateClockwise", "rotateClockwise");
    expect(game.state).toMatchObject({ facing: 0, phase: "falling", actionsLeft: 13 });
    toMs(game, 1200);
    // The centre is lower than ever, but the lowest Mino is not.
    expect(game.state).toMatchObject({ y: 0, phase: "lock", actionsLeft: 13 });
  });

  it("G-5.7b: a rotation that displaces the piece downwards does not restore them and uses one", () => {
    const game = start({ queue: "T", board: [".....##...", "......#...", "#####.#...", "####..#...", "#####.#..."] });
    putPiece(game, { piece: "T", facing: 0, x: 4, y: 3 });
    game.state.actionsLeft = 6;
    now(game, "rotateCounterclockwise");
    expect(game.state).toMatchObject({ x: 5, y: 1, rotationPoint: 5, actionsLeft: 5 });
  });

  it("G-5.7c: after the fifteen the piece Locks Down on the first Surface it touches", () => {
    const game = landed("extended");
    putUp(game, 1);
    game.state.actionsLeft = 0;
    toMs(game, 999.999);
    expect(isLocked(game)).toBe(false);
    toMs(game, 1000);
    expect(isLocked(game)).toBe(true);
    expect(eventsOf(game, "locked").at(-1)?.at).toBe(1_000_000);
  });

  it("G-5.7c: after the fifteen a piece off a Surface may still be moved and rotated", () => {
    const game = landed("extended");
    putUp(game, 2);
    game.state.actionsLeft = 0;
    now(game, "left", "rotateClockwise");
    expect(game.state).toMatchObject({ x: 3, facing: 1, phase: "falling" });
  });

  it("G-5.7c: a piece that uses the fifteenth on a Surface Locks Down at once", () => {
    const game = landed("extended");
    for (let i = 0; i < 14; i++) tap(game, i % 2 ? "right" : "left");
    expect(isLocked(game)).toBe(false);
    at(game, 10, "left");
    expect(isLocked(game)).toBe(true);
    expect(eventsOf(game, "locked")[0]?.at).toBe(10_000);
  });
});

describe("Infinite Placement", () => {
  it("G-5.8: every successful move or rotation sets the timer back", () => {
    const game = landed("infinite");
    for (let i = 1; i <= 60; i++) at(game, i * 400, i % 3 ? "rotateClockwise" : "rotateCounterclockwise");
    expect(isLocked(game)).toBe(false);
    toMs(game, 60 * 400 + 1500);
    expect(isLocked(game)).toBe(true);
  });

  it("G-5.8: a piece without actions Locks Down after 0.5 s; a failed move changes nothing", () => {
    const game = landed("infinite", ["###...####"]);
    at(game, 499, "left", "leftReleased");
    toMs(game, 500);
    expect(isLocked(game)).toBe(true);
  });
});

describe("Classic", () => {
  it("G-5.9: moves and rotations on a Surface do not set the timer back", () => {
    const game = landed("classic");
    at(game, 200, "left", "leftReleased");
    at(game, 400, "right", "rightReleased");
    toMs(game, 500);
    expect(isLocked(game)).toBe(true);
  });

  it("G-5.9: falling to a lower row sets the timer back", () => {
    const game = start({ queue: "O", options: { lockDown: "classic" }, board: ["####......"] });
    putPiece(game, { piece: "O", facing: 0, x: 3, y: 1 });
    at(game, 400, "right", "rightReleased");
    expect(game.state.phase).toBe("falling");
    toMs(game, 1400);
    expect(game.state).toMatchObject({ phase: "lock", y: 0 });
    toMs(game, 1899.999);
    expect(isLocked(game)).toBe(false);
    toMs(game, 1900);
    expect(isLocked(game)).toBe(true);
  });

  it("G-5.9: the timer pauses while a rotation lifts the piece, and goes on after landing at the same height", () => {
    const game = landed("classic");
    // A turn on the floor lifts the T by one: Rotation Point 3.
    at(game, 300, "rotateClockwise");
    expect(game.state).toMatchObject({ facing: 1, y: 1, x: 3, phase: "lock" });
    at(game, 400, "rotateCounterclockwise");
    expect(game.state).toMatchObject({ facing: 0, y: 1, phase: "falling", lockMicros: 100_000 });
    toMs(game, 1400);
    expect(game.state).toMatchObject({ y: 0, phase: "lock", lockAt: 1_500_000 });
  });

  it("G-5.9: the timer goes on after a half turn on the same floor", () => {
    const game = start({ queue: "TT", options: { lockDown: "classic" } });
    putPiece(game, { piece: "T", facing: 2, x: 4, y: 1 });
    at(game, 300, "rotateClockwise", "rotateClockwise");
    expect(game.state).toMatchObject({ phase: "falling", lockMicros: 200_000 });
    toMs(game, 1300);
    expect(game.state).toMatchObject({ y: 0, phase: "lock", lockAt: 1_500_000 });
  });

  it("G-5.9: a rotation to a new lowest row sets the timer back", () => {
    const rows = [".....##...", "......#...", "#####.#...", "####..#...", "#####.#..."];
    const game = start({ queue: "T", options: { lockDown: "classic" }, board: rows });
    putPiece(game, { piece: "T", facing: 0, x: 4, y: 3 });
    expect(game.state.lockAt).toBe(500_000);
    at(game, 300, "rotateCounterclockwise");
    expect(game.state).toMatchObject({ rotationPoint: 5, phase: "lock", lockAt: 800_000 });
  });

  it("G-5.9: the three lock rules give the same keys different Lock Downs", () => {
    const lockTimes = (["extended", "infinite", "classic"] as const).map((lockDown) => {
      const game = landed(lockDown);
      for (let i = 1; i <= 20; i++)
        at(game, i * 100, i % 2 ? "left" : "right", i % 2 ? "leftReleased" : "rightReleased");
      toMs(game, 9000);
      return eventsOf(game, "locked")[0]?.at;
    });
    expect(lockTimes).toEqual([1_500_000, 2_500_000, 500_000]);
  });
});

/** Lifts the piece like a displacement, and keeps its lowest row and its landing. */
function putUp(game: Game, rows: number): void {
  const { lowestRow } = game.state;
  putPiece(game, { piece: "T", facing: 0, x: 4, y: rows });
  game.state.lowestRow = lowestRow;
  game.state.hasLanded = true;
  expect(board(game, rows + 2)).toEqual(["....t.....", "...ttt....", ...rowsOf(rows, "..........")]);
  expect(game.state.phase).toBe("falling");
}
