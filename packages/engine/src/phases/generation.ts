// Generation phase (A1.2.1): a Tetrimino comes into play and at once drops a row.

import { type Game, isHeard, tell } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { collides } from "../matrix.ts";
import { NEVER } from "../micros.ts";
import { takeNext } from "../randomizer.ts";
import { end } from "./completion.ts";
import { beginFall, descend, retryRepeat } from "./falling.ts";
import { readyLock } from "./lock.ts";

/** The next one of the queue. */
export function generate(game: Game): void {
  game.state.generateAt = NEVER;
  enter(game, takeNext(game.rules, game.state));
}

/** A Tetrimino of this kind starts from its place of generation, North Facing. */
export function enter(game: Game, kind: number): void {
  const { state, rules } = game;
  const { geometry, book } = rules;
  state.kind = kind;
  state.facing = 0;
  state.x = geometry.spawnX[kind]!;
  state.y = geometry.spawnY[kind]!;
  state.rotationPoint = 0;
  state.isPointFive = false;
  if (isHeard(game)) tell(game, { type: "generated", kind, x: state.x, y: state.y });
  const shape = shapeOf(kind, 0);
  if (collides(geometry, state.rows, shape, state.x, state.y)) return end(game, "blockOut");
  readyLock(game);
  if (book.generation.dropsAtOnce && !collides(geometry, state.rows, shape, state.x, state.y - 1)) descend(game, false);
  else retryRepeat(game);
  beginFall(game);
}
