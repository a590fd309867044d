// Rotation without a game in progress: a turn by 90° takes a piece from one place to another, or nowhere.

import type { Game } from "./game.ts";
import { type Geometry, shapeOf } from "./geometry.ts";
import { collides, isWithin } from "./matrix.ts";

/** Where a piece is: its facing, and its centre counted from 0. */
export interface Place {
  readonly facing: number;
  readonly x: number;
  readonly y: number;
}

/** A piece on a Matrix, which may turn; a game's state is one. */
export interface TurningPiece {
  readonly kind: number;
  readonly rows: Int32Array;
  facing: number;
  x: number;
  y: number;
}

/** Where a rotation leads, and which displacement let it turn, from 1: in the Guideline its rotation point. */
export interface Rotated extends Place {
  readonly point: number;
}

/** The rotation point that makes a T-Spin of a Mini, if it turns the T into its slot (G-9.2). */
export const POINT_FIVE = 5;

/** Turns a piece at the first displacement that fits: its number, from 1. 0: none fits, and the piece stays as it is. */
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

/** Where the piece in play would come to if it were at a place and turned; undefined if it would not turn. */
export function rotated(game: Game, { facing, x, y }: Place, isClockwise: boolean): Rotated | undefined {
  const { kind, rows } = game.state;
  if (kind < 0) return undefined;
  const piece = { kind, rows, facing, x, y };
  const point = turnPiece(game.rules.geometry, piece, isClockwise);
  return point === 0 ? undefined : { facing: piece.facing, x: piece.x, y: piece.y, point };
}
