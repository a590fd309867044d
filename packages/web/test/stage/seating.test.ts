import { RULE_BOOKS, unwrap } from "@korobeinix/engine";
import { newMatch, parseMatchSetup } from "@korobeinix/engine/match";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SeatSize } from "../../src/stage/boardPlans.ts";
import { layOutSeats, type SeatsRequest } from "../../src/stage/seating.ts";
import { LEAST_CELL_PX, roomFor, seatSizeOf } from "../../src/stage/seatRoom.ts";
import type { Layout, Rect, StageRoom } from "../../src/stage/stage.ts";

const NO_ROOM: StageRoom = { top: 0, bottom: 0, left: 0, right: 0 };
/** Kept for the score line of a series; for a finger at both sides as well. */
const ROOMS: readonly StageRoom[] = [NO_ROOM, { ...NO_ROOM, top: 36 }, { top: 28, bottom: 12, left: 20, right: 44 }];
const WIDE = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [844, 390],
] as const;
const PHONE = [390, 844] as const;

const BOOKS = RULE_BOOKS.map(({ id }) => {
  const setup = unwrap(parseMatchSetup({ ruleBook: id, seed: 1, seats: [{}, {}] }));
  return { id, size: seatSizeOf(newMatch(setup).games[0]!, id) };
});
const [GUIDELINE] = BOOKS.map(({ size }) => size) as [SeatSize];

interface Case {
  readonly window: readonly [width: number, height: number];
  readonly seats: number;
  readonly own: number | undefined;
  readonly size?: SeatSize;
  readonly room?: StageRoom;
}

function requestOf({ window: [widthPx, heightPx], seats, own, size = GUIDELINE, room = NO_ROOM }: Case): SeatsRequest {
  const rest = Array.from({ length: seats - 1 }, () => size);
  return { widthPx, heightPx, room, own, boards: [size, ...rest] };
}

const layOut = (one: Case): readonly Layout[] => layOutSeats(requestOf(one));

