import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { advance, type Game, queueOf, rowsToSurface } from "../src/index.ts";
import { GARBAGE_CELL } from "../src/geometry.ts";
import { clearMatrix, putCell } from "../src/matrix.ts";
import { putPiece } from "../src/debug/index.ts";
import type { Offset } from "../src/ruleBook.ts";
import { at, board, eventsOf, minos, now, pieceName, start, tap, toMs, toNext } from "./helpers.ts";

interface Fixture {
  readonly shapes: Record<string, Offset[][]>;
  readonly spawn: Record<string, [number, number]>;
  readonly kicks: Record<"clockwise" | "counterclockwise", Offset[]>;
}

const file = new URL("../../../docs/rules/fixtures/new-rotations.json", import.meta.url);
const fixture = JSON.parse(readFileSync(file, "utf8")) as Fixture;
const NAMES = [..."IJLOSTZ"];

function theNew(request: Parameters<typeof start>[0] = {}): Game {
  return start({ ruleBook: "new", ...request });
}

const authentic = (request: Parameters<typeof start>[0] = {}): Game =>
  theNew({ ...request, options: { authentic: true } });

describe("The New: pieces and handling", () => {
  it("N-1: 10 × 20 cells, Hold once per piece, three pieces in the Next Queue, and a ghost", () => {
    const game = theNew({ queue: "TIOSZ" });
    expect(game.rules.geometry).toMatchObject({ columns: 10, skyline: 20 });
    expect(queueOf(game)).toHaveLength(3);
    expect(game.state.y - rowsToSurface(game)).toBe(0);
    now(game, "hold", "hold");
    expect(pieceName(game)).toBe("I");
    expect(eventsOf(game, "refused")).toMatchObject([{ control: "hold", why: "alreadyHeld", clause: "N-1" }]);
  });

  it("N-2: each run of 63 has nine of each kind", () => {
    const game = theNew({ seed: 11 });
    const order: string[] = [];
    while (order.length < 126) {
      order.push(pieceName(game)!);
      clearMatrix(game.rules.geometry, game.state);
      now(game, "hardDrop");
      advance(game, game.state.lockAt);
      toNext(game);
    }
    for (const run of [order.slice(0, 63), order.slice(63)]) {
      for (const name of NAMES) expect(run.filter((each) => each === name)).toHaveLength(9);
    }
    // The bag is not nine bags of seven: in some games a kind comes twice in the first seven.
    const firsts = Array.from({ length: 20 }, (_, seed) => {
      const { state } = theNew({ seed });
      return new Set([state.kind, ...Array.from({ length: 6 }, (__, i) => (state.queue >>> (3 * i)) & 7)]).size;
    });
    expect(Math.min(...firsts)).toBeLessThan(7);
  });

  const PLACES: Record<string, string[]> = {
    I: ["4,21", "5,21", "6,21", "7,21"],
    J: ["5,22", "6,22", "7,21", "7,22"],
    L: ["5,21", "5,22", "6,22", "7,22"],
    O: ["5,21", "5,22", "6,21", "6,22"],
    S: ["5,21", "6,21", "6,22", "7,22"],
    T: ["5,21", "6,21", "6,22", "7,21"],
    Z: ["5,22", "6,21", "6,22", "7,21"],
  };

  it.each(NAMES)("N-3: %s enters in rows 21 and 22", (name) => {
    expect(minos(theNew({ queue: name }))).toEqual(PLACES[name]);
  });

  it.each([
    [false, 500_000],
    [true, 333_333],
  ])("N-4: authentic %s: %i µs from Lock Down to the next piece", (isAuthentic, micros) => {
    const game = theNew({ queue: "OT", options: { authentic: isAuthentic } });
    now(game, "hardDrop");
    advance(game, game.state.lockAt);
    const locked = game.state.time;
    expect(game.state).toMatchObject({ kind: -1, generateAt: locked + micros });
    advance(game, locked + micros);
    expect(pieceName(game)).toBe("T");
  });

  it.each([
    [false, 500_000],
    [true, 333_333],
  ])("N-5: authentic %s: lock delay %i µs, not reset by moves", (isAuthentic, micros) => {
    const game = theNew({ queue: "OT", options: { authentic: isAuthentic } });
    now(game, "hardDrop");
    const landed = game.state.time;
    advance(game, landed + micros - 2);
    tap(game, "left", 2);
    now(game, "rotateClockwise");
    advance(game, landed + micros - 1);
    expect(game.state.pieces).toBe(0);
    advance(game, landed + micros);
    expect(game.state.pieces).toBe(1);
  });

  it("N-5: the lock delay is not reset by a rotation, even if it brings the piece lower", () => {
    const game = start({ ruleBook: "new", queue: "I", board: ["####.#####"] });
    now(game, "hardDrop");
    expect(game.state.lockAt).toBe(500_000);
    at(game, 300, "rotateClockwise");
    expect(game.state).toMatchObject({ facing: 1, phase: "lock", lockAt: 500_000 });
  });

  it("N-5: the lock delay is reset by each step down, even to a row that the piece has reached before", () => {
    const game = theNew({ queue: "T" });
    putPiece(game, { piece: "T", facing: 0, x: 4, y: 0 });
    toMs(game, 400);
    // A turn on the floor kicks it up by one. After the turn back it hangs in the air and steps down again.
    now(game, "rotateClockwise", "rotateCounterclockwise");
    expect(game.state).toMatchObject({ phase: "falling", y: 1, lockMicros: 100_000 });
    advance(game, game.state.fallAt);
    expect(game.state).toMatchObject({ y: 0, phase: "lock", lockAt: game.state.time + 500_000 });
  });

  it("N-7: a direction stopped by a Block goes on after a firm drop if its way is free there", () => {
    const overhang = Array.from({ length: 6 }, () => "...#......");
    const game = theNew({ queue: "O", board: [...overhang, ...Array.from({ length: 4 }, () => "..........")] });
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 9 });
    now(game, "left");
    advance(game, 500_000);
    expect(game.state).toMatchObject({ x: 4, isCharged: true });
    now(game, "hardDrop");
    toMs(game, 900);
    expect(game.state).toMatchObject({ x: 0, y: 1 });
  });

  it("N-5: there is no manual lock: after a drop, even with down held, half a second is left", () => {
    const game = theNew({ queue: "O" });
    now(game, "hardDrop", "hardDrop", "softDrop");
    toMs(game, 499);
    expect(game.state.pieces).toBe(0);
  });

  it.each([
    [false, [0, 166_667, 250_000]],
    [true, [0, 133_333, 200_000]],
  ])("N-6: authentic %s: Auto-Repeat has the times of the frames", (isAuthentic, times) => {
    const game = theNew({ queue: "I", options: { authentic: isAuthentic } });
    now(game, "left");
    advance(game, 260_000);
    expect(eventsOf(game, "moved").map((event) => event.at)).toEqual(times);
  });

  it("N-7: up drops the piece to the floor without Lock Down", () => {
    const game = theNew({ queue: "O" });
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ y: 1, phase: "lock", pieces: 0, score: 0 });
    tap(game, "left");
    expect(minos(game)).toEqual(["4,1", "4,2", "5,1", "5,2"]);
  });

  it("N-7: down moves the piece one cell per frame, without Lock Down", () => {
    const game = theNew({ queue: "O" });
    now(game, "softDrop");
    advance(game, 50_001);
    expect(eventsOf(game, "fell").map((event) => event.at)).toEqual([16_667, 33_334, 50_001]);
    advance(game, 450_000);
    expect(game.state).toMatchObject({ phase: "lock", pieces: 0, score: 0 });
  });
});

