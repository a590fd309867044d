// Games of a computer that thinks as long as it wants: its steps are played without the time that hands need, as the
// engine's own inputs for a placement.

import { type Skill, sightOf, think } from "@korobeinix/bots";
import { type Game, type Placement, advance, footprint, inputsFor, nextMoment, placements, play } from "@korobeinix/engine";

/** What one piece has taken to think of. */
export interface Untimed {
  readonly nodes: number;
  readonly ms: number;
}

function waitForPiece(game: Game): void {
  while (game.state.phase !== "ended" && game.state.kind < 0) advance(game, nextMoment(game));
}

function lock(game: Game, placement: Placement): void {
  const { pieces } = game.state;
  for (const input of inputsFor(game, placement).inputs) play(game, input);
  while (game.state.phase !== "ended" && game.state.pieces === pieces) advance(game, nextMoment(game));
}

/** Plays the next piece; false: the game is over. */
export function playUntimed(game: Game, skill: Skill, spent: (what: Untimed) => void): boolean {
  waitForPiece(game);
  if (game.state.phase === "ended") return false;
  const start = performance.now();
  const { steps, nodes } = think(sightOf(game), skill);
  spent({ nodes, ms: performance.now() - start });
  const [step] = steps;
  if (step === undefined) return false;
  if (step.holds) {
    play(game, { at: game.state.time, name: "hold" });
    waitForPiece(game);
  }
  const slot = footprint(game, step);
  const found = placements(game).find((each) => each.spin === step.spin && footprint(game, each) === slot);
  if (found === undefined) throw new Error("the search found a place that the engine does not reach");
  lock(game, found);
  return true;
}
