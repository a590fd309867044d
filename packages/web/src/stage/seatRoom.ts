// Whether a window can carry a match: what is smaller than can be played on is refused before it begins.

import type { Game } from "@korobeinix/engine";
import { type SeatSize, wellOf } from "./boardPlans.ts";
import { queuesOf } from "./queues.ts";
import { layOutSeats, type SeatsRequest } from "./seating.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { SKINS } from "./skins/index.ts";
import type { Layout, Rect } from "./stage.ts";

/** The smallest cells, in pixels: of boards that people play on side by side, of one's own, and of others beside that. */
export const LEAST_CELL_PX = { equal: 8, own: 9, other: 4 } as const;
/** Two people cannot look into a narrower window together, however large their cells are. */
const TOGETHER_PX = 480;

/** What a game's board needs in a match. */
export function seatSizeOf(game: Game, skin: SkinId): SeatSize {
  const { geometry, garbage } = game.rules;
  const { walls, foot } = SKINS[skin];
  const { columns, skyline: rows } = geometry;
  return { columns, rows, walls, foot, ...queuesOf(game), hasMeter: garbage !== undefined };
}

/** Whether the boards have room there, all that belongs to them included. */
export function roomFor(request: SeatsRequest): "fits" | "tooSmall" {
  const { widthPx, boards, own } = request;
  if (own === undefined && boards.length > 1 && widthPx < TOGETHER_PX) return "tooSmall";
  const layouts = layOutSeats(request);
  const isLarge = layouts.every(({ cell }, i) => {
    const kind = own === undefined ? "equal" : i === own ? "own" : "other";
    return cell >= LEAST_CELL_PX[kind];
  });
  const things = layouts.flatMap((layout, i) => thingsOf(layout, boards[i]!));
  const isClear = things.every((thing, i) => isInside(thing, request) && !things.slice(0, i).some(overlaps(thing)));
  return isLarge && isClear ? "fits" : "tooSmall";
}

function thingsOf(layout: Layout, size: SeatSize): readonly Rect[] {
  const { hold, next, left, right, meter, name } = layout;
  return [wellOf(layout, size), hold, next, left, right, meter, name].filter(({ width }) => width > 0);
}

function isInside({ x, y, width, height }: Rect, { widthPx, heightPx, room }: SeatsRequest): boolean {
  const { left, right, top, bottom } = room;
  return x >= left && y >= top && x + width <= widthPx - right && y + height <= heightPx - bottom;
}

function overlaps(a: Rect): (b: Rect) => boolean {
  return (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
