// A rule book's pieces as bit masks and flat tables, computed once for each rule book.
//
// A Matrix row is one integer: bit (column + WALL) is the cell. The bits of the walls on both sides are always set. The
// rows below the Matrix and above the Buffer Zone are full: the floor, and the absolute top (Top Out Line). So a
// collision test is four ANDs and no bounds check.

import type { Offset, RuleBook } from "./ruleBook.ts";

/**
 * Columns of wall on each side, rows of floor and rows of ceiling. A displacement takes a Mino no farther than this.
 * With fewer columns a mask would be shifted by a negative number, and JavaScript wraps that round.
 */
export const WALL = 6;
/** Bit 0 of a mask is the column this far to the left of the centre. */
export const REACH = 2;
/** A mask is shifted left by the centre's column plus this. */
export const SHIFT: number = WALL - REACH;

/** The most facings of a piece. */
export const FACINGS = 4;

/** A cell of the cell plane: the low bits are kind + 1, or 0 for an empty cell. The other bits follow. */
export const KIND_BITS = 0b1111;
export const GARBAGE_CELL = 15;
export const RIGHT = 0b0001_0000;
export const DOWN = 0b0010_0000;
export const LEFT = 0b0100_0000;
export const UP = 0b1000_0000;
/** The cell's piece has lost a cell (N-12). */
export const BROKEN = 0b0001_0000_0000;
/** The cell lies in a square. */
export const SILVER = 0b0010_0000_0000;
export const GOLD = 0b0100_0000_0000;
/** The cell lies in a Solid Line, which never clears (G-B3.5). */
export const SOLID = 0b1000_0000_0000;
/** Bits that a cell has at most. */
export const CELL_BITS = 12;
/** A cell of a Solid Line. */
export const SOLID_CELL: number = GARBAGE_CELL | SOLID;

/** The tables of a rule book. */
export interface Geometry {
  readonly columns: number;
  /** The rows below the Skyline. */
  readonly skyline: number;
  /** All rows, the Buffer Zone included. */
  readonly height: number;
  readonly emptyRow: number;
  readonly fullRow: number;
  /** The number of facings of each kind. */
  readonly facings: Int8Array;
  /** Four row masks for each kind and facing, lowest first. */
  readonly masks: Int32Array;
  /** For each kind and facing, the row of the lowest Mino relative to the centre. */
  readonly bottoms: Int8Array;
  /** The height of each kind and facing in rows. */
  readonly heights: Int8Array;
  /** Four Minos for each kind and facing: column and row relative to the centre, and the cell that each becomes. */
  readonly minoX: Int8Array;
  readonly minoY: Int8Array;
  readonly minoCell: Int16Array;
  /** All displacements, x and y in turn. Each kind, facing and direction (clockwise first) has a start and an end. */
  readonly tests: Int8Array;
  readonly testStarts: Int32Array;
  readonly testEnds: Int32Array;
  readonly spawnX: Int8Array;
  readonly spawnY: Int8Array;
}

/** The index of a kind and facing in the tables. */
export function shapeOf(kind: number, facing: number): number {
  return kind * FACINGS + facing;
}

function connections(cells: readonly Offset[], [x, y]: Offset): number {
  const has = (dx: number, dy: number): boolean => cells.some(([cx, cy]) => cx === x + dx && cy === y + dy);
  return (has(1, 0) ? RIGHT : 0) | (has(0, -1) ? DOWN : 0) | (has(-1, 0) ? LEFT : 0) | (has(0, 1) ? UP : 0);
}

/** Lists of displacements in one array. A list that several turns share is stored once. */
class TestLists {
  readonly #starts = new Map<readonly Offset[], number>();

  add(book: RuleBook): Int8Array {
    const laid: number[] = [];
    for (const { clockwise, counterclockwise } of book.pieces) {
      for (const offsets of [...clockwise, ...counterclockwise]) {
        if (this.#starts.has(offsets)) continue;
        this.#starts.set(offsets, laid.length);
        for (const [x, y] of offsets) laid.push(x, y);
      }
    }
    return Int8Array.from(laid);
  }

  startOf(offsets: readonly Offset[]): number {
    return this.#starts.get(offsets) ?? 0;
  }
}

function build(book: RuleBook): Geometry {
  const { columns, rows, bufferRows } = book.matrix;
  const shapes = book.pieces.length * FACINGS;
  const lists = new TestLists();
  const geometry: Geometry = {
    columns,
    skyline: rows,
    height: rows + bufferRows,
    emptyRow: ~(((1 << columns) - 1) << WALL),
    fullRow: -1,
    facings: new Int8Array(book.pieces.length),
    masks: new Int32Array(shapes * 4),
    bottoms: new Int8Array(shapes),
    heights: new Int8Array(shapes),
    minoX: new Int8Array(shapes * 4),
    minoY: new Int8Array(shapes * 4),
    minoCell: new Int16Array(shapes * 4),
    tests: lists.add(book),
    testStarts: new Int32Array(shapes * 2),
    testEnds: new Int32Array(shapes * 2),
    spawnX: new Int8Array(book.pieces.length),
    spawnY: new Int8Array(book.pieces.length),
  };
  book.pieces.forEach((piece, kind) => {
    geometry.facings[kind] = piece.facings.length;
    geometry.spawnX[kind] = piece.spawn[0];
    geometry.spawnY[kind] = piece.spawn[1];
    piece.facings.forEach((cells, facing) => {
      const shape = shapeOf(kind, facing);
      const bottom = Math.min(...cells.map(([, y]) => y));
      geometry.bottoms[shape] = bottom;
      geometry.heights[shape] = Math.max(...cells.map(([, y]) => y)) - bottom + 1;
      cells.forEach(([x, y], i) => {
        geometry.masks[shape * 4 + (y - bottom)]! |= 1 << (x + REACH);
        geometry.minoX[shape * 4 + i] = x;
        geometry.minoY[shape * 4 + i] = y;
        geometry.minoCell[shape * 4 + i] = (kind + 1) | connections(cells, [x, y]);
      });
      [piece.clockwise, piece.counterclockwise].forEach((turns, direction) => {
        const turn = shape * 2 + direction;
        const offsets = turns[facing] ?? [];
        geometry.testStarts[turn] = lists.startOf(offsets);
        geometry.testEnds[turn] = lists.startOf(offsets) + offsets.length * 2;
      });
    });
  });
  return geometry;
}

const built = new WeakMap<RuleBook, Geometry>();

export function geometryOf(book: RuleBook): Geometry {
  let geometry = built.get(book);
  if (geometry === undefined) {
    geometry = build(book);
    built.set(book, geometry);
  }
  return geometry;
}
