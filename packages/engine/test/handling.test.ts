import { describe, expect, it } from "vitest";
import {
  type Game,
  type Options,
  type RuleBookId,
  actsWhileHeld,
  advance,
  isPressedOnce,
  parseSetup,
  play,
  unwrap,
} from "../src/index.ts";
import { at, eventsOf, minos, now, pieceName, start, toMs, toNext } from "./helpers.ts";

/** A game whose first piece has just been dropped: no piece is in play for 200.1 ms. */
function between(options: Partial<Options> = {}, queue = "OTLS"): Game {
  const game = start({ queue, options });
  now(game, "hardDrop");
  expect(game.state.kind).toBe(-1);
  return game;
}

describe("rotation and Hold in the generation delay", () => {
  it("G-3.4c: a rotation pressed in the delay turns the next piece at the moment it comes", () => {
    const game = between();
    at(game, 100, "rotateClockwise");
    expect(eventsOf(game, "refused")).toEqual([]);
    toNext(game);
    expect(pieceName(game)).toBe("T");
    expect(game.state.facing).toBe(1);
    expect(eventsOf(game, "rotated")).toMatchObject([{ isClockwise: true, facing: 1, at: game.state.time }]);
  });

  it("G-3.4c: the last of two rotations counts, and it turns only one piece", () => {
    const game = between();
    at(game, 100, "rotateClockwise", "rotateCounterclockwise");
    toNext(game);
    expect(game.state.facing).toBe(3);
    now(game, "hardDrop");
    toNext(game);
    expect([pieceName(game), game.state.facing]).toEqual(["L", 0]);
  });

  it("G-3.4c: Hold pressed in the delay holds the next piece, once", () => {
    const game = between();
    at(game, 100, "hold");
    toNext(game);
    expect([pieceName(game), game.state.hold, game.state.isHoldUsed]).toEqual(["L", kindOf(game, "T"), true]);
    now(game, "hardDrop");
    toNext(game);
    expect([pieceName(game), game.state.hold]).toEqual(["S", kindOf(game, "T")]);
  });

  it("G-3.4c: Hold acts first, then the rotation, then the move", () => {
    const game = between();
    at(game, 100, "left", "rotateClockwise", "hold");
    toNext(game);
    const types = game.events?.slice(-6).map(({ type }) => type);
    expect(types).toEqual(["fell", "held", "generated", "fell", "rotated", "moved"]);
    expect([pieceName(game), game.state.facing, game.state.x]).toEqual(["L", 1, 3]);
  });

  it("G-3.4c: with *hold* a key acts on each piece that comes while it is down", () => {
    const released = between({ initialRotation: "hold" });
    at(released, 50, "rotateClockwise");
    at(released, 100, "rotateClockwiseReleased");
    toNext(released);
    expect(released.state.facing).toBe(0);
    const game = between({ initialRotation: "hold" });
    at(game, 100, "rotateCounterclockwise");
    for (const piece of ["T", "L"]) {
      toNext(game);
      expect([pieceName(game), game.state.facing]).toEqual([piece, 3]);
      now(game, "hardDrop");
    }
    now(game, "rotateCounterclockwiseReleased");
    toNext(game);
    expect([pieceName(game), game.state.facing]).toEqual(["S", 0]);
  });

  it("G-3.4c: with *hold* the last pressed of two keys counts until it is released", () => {
    const game = between({ initialRotation: "hold" });
    at(game, 50, "rotateClockwise", "rotateCounterclockwise");
    at(game, 100, "rotateCounterclockwiseReleased");
    toNext(game);
    expect(game.state.facing).toBe(1);
  });

  it("G-3.4c: with *hold* a Hold key that is down holds each piece", () => {
    const game = between({ initialHold: "hold" });
    at(game, 100, "hold");
    toNext(game);
    expect([pieceName(game), game.state.hold]).toEqual(["L", kindOf(game, "T")]);
    now(game, "hardDrop");
    toNext(game);
    expect([pieceName(game), game.state.hold]).toEqual(["T", kindOf(game, "S")]);
    now(game, "holdReleased", "hardDrop");
    toNext(game);
    expect(game.state.hold).toBe(kindOf(game, "S"));
  });

  it("G-3.4c: Block Out is decided before these actions", () => {
    const game = start({ queue: "OI", board: Array.from({ length: 20 }, () => "....##....") });
    now(game, "hardDrop");
    expect(game.state.phase).toBe("ended");
    const other = between({}, "OI");
    at(other, 100, "hold", "rotateClockwise");
    for (let x = 3; x < 7; x++) other.state.rows[20 + 6]! |= 1 << (x + 6);
    toNext(other);
    expect(other.state).toMatchObject({ phase: "ended", outcome: "blockOut", hold: -1, facing: 0 });
  });

  it.each(["guideline", "new", "reglas"] as const)("E-27: %s has initial actions, *tap* by default", (ruleBook) => {
    const { options } = start({ ruleBook }).rules;
    expect(options).toMatchObject({ initialRotation: "tap", initialHold: "tap", cutMicros: 0 });
  });

  it.each(["basic", "korobeinix"] as const)(
    "E-27: %s has no initial actions, and they cannot be chosen",
    (ruleBook) => {
      expect(start({ ruleBook }).rules.options).toMatchObject({ initialRotation: "off", initialHold: "off" });
      expect(parseSetup({ ruleBook, seed: 1, options: { initialRotation: "tap" } }).ok).toBe(false);
    },
  );

  it("N-4: authentic, Hold in the delay swaps, and the rotation waits for the piece of the swap", () => {
    const game = start({ ruleBook: "new", queue: "OTLS", hold: "I", options: { authentic: true } });
    now(game, "hardDrop");
    toMs(game, 400);
    expect(game.state.kind).toBe(-1);
    now(game, "hold", "rotateClockwise");
    toNext(game);
    expect([game.state.kind, game.state.hold]).toEqual([-1, kindOf(game, "T")]);
    toNext(game);
    expect([pieceName(game), game.state.facing]).toEqual(["I", 1]);
  });
});

