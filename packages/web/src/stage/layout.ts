// Where one board stands: numbers in, rectangles out. Sizes are in cells unless they say otherwise.

import type { Layout, Rect, StageRoom } from "./stage.ts";

/** What a Matrix needs. */
export interface MatrixSize {
  readonly columns: number;
  readonly rows: number;
  /** What the walls of the Matrix take on both sides together, with a thumb's margin. */
  readonly walls: number;
  /** What its foot takes below it. */
  readonly foot?: number;
  /** Whether it has a Receiving Queue. */
  readonly hasMeter?: boolean;
}

/** The window, and the player's wishes. */
export interface Place {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly room: StageRoom;
  /** Share of the free height that the Matrix takes, in per cent. */
  readonly matrixSize: number;
  readonly matrixPosition: "left" | "centre" | "right";
}

export type LayoutRequest = Place & MatrixSize;

/** Narrower than this share of its height, a window is a portrait phone. */
const PORTRAIT = 0.72;
/** From the Matrix to what stands beside it: its frame and some air. */
export const GAP = 1.4;
const QUEUE_WIDTH = 4.6;
const HOLD_HEIGHT = 3.6;
const NEXT_HEIGHT = 12.4;
const PANEL_TOP = 13.2;
const MIN_PANEL_PX = 170;
/** What figures take of their panel. */
const FIGURES_PX = 128;
export const EDGE_PX = 12;
/** Of what the height leaves free, the part above the Matrix: pieces come from there. */
const ABOVE = 0.5;
export const MIN_CELL_PX = 4;

const SCORE_STRIP_PX = 46;
const QUEUE_STRIP_PX = 68;
/** Above the Matrix in portrait: room for a piece that enters above the Skyline, and for what is announced. */
export const SLIVER = 1.9;
/** What a Matrix stands on where nothing else is said. */
export const FLOOR = 0.6;
/** The part of the strip above the Matrix that statistics take in portrait; goal and time need more. */
const LEFT_SHARE = 0.44;

/** Of the walls of a Matrix this is air. */
const THUMB = 0.25;

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Nothing anywhere: what a layout has is written over it. */
export const EMPTY: Layout = {
  isPortrait: false,
  cell: 0,
  matrix: NOWHERE,
  hold: NOWHERE,
  next: NOWHERE,
  left: NOWHERE,
  right: NOWHERE,
  meter: NOWHERE,
  name: NOWHERE,
};

/** One board alone. */
export function layOut(request: LayoutRequest): Layout {
  const inner = withoutSides(request);
  const isPortrait = request.room.isLying !== true && isUpright(inner);
  const layout = isPortrait ? portrait(inner) : wide(inner, wideCell(inner));
  return shift(layout, request.room.left);
}

export function isUpright({ widthPx, heightPx }: Pick<Place, "widthPx" | "heightPx">): boolean {
  return widthPx < heightPx * PORTRAIT;
}

/** The window without what is kept free at its sides. */
export function withoutSides<Request extends Place>(request: Request): Request {
  const { left, right } = request.room;
  return { ...request, widthPx: Math.max(1, request.widthPx - left - right) };
}

export function shift(layout: Layout, dx: number): Layout {
  const moved = (from: Rect): Rect => ({ ...from, x: from.x + dx });
  const { matrix, hold, next, left, right, meter, name } = layout;
  return {
    ...layout,
    matrix: moved(matrix),
    hold: moved(hold),
    next: moved(next),
    left: moved(left),
    right: moved(right),
    meter: moved(meter),
    name: moved(name),
  };
}

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** As wide as about half a cell, and seen on the smallest. */
export function meterPx(cell: number): number {
  return Math.max(5, Math.round(cell * 0.45));
}

export function wallPx({ walls }: MatrixSize, cell: number): number {
  return Math.ceil((walls / 2 - THUMB) * cell);
}

/** The Receiving Queue of a board alone, outside the left wall. */
export function meterBeside(size: MatrixSize, cell: number, { x, y, height }: Rect): Rect {
  const width = meterPx(cell);
  return size.hasMeter === true ? rect(x - wallPx(size, cell) - 1 - width, y, width, height) : NOWHERE;
}

/** The largest cell that leaves room for Hold and Next. */
export function wideCell({ widthPx, heightPx, room, columns, rows, matrixSize, foot = FLOOR }: LayoutRequest): number {
  const free = Math.max(1, heightPx - room.top - room.bottom);
  const beside = 2 * (GAP + QUEUE_WIDTH);
  const byWidth = (widthPx - 2 * EDGE_PX) / (columns + beside);
  const byHeight = Math.min((free * Math.min(matrixSize, 96)) / 100 / rows, free / (rows + foot));
  return Math.max(MIN_CELL_PX, Math.floor(Math.min(byHeight, byWidth)));
}

