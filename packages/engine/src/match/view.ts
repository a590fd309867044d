// What shells ask of a match. They ask it of a view, which a client that does not know the seed can show, too.

import { type Result, bad } from "../result.ts";
import { isAllowed } from "../options.ts";
import { type Setup, makeSetup, setupFor } from "../setup.ts";
import { type MatchView, livingOpponents, livingSeats, targetAmong } from "./match.ts";

/** The seat that the attacks of a seat go to now, where its player chooses; undefined when nobody is left. */
export function targetOf(view: MatchView, seat: number): number | undefined {
  return targetAmong(livingOpponents(view, seat), seat, view.games[seat]!.state.target);
}

/** The opponent to whom the Target Mark goes with a step to the right (1) or to the left (-1). */
export function nextTarget(view: MatchView, seat: number, step: 1 | -1): number | undefined {
  const opponents = livingOpponents(view, seat);
  const now = targetOf(view, seat);
  if (now === undefined) return undefined;
  return opponents[(opponents.indexOf(now) + step + opponents.length) % opponents.length];
}

/** The level that those who still play have come to, the highest of them. */
export function currentLevel(view: MatchView): number {
  const living = livingSeats(view);
  const seats = living.length > 0 ? living : [...view.games.keys()];
  return Math.max(...seats.map((seat) => view.games[seat]!.state.level));
}

/**
 * The game that a player may play who has to wait (G-B2.5): at the current level, outside of the match. Its seed must be
 * another one, or it would show the match's next pieces. After the top it is simply asked for again.
 */
export function practiceSetup(view: MatchView, seat: number, seed: number): Result<Setup> {
  const { shared, seats } = view.setup;
  if (!shared.isFed && seed === shared.seed)
    return bad("notAllowed", "seed", "the match's own seed would show its pieces");
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
