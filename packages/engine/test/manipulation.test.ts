import { describe, expect, it } from "vitest";
import { at, board, eventsOf, minos, now, pieceName, start, tap, toMs, toNext } from "./helpers.ts";

describe("Movement", () => {
  it("G-5.1: a press moves one cell, only left, right or down", () => {
    const game = start({ queue: "T" });
    now(game, "left");
    expect(game.state).toMatchObject({ x: 3, y: 19 });
    now(game, "leftReleased", "right");
    expect(game.state).toMatchObject({ x: 4, y: 19 });
    toMs(game, 1000);
    expect(game.state.y).toBe(18);
  });

  it("G-5.1: a Tetrimino never moves into a wall or a Block", () => {
    const wall = start({ queue: "I" });
    tap(wall, "left", 9);
    expect(minos(wall)).toEqual(["1,20", "2,20", "3,20", "4,20"]);
    const stack = [".....#....", ...Array.from({ length: 19 }, () => "..........")];
    const block = start({ queue: "O", board: stack });
    tap(block, "left", 1);
    expect(minos(block)).toEqual(["4,21", "4,22", "5,21", "5,22"]);
    toMs(block, 1000);
    tap(block, "right", 3);
    expect(block.state.x).toBe(3);
    expect(eventsOf(block, "refused").at(-1)).toMatchObject({ control: "right", why: "blocked", clause: "G-5.1" });
  });

  it("G-5.1: a Tetrimino never moves into the floor", () => {
    const game = start({ queue: "O" });
    toMs(game, 19_200);
    expect(minos(game)).toEqual(["5,1", "5,2", "6,1", "6,2"]);
  });
});

