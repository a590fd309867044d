// Inputs that no key makes: lines that arrive, an end, and what is fed to a game that does not know its seed. And the
// Target Mark, which changes nothing in its own game.

import { OUTSIDE_ENDS } from "./actions.ts";
import { type FeedName, takeFeed } from "./feed.ts";
import { type Game, countEvent, tell } from "./game.ts";
import { NEVER } from "./micros.ts";
import { end } from "./phases/completion.ts";
import { fillQueue } from "./randomizer.ts";

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

/** Takes in the next piece, gap or Hold. */
export function feed(game: Game, name: FeedName, value: number): void {
  const { state } = game;
  takeFeed(game, name, value);
  if (name !== "fedPiece") return;
  fillQueue(game);
  const isWaiting = state.phase === "generation" && state.generateAt === NEVER && state.queueLength > 0;
  if (!isWaiting) return;
  // The first piece is due at time 0. One that comes late belongs before the moment at which it was needed.
  state.generateAt = state.time;
  if (state.time > 0 && state.starvedAt === NEVER) state.starvedAt = 0;
}
