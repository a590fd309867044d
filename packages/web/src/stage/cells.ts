// What a value of the engine's cell plane says to the eye. The engine keeps these bits to itself (its geometry.ts);
// test/stage/cells.test.ts makes a real square and fails if they part ways.

const KIND_BITS = 0b1111;
const RIGHT = 0b0001_0000;
const DOWN = 0b0010_0000;
const LEFT = 0b0100_0000;
const UP = 0b1000_0000;
const SILVER = 0b0010_0000_0000;
const GOLD = 0b0100_0000_0000;

/** Edges of a cell that join nothing, as bits. */
export const EDGE_RIGHT = 1;
export const EDGE_DOWN = 2;
export const EDGE_LEFT = 4;
export const EDGE_UP = 8;
export const ALL_EDGES = 15;

export function kindOf(cell: number): number {
  return (cell & KIND_BITS) - 1;
}

/** 0 for none, 1 for silver, 2 for gold. */
export function metalOf(cell: number): number {
  return (cell & GOLD) !== 0 ? 2 : (cell & SILVER) !== 0 ? 1 : 0;
}

export function edgesOf(cell: number): number {
  return (
    ((cell & RIGHT) === 0 ? EDGE_RIGHT : 0) |
    ((cell & DOWN) === 0 ? EDGE_DOWN : 0) |
    ((cell & LEFT) === 0 ? EDGE_LEFT : 0) |
    ((cell & UP) === 0 ? EDGE_UP : 0)
  );
}

/** Which cell of its square this is, row by row from the lower left. */
export function partOfSquare(
  cells: Uint16Array,
  columns: number,
  at: { readonly x: number; readonly y: number },
): number {
  const edgesAt = (x: number, y: number): number => edgesOf(cells[y * columns + x] ?? 0);
  let [dx, dy] = [0, 0];
  while (dx < 3 && (edgesAt(at.x - dx, at.y) & EDGE_LEFT) === 0) dx++;
  while (dy < 3 && (edgesAt(at.x, at.y - dy) & EDGE_DOWN) === 0) dy++;
  return dx + dy * 4;
}
