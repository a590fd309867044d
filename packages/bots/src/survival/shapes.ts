// The shapes in which the pieces of a rule book drop: one for each facing that looks different.

import type { PieceData } from "@korobeinix/engine/ruleBook";

/** A piece turned some way, as columns. */
export interface DropShape {
  readonly facing: number;
  /** Columns from its leftmost one to its centre, rows from its lowest one: where the centre comes to rest. */
  readonly centreX: number;
  readonly centreY: number;
  readonly width: number;
  readonly height: number;
  /** Its Minos column by column, bit 0 being its lowest row, and the lowest row of each. */
  readonly columns: Int32Array;
  readonly lows: Int32Array;
}

/** The shapes of a piece, the first facing of each. */
export function dropShapes(piece: PieceData): readonly DropShape[] {
  const shapes = piece.facings.map((minos, facing): DropShape => {
    const left = Math.min(...minos.map(([x]) => x));
    const bottom = Math.min(...minos.map(([, y]) => y));
    const width = Math.max(...minos.map(([x]) => x)) - left + 1;
    const columns = new Int32Array(width);
    for (const [x, y] of minos) columns[x - left]! |= 1 << (y - bottom);
    return {
      facing,
      centreX: -left,
      centreY: -bottom,
      width,
      height: Math.max(...minos.map(([, y]) => y)) - bottom + 1,
      columns,
      lows: columns.map((column) => 31 - Math.clz32(column & -column)),
    };
  });
  const looks = shapes.map(({ columns }) => columns.join());
  return shapes.filter((_, i) => looks.indexOf(looks[i]!) === i);
}