describe("a swap that takes time", () => {
  it("G-5.6, N-1: a second Hold during a swap is refused and does not act on a later piece", () => {
    const game = start({ ruleBook: "new", queue: "OTLS", hold: "I", options: { authentic: true } });
    now(game, "hold", "hold");
    expect(eventsOf(game, "refused")).toMatchObject([{ control: "hold", why: "alreadyHeld" }]);
    toNext(game);
    now(game, "hardDrop");
    advance(game, game.state.lockAt);
    toNext(game);
    expect([pieceName(game), eventsOf(game, "held").length]).toEqual(["T", 1]);
  });

  it("G-3.4c: a direction pressed before an initial Hold moves the piece of the swap", () => {
    const options = { authentic: true, cutMicros: 500_000 };
    const game = start({ ruleBook: "new", queue: "OTLS", hold: "I", options });
    now(game, "hardDrop");
    advance(game, game.state.lockAt);
    now(game, "hold", "left");
    toNext(game);
    toNext(game);
    expect([pieceName(game), game.state.x]).toEqual(["I", 3]);
  });
});

function kindOf(game: Game, name: string): number {
  return game.rules.book.pieces.findIndex((piece) => piece.name === name);
}

describe("the cut (DCD)", () => {
  it("G-5.2a: a running Auto-Repeat waits after a piece has come", () => {
    const moves = (cutMicros: number): number[] => {
      const game = start({ queue: "OO", options: { delayMicros: 100_000, repeatMicros: 10_000, cutMicros } });
      at(game, 0, "left");
      toMs(game, 400);
      now(game, "hardDrop");
      toMs(game, 900);
      return eventsOf(game, "moved").flatMap((event) => (event.at >= 600_000 ? [event.at] : []));
    };
    expect(moves(0)).toEqual([600_100, 610_100, 620_100, 630_100]);
    expect(moves(50_000)).toEqual([650_100, 660_100, 670_100, 680_100]);
  });

  it("G-5.2a: Auto-Repeat also waits after the piece turns, even if a wall has stopped it", () => {
    const game = start({ queue: "I", options: { delayMicros: 100_000, repeatMicros: 10_000, cutMicros: 50_000 } });
    at(game, 0, "left");
    toMs(game, 200);
    expect(minos(game)).toContain("1,20");
    at(game, 300, "rotateClockwise");
    toMs(game, 349.999);
    expect(game.state.x).toBe(1);
    toMs(game, 350);
    expect(game.state.x).toBe(0);
  });

  it("G-5.2a: a repeat between two moves waits, too", () => {
    const game = start({ queue: "T", options: { delayMicros: 100_000, repeatMicros: 50_000, cutMicros: 80_000 } });
    at(game, 0, "left");
    at(game, 110, "rotateClockwise");
    toMs(game, 300);
    expect(eventsOf(game, "moved").map((event) => event.at)).toEqual([0, 100_000, 190_000, 240_000]);
  });

  it("G-5.2a: a new press moves at once, and repeats after the cut", () => {
    const game = start({ queue: "OO", options: { delayMicros: 10_000, repeatMicros: 50_000, cutMicros: 500_000 } });
    at(game, 100, "left");
    expect(game.state.x).toBe(3);
    toMs(game, 560);
    expect(eventsOf(game, "moved").map((event) => event.at)).toEqual([100_000, 500_000, 550_000]);
  });

  it.each([90, 110])("G-3.4c: a direction pressed %i ms before a piece comes moves the piece at once", (ms) => {
    const game = start({ queue: "OO", options: { delayMicros: 100_000, repeatMicros: 50_000, cutMicros: 80_000 } });
    now(game, "hardDrop");
    const come = game.state.generateAt;
    play(game, { at: come - ms * 1000, name: "left" });
    advance(game, come + 100_000);
    expect(eventsOf(game, "moved")[0]).toMatchObject({ at: come, isRepeat: false });
    expect(eventsOf(game, "moved")[1]).toMatchObject({ at: come + 80_000, isRepeat: true });
  });
});

