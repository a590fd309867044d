// Whom a computer player aims at, where it may choose: the opponent whose stack is highest. It sees that much.

import { choosesTarget } from "@korobeinix/engine";
import { type MatchView, livingSeats, targetOf } from "@korobeinix/engine/match";

/** The games that a seat sees beside its own and has to beat. */
export function rivalsOf(match: MatchView, seat: number): readonly number[] {
  const { seats } = match.setup;
  return livingSeats(match).filter((other) => seats[other]!.team !== seats[seat]!.team);
}

/** The seat that the Target Mark is to be put on; undefined: it lies well, or there is none. */
export function aimOf(match: MatchView, seat: number): number | undefined {
  if (!choosesTarget(match.setup.shared.terms)) return undefined;
  const now = targetOf(match, seat);
  if (now === undefined) return undefined;
  const heightOf = (other: number): number => match.games[other]!.state.stackHeight;
  let best = now;
  for (const other of rivalsOf(match, seat)) if (heightOf(other) > heightOf(best)) best = other;
  return best === now ? undefined : best;
}
