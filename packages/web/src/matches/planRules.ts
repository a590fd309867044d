// The rules of a match that is being planned: what its rule book leaves to choose, for all and for one seat, and what of a
// plan another rule book keeps. Pure; what may be chosen, the rule book says.

import {
  isAllowed,
  matchVariations,
  type OptionName,
  type OptionRule,
  type OptionValue,
  type RuleBook,
  type RuleBookId,
  type Targeting,
  TERM_NAMES,
  type TermName,
  type Values,
  type Variation,
} from "@korobeinix/engine";
import { SEAT_OPTIONS, SEAT_TERMS } from "@korobeinix/engine/match";
import type { MatchPlan, SeatPlan } from "../settings/matchPlan.ts";
import { bookOf, choicesOf, isChoice } from "../settings/requests.ts";
import { seated, setSeat } from "./planSeats.ts";

/** Terms that follow from the seats, or that no plan has. */
const NOT_ASKED: ReadonlySet<TermName> = new Set(["seats", "seat"]);

type Rules = { readonly [name: string]: OptionRule };

/** A match leaves less choice than a game alone. */
export function bookInMatch(id: RuleBookId): RuleBook {
  const book = bookOf(id);
  return { ...book, options: { ...book.options, ...book.match.options }, variations: matchVariations(book) };
}

export function variationIn({ ruleBook, variation }: Pick<MatchPlan, "ruleBook" | "variation">): Variation {
  const { variations } = bookInMatch(ruleBook);
  return variations.find(({ id }) => id === variation) ?? variations[0]!;
}

export function optionChoices(plan: MatchPlan): readonly OptionName[] {
  return choicesOf(bookInMatch(plan.ruleBook), variationIn(plan));
}

export function optionOf(plan: MatchPlan, name: OptionName): OptionValue {
  return plan.options[name] ?? bookInMatch(plan.ruleBook).options[name].initial;
}

/** The terms to show: those that mean something beside what has been chosen. */
export function termChoices(plan: MatchPlan): readonly TermName[] {
  const { match } = bookOf(plan.ruleBook);
  const hasLines = [plan, ...plan.seats].some(({ options }) => Number(options["startingRows"] ?? 0) > 0);
  const { levelsUp } = variationIn(plan);
  const means: { readonly [Name in TermName]?: boolean } = {
    targeting: termOf(plan, "garbage") !== "none" && (plan.seats.length > 2 || hasPotato(match.terms.targeting)),
    rise: levelsUp,
    riseMicros: levelsUp && termOf(plan, "rise") === "time",
    risePieces: levelsUp && termOf(plan, "rise") === "pieces",
    startingLines: hasLines,
    startingPattern: hasLines && termOf(plan, "startingLines") === "broken",
  };
  const isForAll = (name: TermName): boolean => !NOT_ASKED.has(name) && !SEAT_TERMS.includes(name);
  return TERM_NAMES.filter((name) => isForAll(name) && isChoice(match.terms[name]) && means[name] !== false);
}

/** Two have nobody to choose among, but the potato is one's own or the other's. */
function hasPotato(rule: OptionRule<Targeting>): boolean {
  return "among" in rule && rule.among.includes("potato");
}

export function termOf(plan: MatchPlan, name: TermName): OptionValue {
  return plan.terms[name] ?? bookOf(plan.ruleBook).match.terms[name].initial;
}

/** What may be made easier or harder for one seat. */
export function handicapOptions(plan: MatchPlan): readonly OptionName[] {
  return optionChoices(plan).filter((name) => SEAT_OPTIONS.includes(name));
}

export function handicapTerms(plan: MatchPlan): readonly TermName[] {
  const { terms } = bookOf(plan.ruleBook).match;
  return SEAT_TERMS.filter((name) => isChoice(terms[name]));
}

/** Whether teams have lines to clear by the plan: a variation may have its own. */
export function hasGoals(plan: MatchPlan): boolean {
  return variationIn(plan).ends.by !== "lines";
}

export function teamsOf({ seats }: Pick<MatchPlan, "seats">): readonly number[] {
  return [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b);
}

export function setOption(plan: MatchPlan, name: OptionName, value: OptionValue): MatchPlan {
  return fitPlan({ ...plan, options: { ...plan.options, [name]: value } });
}

export function setTerm(plan: MatchPlan, name: TermName, value: OptionValue): MatchPlan {
  return fitPlan({ ...plan, terms: { ...plan.terms, [name]: value } });
}

export function setGoal(plan: MatchPlan, team: number, lines: number): MatchPlan {
  const goals = Array.from({ length: Math.max(plan.goals.length, team + 1) }, (_, i) => plan.goals[i] ?? 0);
  return fitPlan({ ...plan, goals: goals.with(team, lines) });
}

export function setHandicap(
  plan: MatchPlan,
  seat: number,
  change: Partial<Pick<SeatPlan, "options" | "terms">>,
): MatchPlan {
  const { options, terms } = plan.seats[seat]!;
  return fitPlan(
    setSeat(plan, seat, { options: { ...options, ...change.options }, terms: { ...terms, ...change.terms } }),
  );
}

/** Everybody stays, and whatever the other rule book knows as well. */
export function setBook(plan: MatchPlan, ruleBook: RuleBookId): MatchPlan {
  const { variations } = bookInMatch(ruleBook);
  const variation = variations.some(({ id }) => id === plan.variation) ? plan.variation : variations[0]!.id;
  return fitPlan({ ...plan, ruleBook, variation });
}

export function setVariation(plan: MatchPlan, variation: string): MatchPlan {
  return fitPlan({ ...plan, variation });
}

/** Without what the rule book does not allow or has by itself, and without goals of teams that nobody is in. */
export function fitPlan(plan: MatchPlan): MatchPlan {
  const { options, match } = bookInMatch(plan.ruleBook);
  const shared = TERM_NAMES.filter((name) => !NOT_ASKED.has(name));
  const ownOptions = fitting(plan.options, options, Object.keys(options));
  const ownTerms = fitting(plan.terms, match.terms, shared);
  const teams = teamsOf(plan);
  const goals = hasGoals(plan) ? plan.goals.map((lines, team) => (teams.includes(team) ? lines : 0)) : [];
  const seats = plan.seats.map((seat) => ({
    ...seat,
    options: differing(fitting(seat.options, options, SEAT_OPTIONS, false), ownOptions, options),
    terms: differing(fitting(seat.terms, match.terms, SEAT_TERMS, false), ownTerms, match.terms),
  }));
  return seated({ ...plan, options: ownOptions, terms: ownTerms, goals: goals.some(Boolean) ? goals : [], seats });
}

function fitting(values: Values, rules: Rules, names: readonly string[], isOwnLeftOut = true): Values {
  const isKept = ([name, value]: [string, OptionValue]): boolean => {
    const rule = names.includes(name) ? rules[name] : undefined;
    return rule !== undefined && isAllowed(rule, value) && !(isOwnLeftOut && value === rule.initial);
  };
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

/** A seat has what differs from the match's. */
function differing(values: Values, shared: Values, rules: Rules): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (shared[name] ?? rules[name]!.initial)),
  );
}
