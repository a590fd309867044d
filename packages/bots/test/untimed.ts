// Games played without the time that hands need.

import { type Game, advance, nextMoment, play } from "@korobeinix/engine";
import { type Placement, inputsFor } from "@korobeinix/engine/placements";

/** Lets time pass until a piece is in play, or the game is over. */
export function waitForPiece(game: Game): void {
  while (game.state.phase !== "ended" && game.state.kind < 0) advance(game, nextMoment(game));
}

/** Brings the piece in play to rest and lets it lock. */
export function lock(game: Game, placement: Placement): void {
  const { pieces } = game.state;
  for (const input of inputsFor(game, placement).inputs) play(game, input);
  while (game.state.phase !== "ended" && game.state.pieces === pieces) advance(game, nextMoment(game));
}