export function queuePx(cell: number): number {
  return QUEUE_WIDTH * cell;
}

/** What stands at one side of the Matrix, in pixels. */
export function asidePx(cell: number): number {
  return GAP * cell + queuePx(cell) + EDGE_PX;
}

/** Where Next and the figures below it end when something else follows, from their beginning. */
export function columnPx(cell: number): number {
  return Math.max(queuePx(cell), FIGURES_PX);
}

/** `othersPx`: what other boards take at the right. */
export function wide(request: LayoutRequest, cell: number, othersPx = 0): Layout {
  const { widthPx, heightPx, room, columns, rows, foot = FLOOR } = request;
  const free = Math.max(1, heightPx - room.top - room.bottom);
  const width = cell * columns;
  const height = cell * rows;
  const aside = asidePx(cell);
  const farRight = widthPx - aside - othersPx - width;
  const middle = Math.min((widthPx - width) / 2, othersPx > 0 ? Math.max(aside, farRight) : Number.POSITIVE_INFINITY);
  const x = { left: aside, centre: middle, right: farRight }[request.matrixPosition];
  const y = room.top + Math.min((free - height) * ABOVE, free - height - foot * cell);
  const queue = queuePx(cell);
  const panel = Math.max(queue, MIN_PANEL_PX, 7 * cell);
  const leftEnd = x - GAP * cell;
  const rightStart = x + width + GAP * cell;
  const leftWidth = Math.min(panel, leftEnd - EDGE_PX);
  const rightWidth = othersPx > 0 ? columnPx(cell) : Math.min(panel, widthPx - EDGE_PX - rightStart);
  const low = y + PANEL_TOP * cell;
  const lowHeight = (rows - PANEL_TOP) * cell;
  // Statistics begin right below Hold: there is nothing else on that side.
  const statisticsTop = y + (HOLD_HEIGHT + 5.6) * cell;
  const matrix = rect(x, y, width, height);
  return {
    ...EMPTY,
    cell,
    matrix,
    meter: meterBeside(request, cell, matrix),
    hold: rect(leftEnd - queue, y, queue, HOLD_HEIGHT * cell),
    next: rect(rightStart, y, queue, NEXT_HEIGHT * cell),
    left: rect(leftEnd - leftWidth, statisticsTop, leftWidth, y + height - statisticsTop),
    right: rect(rightStart, low, rightWidth, lowHeight),
  };
}

/** `abovePx`: what other boards take at the top. */
export function portrait(request: LayoutRequest, abovePx = 0): Layout {
  const { widthPx, heightPx, room, columns, rows, walls, foot = FLOOR } = request;
  const strips = SCORE_STRIP_PX + QUEUE_STRIP_PX + 8 + abovePx;
  const free = Math.max(1, heightPx - room.top - room.bottom - strips);
  const byHeight = free / (rows + SLIVER + foot);
  // The meter stands at the left, and the Matrix in the middle.
  const meter = request.hasMeter === true ? 1 : 0;
  const cell = Math.max(MIN_CELL_PX, Math.floor(Math.min(widthPx / (columns + walls + meter), byHeight)));
  const width = cell * columns;
  const height = cell * rows;
  const x = (widthPx - width) / 2;
  const spare = free - (rows + SLIVER + foot) * cell;
  const top = room.top + abovePx + 8 + Math.min(spare / 2, 24);
  const inner = widthPx - 2 * EDGE_PX;
  const queueTop = top + SCORE_STRIP_PX;
  const holdWidth = inner * 0.25;
  const matrix = rect(x, queueTop + QUEUE_STRIP_PX + SLIVER * cell, width, height);
  return {
    ...EMPTY,
    isPortrait: true,
    cell,
    matrix,
    meter: meterBeside(request, cell, matrix),
    hold: rect(EDGE_PX, queueTop, holdWidth, QUEUE_STRIP_PX),
    next: rect(EDGE_PX + holdWidth + 8, queueTop, inner - holdWidth - 8, QUEUE_STRIP_PX),
    left: rect(EDGE_PX, top, inner * LEFT_SHARE - 4, SCORE_STRIP_PX),
    right: rect(EDGE_PX + inner * LEFT_SHARE + 4, top, inner * (1 - LEFT_SHARE) - 4, SCORE_STRIP_PX),
  };
}
