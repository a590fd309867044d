import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, type Game, parseSetup, rowsToSurface, type ScoringAction } from "../src/index.ts";
import { drawBoard, putPiece } from "../src/debug/index.ts";
import { clearMatrix } from "../src/matrix.ts";
import type { Offset } from "../src/ruleBook.ts";
import { at, board, eventsOf, now, pieceName, start, tap, toMs, toNext } from "./helpers.ts";
import { perform } from "./scoringActions.ts";

const reglas = (request: Parameters<typeof start>[0] = {}): Game => start({ ruleBook: "reglas", ...request });
const rowsOf = (count: number, row: string): string[] => Array.from({ length: count }, () => row);
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../docs/rules/fixtures/${name}.json`, import.meta.url), "utf8"));
const NAMES = [..."IJLOSTZ"];
const FACINGS = "NESW";

describe("The field", () => {
  it("R-1: ten columns can be reached and no more", () => {
    const game = reglas({ queue: "OO" });
    tap(game, "left", 12);
    now(game, "hardDrop");
    toNext(game);
    tap(game, "right", 12);
    now(game, "hardDrop");
    expect(board(game, 2)).toEqual(["OO......OO", "OO......OO"]);
  });

  it("R-1: at least 22 rows, of which 20 are seen: a Tetrominó may lock across the edge", () => {
    const game = reglas({ queue: "OT", board: rowsOf(19, "##........") });
    expect(game.rules.geometry.skyline).toBe(20);
    expect(game.rules.geometry.height).toBeGreaterThanOrEqual(22);
    tap(game, "left", 4);
    now(game, "hardDrop");
    expect(board(game, 22).slice(0, 3)).toEqual(["..........", "OO........", "OO........"]);
    expect(game.state.outcome).toBe("playing");
  });

  /** Rows 22 and 21, the lowest of the hidden ones. */
  const PLACES: Record<string, readonly [string, string]> = {
    I: ["..........", "...iiii..."],
    O: ["....oo....", "....oo...."],
    J: ["...j......", "...jjj...."],
    L: [".....l....", "...lll...."],
    S: ["....ss....", "...ss....."],
    T: ["....t.....", "...ttt...."],
    Z: ["...zz.....", "....zz...."],
  };

  it.each(NAMES)("R-3: %s appears flat side down in rows 21 and 22, and stays there until it falls", (queue) => {
    const game = reglas({ queue });
    expect(board(game, 22).slice(0, 3)).toEqual([...PLACES[queue]!, ".........."]);
    toMs(game, 999.999);
    expect(board(game, 22).slice(0, 2)).toEqual(PLACES[queue]);
    toMs(game, 1000);
    expect(board(game, 21).slice(0, 2)).toEqual(PLACES[queue]);
  });
});

describe("Super Rotation System", () => {
  type Place = { readonly facing: string; readonly center: Offset };
  interface Example {
    readonly id: string;
    readonly title: string;
    readonly board: readonly string[];
    readonly start: Place;
    readonly inputs: readonly ("CW" | "CCW")[];
    readonly end: Place;
    readonly rotationPoints: readonly number[];
  }

  const { examples } = read("t-spins") as { readonly examples: readonly Example[] };
  const srs = read("srs") as {
    readonly facings: Record<string, Record<string, Offset[]>>;
    readonly kicks: Record<string, Record<string, Offset[]>>;
  };

  it.each(NAMES)("R-4: %s turns to 90°, 180°, 270° and back to 0°, either way", (name) => {
    for (const [key, order] of [
      ["rotateClockwise", "ESWN"],
      ["rotateCounterclockwise", "WSEN"],
    ] as const) {
      const game = reglas();
      putPiece(game, { piece: name, facing: 0, x: 4, y: 8 });
      for (const facing of order) {
        now(game, key);
        expect(inPlay(game)).toEqual(cellsAt(srs.facings[name]![facing]!, 4, 8));
      }
    }
  });

  it.each(examples)("R-4: the rotation of $id, $title", (example) => {
    const { facing, center } = example.start;
    const game = reglas({ board: example.board.map((row) => row.replaceAll("t", ".")) });
    putPiece(game, { piece: "T", facing: FACINGS.indexOf(facing), x: center[0], y: center[1] });
    for (const input of example.inputs) now(game, input === "CW" ? "rotateClockwise" : "rotateCounterclockwise");
    expect(inPlay(game)).toEqual(cellsAt(srs.facings["T"]![example.end.facing]!, ...example.end.center));
    expect(eventsOf(game, "rotated").map(({ point }) => point)).toEqual(example.rotationPoints);
  });

  it("R-4: five positions are tried in order, the first that is free is taken, else it does not turn", () => {
    const words = fc.array(fc.nat(1023), { minLength: 8, maxLength: 8 });
    const turns = NAMES.flatMap((name) =>
      [0, 1, 2, 3].flatMap((f) => [1, 3].map((by) => [name, FACINGS[f]!, FACINGS[(f + by) % 4]!, by] as const)),
    );
    const points = new Set<number>();
    fc.assert(
      fc.property(words, fc.constantFrom(...turns), fc.nat(9), fc.nat(7), (rows, [name, from, to, by], x, y) => {
        const own = new Set(cellsAt(srs.facings[name]![from]!, x, y));
        const isOutside = ([cx, cy]: Offset): boolean => cx < 0 || cx > 9 || cy < 0;
        fc.pre(!srs.facings[name]![from]!.some(([cx, cy]) => isOutside([cx + x, cy + y])));
        // No row is full, and the Tetrominó stands where nothing is.
        const picture = rows.map((word, cy) =>
          Array.from({ length: 10 }, (_, cx) =>
            ((word >> cx) & 1) === 0 || own.has(`${cx},${cy}`) || cx === cy ? "." : "#",
          ).join(""),
        );
        const isTaken = ([cx, cy]: Offset): boolean => isOutside([cx, cy]) || picture[cy]?.[cx] === "#";
        const game = reglas({ board: picture.toReversed() });
        putPiece(game, { piece: name, facing: FACINGS.indexOf(from), x, y });
        now(game, by === 1 ? "rotateClockwise" : "rotateCounterclockwise");
        const tries: Offset[] = name === "O" ? [[0, 0]] : srs.kicks[name === "I" ? "I" : "JLSTZ"]![`${from}>${to}`]!;
        const point = tries.findIndex(
          ([dx, dy]) => !srs.facings[name]![to]!.some(([cx, cy]) => isTaken([cx + x + dx, cy + y + dy])),
        );
        const [dx, dy] = tries[point] ?? [0, 0];
        points.add(point);
        expect(inPlay(game)).toEqual(cellsAt(srs.facings[name]![point < 0 ? from : to]!, x + dx, y + dy));
        expect(eventsOf(game, "refused")).toHaveLength(point < 0 ? 1 : 0);
      }),
      { numRuns: 2000, seed: 5 },
    );
    expect([...points].toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4]);
  });
});

describe("Random Generator", () => {
  it("R-5: each run of seven holds all seven, in ever new orders", () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const game = reglas({ seed });
      for (let bag = 0; bag < 3; bag++) {
        const order: string[] = [];
        while (order.length < 7) {
          order.push(pieceName(game)!);
          clearMatrix(game.rules.geometry, game.state);
          now(game, "hardDrop");
          toNext(game);
        }
        expect(order.toSorted()).toEqual(NAMES);
        orders.add(order.join(""));
      }
    }
    expect(orders.size).toBeGreaterThan(55);
  });
});

describe("Hold and ghost", () => {
  it("R-6: Hold sends it to the box, and what was there comes from the top", () => {
    const game = reglas({ queue: "TIO" });
    at(game, 2500, "hold");
    expect([pieceName(game), game.rules.book.pieces[game.state.hold]?.name]).toEqual(["I", "T"]);
    expect(board(game, 22)[1]).toBe("...iiii...");
    now(game, "hardDrop");
    toNext(game);
    now(game, "rotateClockwise", "hold");
    expect(pieceName(game)).toBe("T");
    expect(board(game, 22).slice(0, 2)).toEqual(["....t.....", "...ttt...."]);
  });

  it("R-6: once per Lock Down", () => {
    const game = reglas({ queue: "TIOS" });
    now(game, "hold", "hold");
    expect(pieceName(game)).toBe("I");
    expect(eventsOf(game, "refused")).toMatchObject([{ control: "hold", why: "alreadyHeld", clause: "R-6" }]);
    now(game, "hardDrop");
    toNext(game);
    now(game, "hold");
    expect(pieceName(game)).toBe("T");
  });

  it("R-6: the ghost lies where the Tetrominó would come to rest", () => {
    const game = reglas({ queue: "T", board: ["....#.....", "....#....."] });
    expect(rowsToSurface(game)).toBe(18);
    tap(game, "right", 2);
    expect(rowsToSurface(game)).toBe(20);
  });

  it.each(["ghost", "hold"] as const)("R-6: %s is always there", (name) => {
    expect(reglas().rules.options[name]).toBe(true);
    expect(parseSetup({ ruleBook: "reglas", seed: 1, options: { [name]: false } })).toMatchObject({
      ok: false,
      problem: { where: `option ${name}` },
    });
  });
});

describe("Score", () => {
  const POINTS: [ScoringAction, number][] = [
    ["single", 100],
    ["double", 300],
    ["triple", 600],
    ["tetris", 1200],
    // What counts are the lines.
    ["tSpin", 0],
    ["tSpinSingle", 100],
    ["tSpinDouble", 300],
    ["tSpinTriple", 600],
    ["miniTSpin", 0],
    ["miniTSpinSingle", 100],
  ];

  it.each(POINTS.flatMap(([action, points]) => [1, 4, 15].map((level) => [action, level, points] as const)))(
    "R-8: a %s at level %i: %i, whatever the level",
    (action, startingLevel, points) => {
      const game = reglas({ options: { startingLevel } });
      perform(game, action);
      expect(game.state.score).toBe(points);
    },
  );

  it.each([
    ["tetris", 3600],
    ["tSpinDouble", 900],
  ] as const)("R-8: a %s after another earns the same again: three make %i", (action, points) => {
    const game = reglas();
    perform(game, action, action, action);
    expect(game.state.score).toBe(points);
  });

  it.each([
    ["softDrop", 1, 1000, 20],
    ["softDrop", 9, 100, 20],
    ["hardDrop", 1, 0, 40],
    ["hardDrop", 9, 0, 40],
  ] as const)("R-8: the twenty rows of a %s at level %i, in %i ms: %i", (name, startingLevel, ms, points) => {
    const game = reglas({ queue: "O", options: { startingLevel } });
    at(game, 0, name);
    toMs(game, ms);
    expect(board(game, 2).map((row) => row.toLowerCase())).toEqual(["....oo....", "....oo...."]);
    expect(game.state.score).toBe(points);
  });

  it("R-8: a row fallen without a drop earns nothing", () => {
    const game = reglas({ queue: "O" });
    toMs(game, 5000);
    expect(game.state.score).toBe(0);
  });
});

/** Microseconds a row by R-9 in whole numbers: the level's speed and 0.005 rows a second for every whole second. */
function microsAt(level: number, seconds: number): number {
  const n = BigInt(Math.min(level, 15) - 1);
  // (0.8 - (level - 1) × 0.007)^(level - 1) seconds in microseconds, rounded (G-7).
  const guideline = ((800n - 7n * n) ** n * 10n ** 7n) / 1000n ** n;
  const rowsASecond = 10n ** 12n / ((guideline + 5n) / 10n) + 5000n * BigInt(seconds);
  return Number(10n ** 12n / rowsASecond);
}

describe("Speed", () => {
  it("R-9: it begins with the Guideline's speed and gains with every whole second", () => {
    const game = reglas({ queue: "O" });
    toMs(game, 5000);
    // 1, 1.005, 1.005, 1.01, 1.015 rows a second: the second is that in which the row begins.
    const times = [1_000_000, 1_995_024, 2_990_048, 3_980_147, 4_965_368];
    expect(eventsOf(game, "fell").map((event) => event.at)).toEqual(times);
  });

  it.each(Array.from({ length: 15 }, (_, i) => i + 1))("R-9: the rows of the first seconds at level %i", (level) => {
    const game = reglas({ queue: "O", options: { startingLevel: level } });
    toMs(game, 30_000);
    const falls = eventsOf(game, "fell").map((event) => event.at);
    const rows: number[] = [];
    for (let time = 0; rows.length < 20; rows.push(time)) time += microsAt(level, Math.floor(time / 1_000_000));
    expect(falls.slice(0, 20)).toEqual(rows);
  });

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
  it("R-10: 10 lines are a level, and there is no last one", () => {
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
    // Without a line it counts for one, with lines for these.
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
    // And for no more: nine of the next ten are still to come.
    for (let i = 0; i < 9; i++) perform(game, "single");
    expect(game.state.level).toBe(2);
    perform(game, "single");
    expect(game.state.level).toBe(3);
  });

  it("R-10: what goes beyond a level counts for the next", () => {
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

  it("R-10: nothing else raises it: not time, drops or Hold", () => {
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

describe("The end", () => {
  it("R-11: a Tetrominó is generated over a block", () => {
    const game = reglas({ queue: "OT", board: rowsOf(19, "...####...") });
    now(game, "hardDrop");
    expect(game.state.outcome).toBe("playing");
    toNext(game);
    expect(game.state).toMatchObject({ phase: "ended", outcome: "blockOut" });
  });

  it.each([
    [18, "playing"],
    [19, "playing"],
    [20, "lockOut"],
  ])("R-11: locked on a stack of %i: %s", (height, outcome) => {
    const game = reglas({ queue: "OT", board: rowsOf(height, "....##....") });
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ outcome, pieces: 1 });
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

  it("R-13: 20 times the speed that level and time have brought", () => {
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

  it("R-13: Extended Placement: fifteen moves or rotations set the delay back", () => {
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

const cellsAt = (cells: readonly Offset[], x: number, y: number): string[] =>
  cells.map(([cx, cy]) => `${cx + x},${cy + y}`).toSorted();

/** The cells of the Tetrominó in play, as the field is drawn. */
function inPlay(game: Game): string[] {
  const rows = drawBoard(game).toReversed();
  return rows.flatMap((row, y) => [...row].flatMap((c, x) => (/[a-z]/.test(c) ? [`${x},${y}`] : []))).toSorted();
}

/** Plays to a time in seconds on a field that is emptied again and again. */
function letPass(game: Game, seconds: number): void {
  for (let time = game.state.time; time <= seconds * 1_000_000; time += 200_000) {
    advance(game, time);
    clearMatrix(game.rules.geometry, game.state);
  }
  advance(game, seconds * 1_000_000);
}
