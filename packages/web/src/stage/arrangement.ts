// Where several boards stand: the player's own as large as it can be, the others smaller at its right, or above it on an
// upright screen.

import {
  asidePx,
  columnPx,
  EDGE_PX,
  EMPTY,
  FLOOR,
  GAP,
  isUpright,
  layOut,
  type MatrixSize,
  MIN_CELL_PX,
  type Place,
  portrait,
  queuePx,
  rect,
  shift,
  wide,
  wideCell,
  withoutSides,
} from "./layout.ts";
import type { Layout } from "./stage.ts";

export interface BoardsRequest extends Place {
  /** The player's own first; there is at least one. */
  readonly boards: readonly [MatrixSize, ...MatrixSize[]];
}

/** The height of another board, as a share of the player's own. */
const SHARE = 0.62;
/** What looks over the Skyline of another board, in its cells. */
const RIM = 1.3;
/** Room for the DOM above and below another board. */
const NAME_PX = 26;
const FIGURES_PX = 44;
const STRIP_GAP_PX = 8;
/** The largest cell of another board on an upright screen. */
const MAX_STRIP_CELL_PX = 9;

export function layOutBoards(request: BoardsRequest): readonly Layout[] {
  const { boards, ...place } = request;
  const [own, ...others] = boards;
  if (others.length === 0) return [layOut({ ...place, ...own })];
  const inner = withoutSides(place);
  const layouts = isUpright(inner) ? inStrip(inner, own, others) : beside(inner, own, others);
  return layouts.map((layout) => shift(layout, place.room.left));
}

/** What the largest of some boards takes, in its cells. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

function extentOf(boards: readonly MatrixSize[]): Extent {
  return {
    width: Math.max(...boards.map(({ columns, walls }) => columns + walls)),
    height: Math.max(...boards.map(({ rows, foot = FLOOR }) => RIM + rows + foot)),
  };
}

/** Other boards in columns of so many, and what they take at the right beyond Next. */
interface Grid {
  readonly rows: number;
  readonly cell: number;
  readonly widthPx: number;
}

/** The largest cells that other boards can have beside a board of this cell, in whatever order; undefined: none fits. */
function gridBeside(place: Place, own: MatrixSize, others: readonly MatrixSize[], cell: number): Grid | undefined {
  const { width, height } = extentOf(others);
  const fits = others.flatMap((_, i): Grid[] => {
    const rows = i + 1;
    const byHeight = ((own.rows * cell) / rows - NAME_PX - FIGURES_PX) / height;
    const small = Math.floor(Math.min(cell * SHARE, byHeight));
    const widthPx = columnPx(cell) - queuePx(cell) + Math.ceil(others.length / rows) * (GAP * cell + width * small);
    const needed = 2 * asidePx(cell) + own.columns * cell + widthPx;
    return small >= MIN_CELL_PX && needed <= place.widthPx ? [{ rows, cell: small, widthPx }] : [];
  });
  return fits.toSorted((a, b) => b.cell - a.cell)[0];
}

/** The player's own board gives way until the others have their place. */
function beside(place: Place, own: MatrixSize, others: readonly MatrixSize[]): readonly Layout[] {
  const request = { ...place, ...own };
  let cell = wideCell(request);
  let grid = gridBeside(place, own, others, cell);
  while (grid === undefined && cell > MIN_CELL_PX) grid = gridBeside(place, own, others, --cell);
  const { rows, cell: small, widthPx } = grid ?? { rows: others.length, cell: MIN_CELL_PX, widthPx: 0 };
  const first = wide(request, cell, widthPx);
  const gap = GAP * cell;
  const start = first.next.x + columnPx(cell) + gap;
  const width = extentOf(others).width * small;
  const slotHeight = first.matrix.height / rows;
  return [
    first,
    ...others.map((other, i) => {
      const left = start + Math.floor(i / rows) * (gap + width);
      const top = first.matrix.y + (i % rows) * slotHeight;
      return below(other, small, { left, top, width });
    }),
  ];
}

/** Name, Matrix and figures, one below the other. */
function below(
  { columns, rows, foot = FLOOR }: MatrixSize,
  cell: number,
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): Layout {
  const matrixTop = top + NAME_PX + RIM * cell;
  const floor = matrixTop + (rows + foot) * cell;
  return {
    ...EMPTY,
    cell,
    matrix: rect(left + (width - columns * cell) / 2, matrixTop, columns * cell, rows * cell),
    left: rect(left, top, width, NAME_PX),
    right: rect(left, floor + 2, width, FIGURES_PX - 2),
  };
}

/** As large as it can be without taking anything from the player's own. */
function inStrip(place: Place, own: MatrixSize, others: readonly MatrixSize[]): readonly Layout[] {
  const request = { ...place, ...own };
  const { width, height } = extentOf(others);
  const stripPx = (cell: number): number => Math.ceil(height * cell) + STRIP_GAP_PX;
  const slot = (place.widthPx - 2 * EDGE_PX) / others.length;
  const largest = Math.min(MAX_STRIP_CELL_PX, slot / (2 * width));
  let small = MIN_CELL_PX;
  const first = portrait(request, stripPx(small));
  while (small + 1 <= largest && portrait(request, stripPx(small + 1)).cell === first.cell) small++;
  const top = place.room.top + STRIP_GAP_PX;
  return [
    portrait(request, stripPx(small)),
    ...others.map(({ columns, rows, walls }, i): Layout => {
      const left = EDGE_PX + i * slot;
      const textLeft = left + (columns + walls) * small + STRIP_GAP_PX;
      const textWidth = Math.max(0, left + slot - textLeft - STRIP_GAP_PX);
      const half = (height * small) / 2;
      return {
        ...EMPTY,
        isPortrait: true,
        cell: small,
        matrix: rect(left + (walls / 2) * small, top + RIM * small, columns * small, rows * small),
        left: rect(textLeft, top, textWidth, half),
        right: rect(textLeft, top + half, textWidth, half),
      };
    }),
  ];
}
