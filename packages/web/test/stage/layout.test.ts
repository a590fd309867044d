import { describe, expect, test } from "vitest";
import { layOut } from "../../src/stage/layout.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import type { Layout, Rect } from "../../src/stage/stage.ts";

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;
const WIDE = SIZES.filter(([width, height]) => width > height);
const NO_ROOM = { top: 0, bottom: 0, left: 0, right: 0 } as const;
const POSITIONS = ["left", "centre", "right"] as const;

function at(
  widthPx: number,
  heightPx: number,
  more: { bottom?: number; position?: (typeof POSITIONS)[number] } = {},
): Layout {
  return layOut({
    widthPx,
    heightPx,
    room: { ...NO_ROOM, bottom: more.bottom ?? 0 },
    columns: 10,
    rows: 20,
    matrixSize: 84,
    matrixPosition: more.position ?? "centre",
    walls: 1.7,
  });
}

function rectsOf({ matrix, hold, next, left, right }: Layout): [string, Rect][] {
  return Object.entries({ matrix, hold, next, left, right });
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.each(SIZES)(
  "O-11: rows that wait have their meter at the left of a board alone, over nothing, at %i × %i",
  (width, height) => {
    const request = {
      widthPx: width,
      heightPx: height,
      room: NO_ROOM,
      columns: 10,
      rows: 20,
      matrixSize: 84,
      walls: 1.7,
    };
    const layout = layOut({ ...request, matrixPosition: "centre", hasMeter: true });
    const { meter, matrix } = layout;
    expect([meter.y, meter.height]).toEqual([matrix.y, matrix.height]);
    expect(meter.width).toBeGreaterThanOrEqual(5);
    expect(meter.x).toBeGreaterThanOrEqual(0);
    expect(meter.x + meter.width).toBeLessThan(matrix.x);
    expect(rectsOf(layout).filter(([, rect]) => overlaps(rect, meter))).toEqual([]);
    expect(layOut({ ...request, matrixPosition: "centre" }).meter.width).toBe(0);
  },
);

describe("G-2.4.7: everything has its place on the screen", () => {
  const cases = SIZES.flatMap(([width, height]) =>
    POSITIONS.flatMap((position) => [0, 90].map((bottom) => [width, height, position, bottom] as const)),
  );
  test.each(cases)(
    "G-2.4.7: nothing overlaps and all is inside at %i × %i, %s, %i kept below",
    (width, height, position, bottom) => {
      const rects = rectsOf(at(width, height, { position, bottom }));
      for (const [name, rect] of rects) {
        expect(rect.x, name).toBeGreaterThanOrEqual(0);
        expect(rect.y, name).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width, name).toBeLessThanOrEqual(width);
        expect(rect.y + rect.height, name).toBeLessThanOrEqual(height - bottom);
        expect(Math.min(rect.width, rect.height), name).toBeGreaterThan(20);
      }
      const pairs = rects.flatMap((a, i) => rects.slice(i + 1).map((b) => [a, b] as const));
      expect(pairs.filter(([a, b]) => overlaps(a[1], b[1])).map(([a, b]) => `${a[0]} and ${b[0]}`)).toEqual([]);
    },
  );
});

test.each(WIDE)("G-2.4.8: Hold stands at the top left of the Matrix at %i × %i", (width, height) => {
  const { hold, matrix } = at(width, height);
  expect(hold.x + hold.width).toBeLessThan(matrix.x);
  expect(hold.y).toBe(matrix.y);
});

test.each(WIDE)("G-2.4.3: Next stands at the top right of the Matrix at %i × %i", (width, height) => {
  const { next, matrix } = at(width, height);
  expect(next.x).toBeGreaterThan(matrix.x + matrix.width);
  expect(next.y).toBe(matrix.y);
});

test.each(WIDE)(
  "G-2.4.1: the Matrix takes about 84 %% of the height at %i × %i, in whole pixels a cell",
  (width, height) => {
    const { matrix, cell } = at(width, height);
    expect(matrix.height / height).toBeGreaterThan(0.84 - 20 / height);
    expect(matrix.height / height).toBeLessThanOrEqual(0.84);
    expect(matrix).toMatchObject({ width: cell * 10, height: cell * 20 });
    expect(Number.isInteger(cell)).toBe(true);
  },
);

test("G-2.4.3: on a portrait phone Hold and Next share a strip above the Matrix, the score above it", () => {
  const { isPortrait, matrix, hold, next, left, right } = at(390, 844);
  expect(isPortrait).toBe(true);
  expect(hold.y).toBe(next.y);
  expect(hold.y + hold.height).toBeLessThan(matrix.y);
  expect(Math.max(left.y + left.height, right.y + right.height)).toBeLessThanOrEqual(hold.y);
  expect(matrix.width / 390).toBeGreaterThan(0.8);
});

test.each(SIZES)(
  "K-3: the floor of the terminal is on the screen at %i × %i, however large the Matrix",
  (width, height) => {
    const { walls, foot } = SKINS.korobeinix;
    const room = NO_ROOM;
    for (const matrixSize of [60, 84, 96]) {
      const request = { room, columns: 10, rows: 20, matrixSize, matrixPosition: "centre", walls, foot } as const;
      const { matrix, cell } = layOut({ widthPx: width, heightPx: height, ...request });
      expect(matrix.y + matrix.height + Math.floor(foot * cell)).toBeLessThanOrEqual(height);
    }
  },
);

test("F-12: a miniature above the words of a phone has Hold and Next at its sides, and stays in its room", () => {
  const room = { ...NO_ROOM, bottom: 540, isLying: true };
  const size = { widthPx: 390, heightPx: 844, columns: 10, rows: 20, walls: 1.7 } as const;
  const layout = layOut({ ...size, room, matrixSize: 90, matrixPosition: "centre" });
  expect(layout.isPortrait).toBe(false);
  expect(layout.matrix.height).toBeGreaterThan(0.8 * (844 - 540));
  for (const name of ["matrix", "hold", "next"] as const) {
    const { x, y, width, height } = layout[name];
    expect([x >= 0, x + width <= 390, y >= 0, y + height <= 844 - 540], name).toEqual([true, true, true, true]);
  }
  expect(layout.hold.x + layout.hold.width).toBeLessThan(layout.matrix.x);
  expect(layout.next.x).toBeGreaterThan(layout.matrix.x + layout.matrix.width);
});