describe("the generation delay", () => {
  it.each([0, 50_000, 200_000])("E-27: a generation delay of %i microseconds replaces the book's own", (micros) => {
    const game = start({ queue: "OO", options: { generationMicros: micros } });
    now(game, "hardDrop");
    expect(game.state.generateAt).toBe(100 + micros);
  });

  it("E-27: the delay cannot be longer than the book's, and a shorter delay of an overlay stays", () => {
    expect(parseSetup({ ruleBook: "guideline", seed: 1, options: { generationMicros: 200_001 } }).ok).toBe(false);
    expect(start({ ruleBook: "new", options: { authentic: true } }).rules.generation).toBe(333_333);
  });
});

describe("keys that are held", () => {
  it("G-5.2a, G-5.3: if every control acts while held, a second press counts only for rotations and Hold", () => {
    const controls = ["left", "right", "softDrop", "rotateClockwise", "rotateCounterclockwise", "hold"] as const;
    for (const control of controls) {
      const game = start({ queue: "TT", options: { initialRotation: "hold", initialHold: "hold" } });
      now(game, control, control);
      expect(game.state.keys, control).toBe(isPressedOnce(control) ? 1 : 2);
    }
  });

  it.each(["basic", "korobeinix"] as const)(
    "B-8, K-6: without Auto-Repeat every press moves the piece: %s",
    (ruleBook) => {
      const game = start({ ruleBook, queue: "L" });
      const { x } = game.state;
      now(game, "left", "left", "left");
      expect(game.state.x).toBe(x - 3);
    },
  );

  it("E-27: the book and the handling decide which controls act while they are held", () => {
    const held = (ruleBook: RuleBookId, options = {}): string[] => {
      const setup = unwrap(parseSetup({ ruleBook, seed: 1, options }));
      const controls = ["left", "softDrop", "rotateClockwise", "hold", "hardDrop"] as const;
      return controls.filter((control) => actsWhileHeld(setup, control));
    };
    expect(held("guideline")).toEqual(["left", "softDrop"]);
    expect(held("guideline", { initialRotation: "hold" })).toEqual(["left", "softDrop", "rotateClockwise"]);
    expect(held("new", { initialHold: "hold" })).toEqual(["left", "softDrop", "hold"]);
    expect(held("guideline", { hold: false, initialHold: "hold" })).toEqual(["left", "softDrop"]);
    expect(held("basic")).toEqual([]);
    expect(held("korobeinix")).toEqual([]);
  });
});
