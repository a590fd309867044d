// Where things stand: numbers in, rectangles out. Sizes are in cells unless they say otherwise.

import type { Layout, Rect, StageRoom } from "./stage.ts";

export interface LayoutRequest {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly room: StageRoom;
  readonly columns: number;
  readonly rows: number;
  /** Share of the free height that the Matrix takes, in per cent. */
  readonly matrixSize: number;
  readonly matrixPosition: "left" | "centre" | "right";
  /** What the walls of the Matrix take on both sides together, with a thumb's margin. */
  readonly walls: number;
  /** What its foot takes below it. */
  readonly foot?: number;
}

/** Narrower than this share of its height, a window is a portrait phone. */
const PORTRAIT = 0.72;
/** From the Matrix to what stands beside it: its frame and some air. */
const GAP = 1.4;
const QUEUE_WIDTH = 4.6;
const HOLD_HEIGHT = 3.6;
const NEXT_HEIGHT = 12.4;
const PANEL_TOP = 13.2;
const MIN_PANEL_PX = 170;
const EDGE_PX = 12;
/** Of what the height leaves free, the part above the Matrix: pieces come from there. */
const ABOVE = 0.5;

const SCORE_STRIP_PX = 46;
const QUEUE_STRIP_PX = 68;
/** Above the Matrix in portrait: room for a piece that enters above the Skyline. */
const SLIVER = 1.9;
/** What a Matrix stands on where nothing else is said. */
const FLOOR = 0.6;
/** The part of the strip above the Matrix that statistics take in portrait; goal and time need more. */
const LEFT_SHARE = 0.44;

export function layOut(request: LayoutRequest): Layout {
  return request.widthPx < request.heightPx * PORTRAIT ? portrait(request) : wide(request);
}

function rect(x: number, y: number, width: number, height: number): Rect {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function wide(request: LayoutRequest): Layout {
  const { widthPx, heightPx, room, columns, rows, matrixSize, foot = FLOOR } = request;
  const free = Math.max(1, heightPx - room.top - room.bottom);
  const beside = 2 * (GAP + QUEUE_WIDTH);
  const byWidth = (widthPx - 2 * EDGE_PX) / (columns + beside);
  const byHeight = Math.min((free * Math.min(matrixSize, 96)) / 100 / rows, free / (rows + foot));
  const cell = Math.max(4, Math.floor(Math.min(byHeight, byWidth)));
  const width = cell * columns;
  const height = cell * rows;
  const aside = (GAP + QUEUE_WIDTH) * cell + EDGE_PX;
  const x = { left: aside, centre: (widthPx - width) / 2, right: widthPx - aside - width }[request.matrixPosition];
  const y = room.top + Math.min((free - height) * ABOVE, free - height - foot * cell);
  const queue = QUEUE_WIDTH * cell;
  const panel = Math.max(queue, MIN_PANEL_PX, 7 * cell);
  const leftEnd = x - GAP * cell;
  const rightStart = x + width + GAP * cell;
  const leftWidth = Math.min(panel, leftEnd - EDGE_PX);
  const low = y + PANEL_TOP * cell;
  const lowHeight = (rows - PANEL_TOP) * cell;
  // Statistics begin right below Hold: there is nothing else on that side.
  const statisticsTop = y + (HOLD_HEIGHT + 5.6) * cell;
  return {
    isPortrait: false,
    cell,
    matrix: rect(x, y, width, height),
    hold: rect(leftEnd - queue, y, queue, HOLD_HEIGHT * cell),
    next: rect(rightStart, y, queue, NEXT_HEIGHT * cell),
    left: rect(leftEnd - leftWidth, statisticsTop, leftWidth, y + height - statisticsTop),
    right: rect(rightStart, low, Math.min(panel, widthPx - EDGE_PX - rightStart), lowHeight),
  };
}

function portrait(request: LayoutRequest): Layout {
  const { widthPx, heightPx, room, columns, rows, walls, foot = FLOOR } = request;
  const strips = SCORE_STRIP_PX + QUEUE_STRIP_PX + 8;
  const free = Math.max(1, heightPx - room.top - room.bottom - strips);
  const cell = Math.max(4, Math.floor(Math.min(widthPx / (columns + walls), free / (rows + SLIVER + foot))));
  const width = cell * columns;
  const height = cell * rows;
  const x = (widthPx - width) / 2;
  const spare = free - (rows + SLIVER + foot) * cell;
  const top = room.top + 8 + Math.min(spare / 2, 24);
  const inner = widthPx - 2 * EDGE_PX;
  const queueTop = top + SCORE_STRIP_PX;
  const holdWidth = inner * 0.25;
  return {
    isPortrait: true,
    cell,
    matrix: rect(x, queueTop + QUEUE_STRIP_PX + SLIVER * cell, width, height),
    hold: rect(EDGE_PX, queueTop, holdWidth, QUEUE_STRIP_PX),
    next: rect(EDGE_PX + holdWidth + 8, queueTop, inner - holdWidth - 8, QUEUE_STRIP_PX),
    left: rect(EDGE_PX, top, inner * LEFT_SHARE - 4, SCORE_STRIP_PX),
    right: rect(EDGE_PX + inner * LEFT_SHARE + 4, top, inner * (1 - LEFT_SHARE) - 4, SCORE_STRIP_PX),
  };
}
