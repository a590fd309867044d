// Where the boards of a match stand on a picture: as the stage seats them on a screen of that shape, enlarged. Above them
// is the head; what the programs that show feeds write over stays free.

import type { SeatSize } from "../stage/boardPlans.ts";
import { layOutSeats } from "../stage/seating.ts";
import type { Layout, Rect, StageRoom } from "../stage/stage.ts";
import type { HeadPlaces } from "./letters.ts";
import { FULL_LINES, type Shape, type Size, sizeOf, spread } from "./shapes.ts";

export interface MatchSheet extends HeadPlaces {
  readonly size: Size;
  readonly boards: readonly Layout[];
}

export interface MatchSheetRequest {
  readonly shape: Shape;
  readonly lines: number;
  readonly boards: readonly [SeatSize, ...SeatSize[]];
  /** The board that is larger than the others; undefined: all are the same. */
  readonly own: number | undefined;
}

interface Plan {
  /** Along the shorter side of the screen that it is laid out as. */
  readonly lines: number;
  /** In pixels of the full size. */
  readonly room: StageRoom;
  readonly edge: number;
  readonly top: number;
}

const PLANS: { readonly [Name in Shape]: Plan } = {
  wide: { lines: 640, room: { top: 130, bottom: 24, left: 30, right: 30 }, edge: 64, top: 40 },
  square: { lines: 700, room: { top: 150, bottom: 24, left: 20, right: 20 }, edge: 44, top: 50 },
  upright: { lines: 660, room: { top: 260, bottom: 180, left: 30, right: 30 }, edge: 70, top: 96 },
};

export function layOutMatch({ shape, lines, boards, own }: MatchSheetRequest): MatchSheet {
  const plan = PLANS[shape];
  const unit = lines / FULL_LINES;
  const size = sizeOf(shape, lines);
  const zoom = lines / plan.lines;
  const { width: widthPx, height: heightPx } = sizeOf(shape, plan.lines);
  const { top, bottom, left, right } = plan.room;
  const small = plan.lines / FULL_LINES;
  const room = { top: top * small, bottom: bottom * small, left: left * small, right: right * small };
  const layouts = layOutSeats({ widthPx, heightPx, room, boards, own });
  const s = (length: number): number => length * unit;
  const [start, end] = [s(plan.edge), size.width - s(plan.edge)];
  const middle = (start + end) / 2;
  return {
    size,
    unit,
    boards: layouts.map((layout, seat) => enlarge(layout, boards[seat]!, zoom)),
    wordmark: { ...spread(start, s(plan.top), middle - s(20), s(plan.top + 44)), isRight: false },
    title: { ...spread(middle - s(60), s(plan.top - 12), end, s(plan.top + 60)), isRight: true },
    player: { ...spread(middle - s(60), s(plan.top + 64), end, s(plan.top + 92)), isRight: true },
  };
}

/** Cells of whole pixels, on the floor and in the middle of where they stood. */
function enlarge(layout: Layout, { columns, rows }: SeatSize, zoom: number): Layout {
  const cell = Math.max(2, Math.floor(layout.cell * zoom));
  const [width, height] = [columns * cell, rows * cell];
  const from = layout.matrix;
  const x = Math.round((from.x + from.width / 2) * zoom - width / 2);
  const y = Math.round((from.y + from.height) * zoom) - height;
  const scaled = ({ x: left, y: top, width: wide, height: high }: Rect): Rect => ({
    x: Math.round(left * zoom),
    y: Math.round(top * zoom),
    width: Math.round(wide * zoom),
    height: Math.round(high * zoom),
  });
  const meter = scaled(layout.meter);
  const { hold, next, left, right, name } = layout;
  return {
    ...layout,
    cell,
    matrix: { x, y, width, height },
    meter: meter.width === 0 ? meter : { ...meter, x: x - Math.round((from.x - layout.meter.x) * zoom), y, height },
    hold: scaled(hold),
    next: scaled(next),
    left: scaled(left),
    right: scaled(right),
    name: scaled(name),
  };
}
