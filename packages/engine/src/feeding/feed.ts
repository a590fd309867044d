// The feed of a game (E-36). A game draws pieces, gaps, pieces for the Hold Queue and Starting Lines by its seed. A
// game that does not know its seed is fed them, a little ahead. If a feed comes too late, `starvedAt` holds the time at
// which the game missed it. From then on the game is a guess, and it must be run again from an earlier moment.

import type { Feed, Game } from "../game.ts";

/** What a game is fed while it is played. */
export type FeedName = "piece" | "gap" | "hold";

/** The list of a feed that holds each of them. */
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

/** Whether the `index`-th value of a list has been fed. */
export function isFed({ feed }: Game, name: FeedName, index: number): boolean {
  return feed !== null && index < feed[FED[name]].length;
}

/** The `index`-th value of a list. If it has not been fed: `guess`, and the game is a guess from now on. */
export function fedOr(game: Game, name: FeedName, index: number, guess: number): number {
  const value = game.feed?.[FED[name]][index];
  if (value === undefined) starve(game);
  return value ?? guess;
}

/** Notes that the game needs a value that has not been fed. */
export function starve({ state }: Game): void {
  state.starvedAt = Math.min(state.starvedAt, state.time);
}
