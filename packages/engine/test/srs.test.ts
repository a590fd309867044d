import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guideline } from "../src/ruleBooks/guideline.ts";
import type { Offset } from "../src/ruleBook.ts";
import { drawBoard, putPiece } from "../src/debug/index.ts";
import { eventsOf, now, start } from "./helpers.ts";

interface Fixture {
  readonly facings: Record<string, Record<string, Offset[]>>;
  readonly kicks: Record<string, Record<string, Offset[]>>;
}

const file = new URL("../../../docs/rules/fixtures/srs.json", import.meta.url);
const fixture = JSON.parse(readFileSync(file, "utf8")) as Fixture;
const FACINGS = "NESW";
const sorted = (cells: readonly Offset[]): string[] => cells.map(String).toSorted();

/**
 * The second implementation: the Guideline's five rotation points for each facing (A1.4), relative to the centre of the
 * facing. A turn brings the n-th point of the new facing to the place of the n-th point of the old one. The facings are
 * the North cells, turned about Point 1.
 */
const POINTS_3: Record<string, Offset[]> = {
  N: [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  E: [
    [0, 0],
    [1, 0],
    [1, -1],
    [0, 2],
    [1, 2],
  ],
  S: [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  W: [
    [0, 0],
    [-1, 0],
    [-1, -1],
    [0, 2],
    [-1, 2],
  ],
};
const POINTS_I: Record<string, Offset[]> = {
  N: [
    [0, 0],
    [-1, 0],
    [2, 0],
    [-1, 0],
    [2, 0],
  ],
  E: [
    [-1, 0],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, -2],
  ],
  S: [
    [-1, 1],
    [1, 1],
    [-2, 1],
    [1, 0],
    [-2, 0],
  ],
  W: [
    [0, 1],
    [0, 1],
    [0, 1],
    [0, -1],
    [0, 2],
  ],
};
const POINTS_O: Record<string, Offset[]> = {
  N: [[0, 0]],
  E: [[0, -1]],
  S: [[-1, -1]],
  W: [[-1, 0]],
};
const NORTH: Record<string, Offset[]> = {
  I: [
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  J: [
    [-1, 1],
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  L: [
    [1, 1],
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  O: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  S: [
    [-1, 0],
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  T: [
    [-1, 0],
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  Z: [
    [-1, 1],
    [0, 1],
    [0, 0],
    [1, 0],
  ],
};

const pointsOf = (name: string): Record<string, Offset[]> =>
  name === "I" ? POINTS_I : name === "O" ? POINTS_O : POINTS_3;

function naiveCells(name: string, facing: string): Offset[] {
  let cells = NORTH[name]!;
  for (let i = 0; i < FACINGS.indexOf(facing); i++) cells = cells.map(([x, y]): Offset => [y, -x]);
  return cells;
}

/** The cells after a turn at each rotation point, in order, for a piece with its true centre at (0, 0). */
function naiveResults(name: string, from: string, to: string): string[][] {
  const before = pointsOf(name)[from]!;
  const after = pointsOf(name)[to]!;
  return before.map(([x, y], n) => {
    const [dx, dy] = [x - after[n]![0], y - after[n]![1]];
    return sorted(naiveCells(name, to).map(([cx, cy]): Offset => [cx + dx, cy + dy]));
  });
}

/** The results of the engine's table, moved so that its cells before the turn equal the naive ones. */
function engineResults(name: string, from: string, isClockwise: boolean): { before: string[]; after: string[][] } {
  const piece = guideline.pieces.find((each) => each.name === name)!;
  const f = FACINGS.indexOf(from);
  const t = (f + (isClockwise ? 1 : 3)) % 4;
  const tests = (isClockwise ? piece.clockwise : piece.counterclockwise)[f]!;
  // The distance of the table's centre from the true centre of this facing.
  const [ox, oy] = frameOffset(piece.facings[f]!, naiveCells(name, from));
  const move = (cells: readonly Offset[], x: number, y: number): string[] =>
    sorted(cells.map(([cx, cy]): Offset => [cx + x - ox, cy + y - oy]));
  return { before: move(piece.facings[f]!, 0, 0), after: tests.map(([x, y]) => move(piece.facings[t]!, x, y)) };
}

function frameOffset(framed: readonly Offset[], pure: readonly Offset[]): Offset {
  const low = (cells: readonly Offset[], axis: 0 | 1): number => Math.min(...cells.map((cell) => cell[axis]));
  return [low(framed, 0) - low(pure, 0), low(framed, 1) - low(pure, 1)];
}

const turns = Object.keys(NORTH).flatMap((name) =>
  [...FACINGS].flatMap((from) => [true, false].map((isClockwise) => ({ name, from, isClockwise }))),
);

describe("Super Rotation System", () => {
  it.each(Object.keys(fixture.facings))("G-A3: %s has the facings of the fixture", (name) => {
    const piece = guideline.pieces.find((each) => each.name === name)!;
    expect(piece.facings.map(sorted)).toEqual([...FACINGS].map((facing) => sorted(fixture.facings[name]![facing]!)));
  });

  it.each(turns)(
    "G-A3: $name from $from, clockwise $isClockwise, tries the displacements of the fixture",
    ({ name, from, isClockwise }) => {
      const piece = guideline.pieces.find((each) => each.name === name)!;
      const f = FACINGS.indexOf(from);
      const to = FACINGS[(f + (isClockwise ? 1 : 3)) % 4];
      const kicks = name === "O" ? [[0, 0]] : fixture.kicks[name === "I" ? "I" : "JLSTZ"]![`${from}>${to}`];
      expect((isClockwise ? piece.clockwise : piece.counterclockwise)[f]).toEqual(kicks);
    },
  );

  it.each(turns)(
    "G-A3: $name from $from, clockwise $isClockwise, gives the results of the rotation points",
    ({ name, from, isClockwise }) => {
      const to = FACINGS[(FACINGS.indexOf(from) + (isClockwise ? 1 : 3)) % 4]!;
      const { before, after } = engineResults(name, from, isClockwise);
      expect(before).toEqual(sorted(naiveCells(name, from)));
      expect(after).toEqual(naiveResults(name, from, to));
    },
  );

  it("G-A3: on random boards the first point that fits wins, and if none fits nothing turns", () => {
    const boards = fc.array(fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(
        boards,
        fc.constantFrom(...turns),
        fc.nat(9),
        fc.nat(7),
        (rows, { name, from, isClockwise }, x, y) => {
          const filled = (cx: number, cy: number): boolean =>
            cx < 0 || cx > 9 || cy < 0 || (cy < 8 && rows[cy]![cx]! && !rows[cy]!.every(Boolean));
          const own = naiveCells(name, from).map(([cx, cy]): Offset => [cx + x, cy + y]);
          fc.pre(own.every(([cx, cy]) => !filled(cx, cy)));
          const picture = rows.map((row) =>
            row.every(Boolean) ? ".........." : row.map((cell) => (cell ? "#" : ".")).join(""),
          );
          const game = start({ board: picture.toReversed() });
          const piece = guideline.pieces.find((each) => each.name === name)!;
          const f = FACINGS.indexOf(from);
          const [ox, oy] = frameOffset(piece.facings[f]!, naiveCells(name, from));
          putPiece(game, { piece: name, facing: f, x: x - ox, y: y - oy });
          now(game, isClockwise ? "rotateClockwise" : "rotateCounterclockwise");
          const to = FACINGS[(f + (isClockwise ? 1 : 3)) % 4]!;
          const results = naiveResults(name, from, to).map((cells) =>
            cells.map((cell) => cell.split(",").map(Number)).map(([cx, cy]): Offset => [cx! + x, cy! + y]),
          );
          const point = results.findIndex((cells) => cells.every(([cx, cy]) => !filled(cx, cy)));
          const letter = name.toLowerCase();
          const drawn = drawBoard(game, 14)
            .toReversed()
            .flatMap((row, cy) => [...row].flatMap((cell, cx) => (cell === letter ? [`${cx},${cy}`] : [])));
          expect(drawn.toSorted()).toEqual(sorted(point < 0 ? own : results[point]!));
          expect(eventsOf(game, "rotated").map((event) => event.point)).toEqual(point < 0 ? [] : [point + 1]);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("G-A3: O never moves", () => {
    const game = start({ queue: "O" });
    const before = drawBoard(game, 22);
    now(game, "rotateClockwise", "rotateClockwise", "rotateCounterclockwise");
    expect(drawBoard(game, 22)).toEqual(before);
  });

  it("G-A3: the only points that can never win are T-North 4 and T-South 3", () => {
    // A later point can win if the cells of every earlier point can be blocked without blocking its own.
    const never: string[] = [];
    for (const { name, from, isClockwise } of turns) {
      if (name === "O") continue;
      const own = new Set(sorted(naiveCells(name, from)));
      const to = FACINGS[(FACINGS.indexOf(from) + (isClockwise ? 1 : 3)) % 4]!;
      const results = naiveResults(name, from, to);
      results.forEach((cells, n) => {
        const kept = new Set([...own, ...cells]);
        const canWin = results.slice(0, n).every((earlier) => earlier.some((cell) => !kept.has(cell)));
        if (!canWin) never.push(`${name}-${from} ${n + 1}`);
      });
    }
    expect([...new Set(never)].toSorted()).toEqual(["T-N 4", "T-S 3"]);
  });
});
