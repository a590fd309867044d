// Rotation by 90°, separate from a game in progress: it takes a piece from one place to another, or is blocked.

import type { Game } from "./game.ts";
import { type Geometry, shapeOf } from "./geometry.ts";
import { collides, isWithin } from "./matrix.ts";

/** The place of a piece: its facing, and its centre counted from 0. */
export interface Place {
  readonly facing: number;
  readonly x: number;
  readonly y: number;
}

/** A piece that may turn, and the rows of its Matrix. A game's state has these properties. */
export interface TurningPiece {
  readonly kind: number;
  readonly rows: Int32Array;
  facing: number;
  x: number;
  y: number;
}

/** The place after a rotation, and the number of its displacement from 1: in the Guideline the rotation point. */
export interface Rotated extends Place {
  readonly point: number;
}

/** This rotation point turns a Mini T-Spin into a T-Spin, if it takes the T into its slot (G-9.2). */
export const POINT_FIVE = 5;

/** Turns a piece at the first displacement that fits. Returns its number from 1; 0 if none fits and nothing changed. */
export function turnPiece(geometry: Geometry, piece: TurningPiece, isClockwise: boolean): number {
  const { kind, rows } = piece;
  const { tests } = geometry;
  const facings = geometry.facings[kind]!;
  const facing = (piece.facing + (isClockwise ? 1 : facings - 1)) % facings;
  const shape = shapeOf(kind, facing);
  const turn = shapeOf(kind, piece.facing) * 2 + (isClockwise ? 0 : 1);
  const start = geometry.testStarts[turn]!;
  const end = geometry.testEnds[turn]!;
  for (let i = start; i < end; i += 2) {
    const x = piece.x + tests[i]!;
    const y = piece.y + tests[i + 1]!;
    if (!isWithin(geometry, x, y) || collides(geometry, rows, shape, x, y)) continue;
    piece.facing = facing;
    piece.x = x;
    piece.y = y;
    return (i - start) / 2 + 1;
  }
  return 0;
}

/** The result of turning the piece in play at a place of your choice; undefined if it cannot turn there. */
export function rotated(game: Game, { facing, x, y }: Place, isClockwise: boolean): Rotated | undefined {
  const { kind, rows } = game.state;
  if (kind < 0) return undefined;
  const piece = { kind, rows, facing, x, y };
  const point = turnPiece(game.rules.geometry, piece, isClockwise);
  return point === 0 ? undefined : { facing: piece.facing, x: piece.x, y: piece.y, point };
}
