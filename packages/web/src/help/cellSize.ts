// How large the cells of a demonstration's boards are: as many boards as there are stand side by side and are seen whole.

import { useEffect, useState } from "preact/hooks";

/** Walls and room above included. */
const COLUMNS = 12.5;
const ROWS = 22.5;
const LARGEST = 24;
const SMALLEST = 8;
/** Share of the window's height that a board may take, and of its width that all may. */
const NARROW = 760;
const HEIGHT_SHARE = { narrow: 0.54, wide: 0.58 } as const;
const WIDTH_SHARE = { narrow: 0.9, wide: 0.42 } as const;

function cellFor(boards: number): number {
  const { innerWidth, innerHeight } = window;
  const width = innerWidth < NARROW ? "narrow" : "wide";
  const byWidth = (innerWidth * WIDTH_SHARE[width]) / (boards * COLUMNS);
  const byHeight = (innerHeight * HEIGHT_SHARE[width]) / ROWS;
  return Math.floor(Math.max(SMALLEST, Math.min(LARGEST, byWidth, Math.max(byHeight, SMALLEST + 2))));
}

export function useCellSize(boards: number): number {
  const [cell, setCell] = useState(() => cellFor(boards));
  useEffect(() => {
    const onResize = (): void => setCell(cellFor(boards));
    onResize();
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, [boards]);
  return cell;
}
