import { expect, test } from "vitest";
import { layOut, type MatrixSize } from "../../src/stage/layout.ts";
import type { Layout, Rect, StageRoom } from "../../src/stage/stage.ts";
import { layOutBoards } from "../../src/stage/arrangement.ts";

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;
const POSITIONS = ["left", "centre", "right"] as const;
const ROOM: StageRoom = { top: 0, bottom: 0, left: 0, right: 0 };
const BOARD: MatrixSize = { columns: 10, rows: 20, walls: 2.6, foot: 1.9 };

function table(
  [widthPx, heightPx]: readonly [number, number],
  others: number,
  more: { readonly room?: Partial<StageRoom>; readonly matrixPosition?: (typeof POSITIONS)[number] } = {},
): readonly Layout[] {
  const { matrixPosition = "centre" } = more;
  const boards = [BOARD, ...Array.from({ length: others }, () => BOARD)] as const;
  return layOutBoards({ widthPx, heightPx, room: { ...ROOM, ...more.room }, matrixSize: 84, matrixPosition, boards });
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The Matrix with its walls and its floor. */
function whole({ matrix, cell }: Layout): Rect {
  const side = (BOARD.walls / 2) * cell;
  const height = matrix.height + (BOARD.foot ?? 0) * cell;
  return { x: matrix.x - side, y: matrix.y, width: matrix.width + 2 * side, height };
}

function thingsOf(layout: Layout): Rect[] {
  const { hold, next, left, right } = layout;
  return [whole(layout), hold, next, left, right].filter(({ width }) => width > 0);
}

const cases = SIZES.flatMap((size) =>
  POSITIONS.flatMap((position) => [1, 2, 3].map((n) => [size, position, n] as const)),
);

test.each(cases)("W-6: boards overlap nothing at %j, %s, %i others", (size, matrixPosition, others) => {
  const layouts = table(size, others, { matrixPosition });
  expect(layouts).toHaveLength(1 + others);
  const things = layouts.flatMap((layout, board) => thingsOf(layout).map((place) => ({ board, place })));
  for (const { board, place } of things) {
    expect(place.x, `board ${board}`).toBeGreaterThanOrEqual(0);
    expect(place.y, `board ${board}`).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width, `board ${board}`).toBeLessThanOrEqual(size[0]);
    expect(place.y + place.height, `board ${board}`).toBeLessThanOrEqual(size[1] + 1);
  }
  const clashes = things.flatMap((a, i) => things.slice(i + 1).filter((b) => overlaps(a.place, b.place)));
  expect(clashes).toEqual([]);
  for (const { cell } of layouts) expect(cell).toBeGreaterThanOrEqual(4);
});

test.each(SIZES.filter(([width, height]) => width > height))(
  "W-17: a rival is right of Next, about 62 %% as high, with room for its name and its figures, at %i × %i",
  (...size) => {
    const [own, rival] = table(size, 1) as [Layout, Layout];
    expect(rival.matrix.x).toBeGreaterThan(own.next.x + own.next.width);
    expect(rival.matrix.height / own.matrix.height).toBeGreaterThan(0.5);
    expect(rival.matrix.height / own.matrix.height).toBeLessThanOrEqual(0.62);
    expect(rival.left.y + rival.left.height).toBeLessThanOrEqual(rival.matrix.y);
    expect(rival.right.y).toBeGreaterThanOrEqual(rival.matrix.y + rival.matrix.height);
    expect(Math.min(rival.left.width, rival.right.width)).toBeGreaterThan(90);
    expect([rival.hold.width, rival.next.width]).toEqual([0, 0]);
  },
);

test("W-17: on a window that is wide enough a race leaves one's own board where it is", () => {
  const [own] = table([1366, 768], 1) as [Layout];
  const alone = table([1366, 768], 0)[0]!;
  expect(own.matrix).toEqual(alone.matrix);
  expect(own.hold).toEqual(alone.hold);
});

test("W-17: on an upright phone the rival is a small picture above, and takes nothing that is another's", () => {
  const [own, rival] = table([390, 844], 1, { room: { bottom: 176 } }) as [Layout, Layout];
  expect(rival.isPortrait).toBe(true);
  expect(rival.cell).toBeGreaterThanOrEqual(4);
  expect(rival.matrix.y + rival.matrix.height).toBeLessThan(Math.min(own.left.y, own.right.y));
  expect(own.matrix.y + own.matrix.height).toBeLessThanOrEqual(844 - 176);
  expect(rival.left.width).toBeGreaterThan(120);
});

test("W-6: room kept at the sides stays free, for one board and for two", () => {
  const room = { ...ROOM, left: 60, right: 40 };
  for (const [width, height] of SIZES) {
    for (const others of [0, 1]) {
      for (const layout of table([width, height], others, { room })) {
        for (const { x, width: wide } of thingsOf(layout)) {
          expect(x).toBeGreaterThanOrEqual(60);
          expect(x + wide).toBeLessThanOrEqual(width - 40);
        }
      }
    }
  }
});

test("G-2.4.1: one board alone is laid out as a table of one", () => {
  const [only] = table([1366, 768], 0);
  const place = { widthPx: 1366, heightPx: 768, room: ROOM, matrixSize: 84, matrixPosition: "centre" } as const;
  expect(only).toEqual(layOut({ ...place, ...BOARD }));
});
