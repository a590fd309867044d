// Where things lie on the page: tallies, notes in the margin, the pencil. Numbers in, rectangles out; nothing lies where a
// board or its figures are.

import { marginOf } from "../paint/paper.ts";
import { PENCIL_LENGTH } from "../paint/pencilTool.ts";
import type { Layout, Rect, StageRoom } from "../stage.ts";
import { HEAD, TALL } from "./tallies.ts";

export interface DeskRequest {
  readonly width: number;
  readonly height: number;
  readonly room: StageRoom;
  /** The board whose page it is, and all that there are. */
  readonly layout: Layout;
  readonly layouts: readonly Layout[];
  /** Whether the own board's queues stand in their places. */
  readonly hasHold: boolean;
  readonly hasNext: boolean;
}

export interface TallyRoom {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** From one bundle to the next, across and down. */
  readonly pitch: { readonly x: number; readonly y: number };
  /** The width of a bundle's place. */
  readonly size: number;
}

export interface Desk {
  readonly cell: number;
  /** The Matrix. */
  readonly board: Rect;
  readonly tallies: TallyRoom | undefined;
  readonly notes: Rect | undefined;
  /** Where the tip of the pencil rests; its other end is `PENCIL_LENGTH` cells above. */
  readonly rest: { readonly x: number; readonly y: number } | undefined;
  /** The middle of the eraser. */
  readonly eraser: { readonly x: number; readonly y: number } | undefined;
}

/** Rows of tallies are counted in steps of 25 lines. */
const MOST_COLUMNS = 5;
const LEAST_BUNDLES = 8;
const LEAST_NOTE = 3.2;
const EDGE = 0.4;
/** Of a bundle, in cells. */
const LEAST_SIZE = 0.5;
const STRIP_EDGE_PX = 3;

export function deskFor(request: DeskRequest): Desk {
  const { layout } = request;
  const { cell } = layout;
  const taken = takenBy(request);
  const isFree = (place: Rect): boolean => place.width > 0 && place.height > 0 && !taken.some((o) => meet(o, place));
  const right = request.width - request.room.right;
  const floor = layout.matrix.y + layout.matrix.height;
  const rest = { x: Math.round(right - 2.2 * cell), y: Math.round(floor - 0.5 * cell) };
  const pencil = {
    x: rest.x - 0.4 * cell,
    y: rest.y - PENCIL_LENGTH * cell,
    width: 2 * cell,
    height: (PENCIL_LENGTH + 0.4) * cell,
  };
  const hasPencil = !layout.isPortrait && isFree(pencil);
  const eraser = { x: rest.x - 2.1 * cell, y: rest.y - cell, width: 1.6 * cell, height: 1.6 * cell };
  return {
    cell,
    board: layout.matrix,
    tallies: tallyRoom(request, taken),
    notes: noteRoom(request).find(isFree),
    rest: hasPencil ? rest : undefined,
    eraser: hasPencil && isFree(eraser) ? { x: eraser.x + 0.8 * cell, y: eraser.y + 0.8 * cell } : undefined,
  };
}

/** All that stands on the page, with some air. */
function takenBy({ layout, layouts, hasHold, hasNext }: DeskRequest): readonly Rect[] {
  return layouts.flatMap((each) => {
    const { matrix, hold, next, left, right, meter, name } = each;
    const isOwn = each === layout;
    const queues = [...(isOwn && !hasHold ? [] : [hold]), ...(isOwn && !hasNext ? [] : [next])];
    const all = [matrix, left, right, meter, name, ...queues].filter(({ width }) => width > 0);
    return all.map((place) => grown(place, EDGE * layout.cell));
  });
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Beside the well where no Next is; else beyond the figures; upright in the strip at the right of the well. */
function tallyRoom(request: DeskRequest, taken: readonly Rect[]): TallyRoom | undefined {
  const { layout, hasNext, width, room } = request;
  const { cell, matrix, next, right } = layout;
  const end = width - room.right - EDGE * cell;
  const floor = matrix.y + matrix.height;
  const between = (x: number, top: number, bottom: number): Rect => ({
    x,
    y: top,
    width: end - x,
    height: bottom - top,
  });
  if (layout.isPortrait) {
    const x = matrix.x + matrix.width + 0.42 * cell;
    const size = Math.min(0.9 * cell, width - room.right - STRIP_EDGE_PX - x);
    return fit({ x, y: matrix.y, width: size, height: matrix.height }, size, cell, taken);
  }
  const beside = between(next.x + 0.5 * cell, matrix.y + 1.5 * cell, right.y - cell);
  const beyond = between(
    Math.max(next.x + next.width, right.x + right.width) + cell,
    matrix.y + 2 * cell,
    floor - (PENCIL_LENGTH + 1.5) * cell,
  );
  return (hasNext ? undefined : fit(beside, 2 * cell, cell, taken)) ?? fit(beyond, 1.5 * cell, cell, taken);
}

/** As many bundles as there is room for before whatever stands at the right. */
function fit(area: Rect, size: number, cell: number, taken: readonly Rect[]): TallyRoom | undefined {
  const walls = taken.filter((o) => o.x > area.x && meet(o, area)).map((o) => o.x);
  const end = Math.min(area.x + area.width, ...walls);
  if (taken.some((o) => o.x <= area.x && meet(o, area)) || size < LEAST_SIZE * cell) return undefined;
  const pitch = { x: size * 1.2, y: Math.max(cell, size * TALL * 1.25) };
  const columns = Math.min(MOST_COLUMNS, Math.floor((end - area.x + pitch.x - size) / pitch.x));
  const rows = Math.floor(area.height / pitch.y);
  if (columns * rows < Math.max(LEAST_BUNDLES, HEAD + 1)) return undefined;
  return { x: area.x, y: area.y, columns, rows, pitch, size };
}

/** The margin; where it is too narrow, Hold's place if no Hold is there. Below what names a game that is watched. */
function noteRoom({ layout, hasHold, room }: DeskRequest): readonly Rect[] {
  const { cell, matrix, left, isPortrait } = layout;
  if (isPortrait) return [];
  const from = (x: number, end: number, bottom: number): Rect => {
    const y = matrix.y + 5 * cell;
    return { x, y, width: end - x, height: bottom - y };
  };
  const start = room.left + 0.7 * cell;
  const margin = from(start, marginOf(layout) - 0.5 * cell, matrix.y + matrix.height - 0.5 * cell);
  const places = [margin, ...(hasHold ? [] : [from(left.x, matrix.x - 1.6 * cell, left.y - 0.5 * cell)])];
  return places.filter(({ width }) => width >= LEAST_NOTE * cell);
}
