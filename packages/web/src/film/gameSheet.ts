// Where things stand on a picture of one game: numbers in, rectangles out. The board is laid out as the stage has it;
// round it stand the name of the game, whose it is, and the figures.

import type { SeatSize } from "../stage/boardPlans.ts";
import { EMPTY, GAP, meterBeside, queuePx, rect, SLIVER } from "../stage/layout.ts";
import type { Layout, Rect } from "../stage/stage.ts";
import { FULL_LINES, type Shape, type Size, sizeOf, spread } from "./shapes.ts";

/** Where a line begins: at the left of its place, or so that it ends at the right. */
export interface Side {
  readonly isRight: boolean;
}

/** Places for figures: the first is the largest, and those beside the Matrix stand on its floor or hang from its top. */
export interface FigurePlaces {
  readonly main: Rect;
  readonly columns: readonly Rect[];
  readonly stand: "floor" | "top";
}

export interface GameSheet {
  readonly size: Size;
  /** Pixels that one pixel of the full size is given. */
  readonly unit: number;
  readonly board: Layout;
  readonly wordmark: Rect & Side;
  readonly title: Rect & Side;
  /** Whose game, and when. */
  readonly player: Rect & Side;
  readonly figures: FigurePlaces;
  readonly keys: Rect;
}

export interface SheetRequest {
  readonly shape: Shape;
  /** Along the shorter side. */
  readonly lines: number;
  /** Whether the keys are shown. */
  readonly hasKeys: boolean;
}

type Plan = Omit<GameSheet, "size" | "unit">;

const LEFT: Side = { isRight: false };
const RIGHT: Side = { isRight: true };
const HOLD_HEIGHT = 3.6;
const NEXT_HEIGHT = 12.4;
const MAIN_HEIGHT = 136;
/** On a phone more of them would be too small. */
const NEXT_IN_STRIP = 4;

export function layOutGame({ shape, lines, hasKeys }: SheetRequest, board: SeatSize): GameSheet {
  const unit = lines / FULL_LINES;
  const plan = PLANS[shape](scaler(unit), board, hasKeys);
  return { ...plan, size: sizeOf(shape, lines), unit };
}

/** A length of the full size in pixels. */
type Scale = (length: number) => number;

function scaler(unit: number): Scale {
  return (length) => length * unit;
}

type Planner = (s: Scale, size: SeatSize, hasKeys: boolean) => Plan;