describe("Auto-Repeat", () => {
  it("G-5.2a: the first move comes at once, the next after 0.3 s, then one every 50 ms", () => {
    const game = start({ queue: "O" });
    at(game, 0, "right");
    toMs(game, 600);
    expect(eventsOf(game, "moved").map((event) => event.at / 1000)).toEqual([0, 300, 350, 400]);
    expect(eventsOf(game, "moved").map((event) => event.isRepeat)).toEqual([false, true, true, true]);
  });

  it("G-5.2a: a running Auto-Repeat takes about 0.5 s from wall to wall", () => {
    const game = start({ queue: "I" });
    tap(game, "left", 5);
    at(game, 100, "right");
    toMs(game, 1000);
    const times = eventsOf(game, "moved").filter(({ dx }) => dx > 0);
    expect(times).toHaveLength(6);
    expect(times.at(-1)!.at - times[1]!.at).toBe(200_000);
  });

  it("G-5.2a: Auto-Repeat ends with the release", () => {
    const game = start({ queue: "O" });
    at(game, 0, "right");
    at(game, 299.999, "rightReleased");
    toMs(game, 900);
    expect(game.state.x).toBe(5);
  });

  it("G-5.2a: delay and rate are options, 0 to 500 ms", () => {
    const game = start({ queue: "O", options: { delayMicros: 100_000, repeatMicros: 10_000 } });
    at(game, 0, "right");
    toMs(game, 119);
    expect(game.state.x).toBe(7);
    const instant = start({ queue: "O", options: { delayMicros: 0, repeatMicros: 0 } });
    at(instant, 5, "left");
    toMs(instant, 5);
    expect(instant.state).toMatchObject({ x: 0, time: 5000 });
  });

  it("G-5.2a: only left and right repeat", () => {
    const game = start({ queue: "T" });
    at(game, 0, "rotateClockwise");
    toMs(game, 900);
    expect(game.state.facing).toBe(1);
  });

  it("G-5.2a: a repeat stopped by Blocks goes on when a fall frees its way", () => {
    const wall = Array.from({ length: 21 }, (_, i) => (i < 4 ? "......#..." : ".........."));
    const game = start({ queue: "O", board: wall });
    at(game, 0, "right");
    // It falls four rows beside the Blocks, to a row where the way is free.
    toMs(game, 3999);
    expect(game.state).toMatchObject({ x: 4, y: 16 });
    expect(eventsOf(game, "stopped")).toHaveLength(1);
    toMs(game, 4000);
    expect(game.state).toMatchObject({ x: 5, y: 15 });
    expect(eventsOf(game, "moved").at(-1)).toMatchObject({ at: 4_000_000, isRepeat: true });
  });

  it("G-5.2a: a stopped repeat goes on when a rotation frees its way", () => {
    const wall = Array.from({ length: 20 }, (_, i) => (i === 0 ? "......#..." : ".........."));
    const game = start({ queue: "T", board: wall });
    at(game, 0, "right");
    toMs(game, 340);
    expect(game.state.x).toBe(4);
    at(game, 350, "rotateCounterclockwise");
    toMs(game, 350);
    expect(eventsOf(game, "moved")).toMatchObject([{ at: 350_000, x: 5, isRepeat: true }]);
  });

  it("G-5.2b: Auto-Repeat goes on with the next Tetrimino, through the generation delay", () => {
    const game = start({ queue: "OO" });
    at(game, 0, "right");
    toMs(game, 400);
    at(game, 420, "hardDrop");
    toMs(game, 620.1);
    // The repeat was due during the delay, so the new piece moves at the moment it comes.
    expect(eventsOf(game, "generated").at(-1)?.at).toBe(620_100);
    expect(eventsOf(game, "moved").at(-1)).toMatchObject({ at: 620_100, isRepeat: true });
    toMs(game, 670.1);
    expect(eventsOf(game, "moved").at(-1)?.at).toBe(670_100);
  });

  it("G-5.2b: the delay runs on through the generation delay", () => {
    const game = start({ queue: "OO" });
    at(game, 0, "hardDrop");
    at(game, 100, "left");
    toMs(game, 399);
    // The press comes in the delay: the first move comes with the piece, the repeat 0.3 s after the press.
    expect(eventsOf(game, "moved").map((event) => event.at)).toEqual([200_100]);
    toMs(game, 400);
    expect(eventsOf(game, "moved").map((event) => event.at)).toEqual([200_100, 400_000]);
  });

  it("G-5.2b: a direction pressed and released in the generation delay moves nothing", () => {
    const game = start({ queue: "OO" });
    at(game, 0, "hardDrop");
    at(game, 100, "left");
    at(game, 150, "leftReleased");
    toMs(game, 900);
    expect(eventsOf(game, "moved")).toEqual([]);
  });

  it("G-5.2c: the opposite direction takes over, with the initial delay", () => {
    const game = start({ queue: "O" });
    at(game, 0, "left");
    toMs(game, 310);
    at(game, 320, "right");
    toMs(game, 700);
    const moves = eventsOf(game, "moved").map(({ at: time, dx }) => [time / 1000, dx]);
    expect(moves).toEqual([
      [0, -1],
      [300, -1],
      [320, 1],
      [620, 1],
      [670, 1],
    ]);
  });

  it.each(["left", "right"] as const)(
    "G-5.2c: after the release of %s the other direction goes on, after a new delay",
    (name) => {
      const game = start({ queue: "O" });
      at(game, 0, "left");
      at(game, 100, "right");
      at(game, 200, `${name}Released`);
      toMs(game, 499.999);
      expect(eventsOf(game, "moved")).toHaveLength(2);
      toMs(game, 500);
      expect(eventsOf(game, "moved").at(-1)).toMatchObject({ at: 500_000, dx: name === "left" ? 1 : -1 });
    },
  );

  it("G-5.3: a press rotates by 90° in either direction", () => {
    const game = start({ queue: "T" });
    const facings: number[] = [];
    for (const name of ["rotateClockwise", "rotateClockwise", "rotateClockwise", "rotateClockwise"] as const) {
      now(game, name);
      facings.push(game.state.facing);
    }
    for (let i = 0; i < 4; i++) {
      now(game, "rotateCounterclockwise");
      facings.push(game.state.facing);
    }
    expect(facings).toEqual([1, 2, 3, 0, 3, 2, 1, 0]);
  });

  it("G-5.3: a rotation works during Auto-Repeat, which goes on undisturbed", () => {
    const game = start({ queue: "T" });
    at(game, 0, "left");
    at(game, 310, "rotateClockwise");
    toMs(game, 350);
    expect(game.state).toMatchObject({ facing: 1, x: 1 });
  });
});

