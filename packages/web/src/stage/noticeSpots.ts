// Where an action is named: inside the Matrix up to level 10, and outside it after (G-13.1.5). No Block is ever written over:
// where the stack leaves no room inside, it is named outside on every level.

import { EDGE_PX, SLIVER } from "./layout.ts";
import type { Layout, Rect } from "./stage.ts";

const LAST_LEVEL_INSIDE = 10;
/** The part of a cell above the Matrix that a piece looks out of. */
const GUEST = 0.8;
/** Where it is named inside, in rows from the top, and the fewest rows that it needs. */
const ROW_INSIDE = 4.6;
const LEAST_ROWS = 3;

/** Where notices stand, in CSS pixels: the middle of the writing, and the room it has. */
export interface Spot {
  readonly isInside: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly font: number;
}

/** `freeRows`: rows from the top that no Block is in. */
export function spotFor(layout: Layout, level: number, freeRows = Number.POSITIVE_INFINITY): Spot {
  const { matrix, cell } = layout;
  if (level > LAST_LEVEL_INSIDE || freeRows < LEAST_ROWS)
    return layout.name.width > 0 ? outsideSeat(layout) : outside(layout);
  const row = Math.min(ROW_INSIDE, freeRows / 2);
  return {
    isInside: true,
    x: matrix.x + matrix.width / 2,
    y: matrix.y + cell * row,
    width: matrix.width * 0.94,
    height: 2 * cell * Math.min(row, freeRows - row),
    font: Math.max(11, cell * 0.62),
  };
}
function outside({ matrix, hold, cell, isPortrait }: Layout): Spot {
  const font = Math.max(11, cell * 0.56);
  if (isPortrait) {
    // Between the queues and the Matrix, above the row that a piece looks out of.
    const middle = matrix.x + matrix.width / 2;
    const height = (SLIVER - GUEST) * cell;
    const y = matrix.y - SLIVER * cell + height / 2;
    return { isInside: false, x: middle, y, width: 2 * (middle - EDGE_PX), height, font };
  }
  const width = Math.min(hold.width * 1.5, matrix.x - cell * 1.6);
  const y = matrix.y + hold.height + cell * 2.4;
  const height = Number.POSITIVE_INFINITY;
  return { isInside: false, x: matrix.x - cell * 1.4 - width / 2, y, width, height, font };
}

/** Beside other boards: between Hold and statistics where there are both, else between the name or the queues and the Matrix. */
function outsideSeat({ matrix, hold, next, left, name, cell }: Layout): Spot {
  const font = Math.max(11, cell * 0.56);
  if (left.width > 0) {
    const top = Math.max(matrix.y, hold.y + hold.height);
    const height = left.y - top;
    return { isInside: false, x: left.x + left.width / 2, y: top + height * 0.43, width: left.width, height, font };
  }
  const bottom = ({ y, height, width }: Rect): number => (width > 0 && y < matrix.y ? y + height : 0);
  const top = Math.max(bottom(name), bottom(hold), bottom(next));
  const height = Math.max(font, matrix.y - top - GUEST * cell);
  return { isInside: false, x: matrix.x + matrix.width / 2, y: top + height / 2, width: matrix.width, height, font };
}