describe("The New: rotation", () => {
  const cases = NAMES.flatMap((name) => fixture.shapes[name]!.map((_, facing) => [name, facing] as const));

  it.each(cases)("N-8: %s, shape %i, turns clockwise and back in free space", (name, facing) => {
    const game = theNew();
    const shapes = fixture.shapes[name]!;
    const cellsAt = (index: number): string[] =>
      shapes[index]!.map(([x, y]) => `${x + 5 + 1},${y + 10 + 1}`).toSorted();
    putPiece(game, { piece: name, facing, x: 5, y: 10 });
    expect(minos(game)).toEqual(cellsAt(facing));
    now(game, "rotateClockwise");
    expect(minos(game)).toEqual(cellsAt((facing + 1) % shapes.length));
    now(game, "rotateCounterclockwise");
    expect(minos(game)).toEqual(cellsAt(facing));
  });

  /** A piece in the air. Only the cells that it needs at its start and at one displacement are free. */
  it.each([
    ["J", "rotateClockwise", 0, -1, 2],
    ["T", "rotateClockwise", 1, 0, 3],
    ["T", "rotateClockwise", -1, 0, 4],
    ["T", "rotateClockwise", 0, 1, 5],
    ["L", "rotateCounterclockwise", 0, -1, 2],
    ["T", "rotateCounterclockwise", -1, 0, 3],
    ["T", "rotateCounterclockwise", 1, 0, 4],
    ["T", "rotateCounterclockwise", 0, 1, 5],
  ] as const)("N-8: a blocked %s, %s, tries (%i, %i) as number %i", (piece, name, dx, dy, point) => {
    const shapes = fixture.shapes[piece]!;
    const to = name === "rotateClockwise" ? 1 : 3;
    const [x, y] = [5, 5];
    const free = new Set([
      ...shapes[0]!.map(([cx, cy]) => `${cx + x},${cy + y}`),
      ...shapes[to]!.map(([cx, cy]) => `${cx + x + dx},${cy + y + dy}`),
    ]);
    const rows = Array.from({ length: 11 }, (_, row) =>
      Array.from({ length: 10 }, (__, column) => (free.has(`${column},${row}`) || column === 0 ? "." : "#")).join(""),
    );
    const game = theNew({ board: rows.toReversed() });
    putPiece(game, { piece, facing: 0, x, y });
    now(game, name);
    expect(eventsOf(game, "rotated")).toMatchObject([{ point, x: x + dx, y: y + dy }]);
  });

  it("N-8: a piece that fits nowhere does not turn", () => {
    const game = theNew({ board: [".###.#####", ".####.####", ".###...###"] });
    putPiece(game, { piece: "T", facing: 0, x: 5, y: 0 });
    now(game, "rotateClockwise");
    expect(game.state.facing).toBe(0);
    expect(eventsOf(game, "refused")).toMatchObject([{ clause: "N-8" }]);
  });
});

