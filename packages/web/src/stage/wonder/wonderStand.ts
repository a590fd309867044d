// Where the wonder stands: beside the boards on the free ground of the plaza, never behind them.

import { EDGE_PX } from "../layout.ts";
import type { Layout, Rect } from "../stage.ts";
import type { Stand } from "./paintWonder.ts";

export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly layouts: readonly Layout[];
  readonly isHeadTaken?: boolean;
}

/** What is to stand there. */
export interface Wanted {
  /** Its height in its widths. */
  readonly high: number;
  /** How much of its room Next takes: below it there may be more ground. */
  readonly nextShare?: number;
}

/** From the top of the Matrix to the horizon, in cells: below it figures are written. */
const HORIZON = 15.2;
/** The place reaches beyond the wonder by so much of its width on both sides together. */
const ROUND = 1.12;
/** Narrower than this it could not be admired. */
const LEAST_PX = 84;
/** Of the window's height, above a wonder. */
const ABOVE = 0.05;
/** The side that goal and time are on is taken even where it is a little narrower. */
const RIGHT = 1.1;
/** On an upright screen it is small, in the line above all else, beside Pause. */
const SMALL_PX = 46;
const BESIDE_PAUSE_PX = 138;
const LEAST_HEAD_PX = 40;

/** The height of the horizon of the plaza. */
export function horizonOf({ layouts: [layout], height }: Ground): number {
  if (layout === undefined || layout.isPortrait) return height * 0.8;
  return Math.min(height * 0.8, layout.matrix.y + HORIZON * layout.cell);
}

/** The largest place that is free; undefined: there is none. */
export function wonderStand(ground: Ground, wanted: Wanted): Stand | undefined {
  const [layout, ...others] = ground.layouts;
  if (layout === undefined) return undefined;
  const { width, height, layouts, isHeadTaken = false } = ground;
  if (layout.isPortrait) return others.length > 0 || isHeadTaken ? undefined : inHead(ground, layout, wanted);
  const horizon = horizonOf(ground);
  const air = layout.cell * 0.6;
  const parts = layouts.flatMap((each) => partsOf(each, horizon));
  const right = Math.max(...parts.map((part) => part.x + part.width)) + air;
  const left = Math.min(...parts.map((part) => part.x)) - air;
  const top = height * ABOVE;
  const { next } = layout;
  const { high, nextShare = 1 } = wanted;
  const room = (from: number, to: number, from2: number): Stand => ({
    x: Math.round((from + to) / 2),
    y: Math.round(horizon),
    width: Math.floor(Math.min((to - from) / ROUND, (horizon - from2) / high)),
  });
  const end = width - EDGE_PX;
  const below = next.y + next.height * nextShare + air;
  const stands = [
    { stand: room(right, end, top), worth: RIGHT },
    ...(others.length === 0 && next.width > 0 ? [{ stand: room(next.x, end, below), worth: RIGHT }] : []),
    { stand: room(EDGE_PX, left, top), worth: 1 },
  ];
  const [best] = stands.toSorted((a, b) => b.stand.width * b.worth - a.stand.width * a.worth);
  return best === undefined || best.stand.width < LEAST_PX ? undefined : best.stand;
}

function inHead({ width }: Ground, { left }: Layout, { high }: Wanted): Stand | undefined {
  if (left.y < LEAST_HEAD_PX || left.width === 0) return undefined;
  const foot = left.y - 8;
  return { x: width - BESIDE_PAUSE_PX, y: foot, width: Math.floor(Math.min(SMALL_PX, (foot - 6) / high)) };
}

/** What of a board stands above the horizon. */
function partsOf({ matrix, hold, next, meter, name, cell }: Layout, horizon: number): readonly Rect[] {
  const walls = { ...matrix, x: matrix.x - cell, width: matrix.width + 2 * cell };
  return [walls, hold, next, meter, name].filter((part) => part.width > 0 && part.y < horizon);
}
