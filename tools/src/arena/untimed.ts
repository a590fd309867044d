// Games of a computer that thinks as long as it wants: its steps are played without the time that hands need, as the
// engine's own inputs for a placement.

import { type Rest, type Sight, type Thought, sightOf } from "@korobeinix/bots";
import { type Game, advance, nextMoment, play } from "@korobeinix/engine";
import { type Placement, footprint, inputsFor, placements } from "@korobeinix/engine/placements";

/** What one piece has taken to think of. */
export interface Untimed {
  readonly nodes: number;
  readonly ms: number;
}

/** Lets time pass until a piece is in play, or the game is over. */
export function waitForPiece(game: Game): void {
  while (game.state.phase !== "ended" && game.state.kind < 0) advance(game, nextMoment(game));
}

function lock(game: Game, placement: Placement): void {
  const { pieces } = game.state;
  for (const input of inputsFor(game, placement).inputs) play(game, input);
  while (game.state.phase !== "ended" && game.state.pieces === pieces) advance(game, nextMoment(game));
}

/** Plays the next piece as somebody thinks; false: the game is over. */
export function playUntimed(game: Game, think: (sight: Sight) => Thought, spent?: (what: Untimed) => void): boolean {
  waitForPiece(game);
  if (game.state.phase === "ended") return false;
  const start = performance.now();
  const { steps, nodes } = think(sightOf(game));
  spent?.({ nodes, ms: performance.now() - start });
  const [best] = steps;
  if (best === undefined) return false;
  if (best.holds) {
    play(game, { at: game.state.time, name: "hold" });
    waitForPiece(game);
  }
  // Extended Placement may end a way that is very long: then the next best step is taken.
  const slot = (each: Rest): string => `${footprint(game, each)} ${each.spin}`;
  const bySlot = new Map(placements(game).map((each) => [slot(each), each]));
  const step = steps.find((each) => each.kind === best.kind && each.holds === best.holds && bySlot.has(slot(each)));
  const found = step && bySlot.get(slot(step));
  if (found === undefined) return false;
  lock(game, found);
  return true;
}
