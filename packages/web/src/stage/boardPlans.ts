// How the things of one board of a match stand round its Matrix. Every plan has the name above it and the Receiving Queue
// at its left; they differ in where Hold, Next and the information are. Sizes are in cells unless they say otherwise.

import { EMPTY, FLOOR, type MatrixSize, meterPx, wallPx } from "./layout.ts";
import type { Layout, Rect } from "./stage.ts";

/** What a board of a match needs. */
export interface SeatSize extends MatrixSize {
  readonly hasHold: boolean;
  /** How many pieces of Next there are to show. */
  readonly next: number;
  /** Whether it has a Receiving Queue. */
  readonly hasMeter: boolean;
}

/**
 * - wings: Hold and statistics at the left, Next, goal and time at the right, as on a board alone;
 * - wing: Hold and Next in a column at the right, a line of information below;
 * - crown: Hold and Next in a strip above, a line of information below;
 * - bare: neither Hold nor Next, a line of information below.
 */
export type BoardPlan = "wings" | "wing" | "crown" | "bare";

/** What is free for boards, in pixels. */
export type Area = Rect;

/** The size of everything on a board, by the size of its cells and of its place. */
export interface Measures {
  readonly cell: number;
  readonly namePx: number;
  /** The line of information. */
  readonly linePx: number;
  readonly wingPx: number;
}

