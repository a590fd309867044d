// Questions that shells ask about a match. They take a view, which a client that does not know the seed can make, too.

import { type Result, bad } from "../result.ts";
import { isAllowed } from "../options.ts";
import { type Setup, makeSetup, setupFor } from "../setup.ts";
import { type MatchView, livingOpponents, livingSeats, targetAmong } from "./match.ts";

/** The seat that the Target Mark of a seat is on now; undefined if no opponent is left. */
export function targetOf(view: MatchView, seat: number): number | undefined {
  return targetAmong(livingOpponents(view, seat), seat, view.games[seat]!.state.target);
}

/** The opponent that the Target Mark goes to with a step to the right (1) or to the left (-1). */
export function nextTarget(view: MatchView, seat: number, step: 1 | -1): number | undefined {
  const opponents = livingOpponents(view, seat);
  const now = targetOf(view, seat);
  if (now === undefined) return undefined;
  return opponents[(opponents.indexOf(now) + step + opponents.length) % opponents.length];
}

/** The highest level of the seats that still play. If none does, of all seats. */
export function currentLevel(view: MatchView): number {
  const living = livingSeats(view);
  const seats = living.length > 0 ? living : [...view.games.keys()];
  return Math.max(...seats.map((seat) => view.games[seat]!.state.level));
}

/**
 * The practice game of a player who waits for the end of the match (G-B2.5): at the current level, outside of the
 * match. Its seed must differ from the match's, or the game would show the match's next pieces. Ask again after a
 * top-out.
 */
export function practiceSetup(view: MatchView, seat: number, seed: number): Result<Setup> {
  const { shared, seats } = view.setup;
  if (!shared.isFed && seed === shared.seed)
    return bad("notAllowed", "seed", "practice with the match's own seed would show its next pieces");
  const { book } = shared;
  const { options } = makeSetup(seats[seat]!.setup);
  const rule = book.options.startingLevel;
  const level = currentLevel(view);
  const startingLevel = isAllowed(rule, level) ? level : "max" in rule ? rule.max : rule.initial;
  const endless = book.variations.find(({ ends }) => ends.by === "nothing" || ends.by === "level");
  return setupFor(book, {
    edition: shared.edition,
    variation: (endless ?? shared.variation).id,
    seed,
    options: { ...options, startingRows: book.options.startingRows.initial, startingLevel, practice: true },
  });
}
