// One's own board as large as it can be, and the others, smaller, at its right in rows. All stand on one floor.

import { type Area, plansFor, type SeatSize } from "./boardPlans.ts";
import { MIN_CELL_PX } from "./layout.ts";
import { type Group, grouping, gutterPx, largest, mostCell, placeGroup, worthOf } from "./seatGroups.ts";
import type { Layout } from "./stage.ts";

/** The largest gap between one's own board and the others, in its cells. */
const WIDEST_GAP = 3;
/** One's own cells are larger than the others' by this at the least. */
const LARGER = 1.4;
/** What a cell of the others counts beside one of one's own. */
const OTHERS_WORTH = 1.3;
/** More than all of them together are worth for a cell of one's own. */
const MOST_WORTH = 1 + (OTHERS_WORTH * 1.2) / LARGER;

/** One's own board and the others beside it. */
interface Pair {
  readonly own: Group;
  readonly others: Group;
}

export function layOutBeside(area: Area, size: SeatSize, others: readonly SeatSize[]): readonly Layout[] {
  const ownOf = grouping([size]);
  const othersOf = grouping(others);
  const plans = plansFor(size);
  let chosen: Pair | undefined;
  let worth = 0;
  for (let cell = Math.floor(mostCell(area, [size])); cell >= MIN_CELL_PX && MOST_WORTH * cell > worth; cell--) {
    const own = ownOf({ plan: "wings", rows: 1, cell, heightPx: area.height });
    if (own.height > area.height || own.width > area.width) continue;
    for (let rows = 1; rows <= others.length; rows++) {
      for (const plan of plans) {
        const heightPx = area.height / rows;
        const pair = largest(cell / LARGER, (small) => {
          const tried = { own, others: othersOf({ plan, rows, cell: small, heightPx }) };
          return fits(area, tried) ? tried : undefined;
        });
        const value = pair === undefined ? 0 : cell + OTHERS_WORTH * pair.others.measures.cell * worthOf(plan, size);
        if (value <= worth) continue;
        worth = value;
        chosen = pair;
      }
    }
  }
  const least = { rows: 1, cell: MIN_CELL_PX, heightPx: area.height };
  // Where nothing fits, something has to be shown all the same.
  chosen ??= { own: ownOf({ ...least, plan: "wings" }), others: othersOf({ ...least, plan: "bare" }) };
  return placePair(area, chosen, size, others);
}

/** What the others take beside one's own. */
function widthOf({ measures, columns, width }: Group): number {
  return columns * width + (columns - 1) * gutterPx(measures.cell);
}

/** From the top of the highest row to the floor of the lowest. */
function riseOf({ rows, measures, around, matrix, height }: Group): number {
  return (rows - 1) * (height + gutterPx(measures.cell)) + around.above + matrix.height;
}

function fits(area: Area, { own, others }: Pair): boolean {
  const width = own.width + gutterPx(own.measures.cell) + widthOf(others);
  const height = Math.max(riseOf(own), riseOf(others)) + Math.max(own.around.below, others.around.below);
  return width <= area.width && height <= area.height;
}

/** The lowest row has its floor where one's own board has it; the highest of several begins where that begins. */
function placePair(area: Area, { own, others }: Pair, size: SeatSize, sizes: readonly SeatSize[]): readonly Layout[] {
  const below = Math.max(own.around.below, others.around.below);
  const rise = Math.max(riseOf(own), riseOf(others));
  const floor = area.y + (area.height - rise - below) / 2 + rise;
  const widest = WIDEST_GAP * own.measures.cell;
  const spare = area.width - own.width - widthOf(others);
  const gap = Math.min(widest, Math.max(gutterPx(own.measures.cell), spare / (others.columns + 2)));
  const step = Math.min(gap, Math.max(gutterPx(others.measures.cell), spare / (others.columns + 2)));
  const whole = own.width + gap + others.columns * others.width + (others.columns - 1) * step;
  const left = area.x + Math.max(0, (area.width - whole) / 2);
  const pitch = {
    x: others.width + step,
    y: others.rows > 1 ? (rise - others.around.above - others.matrix.height) / (others.rows - 1) : 0,
  };
  const top = others.rows > 1 ? floor - rise : floor - riseOf(others);
  return [
    ...placeGroup(own, [size], { left, top: floor - riseOf(own), pitch }),
    ...placeGroup(others, sizes, { left: left + own.width + gap, top, pitch }),
  ];
}