const PLANS: { readonly [Name in Shape]: Planner } = {
  wide: (s, size, hasKeys) => {
    const board = beside(size, { left: s(120), right: s(1800), top: s(124), bottom: s(1046) });
    const { x, y, height } = board.matrix;
    const floor = y + height;
    const near = x - GAP * board.cell;
    const far = board.next.x;
    const keys = spread(far, floor - s(64), s(1800), floor);
    const low = hasKeys ? keys.y - s(28) : floor;
    const left = spread(s(120), floor - s(440), near, floor);
    const right = spread(far, board.next.y + board.next.height + s(30), s(1800), low);
    return {
      board: { ...board, left, right },
      wordmark: { ...spread(s(120), s(84), s(460), s(128)), ...LEFT },
      title: { ...spread(s(120), s(232), board.hold.x - s(36), s(350)), ...LEFT },
      player: { ...spread(s(120), s(362), board.hold.x - s(36), s(400)), ...LEFT },
      figures: { main: left, columns: [left, right], stand: "floor" },
      keys,
    };
  },
  square: (s, size, hasKeys) => {
    const board = beside(size, { left: s(76), right: s(1004), top: s(208), bottom: s(hasKeys ? 980 : 1044) });
    const { x, y, height } = board.matrix;
    const floor = y + height;
    const left = spread(s(76), floor - s(430), x - GAP * board.cell, floor);
    const right = spread(board.next.x, board.next.y + board.next.height + s(24), s(1004), floor);
    return {
      board: { ...board, left, right },
      wordmark: { ...spread(s(76), s(54), s(450), s(94)), ...LEFT },
      title: { ...spread(s(470), s(46), s(1004), s(114)), ...RIGHT },
      player: { ...spread(s(470), s(116), s(1004), s(150)), ...RIGHT },
      figures: { main: left, columns: [left, right], stand: "floor" },
      keys: spread(s(290), s(1008), s(790), s(1056)),
    };
  },
  // Above and below stays free what the programs that show feeds write over.
  upright: (s, size, hasKeys) => {
    const strip = spread(s(70), s(346), s(1010), s(478));
    const board = below(size, strip, { left: s(70), right: s(1010), bottom: s(hasKeys ? 1700 : 1740) });
    const { x, y, width, height } = board.matrix;
    const wall = (size.walls / 2) * board.cell + s(14);
    const beyond = [spread(s(44), y, x - wall, y + height), spread(x + width + wall, y, s(1036), y + height)];
    const main = spread(s(70), s(168), s(560), s(168 + MAIN_HEIGHT));
    const title = { ...spread(s(580), s(160), s(1010), s(248)), ...RIGHT };
    return {
      board: { ...board, left: main, right: title },
      wordmark: { ...spread(s(70), s(76), s(560), s(118)), ...LEFT },
      title,
      player: { ...spread(s(580), s(256), s(1010), s(292)), ...RIGHT },
      // Where nothing waits above the Matrix, the figures stand there.
      figures: { main, columns: hasQueues(size) ? beyond : inThree(strip), stand: "top" },
      keys: spread(s(240), s(1762), s(840), s(1826)),
    };
  },
};

function hasQueues({ hasHold, next }: SeatSize): boolean {
  return hasHold || next > 0;
}

function inThree({ x, y, width, height }: Rect): readonly Rect[] {
  return [0, 1, 2].map((i) => ({ x: x + (i * width) / 3, y, width: width * 0.3, height }));
}

interface Room {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Hold at the left of the Matrix, Next at its right. */
function beside(size: SeatSize, { left, right, top, bottom }: Room & { readonly top: number }): Layout {
  const { columns, rows } = size;
  const byWidth = (right - left) / (columns + 2 * (GAP + queuePx(1)));
  const cell = wholeCell(Math.min((bottom - top) / (rows + (size.foot ?? 0)), byWidth));
  const x = (left + right - columns * cell) / 2;
  const queue = queuePx(cell);
  const gap = GAP * cell;
  const matrix = rect(x, top, columns * cell, rows * cell);
  return {
    ...EMPTY,
    cell,
    matrix,
    meter: meterBeside(size, cell, matrix),
    hold: rect(x - gap - queue, top, queue, HOLD_HEIGHT * cell),
    next: rect(x + columns * cell + gap, top, queue, NEXT_HEIGHT * cell),
  };
}

/** Hold and Next in a strip above the Matrix. */
function below(size: SeatSize, strip: Rect, { left, right, bottom }: Room): Layout {
  const { columns, rows, walls } = size;
  const top = strip.y + strip.height;
  const byHeight = (bottom - top) / (rows + SLIVER + (size.foot ?? 0));
  const cell = wholeCell(Math.min(byHeight, (right - left) / (columns + walls)));
  const holdWidth = strip.width * 0.26;
  const gap = strip.height * 0.14;
  const matrix = rect((left + right - columns * cell) / 2, top + SLIVER * cell, columns * cell, rows * cell);
  return {
    ...EMPTY,
    isPortrait: true,
    cell,
    matrix,
    meter: meterBeside(size, cell, matrix),
    hold: rect(strip.x, strip.y, holdWidth, strip.height),
    nextShown: NEXT_IN_STRIP,
    next: rect(strip.x + holdWidth + gap, strip.y, strip.width - holdWidth - gap, strip.height),
  };
}

/** Whole pixels: what is drawn stays sharp. */
function wholeCell(cell: number): number {
  return Math.max(2, Math.floor(cell));
}
