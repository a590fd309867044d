// Puts a piece anywhere, as if it had just come into play. Tests and demonstrations of single positions use it.

import type { Game } from "../game.ts";
import { NEVER } from "../micros.ts";
import { beginFall } from "../phases/falling.ts";
import { readyLock } from "../phases/lock.ts";

export interface PiecePlace {
  readonly piece: string;
  /** 0 to 3: North, East, South, West. */
  readonly facing: number;
  /** The centre, counted from 0. */
  readonly x: number;
  readonly y: number;
}

export function putPiece(game: Game, { piece, facing, x, y }: PiecePlace): void {
  const { state, rules } = game;
  Object.assign(state, { kind: rules.book.pieces.findIndex(({ name }) => name === piece), facing, x, y });
  state.rotationPoint = 0;
  state.isPointFive = false;
  state.generateAt = NEVER;
  readyLock(game);
  beginFall(game);
}