/** What lies beyond the Matrix at its sides, in pixels. */
export interface Around {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

const AIR = 0.4;
/** Above the Matrix, for a piece that enters: one row of it is seen below a strip, two elsewhere. */
const RIM = 2;
const LOW_RIM = 1.35;
const QUEUE = 4.4;
const HOLD_HEIGHT = 3.6;
/** A piece of Next, and the first, which is larger. */
const PIECE = 1.92;
const FIRST = 1.45;
const STATISTICS_TOP = 9.2;
const GOAL_TOP = 13.2;
const COLUMN = 3.4;
const STRIP = 2.7;
const STRIP_HOLD = 3.1;
/** Figures need so much; on a low window they are small. */
const WING_PX = 128;
const SMALL_WING_PX = 104;
const LOW_PX = 520;
const NARROW_PX = 150;

export function measuresFor(cell: number, heightPx: number): Measures {
  return {
    cell,
    namePx: between(20, Math.round(heightPx * 0.04), 32),
    linePx: between(20, Math.round(heightPx * 0.055), 44),
    wingPx: Math.ceil(Math.max(QUEUE * cell, heightPx < LOW_PX ? SMALL_WING_PX : WING_PX)),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The plans that leave no holes for what the rule book does not have, the fullest first. */
export function plansFor({ hasHold, next }: SeatSize): readonly BoardPlan[] {
  return hasHold || next > 0 ? ["wings", "wing", "crown", "bare"] : ["wings", "bare"];
}

/** The wall, and the Receiving Queue outside it. */
function nearPx(size: SeatSize, cell: number): number {
  return wallPx(size, cell) + (size.hasMeter ? meterPx(cell) + 1 : 0);
}

/** The Matrix with its walls and its foot. */
export function wellOf({ matrix, cell }: Layout, size: SeatSize): Rect {
  const wall = wallPx(size, cell);
  const { x, y, width, height } = matrix;
  return { x: x - wall, y, width: width + 2 * wall, height: height + Math.ceil((size.foot ?? FLOOR) * cell) };
}

export function aroundOf(plan: BoardPlan, size: SeatSize, measures: Measures): Around {
  const { cell, namePx, linePx, wingPx } = measures;
  const left = nearPx(size, cell);
  const right = wallPx(size, cell);
  const air = Math.ceil(AIR * cell);
  const foot = Math.ceil((size.foot ?? FLOOR) * cell);
  const low = { above: namePx + Math.ceil(LOW_RIM * cell), below: foot + linePx };
  switch (plan) {
    case "wings":
      return {
        left: left + air + wingPx,
        right: right + air + wingPx,
        above: namePx + Math.ceil(RIM * cell),
        below: foot,
      };
    case "wing":
      return { ...low, left, right: right + air + Math.ceil(COLUMN * cell), above: namePx + Math.ceil(RIM * cell) };
    case "crown":
      return { ...low, left, right, above: low.above + Math.ceil((STRIP + AIR) * cell) };
    case "bare":
      return { ...low, left, right };
  }
}

/** The board whose Matrix has its upper left corner there. */
export function placeSeat(
  plan: BoardPlan,
  size: SeatSize,
  measures: Measures,
  { x, y }: Pick<Rect, "x" | "y">,
): Layout {
  const { cell, namePx, linePx } = measures;
  const [width, height] = [size.columns * cell, size.rows * cell];
  const wall = wallPx(size, cell);
  const near = nearPx(size, cell);
  const { above, right } = aroundOf(plan, size, measures);
  const floor = y + height;
  const foot = floor + Math.ceil((size.foot ?? FLOOR) * cell);
  // What is written above and below a narrow Matrix may be as wide as all of the board.
  const end = x + width + (width < NARROW_PX ? right : wall);
  const line = edges(x - wall, foot, end, foot + linePx);
  return {
    ...EMPTY,
    cell,
    matrix: { x, y, width, height },
    meter: size.hasMeter ? edges(x - near, y, x - wall - 1, floor) : EMPTY.meter,
    name: edges(x - wall, y - above, plan === "wings" ? x + width + wall : end, y - above + namePx),
    ...(plan === "wings" ? inWings(size, measures, { x, y }) : { right: line }),
    ...(plan === "wing" ? inColumn(size, cell, { x: x + width + wall + Math.ceil(AIR * cell), y }) : {}),
    ...(plan === "crown"
      ? inStrip(size, cell, edges(x, y - (LOW_RIM + STRIP) * cell, x + width, y - LOW_RIM * cell))
      : {}),
    isPortrait: plan === "crown" || plan === "bare",
  };
}

/** What a plan decides. */
type Parts = Partial<Layout>;

function inWings(size: SeatSize, { cell, wingPx }: Measures, { x, y }: Pick<Rect, "x" | "y">): Parts {
  const air = Math.ceil(AIR * cell);
  const leftEnd = x - nearPx(size, cell) - air;
  const rightStart = x + size.columns * cell + wallPx(size, cell) + air;
  const floor = y + size.rows * cell;
  const goalTop = size.next > 0 ? GOAL_TOP : STATISTICS_TOP;
  return {
    left: edges(leftEnd - wingPx, y + STATISTICS_TOP * cell, leftEnd, floor),
    right: edges(rightStart, y + goalTop * cell, rightStart + wingPx, floor),
    ...(size.hasHold ? { hold: edges(leftEnd - QUEUE * cell, y, leftEnd, y + HOLD_HEIGHT * cell) } : {}),
    ...nextBelow(size.next, { x: rightStart, y, width: QUEUE * cell, cell }),
  };
}

function inColumn(size: SeatSize, cell: number, { x, y }: Pick<Rect, "x" | "y">): Parts {
  const hold = size.hasHold ? { hold: edges(x, y, x + COLUMN * cell, y + STRIP * cell) } : {};
  const top = size.hasHold ? y + (STRIP + AIR) * cell : y;
  return { ...hold, ...nextBelow(size.next, { x, y: top, width: COLUMN * cell, cell }) };
}

function nextBelow(
  count: number,
  { x, y, width, cell }: { readonly x: number; readonly y: number; readonly width: number; readonly cell: number },
): Parts {
  if (count === 0) return {};
  return { next: edges(x, y, x + width, y + (count - 1 + FIRST) * PIECE * cell), nextShown: count };
}

/** Hold and the first of Next side by side, in as much of the room as they need. */
export function inStrip({ hasHold, next }: SeatSize, cell: number, room: Rect): Parts {
  const { x, y, width, height } = room;
  const holdWidth = hasHold ? width * (STRIP_HOLD / 10) : 0;
  const hold = hasHold ? { hold: edges(x, y, x + holdWidth, y + height) } : {};
  if (next === 0) return hold;
  const nextShown = Math.min(next, cell >= 11 ? 3 : cell >= 7 ? 2 : 1);
  const start = hasHold ? x + holdWidth + Math.max(2, cell * 0.3) : x;
  return { ...hold, next: edges(start, y, x + width, y + height), nextShown };
}

/** By its edges, each in a whole pixel: what meets does not overlap. */
export function edges(left: number, top: number, right: number, bottom: number): Rect {
  const [x, y] = [Math.round(left), Math.round(top)];
  return { x, y, width: Math.max(0, Math.round(right) - x), height: Math.max(0, Math.round(bottom) - y) };
}
