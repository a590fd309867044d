// What a game needs that follows from its seed: pieces, gaps, and pieces for the Hold Queue. A game that must not know its
// seed is fed them by inputs of its log, a little ahead (E-36). A feed that comes late belongs into the log before the
// moment at which it was needed: the session puts it there and runs the game again.

import type { Feed, Game } from "./game.ts";
import type { State } from "./state.ts";

/** The inputs that feed a game. */
export type FeedName = "fedPiece" | "fedGap" | "fedHold";
type FeedCount = keyof State & ("fedPieces" | "fedGaps" | "fedHolds");

/** Where each input that feeds a game puts its value, and what counts it. */
const FED: { readonly [Name in FeedName]: { readonly list: keyof Feed; readonly count: FeedCount } } = {
  fedPiece: { list: "pieces", count: "fedPieces" },
  fedGap: { list: "gaps", count: "fedGaps" },
  fedHold: { list: "holds", count: "fedHolds" },
};

export function emptyFeed(): Feed {
  return { pieces: [], gaps: [], holds: [] };
}

/** Takes in the next of what is fed. Run again, the same log puts the same values in the same places. */
export function takeFeed({ state, feed }: Game, name: FeedName, value: number): void {
  const { list, count } = FED[name];
  if (feed !== null) feed[list][state[count]++] = value;
}

/** Whether the n-th of what is fed has come. */
export function isFed({ state }: Game, name: FeedName, index: number): boolean {
  return index < state[FED[name].count];
}

/** The n-th of what was fed; where that has not come, `guess`, and the game is a guess from now on. */
export function fedOr(game: Game, name: FeedName, index: number, guess: number): number {
  if (isFed(game, name, index)) return game.feed?.[FED[name].list][index] ?? guess;
  starve(game);
  return guess;
}

/** Something is needed that has not been fed. */
export function starve({ state }: Game): void {
  state.starvedAt = Math.min(state.starvedAt, state.time);
}
