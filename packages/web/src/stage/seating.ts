// Where the boards of a match stand: all the same, side by side; or one's own as large as it can be and the others, smaller,
// at its right in rows. All stand on one floor. What the player wishes for a board alone does not count here.

import { layOutBeside } from "./besideSeating.ts";
import { EDGE_PX, isUpright, MIN_CELL_PX } from "./layout.ts";
import { type Area, plansFor, type SeatSize } from "./boardPlans.ts";
import { best, grouping, gutterPx, largest, mostCell, placeGroup, worthOf } from "./seatGroups.ts";
import type { Layout, Seating, StageRoom } from "./stage.ts";
import { layOutUpright } from "./uprightSeating.ts";

export interface SeatsRequest {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly room: StageRoom;
  /** In the order of the seats. */
  readonly boards: readonly [SeatSize, ...SeatSize[]];
  readonly own: Seating["own"];
}

/** Above and below all. */
const MARGIN_PX = 6;

export function layOutSeats(request: SeatsRequest): readonly Layout[] {
  const area = areaOf(request);
  const { boards, own, widthPx, heightPx, room } = request;
  const isTall = isUpright({ widthPx: widthPx - room.left - room.right, heightPx });
  const size = own === undefined || boards.length === 1 ? undefined : boards[own];
  if (own === undefined || size === undefined) return equal(area, boards, isTall);
  const others = boards.filter((_, i) => i !== own);
  const [first, ...rest] = isTall ? layOutUpright(area, size, others) : layOutBeside(area, size, others);
  return [...rest.slice(0, own), first!, ...rest.slice(own)];
}

function areaOf({ widthPx, heightPx, room }: SeatsRequest): Area {
  return {
    x: room.left + EDGE_PX,
    y: room.top + MARGIN_PX,
    width: Math.max(1, widthPx - room.left - room.right - 2 * EDGE_PX),
    height: Math.max(1, heightPx - room.top - room.bottom - 2 * MARGIN_PX),
  };
}

/** In one row; on an upright window in as many as make them largest. */
function equal(area: Area, boards: readonly [SeatSize, ...SeatSize[]], isTall: boolean): readonly Layout[] {
  const groupOf = grouping(boards);
  const numbers = isTall ? boards.map((_, i) => i + 1) : [1];
  const groups = numbers.flatMap((rows) =>
    plansFor(boards[0]).flatMap((plan) => {
      const columns = Math.ceil(boards.length / rows);
      const [slotWidth, slotHeight] = [area.width / columns, area.height / rows];
      const group = largest(mostCell(area, boards), (cell) => {
        const tried = groupOf({ plan, rows, cell, heightPx: slotHeight });
        const gutter = columns > 1 ? gutterPx(cell) : 0;
        return tried.width + gutter <= slotWidth && tried.height <= slotHeight ? tried : undefined;
      });
      return group === undefined ? [] : [group];
    }),
  );
  const heightPx = area.height;
  const group =
    best(groups, ({ plan, measures }) => measures.cell * worthOf(plan, boards[0])) ??
    groupOf({ plan: "bare", rows: 1, cell: MIN_CELL_PX, heightPx });
  const pitch = { x: area.width / group.columns, y: area.height / group.rows };
  const left = area.x + (pitch.x - group.width) / 2;
  const top = area.y + (pitch.y - group.height) / 2;
  return placeGroup(group, boards, { left, top, pitch });
}
