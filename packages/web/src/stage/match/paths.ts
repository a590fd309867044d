// Where attacks leave, where they arrive, and the way between.

import type { GameEvent } from "@korobeinix/engine";
import type { Point } from "../sparks.ts";
import type { Layout } from "../stage.ts";

/** Rows of a Matrix, lowest first, and the columns from which light leaves them. */
export interface Origin {
  readonly rows: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The rows that went, else the place of the Lock Down; what was known before where nothing of both is among the events. */
export function originOf(
  events: readonly GameEvent[],
  columns: number,
  before: Origin | undefined,
): Origin | undefined {
  let origin = before;
  for (const event of events) {
    if (event.type === "locked") origin = { rows: [event.y], from: event.x - 0.5, to: event.x + 1.5 };
    if (event.type === "cleared") origin = { rows: event.rows, from: 0, to: columns };
  }
  return origin;
}

/** A point of an origin, `along` and `up` from 0 to 1; above the Skyline there is nothing. */
export function startAt({ matrix, cell }: Layout, { rows, from, to }: Origin, along: number, up: number): Point {
  const row = rows[Math.min(rows.length - 1, Math.floor(up * rows.length))] ?? 0;
  const y = matrix.y + matrix.height - (row + 0.5) * cell;
  return { x: matrix.x + (from + (to - from) * along) * cell, y: Math.max(matrix.y, y) };
}

/** The top of what waits in a meter, or the middle of the Matrix where there is no meter. */
export function arrivalAt({ matrix, meter }: Layout, waiting: number, rows: number): Point {
  if (meter.width <= 0) return { x: matrix.x + matrix.width / 2, y: matrix.y + matrix.height / 2 };
  const share = Math.min(1, waiting / rows);
  return { x: meter.x + meter.width / 2, y: meter.y + meter.height * (1 - share) };
}

/** What an arc is drawn towards: above both its ends, but on the screen. */
export function viaOf(from: Point, to: Point): Point {
  const rise = 0.42 * Math.abs(to.x - from.x) + 30;
  return { x: (from.x + to.x) / 2, y: Math.max(-20, Math.min(from.y, to.y) - rise) };
}
