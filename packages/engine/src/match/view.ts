// What shells ask of a match.

import type { Input } from "../actions.ts";
import { type Result, bad } from "../result.ts";
import { isAllowed } from "../options.ts";
import { type Setup, makeSetup, setupFor } from "../setup.ts";
import { type Match, livingOpponents, livingSeats, targetFrom } from "./match.ts";
import { endInput } from "./play.ts";
import { isOnItsWay } from "./state.ts";

/** The seat that the attacks of a seat go to now, where its player chooses; undefined when nobody is left. */
export function targetOf(match: Match, seat: number): number | undefined {
  return targetFrom(match, seat, match.games[seat]!.state.target);
}

/** The opponent to whom the Target Mark goes with a step to the right (1) or to the left (-1). */
export function nextTarget(match: Match, seat: number, step: 1 | -1): number | undefined {
  const opponents = livingOpponents(match, seat);
  const now = targetOf(match, seat);
  if (now === undefined) return undefined;
  return opponents[(opponents.indexOf(now) + step + opponents.length) % opponents.length];
}

/**
 * With delays: what may reach a seat by a time of its own, as inputs. Lines come only when all its own attacks have been
 * ruled on, for one of those may still cross them; and when the match is over, the end does.
 */
export function arrivalsOf(match: Match, seat: number, at: number): readonly Input[] {
  const { state, games } = match;
  if (games[seat]!.state.phase === "ended") return [];
  if (state.result !== "playing") return at > state.ruledAt ? [endInput(match, seat, at)] : [];
  if (state.unruled.some((attack) => attack.seat === seat)) return [];
  return state.deliveries
    .filter((each) => each.to === seat && isOnItsWay(each) && each.at < at)
    .map(({ attack, from, lines }) => ({ at, name: "received", value: lines, from, attack }));
}

/** The level that those who still play have come to, the highest of them. */
export function currentLevel(match: Match): number {
  const living = livingSeats(match);
  const seats = living.length > 0 ? living : [...match.games.keys()];
  return Math.max(...seats.map((seat) => match.games[seat]!.state.level));
}

/**
 * The game that a player may play who has to wait (G-B2.5): at the current level, outside of the match. Its seed must be
 * another one, or it would show the pieces that are to come. After the top it is simply asked for again.
 */
export function practiceSetup(match: Match, seat: number, seed: number): Result<Setup> {
  const { shared, seats } = match.setup;
  if (seed === shared.seed) return bad("notAllowed", "seed", "the match's own seed would show its pieces");
  const { book } = shared;
  const { options } = makeSetup(seats[seat]!.setup);
  const rule = book.options.startingLevel;
  const level = currentLevel(match);
  const startingLevel = isAllowed(rule, level) ? level : "max" in rule ? rule.max : rule.initial;
  const endless = book.variations.find(({ ends }) => ends.by === "nothing" || ends.by === "level");
  return setupFor(book, {
    edition: shared.edition,
    variation: (endless ?? shared.variation).id,
    seed,
    options: { ...options, startingRows: book.options.startingRows.initial, startingLevel, practice: true },
  });
}
