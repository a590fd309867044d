// A rule book's pieces as bit masks and flat tables, worked out once per rule book.
//
// A Matrix row is one integer: bit (column + WALL) is the cell, and the bits of the walls on both sides are always
// set, as are whole rows below the floor; so a collision is four ANDs and no bounds check. Above the Buffer Zone
// the rows are solid too: it is the absolute top (Top Out Line).

import type { Offset, RuleBook } from "./ruleBook.ts";

/**
 * Columns of wall on each side, rows of floor below and of ceiling above: as far as a displacement can ever take a Mino.
 * With fewer a mask would be shifted by a negative number, which wraps round.
 */
export const WALL = 6;
/** A mask's bit 0 is the column `REACH` to the left of the centre. */
export const REACH = 2;
/** Added to the centre's column to shift a mask into place. */
export const SHIFT: number = WALL - REACH;

/** Facings a piece may have. */
export const FACINGS = 4;

/** What a cell of the cell plane holds: kind + 1 in the low bits, 0 if empty, and how it hangs together. */
export const KIND_BITS = 0b1111;
export const GARBAGE_CELL = 15;
export const RIGHT = 0b0001_0000;
export const DOWN = 0b0010_0000;
export const LEFT = 0b0100_0000;
export const UP = 0b1000_0000;
/** Its piece has lost a cell (N-12). */
export const BROKEN = 0b0001_0000_0000;
/** It lies in a square. */
export const SILVER = 0b0010_0000_0000;
export const GOLD = 0b0100_0000_0000;
/** It lies in a Solid Line, which never clears (G-B3.5). */
export const SOLID = 0b1000_0000_0000;
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
  /** Facings of each kind. */
  readonly facings: Int8Array;
  /** Four row masks for each kind and facing, lowest first. */
  readonly masks: Int32Array;
  /** Row of the lowest Mino relative to the centre, for each kind and facing. */
  readonly bottoms: Int8Array;
  /** Rows that each kind and facing takes up. */
  readonly heights: Int8Array;
  /** Four Minos for each kind and facing: column, row and what the cell will hold. */
  readonly minoX: Int8Array;
  readonly minoY: Int8Array;
  readonly minoCell: Int16Array;
  /** Displacements, x and y in turn; where those of each kind, facing and direction (clockwise first) begin and end. */
  readonly tests: Int8Array;
  readonly testStarts: Int32Array;
  readonly testEnds: Int32Array;
  readonly spawnX: Int8Array;
  readonly spawnY: Int8Array;
}

/** Index of a kind's facing in the tables. */
export function shapeOf(kind: number, facing: number): number {
  return kind * FACINGS + facing;
}

function connections(cells: readonly Offset[], [x, y]: Offset): number {
  const has = (dx: number, dy: number): boolean => cells.some(([cx, cy]) => cx === x + dx && cy === y + dy);
  return (has(1, 0) ? RIGHT : 0) | (has(0, -1) ? DOWN : 0) | (has(-1, 0) ? LEFT : 0) | (has(0, 1) ? UP : 0);
}

/** Lists of displacements laid end to end; one that several turns share is laid once. */
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
