// Inputs from the match: an end from outside, and the Target Mark, which changes nothing in its own game.

import { OUTSIDE_ENDS } from "./actions.ts";
import { type Game, countEvent, tell } from "./game.ts";
import { end } from "./phases/completion.ts";

/** The match has ended this game, or its player has left. */
export function endFromOutside(game: Game, value: number): void {
  const outcome = OUTSIDE_ENDS[value];
  if (outcome !== undefined) end(game, outcome);
}

/** Puts the Target Mark on a seat (G-B3.6). */
export function putMark(game: Game, seat: number): void {
  game.state.target = seat;
  if (countEvent(game)) tell(game, { type: "targeted", seat });
}
