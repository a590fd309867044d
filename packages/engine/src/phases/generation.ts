// Generation phase (A1.2.1): a Tetrimino comes into play and drops a row at once.

import { starve } from "../feeding/feed.ts";
import { type Game, countEvent, tell } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { collides, isWithin } from "../matrix.ts";
import { NEVER } from "../micros.ts";
import { takeNext } from "../randomizer.ts";
import { end } from "./completion.ts";
import { beginFall, cutRepeat, descend, retryRepeat } from "./falling.ts";
import { readyLock } from "./lock.ts";

/** Spawns the held or next piece. */
export function generate(game: Game): void {
  const { state } = game;
  const kind = state.coming < 0 ? takeNext(game) : state.coming;
  state.coming = -1;
  state.generateAt = NEVER;
  if (kind < 0) awaitFeed(game);
  else enter(game, kind);
}

/** Waits without a piece in play, because the next piece has not been fed yet (E-36). */
function awaitFeed(game: Game): void {
  const { state } = game;
  starve(game);
  state.kind = -1;
  state.phase = "generation";
  state.fallAt = state.lockAt = NEVER;
}

/** Brings a piece of this kind into play at its spawn place, North Facing. */
function enter(game: Game, kind: number): void {
  const { state, rules } = game;
  const { geometry, book } = rules;
  const { dropsAtOnce, whenBlocked } = book.generation;
  const shape = shapeOf(kind, 0);
  state.kind = kind;
  state.facing = 0;
  state.x = geometry.spawnX[kind]!;
  state.y = geometry.spawnY[kind]!;
  state.rotationPoint = 0;
  state.isPointFive = false;
  if (whenBlocked === "rises") riseFree(game);
  if (countEvent(game)) tell(game, { type: "generated", kind, x: state.x, y: state.y });
  if (collides(geometry, state.rows, shape, state.x, state.y)) return end(game, "blockOut");
  readyLock(game);
  cutRepeat(game);
  if (dropsAtOnce && !collides(geometry, state.rows, shape, state.x, state.y - 1)) descend(game, 0, false);
  else retryRepeat(game);
  beginFall(game);
}

/** Up to the first rows that are free. The ceiling is solid: a piece that finds no room below it has none. */
function riseFree({ state, rules }: Game): void {
  const { geometry } = rules;
  const shape = shapeOf(state.kind, state.facing);
  while (collides(geometry, state.rows, shape, state.x, state.y) && isWithin(geometry, state.x, state.y + 1)) state.y++;
}
