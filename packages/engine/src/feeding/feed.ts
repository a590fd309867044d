// What a game needs that follows from its seed: pieces, gaps, pieces for the Hold Queue, Starting Lines. A game that does not
// know its seed is fed them, beside the inputs of its log and a little ahead (E-36). A feed that comes late is missed at
// `starvedAt`: the game is a guess from then on, and is run again from before it.

import type { Feed, Game } from "../game.ts";

/** What is fed one by one. */
export type FeedName = "piece" | "gap" | "hold";

/** Where each of them is kept. */
export const FED: { readonly [Name in FeedName]: "pieces" | "gaps" | "holds" } = {
  piece: "pieces",
  gap: "gaps",
  hold: "holds",
};

export function copyFeed({ pieces, gaps, holds, lines }: Feed): Feed {
  return { pieces: [...pieces], gaps: [...gaps], holds: [...holds], lines: [...lines] };
}

export function emptyFeed(): Feed {
  return { pieces: [], gaps: [], holds: [], lines: [] };
}

/** Whether the n-th of what is fed has come. */
export function isFed({ feed }: Game, name: FeedName, index: number): boolean {
  return feed !== null && index < feed[FED[name]].length;
}

/** The n-th of what was fed; where that has not come, `guess`, and the game is a guess from now on. */
export function fedOr(game: Game, name: FeedName, index: number, guess: number): number {
  const value = game.feed?.[FED[name]][index];
  if (value === undefined) starve(game);
  return value ?? guess;
}

/** Something is needed that has not been fed. */
export function starve({ state }: Game): void {
  state.starvedAt = Math.min(state.starvedAt, state.time);
}
