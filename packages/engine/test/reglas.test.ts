import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Game, parseSetup, rowsToSurface, type ScoringAction } from "../src/index.ts";
import { drawBoard, putPiece } from "../src/debug/index.ts";
import { clearMatrix } from "../src/matrix.ts";
import type { Offset } from "../src/ruleBook.ts";
import { at, board, eventsOf, now, pieceName, rowsOf, starter, tap, toMs, toNext } from "./helpers.ts";
import { perform } from "./scoringActions.ts";

const reglas = starter("reglas");

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../docs/rules/fixtures/${name}.json`, import.meta.url), "utf8"));

const NAMES = [..."IJLOSTZ"];

const FACINGS = "NESW";

describe("The field", () => {
  it("R-1: a Tetrominó can reach ten columns and no more", () => {
    const game = reglas({ queue: "OO" });
    tap(game, "left", 12);
    now(game, "hardDrop");
    toNext(game);
    tap(game, "right", 12);
    now(game, "hardDrop");
    expect(board(game, 2)).toEqual(["OO......OO", "OO......OO"]);
  });

  it("R-1: of at least 22 rows 20 are visible, and a Tetrominó may lock across the edge", () => {
    const game = reglas({ queue: "OT", board: rowsOf(19, "##........") });
    expect(game.rules.geometry.skyline).toBe(20);
    expect(game.rules.geometry.height).toBeGreaterThanOrEqual(22);
    tap(game, "left", 4);
    now(game, "hardDrop");
    expect(board(game, 22).slice(0, 3)).toEqual(["..........", "OO........", "OO........"]);
    expect(game.state.outcome).toBe("playing");
  });

  /** Rows 22 and 21, the lowest hidden rows. */
  const PLACES: Record<string, readonly [string, string]> = {
    I: ["..........", "...iiii..."],
    O: ["....oo....", "....oo...."],
    J: ["...j......", "...jjj...."],
    L: [".....l....", "...lll...."],
    S: ["....ss....", "...ss....."],
    T: ["....t.....", "...ttt...."],
    Z: ["...zz.....", "....zz...."],
  };

  it.each(NAMES)(
    "R-3: %s appears with its flat side down in rows 21 and 22, and stays there until it falls",
    (queue) => {
      const game = reglas({ queue });
      expect(board(game, 22).slice(0, 3)).toEqual([...PLACES[queue]!, ".........."]);
      toMs(game, 999.999);
      expect(board(game, 22).slice(0, 2)).toEqual(PLACES[queue]);
      toMs(game, 1000);
      expect(board(game, 21).slice(0, 2)).toEqual(PLACES[queue]);
    },
  );
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

  it.each(NAMES)("R-4: %s turns to 90°, 180°, 270° and back to 0°, in both directions", (name) => {
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

  it("R-4: a turn tries five positions in order and takes the first free one, or fails", () => {
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
        // No row is full, and the cells of the Tetrominó are empty.
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
  it("R-5: each run of seven has all seven, in different orders", () => {
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
  it("R-6: Hold sends the Tetrominó to the box, and the one from the box enters at the top", () => {
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

  it("R-6: Hold works once per Lock Down", () => {
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
      problem: { where: { part: "option", which: name } },
    });
  });
});

describe("Score", () => {
  const POINTS: [ScoringAction, number][] = [
    ["single", 100],
    ["double", 300],
    ["triple", 600],
    ["tetris", 1200],
    // Only the lines count.
    ["tSpin", 0],
    ["tSpinSingle", 100],
    ["tSpinDouble", 300],
    ["tSpinTriple", 600],
    ["miniTSpin", 0],
    ["miniTSpinSingle", 100],
  ];

  it.each(POINTS.flatMap(([action, points]) => [1, 4, 15].map((level) => [action, level, points] as const)))(
    "R-8: a %s at level %i earns %i, as at every level",
    (action, startingLevel, points) => {
      const game = reglas({ options: { startingLevel } });
      perform(game, action);
      expect(game.state.score).toBe(points);
    },
  );

  it.each([
    ["tetris", 3600],
    ["tSpinDouble", 900],
  ] as const)("R-8: each %s in a row earns the same: three earn %i", (action, points) => {
    const game = reglas();
    perform(game, action, action, action);
    expect(game.state.score).toBe(points);
  });

  it.each([
    ["softDrop", 1, 1000, 20],
    ["softDrop", 9, 100, 20],
    ["hardDrop", 1, 0, 40],
    ["hardDrop", 9, 0, 40],
  ] as const)("R-8: the twenty rows of a %s at level %i, in %i ms, earn %i", (name, startingLevel, ms, points) => {
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

describe("The end", () => {
  it("R-11: the game ends when a Tetrominó is generated over a block", () => {
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
  ])("R-11: a Tetrominó locks on a stack of %i: %s", (height, outcome) => {
    const game = reglas({ queue: "OT", board: rowsOf(height, "....##....") });
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ outcome, pieces: 1 });
  });
});

const cellsAt = (cells: readonly Offset[], x: number, y: number): string[] =>
  cells.map(([cx, cy]) => `${cx + x},${cy + y}`).toSorted();

/** The cells of the Tetrominó in play, read from the drawn field. */
function inPlay(game: Game): string[] {
  const rows = drawBoard(game).toReversed();
  return rows.flatMap((row, y) => [...row].flatMap((c, x) => (/[a-z]/.test(c) ? [`${x},${y}`] : []))).toSorted();
}