describe("The New: end, spins, speed", () => {
  it("N-9: a piece that locks with a Block in row 21 or above ends the game", () => {
    const tower = (height: number): string[] => Array.from({ length: height }, () => "...####...");
    const ends = theNew({ queue: "O", board: tower(19) });
    now(ends, "hardDrop");
    advance(ends, ends.state.lockAt);
    expect(ends.state).toMatchObject({ phase: "ended", outcome: "lockAbove" });
    const goesOn = theNew({ queue: "O", board: tower(18) });
    now(goesOn, "hardDrop");
    advance(goesOn, goesOn.state.lockAt);
    expect(goesOn.state.phase).toBe("generation");
  });

  const SLOT = ["...#......", "###...####", "####.#####"];

  function spun(isAuthentic: boolean, rows: string[] = SLOT): Game {
    const game = theNew({ board: rows, options: { authentic: isAuthentic } });
    putPiece(game, { piece: "T", facing: 1, x: 4, y: 1 });
    now(game, "rotateClockwise");
    return game;
  }

  it("N-10: a turned piece that cannot move left, right or up makes a spin move, which earns nothing", () => {
    const game = spun(false, ["...#......", "###...###.", "####.####."]);
    advance(game, game.state.lockAt);
    expect(eventsOf(game, "spun")).toMatchObject([{ kind: 5 }]);
    expect(game.state).toMatchObject({ spins: 1, score: 0, lines: 0 });
  });

  it("N-10: a piece whose last action is not a rotation makes no spin move", () => {
    const game = theNew({ board: ["...#......", "###...###.", "####.####."] });
    putPiece(game, { piece: "T", facing: 2, x: 4, y: 1 });
    advance(game, game.state.lockAt);
    expect(eventsOf(game, "spun")).toEqual([]);
  });

  it("N-10: a piece that can still move up makes no spin move", () => {
    const game = spun(false, ["..........", "###...###.", "####.####."]);
    advance(game, game.state.lockAt);
    expect(eventsOf(game, "spun")).toEqual([]);
  });

  it("N-10: any piece can make a spin move", () => {
    // A Z turns from standing to lying under an overhang.
    const game = theNew({ board: ["###.......", "#..#......", ".#..#.....", "..##......"] });
    putPiece(game, { piece: "Z", facing: 0, x: 2, y: 1 });
    expect(board(game, 4)).toEqual(["###.......", "#zz#......", ".#zz#.....", "..##......"]);
    game.state.rotationPoint = 1;
    advance(game, game.state.lockAt);
    expect(eventsOf(game, "spun")).toMatchObject([{ kind: 6 }]);
  });

  it("N-10: without *authentic* a full row of a spin is cleared as usual", () => {
    const game = spun(false);
    advance(game, game.state.lockAt);
    expect(eventsOf(game, "cascaded")).toEqual([]);
    expect(game.state).toMatchObject({ lines: 2, score: 2 });
    expect(board(game, 2)).toEqual(["..........", "...#......"]);
  });

  it("N-10: authentic, the source's example: both rows are full, so the whole board cascades", () => {
    const game = spun(true, ["#.........", "..........", ...SLOT]);
    advance(game, game.state.lockAt);
    expect(eventsOf(game, "spun")).toHaveLength(1);
    expect(eventsOf(game, "cascaded")).toHaveLength(1);
    expect(game.state).toMatchObject({ lines: 2, score: 2 });
    // The Block in the air has fallen.
    expect(board(game, 3)).toEqual(["..........", "..........", "#..#......"]);
  });

  it("N-10: authentic, without a full row nothing shatters", () => {
    const game = spun(true, ["#.........", "..........", "...#......", "###...###.", "####.####."]);
    advance(game, game.state.lockAt);
    expect(eventsOf(game, "spun")).toHaveLength(1);
    expect(eventsOf(game, "cascaded")).toEqual([]);
    expect(board(game, 5)[0]).toBe("#.........");
  });

  it.each([0, 1, 10, 100, 1000, 5500, 9000])("N-11: the speed after %i seconds, in whole numbers", (seconds) => {
    const game = theNew({ queue: "O" });
    advance(game, 0);
    game.state.time = seconds * 1_000_000;
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 20 });
    // 0.01 + 0.000003 × frames cells per frame, at most 1, as a fraction of whole numbers.
    const millionths = BigInt(Math.min(1_000_000, 10_000 + 3 * 60 * seconds));
    expect(BigInt(game.state.fallMicros)).toBe(1_000_000_000_000n / (60n * millionths));
  });

  it("N-11: the code 2FAST4U adds 0.0001 per frame to the speed", () => {
    const game = theNew({ options: { fast: true } });
    game.state.time = 10_000_000;
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 20 });
    expect(game.state.fallMicros).toBe(Math.floor(1e12 / (60 * (10_000 + 100 * 600))));
  });

  it("N-11: lines do not change the speed", () => {
    const game = theNew({ queue: "OO" });
    const before = game.state.fallMicros;
    game.state.lines = 100;
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 20 });
    expect(game.state.fallMicros).toBe(before);
  });

  it("N-17: Marathon has no end of its own", () => {
    const game = theNew();
    game.state.lines = 5000;
    toMs(game, 1000);
    expect(game.state).toMatchObject({ phase: "falling", endAt: Number.MAX_SAFE_INTEGER });
  });

  it("N-17: Ultra is a race to 150 lines", () => {
    const game = theNew({ variation: "ultra" });
    expect(game.state.goal).toBe(150);
    for (let lines = 1; lines <= 150; lines++) {
      expect(game.state.phase).toBe("falling");
      clearOne(game);
    }
    expect(game.state).toMatchObject({ phase: "ended", outcome: "goalReached", lines: 150 });
  });

  it("N-17: Sprint is a countdown of three minutes", () => {
    const game = theNew({ variation: "sprint" });
    expect(game.state.endAt).toBe(180_000_000);
    game.state.fallAt = Number.MAX_SAFE_INTEGER;
    advance(game, 179_999_999);
    expect(game.state.phase).not.toBe("ended");
    advance(game, 180_000_000);
    expect(game.state.outcome).toBe("timeUp");
  });

  it("N-1: authentic, a swap takes 16 frames, and the first one draws a piece outside the bag", () => {
    const game = authentic({ queue: "TIIIIIII" });
    at(game, 10, "hold");
    expect(game.state).toMatchObject({ kind: -1, hold: 5, generateAt: 10_000 + 266_667 });
    const outs = Array.from({ length: 30 }, (_, seed) => {
      const each = authentic({ queue: "TIIIIIII", seed });
      now(each, "hold");
      advance(each, each.state.generateAt);
      expect(each.state.queue & 7).toBe(0);
      return pieceName(each);
    });
    expect(new Set(outs).size).toBe(7);
  });
});

function clearOne(game: Game): void {
  const { state, rules } = game;
  clearMatrix(rules.geometry, state);
  for (let x = 0; x < 8; x++) putCell(rules.geometry, state, x, 0, GARBAGE_CELL);
  putPiece(game, { piece: "O", facing: 0, x: 8, y: 1 });
  advance(game, state.lockAt);
  if (state.phase !== "ended") advance(game, state.generateAt);
}