/** Everything of a board; the Matrix with its walls, what looks over the Skyline, and its foot. */
function thingsOf(layout: Layout, { walls, foot = 0, hasMeter }: SeatSize): [string, Rect][] {
  const { matrix, cell, hold, next, left, right, meter, name } = layout;
  const wall = Math.min((walls / 2 - 0.25) * cell, hasMeter ? matrix.x - meter.x - meter.width : Infinity);
  const well = {
    x: matrix.x - wall,
    y: matrix.y - cell,
    width: matrix.width + 2 * wall,
    height: matrix.height + (1 + foot) * cell,
  };
  const all = { well, hold, next, left, right, meter, name };
  return Object.entries(all).filter(([, { width }]) => width > 0);
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** What is wrong with a layout: what overlaps, and what is not where it may be. */
function faultsOf(one: Case): string[] {
  const { window, size = GUIDELINE, room = NO_ROOM } = one;
  const things = layOut(one).flatMap((layout, seat) =>
    thingsOf(layout, size).map(([name, place]) => ({ name: `${name} ${seat}`, place })),
  );
  const outside = things.filter(
    ({ place: { x, y, width, height } }) =>
      x < room.left || y < room.top || x + width > window[0] - room.right || y + height > window[1] - room.bottom,
  );
  const clashes = things.flatMap((a, i) =>
    things.slice(i + 1).flatMap((b) => (overlaps(a.place, b.place) ? [`${a.name} over ${b.name}`] : [])),
  );
  return [...outside.map(({ name }) => `${name} outside`), ...clashes];
}

/** Two, three and four, all the same or one of them larger; and one with five. */
const TABLES = [
  ...[2, 3, 4].flatMap((seats) => [undefined, 0, seats - 1].map((own) => ({ seats, own }))),
  { seats: 6, own: 0 },
  { seats: 6, own: 3 },
] as const;

const CASES = WIDE.flatMap((window) => TABLES.map((table) => ({ window, ...table })));
const PHONE_CASES = TABLES.filter(({ own }) => own !== undefined).map((table) => ({ window: PHONE, ...table }));
const nameOf = ({ window, seats, own }: Case): string => `${seats} at ${window.join(" × ")}, own ${own ?? "none"}`;
const named = (cases: readonly Case[]): [string, Case][] => cases.map((one) => [nameOf(one), one]);

describe.each(BOOKS)("a match of $id", ({ size }) => {
  test.each(named([...CASES, ...PHONE_CASES]))("S-7: has room, and nothing overlaps: %s", (_, one) => {
    for (const room of ROOMS) {
      expect(faultsOf({ ...one, size, room })).toEqual([]);
      expect(roomFor(requestOf({ ...one, size, room }))).toBe("fits");
    }
  });

  test.each(named(CASES.filter(({ seats }) => seats <= 4)))("S-7: every seat shows all that it has: %s", (_, one) => {
    for (const layout of layOut({ ...one, size, room: ROOMS[1]! })) {
      const { hold, next, meter, name, right, left, matrix, cell } = layout;
      expect([hold.width > 0, next.width > 0]).toEqual([size.hasHold, size.next > 0]);
      expect(matrix).toMatchObject({ width: 10 * cell, height: 20 * cell });
      expect(name.height).toBeGreaterThanOrEqual(20);
      expect(name.width).toBeGreaterThan(75);
      expect(right.height).toBeGreaterThanOrEqual(20);
      expect(left.width === 0 ? right.y >= matrix.y + matrix.height : right.width > 100).toBe(true);
      expect(meter.width > 0).toBe(size.hasMeter);
      if (!size.hasMeter) continue;
      expect([meter.y, meter.height]).toEqual([matrix.y, matrix.height]);
      expect(matrix.x - meter.x - meter.width).toBeLessThanOrEqual(1.2 * cell + 2);
      expect(meter.width).toBeGreaterThanOrEqual(5);
      expect(meter.width).toBeLessThanOrEqual(Math.max(5, 0.6 * cell));
    }
  });
});

test.each(named(CASES.filter(({ own }) => own === undefined)))(
  "S-7: boards of people are the same, stand on one floor, and go from left to right: %s",
  (_, one) => {
    const layouts = layOut(one);
    expect(new Set(layouts.map(({ cell }) => cell)).size).toBe(1);
    expect(new Set(layouts.map(({ matrix }) => matrix.y)).size).toBe(1);
    expect(layouts.map(({ matrix }) => matrix.x)).toEqual(
      layouts.map(({ matrix }) => matrix.x).toSorted((a, b) => a - b),
    );
  },
);

test.each(named([...CASES, ...PHONE_CASES].filter(({ own }) => own !== undefined)))(
  "S-7: one's own board is larger, the others are alike and in the order of their seats: %s",
  (_, one) => {
    const layouts = layOut(one);
    const own = layouts[one.own!]!;
    const others = layouts.filter((layout) => layout !== own);
    expect(new Set(others.map(({ cell }) => cell)).size).toBe(1);
    expect(own.cell / others[0]!.cell).toBeGreaterThanOrEqual(1.4);
    expect(own.left.width).toBeGreaterThan(80);
    expect(own.next.width).toBeGreaterThanOrEqual(own.hold.width);
    expect(own.hold.width).toBeGreaterThan(40);
    const reading = others.toSorted((a, b) => a.matrix.y - b.matrix.y || a.matrix.x - b.matrix.x);
    expect(others).toEqual(reading);
    for (const { matrix } of others) {
      if (one.window === PHONE) expect(matrix.y + matrix.height).toBeLessThan(own.name.y);
      else expect(matrix.x).toBeGreaterThan(own.next.x + own.next.width);
    }
  },
);

test.each(WIDE)("S-7: one's own board and the lowest of the others stand on one floor at %i × %i", (...window) => {
  for (const seats of [2, 3, 4, 6]) {
    const floors = layOut({ window, seats, own: 0 }).map(({ matrix }) => matrix.y + matrix.height);
    expect(Math.max(...floors.slice(1))).toBe(floors[0]);
  }
});

test.each(named(PHONE_CASES))("S-7: buttons for thumbs leave room on an upright phone: %s", (_, one) => {
  const room = { ...NO_ROOM, top: 36, bottom: 176 };
  for (const { size } of BOOKS) {
    expect(faultsOf({ ...one, size, room })).toEqual([]);
    expect(layOut({ ...one, size, room })[one.own!]!.cell).toBeGreaterThanOrEqual(14);
    expect(roomFor(requestOf({ ...one, size, room }))).toBe("fits");
  }
});

test("S-7: four boards can be read at 1366 × 768", () => {
  const window = [1366, 768] as const;
  for (const { size } of BOOKS) {
    const room = ROOMS[1]!;
    expect(layOut({ window, seats: 4, own: undefined, size, room })[0]!.cell).toBeGreaterThanOrEqual(24);
    const [own, other] = layOut({ window, seats: 4, own: 0, size, room }) as [Layout, Layout];
    expect(own.cell).toBeGreaterThanOrEqual(27);
    expect(other.cell).toBeGreaterThanOrEqual(16);
  }
});

test("S-7: one beside one's own is about two thirds of it", () => {
  for (const window of WIDE) {
    const [own, other] = layOut({ window, seats: 2, own: 0 }) as [Layout, Layout];
    expect(own.cell / other.cell).toBeLessThanOrEqual(1.6);
  }
});

test("S-7: small boards show fewer pieces, in pictures that can be told apart", () => {
  for (const one of CASES) {
    for (const { next, nextShown = 0, cell, isPortrait } of layOut({ ...one, room: ROOMS[1]! })) {
      expect(nextShown).toBeGreaterThanOrEqual(1);
      // Four Minos side by side, in the smallest of the pictures.
      const room = isPortrait ? next.width / (nextShown + 0.45) : next.width;
      expect(Math.min(room / 4.3, next.height / 2.35)).toBeGreaterThanOrEqual(Math.min(4, cell * 0.4));
    }
  }
});

test("S-7: there is a Receiving Queue where lines are exchanged", () => {
  expect(BOOKS.filter(({ size }) => size.hasMeter).map(({ id }) => id)).toEqual(["guideline", "new"]);
  const setup = unwrap(
    parseMatchSetup({ ruleBook: "guideline", seed: 1, seats: [{}, {}], terms: { garbage: "none" } }),
  );
  expect(seatSizeOf(newMatch(setup).games[0]!, "guideline").hasMeter).toBe(false);
});

test.each([
  ["two people on an upright phone", PHONE, 2, undefined],
  ["four people on an upright phone", PHONE, 4, undefined],
  ["four people on a small phone", [500, 200], 4, undefined],
  ["two people in a window of a few lines", [900, 180], 2, undefined],
  ["one's own board on a watch", [180, 220], 2, 0],
  ["six boards in a narrow window", [500, 300], 6, 0],
] as const)("S-7: refused for want of room: %s", (_, window, seats, own) => {
  for (const { size } of BOOKS) expect(roomFor(requestOf({ window, seats, own, size }))).toBe("tooSmall");
});

const anyCase = fc.record({
  window: fc.tuple(fc.integer({ min: 1, max: 2600 }), fc.integer({ min: 1, max: 1600 })),
  seats: fc.integer({ min: 1, max: 6 }),
  own: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  size: fc.constantFrom(...BOOKS.map(({ size }) => size)),
  room: fc.constantFrom(...ROOMS),
});

test("S-7: whatever the window, there is a layout; where it is carried, it is a good one", () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const own = one.own === undefined || one.own >= one.seats ? undefined : one.own;
      const drawn = { ...one, own };
      const layouts = layOut(drawn);
      expect(layouts).toHaveLength(one.seats);
      for (const { cell } of layouts) expect(cell).toBeGreaterThanOrEqual(4);
      if (roomFor(requestOf(drawn)) === "tooSmall") return;
      expect(faultsOf(drawn)).toEqual([]);
      layouts.forEach(({ cell }, seat) => {
        const kind = own === undefined ? "equal" : seat === own ? "own" : "other";
        expect(cell).toBeGreaterThanOrEqual(LEAST_CELL_PX[kind]);
      });
    }),
    { numRuns: 600 },
  );
});
