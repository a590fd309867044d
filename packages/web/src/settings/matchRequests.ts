// From a plan to the match that is asked for.

import type { Result, RuleBookId } from "@korobeinix/engine";
import {
  type ComputerRank,
  makeMatchSetup,
  type MatchRequest,
  type MatchSetup,
  parseMatchSetup,
  SEAT_OPTIONS,
} from "@korobeinix/engine/match";
import { computerAt, type MatchPlan, personAt } from "./matchPlan.ts";
import type { Sitter } from "./sitter.ts";
import { bookOf, choicesOf, handlingFor, valueOf, variationOf } from "./requests.ts";
import type { Settings } from "./settings.ts";

/** A match against the computer that was played last. */
export function firstPlan({ last }: Pick<Settings, "last">, ruleBook: RuleBookId = last.ruleBook): MatchPlan {
  return {
    ruleBook,
    variation: bookOf(ruleBook).variations[0]!.id,
    options: {},
    terms: {},
    goals: [],
    seats: [personAt(0, "keyboard"), computerAt(1, last.rank)],
    bestOf: 1,
  };
}

/** One person against a computer, by what the player chose last for a game alone (N-20). */
export function duelPlan(settings: Settings, ruleBook: RuleBookId, rank: ComputerRank): MatchPlan {
  const book = bookOf(ruleBook);
  const variation = variationOf(settings, book);
  const options = choicesOf(book, variation).map((name) => [name, valueOf(settings, book, name)] as const);
  return {
    ...firstPlan(settings, ruleBook),
    variation: variation.id,
    options: Object.fromEntries(options),
    seats: [personAt(0, "keyboard"), computerAt(1, rank)],
  };
}

/** The match that is asked for: people bring their handling, as far as the rule book leaves it to them. */
function matchRequestOf(plan: MatchPlan, settings: Settings, seed: number): MatchRequest {
  const { ruleBook, variation, options, terms, goals, seats } = plan;
  const handling = Object.entries(handlingFor(settings, bookOf(ruleBook)));
  const own = Object.fromEntries(handling.filter(([name]) => (SEAT_OPTIONS as readonly string[]).includes(name)));
  return {
    ruleBook,
    variation,
    options,
    terms,
    goals,
    seed,
    seats: seats.map((seat) => ({
      team: seat.team,
      computer: seat.computer,
      options: { ...(seat.computer === undefined ? own : {}), ...seat.options },
      terms: seat.terms,
    })),
  };
}

/** Whether it can be played, or why it cannot. */
export function checkPlan(plan: MatchPlan, settings: Settings, seed: number): Result<MatchSetup> {
  return parseMatchSetup(matchRequestOf(plan, settings, seed));
}

/** The plan of a match that has begun, with others at its seats. */
export function planOfSetup(setup: MatchSetup, sitters: readonly Sitter[]): MatchPlan {
  const { variation, options, terms, goals, seats } = makeMatchSetup(setup);
  return {
    ruleBook: setup.shared.book.id,
    variation,
    options,
    terms,
    goals,
    bestOf: 1,
    seats: seats.map(({ team, options: own, terms: handicaps }, seat) => {
      const { name, avatar, computer } = sitters[seat]!;
      return { computer, device: undefined, name, avatar, team, options: own, terms: handicaps };
    }),
  };
}
