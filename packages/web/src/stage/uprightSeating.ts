// A match on an upright window: one's own board below, the others as small pictures in a row above it.

import { type Area, aroundOf, edges, inStrip, measuresFor, placeSeat, type SeatSize } from "./boardPlans.ts";
import { FLOOR, MIN_CELL_PX, SLIVER } from "./layout.ts";
import type { Layout } from "./stage.ts";

/** The line above one's own board, and Hold and Next below it. */
const HEAD_PX = 44;
const QUEUE_PX = 60;
const GAP_PX = 8;
/** How that line is shared out: name, statistics; the rest is for goal and time. */
const NAME_SHARE = 0.32;
const LEFT_SHARE = 0.28;
/** What is beside a small board where there is so much room. */
const BESIDE_PX = 90;
const NAME_PX = 22;
const STRIP_PX = 30;
/** Another board is smaller than one's own by this at the least. */
const SMALLER = 3;

/** One's own board first. */
export function layOutUpright(area: Area, size: SeatSize, others: readonly SeatSize[]): readonly Layout[] {
  const slot = area.width / Math.max(1, others.length);
  const isBeside = others.every((other) => hasRoomBeside(other, MIN_CELL_PX, slot));
  const fits = (cell: number): boolean => {
    const hasWidth = (other: SeatSize): boolean =>
      isBeside ? hasRoomBeside(other, cell, slot) : widthOf(other, cell) + GAP_PX <= slot;
    return others.every(hasWidth) && cell * SMALLER <= ownCell(area, size, stripPx(others, cell, slot));
  };
  let small = MIN_CELL_PX;
  while (fits(small + 1)) small++;
  const height = stripPx(others, small, slot);
  return [
    placeOwn(area, size, height),
    ...others.map((other, i) => {
      const place = { x: area.x + i * slot, y: area.y, width: slot, height: height - GAP_PX };
      return hasRoomBeside(other, small, slot) ? placeBeside(other, small, place) : placeBelow(other, small, place);
    }),
  ];
}

function widthOf(size: SeatSize, cell: number): number {
  const { left, right } = aroundOf("bare", size, measuresFor(cell, 0));
  return left + size.columns * cell + right;
}

function hasRoomBeside(size: SeatSize, cell: number, slot: number): boolean {
  return widthOf(size, cell) + BESIDE_PX + 2 * GAP_PX <= slot;
}

/** What the row of the others takes. */
function stripPx(others: readonly SeatSize[], cell: number, slot: number): number {
  const measures = measuresFor(cell, 0);
  const heights = others.map((size) => {
    const { above, below } = aroundOf("bare", size, measures);
    const texts = hasRoomBeside(size, cell, slot) ? measures.namePx + measures.linePx : 0;
    return above + size.rows * cell + below - texts;
  });
  return Math.max(0, ...heights) + GAP_PX;
}

/** Name and information above and below. */
function placeBelow(size: SeatSize, cell: number, { x, y, width }: Area): Layout {
  const measures = measuresFor(cell, 0);
  const { left, above } = aroundOf("bare", size, measures);
  const layout = placeSeat("bare", size, measures, {
    x: Math.round(x + (width - widthOf(size, cell)) / 2) + left,
    y: Math.round(y) + above,
  });
  const [start, end] = [x + GAP_PX / 2, x + width - GAP_PX / 2];
  const across = ({ y: top, height }: Layout["name"]): Layout["name"] => edges(start, top, end, top + height);
  return { ...layout, name: across(layout.name), right: across(layout.right) };
}

/** Name, Hold, Next and information at the right of the Matrix, one below the other. */
function placeBeside(size: SeatSize, cell: number, { x, y, width, height }: Area): Layout {
  const measures = measuresFor(cell, 0);
  const { left, above } = aroundOf("bare", size, measures);
  const matrix = { x: Math.round(x) + left, y: Math.round(y) + above - measures.namePx };
  const layout = placeSeat("bare", size, measures, matrix);
  const start = x + widthOf(size, cell) + GAP_PX;
  const end = x + width - GAP_PX;
  const stripTop = y + NAME_PX + 2;
  const hasQueues = size.hasHold || size.next > 0;
  const lineTop = hasQueues ? stripTop + STRIP_PX + 4 : stripTop;
  // Its pieces follow the room, not the cells.
  const room = edges(start, stripTop, Math.min(end, start + 4 * STRIP_PX), stripTop + STRIP_PX);
  return {
    ...layout,
    name: edges(start, y, end, y + NAME_PX),
    right: edges(start, lineTop, end, y + height),
    ...(hasQueues ? inStrip(size, room.width / 12, room) : {}),
  };
}

/** What stands above the Matrix of one's own board. */
function headPx({ hasHold, next }: SeatSize): number {
  return HEAD_PX + (hasHold || next > 0 ? QUEUE_PX + GAP_PX / 2 : 0);
}

function ownCell(area: Area, size: SeatSize, abovePx: number): number {
  const { rows, columns, foot = FLOOR } = size;
  const free = area.height - abovePx - headPx(size);
  let cell = Math.max(MIN_CELL_PX, Math.floor(Math.min(free / (rows + SLIVER + foot), area.width / columns)));
  const isTooWide = (): boolean => {
    const { left, right } = aroundOf("bare", size, measuresFor(cell, 0));
    return columns * cell + 2 * Math.max(left, right) > area.width;
  };
  while (cell > MIN_CELL_PX && isTooWide()) cell--;
  return cell;
}

function placeOwn(area: Area, size: SeatSize, abovePx: number): Layout {
  const cell = ownCell(area, size, abovePx);
  const { rows, columns, foot = FLOOR } = size;
  const used = abovePx + headPx(size) + (SLIVER + rows + foot) * cell;
  // What is left over parts it from the others.
  const spare = Math.max(0, area.height - used);
  const top = area.y + abovePx + Math.min(spare / 2, 20);
  const matrix = {
    x: Math.round(area.x + (area.width - columns * cell) / 2),
    y: Math.round(top + headPx(size) + SLIVER * cell),
  };
  const layout = placeSeat("bare", size, measuresFor(cell, 0), matrix);
  const end = area.x + area.width;
  const nameEnd = area.x + area.width * NAME_SHARE;
  const leftEnd = nameEnd + area.width * LEFT_SHARE;
  const queues = edges(area.x, top + HEAD_PX, end, top + HEAD_PX + QUEUE_PX);
  return {
    ...layout,
    name: edges(area.x, top, nameEnd - GAP_PX, top + HEAD_PX),
    left: edges(nameEnd, top, leftEnd - GAP_PX, top + HEAD_PX),
    right: edges(leftEnd, top, end, top + HEAD_PX),
    ...(size.hasHold || size.next > 0 ? inStrip(size, cell, queues) : {}),
  };
}