describe("Drops", () => {
  it("G-5.4: a Hard Drop lands and Locks Down at once, in 0.0001 s", () => {
    const game = start({ queue: "OT" });
    at(game, 10, "hardDrop");
    expect(board(game, 2)).toEqual(["....OO....", "....OO...."]);
    expect(game.state).toMatchObject({ kind: -1, phase: "generation", generateAt: 10_000 + 100 + 200_000 });
  });

  it("G-5.4: a Hard Drop does not repeat: the next one needs another press", () => {
    const game = start({ queue: "OT" });
    at(game, 0, "hardDrop");
    toMs(game, 1000);
    expect(game.state.pieces).toBe(1);
  });

  it("G-5.5: a Soft Drop is 20 times the Fall Speed while held", () => {
    const game = start({ queue: "O" });
    at(game, 0, "softDrop");
    toMs(game, 200);
    expect(
      eventsOf(game, "fell")
        .slice(1)
        .map((event) => event.at / 1000),
    ).toEqual([50, 100, 150, 200]);
    at(game, 210, "softDropReleased");
    // 10 of 50 ms are over. The rest of the row is covered at the normal speed.
    toMs(game, 210 + 800 - 0.001);
    expect(game.state.y).toBe(15);
    toMs(game, 210 + 800);
    expect(game.state.y).toBe(14);
  });

  it("G-5.5: a Soft Drop has the chosen factor at every level", () => {
    const game = start({ queue: "O", options: { startingLevel: 5, softDropFactor: 40 } });
    at(game, 0, "softDrop");
    toMs(game, 20);
    expect(
      eventsOf(game, "fell")
        .slice(1)
        .map((event) => event.at),
    ).toEqual([8879, 17_758]);
  });

  it("G-5.5: a Soft Drop does not Lock Down", () => {
    const game = start({ queue: "O" });
    at(game, 0, "softDrop");
    toMs(game, 951);
    expect(game.state).toMatchObject({ phase: "lock", y: 0 });
    toMs(game, 1399.999);
    expect(game.state.kind).toBeGreaterThanOrEqual(0);
  });

  it("G-5.5: a held Soft Drop goes on with the next Tetrimino", () => {
    const game = start({ queue: "OT" });
    at(game, 0, "softDrop", "hardDrop");
    toMs(game, 200.1 + 100);
    expect(game.state.y).toBe(17);
  });
});

describe("Hold", () => {
  it("G-5.6: with an empty queue the next Tetrimino comes at once", () => {
    const game = start({ queue: "TIO" });
    at(game, 300, "hold");
    expect(game.state).toMatchObject({ hold: 5, time: 300_000 });
    expect(pieceName(game)).toBe("I");
    expect(minos(game)).toEqual(["4,20", "5,20", "6,20", "7,20"]);
  });

  it("G-5.6: Hold works once per Lock Down", () => {
    const game = start({ queue: "TIO" });
    now(game, "hold", "hold");
    expect(pieceName(game)).toBe("I");
    expect(eventsOf(game, "refused")).toMatchObject([{ control: "hold", why: "alreadyHeld", clause: "G-5.6" }]);
    now(game, "hardDrop");
    toNext(game);
    now(game, "hold");
    expect(pieceName(game)).toBe("T");
    expect(game.state.hold).toBe(3);
  });

  it("G-5.6: the released piece starts at its spawn place, North Facing, with all its moves", () => {
    const game = start({ queue: "TIO" });
    now(game, "hold", "hardDrop");
    toNext(game);
    tap(game, "left", 2);
    now(game, "rotateClockwise");
    toMs(game, 3300);
    now(game, "hold");
    expect(pieceName(game)).toBe("T");
    expect(game.state).toMatchObject({ facing: 0, x: 4, y: 19, actionsLeft: 15, hasLanded: false });
  });

  it("G-5.6: Hold is refused if it is switched off", () => {
    const game = start({ queue: "TIO", options: { hold: false } });
    now(game, "hold");
    expect(pieceName(game)).toBe("T");
    expect(eventsOf(game, "refused")).toMatchObject([{ why: "switchedOff" }]);
  });
});
