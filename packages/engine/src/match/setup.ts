// A match's set-up: the rule book, variation, options and terms that all its games share; its seats, each with its own
// options and terms; and its goals. A `MatchRequest` may come from anywhere and may be wrong; a `MatchSetup` has been
// checked.

import { MAX_SEATS } from "../actions.ts";
import { EDITION, EDITIONS, type Editions } from "../editions.ts";
import { MINUTE, SECOND } from "../micros.ts";
import type { OptionName, OptionValue, Values } from "../options.ts";
import { type Result, bad, good, unwrap } from "../result.ts";
import { type RuleBook, bookName } from "../ruleBook.ts";
import { type MadeRequest, type Setup, type SetupRequest, findBook, isValues, makeSetup, setupFor } from "../setup.ts";
import type { TermName } from "../terms.ts";

/** How strong a computer player is, in the order of their codes: append, never reorder. */
export const COMPUTER_RANKS = ["easy", "medium", "hard", "veryHard", "master"] as const;
/** How strong a computer player is. */
export type ComputerRank = (typeof COMPUTER_RANKS)[number];

/** The options that may differ from seat to seat: handling, display and handicaps. */
export const SEAT_OPTIONS: readonly OptionName[] = [
  "startingLevel",
  "startingRows",
  "speed",
  "fast",
  "ghost",
  "next",
  "delayMicros",
  "repeatMicros",
  "softDropFactor",
  "initialRotation",
  "initialHold",
  "cutMicros",
];
/** The terms that may differ from seat to seat: handicaps. */
export const SEAT_TERMS: readonly TermName[] = ["receives", "handicap"];
/** Terms that follow from the seat. */
const OWN_TERMS: readonly TermName[] = ["seats", "seat"];

/** The limit of a match in minutes. A match that reaches its limit is drawn. */
export const LIMIT: { readonly min: number; readonly max: number; readonly initial: number } = {
  min: 1,
  // A minute less than a log may hold: the draw comes after the limit.
  max: 24 * 60 - 1,
  initial: 60,
};
/** The longest time that an attack may take to arrive. */
export const MAX_TRAVEL: number = 2 * SECOND;
/** The greatest goal of a team, in lines. */
export const MAX_GOAL = 10_000;

/** A request for a seat. */
export interface SeatRequest {
  /** 0 to 5. If left out, it is the number of the seat, so each seat plays alone. */
  readonly team?: number;
  /** The rank of the computer that plays. If left out, a person plays. */
  readonly computer?: ComputerRank | undefined;
  /** `SEAT_OPTIONS` and `SEAT_TERMS` that differ from the match's. */
  readonly options?: Values;
  readonly terms?: Values;
}

/** A request for a match. Options and terms left out take the rule book's own values. */
export interface MatchRequest extends Pick<
  SetupRequest,
  "edition" | "ruleBook" | "variation" | "options" | "seed" | "isFed"
> {
  readonly terms?: Values;
  readonly seats: readonly SeatRequest[];
  /** The lines that each team must clear together, by its number; 0: it must be the last that stands. */
  readonly goals?: readonly number[];
  readonly limitMinutes?: number;
  /** How long an attack takes to arrive; 0 if left out. */
  readonly travelMicros?: number;
  /** A room hears the seats one by one and rules at times of its own; the log holds its rulings (E-37). */
  readonly isInRoom?: boolean;
}

/** A seat: its team, its player and the set-up of its game. */
export interface Seat {
  readonly team: number;
  readonly computer: ComputerRank | undefined;
  readonly setup: Setup;
}

/** Seats that win and lose together. */
export interface Team {
  readonly team: number;
  readonly seats: readonly number[];
  /** Lines that they must clear together; 0: they must be the last that stand. */
  readonly goal: number;
}

declare const checked: unique symbol;

/** A match's set-up that has been checked. */
export interface MatchSetup {
  readonly [checked]: true;
  /** The values that all seats share, as the set-up of a game. */
  readonly shared: Setup;
  readonly seats: readonly Seat[];
  /** In the order of their numbers. */
  readonly teams: readonly Team[];
  readonly limitMinutes: number;
  readonly travelMicros: number;
  /** A room hears the seats one by one and rules (E-37). */
  readonly isInRoom: boolean;
}

/** The time at which a match ends drawn if it is not decided before. */
export function limitOf({ limitMinutes }: MatchSetup): number {
  return limitMinutes * MINUTE;
}

/** Checks a request against the rule books of its edition. */
export function parseMatchSetup(request: MatchRequest, editions: Editions = EDITIONS): Result<MatchSetup> {
  const book = findBook(request, editions);
  return book.ok ? matchSetupFor(book.value, request) : book;
}

/** Checks a request against a given rule book, which need not be one of the five. */
export function matchSetupFor(book: RuleBook, request: Omit<MatchRequest, "ruleBook">): Result<MatchSetup> {
  const { seats: asked, goals = [], limitMinutes = LIMIT.initial, travelMicros = 0, isInRoom = false } = request;
  if (!Array.isArray(asked) || asked.length < 2 || asked.length > book.match.seats)
    return bad("notAllowed", "seat", `a match of ${bookName(book)} has 2 to ${book.match.seats} seats`);
  if (!isWhole(limitMinutes, LIMIT.min, LIMIT.max))
    return bad("notAllowed", "end", `the limit is ${LIMIT.min} to ${LIMIT.max} minutes`);
  if (!isValues(request.options ?? {})) return bad("form", "option", "is no list of options");
  if (!isValues(request.terms ?? {})) return bad("form", "term", "is no list of terms");
  if (!isWhole(travelMicros, 0, MAX_TRAVEL))
    return bad("notAllowed", "match", `an attack takes up to ${MAX_TRAVEL} microseconds to arrive`);
  if (typeof isInRoom !== "boolean") return bad("form", "match", "isInRoom is neither true nor false");
  const foreign = Object.keys(request.terms ?? {}).find((name) => (OWN_TERMS as readonly string[]).includes(name));
  if (foreign !== undefined) return bad("notAllowed", { part: "term", which: foreign }, "it follows from the seats");
  const { edition = EDITION, variation, options = {}, seed, isFed } = request;
  const common = { edition, seed, isFed, ...(variation === undefined ? {} : { variation }) };
  const termsOf = (seat: number, more: Values = {}): Values => ({
    ...request.terms,
    ...more,
    seats: asked.length,
    seat,
  });
  const shared = setupFor(book, { ...common, options, terms: termsOf(0) });
  if (!shared.ok) return shared;
  const seats: Seat[] = [];
  for (const [i, each] of (asked as readonly SeatRequest[]).entries()) {
    const where = { part: "seat", which: i + 1 } as const;
    const wrong = seatProblem(each);
    if (wrong !== undefined) return bad("notAllowed", where, wrong);
    const { team = i, computer } = each;
    const setup = setupFor(book, {
      ...common,
      options: { ...options, ...each.options },
      terms: termsOf(i, each.terms),
    });
    if (!setup.ok) return setup;
    seats.push({ team, computer, setup: setup.value });
  }
  const wrong = goalProblem(shared.value, seats, goals) ?? computerProblem(shared.value, seats);
  if (wrong !== undefined) return bad("notAllowed", "team", wrong);
  const teams = makeTeams(shared.value, seats, goals);
  const how = { travelMicros, isInRoom };
  const setup: Omit<MatchSetup, typeof checked> = { shared: shared.value, seats, teams, limitMinutes, ...how };
  return good(setup as MatchSetup);
}

function makeTeams({ variation, book, options }: Setup, seats: readonly Seat[], goals: readonly number[]): Team[] {
  const numbers = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b);
  return numbers.map((team) => {
    const own = [...seats.keys()].filter((seat) => seats[seat]!.team === team);
    const handicap = own.reduce((sum, seat) => sum + seats[seat]!.setup.terms!.handicap, 0);
    const { ends } = variation;
    const goal = ends.by === "lines" ? options.lines + handicap * book.match.handicapLines : (goals[team] ?? 0);
    return { team, seats: own, goal };
  });
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}

function seatProblem(seat: SeatRequest): string | undefined {
  if (!isValues(seat)) return "is no seat";
  const { team = 0, computer = "easy", options = {}, terms = {} } = seat;
  if (!isValues(options) || !isValues(terms)) return "its options and terms are no lists";
  if (!isWhole(team, 0, MAX_SEATS - 1)) return `teams are counted from 0 to ${MAX_SEATS - 1}`;
  if (!COMPUTER_RANKS.includes(computer)) return "there is no such rank of computers";
  const foreign = [
    ...Object.keys(options).filter((name) => !(SEAT_OPTIONS as readonly string[]).includes(name)),
    ...Object.keys(terms).filter((name) => !(SEAT_TERMS as readonly string[]).includes(name)),
  ];
  return foreign.length > 0 ? "it has an option or a term that must be the same for all seats" : undefined;
}

function goalProblem({ variation }: Setup, seats: readonly Seat[], goals: readonly number[]): string | undefined {
  if (!Array.isArray(goals) || goals.length > MAX_SEATS || !goals.every((lines) => isWhole(lines, 0, MAX_GOAL)))
    return `a goal is 0 to ${MAX_GOAL} lines, one for each team`;
  const isByLines = variation.ends.by === "lines";
  if (isByLines && goals.some((lines) => lines > 0)) return "the variation says how many lines there are to clear";
  if (goals.some((lines, team) => lines > 0 && !seats.some((seat) => seat.team === team)))
    return "a team without a seat has a goal";
  const isOneTeam = new Set(seats.map(({ team }) => team)).size === 1;
  const hasEnd = isByLines || variation.ends.by === "minutes" || goals.some((lines) => lines > 0);
  return isOneTeam && !hasEnd ? "one team alone needs lines to clear" : undefined;
}

function computerProblem({ book, terms }: Setup, seats: readonly Seat[]): string | undefined {
  const people = seats.filter(({ computer }) => computer === undefined).length;
  const isAlone = people === 1 && book.match.computersSendGarbage;
  return isAlone && terms?.garbage === "none" ? "a computer opponent switches garbage on" : undefined;
}

/** A complete request. Only options and terms that have the rule book's own value are left out. */
export interface MadeMatchRequest extends Required<Omit<MatchRequest, "seats" | "isFed">> {
  readonly isFed?: boolean | undefined;
  readonly options: MadeRequest["options"];
  readonly seats: readonly Required<SeatRequest>[];
}

/** The request that parses to this set-up: the two are inverses. */
export function makeMatchSetup({ shared, seats, teams, ...rest }: MatchSetup): MadeMatchRequest {
  const { edition, ruleBook, variation, options, terms, seed } = makeSetup(shared);
  const common = Object.entries(terms ?? {}).filter(([name]) => !(OWN_TERMS as readonly string[]).includes(name));
  return {
    edition,
    ruleBook,
    variation,
    options,
    terms: Object.fromEntries(common),
    seed,
    seats: seats.map(({ team, computer, setup }) => ({
      team,
      computer,
      options: differing(SEAT_OPTIONS, setup.options, shared.options),
      terms: differing(SEAT_TERMS, setup.terms!, shared.terms!),
    })),
    goals: goalsOf(shared, teams),
    limitMinutes: rest.limitMinutes,
    travelMicros: rest.travelMicros,
    isInRoom: rest.isInRoom,
    ...(shared.isFed ? { isFed: true } : {}),
  };
}

/** The set-up of a match for a client that must not know its seed: the games of all its seats are fed (E-36). */
export function fedMatchSetup(setup: MatchSetup): MatchSetup {
  const { ruleBook: _, ...request } = makeMatchSetup(setup);
  return unwrap(matchSetupFor(setup.shared.book, { ...request, seed: 0, isFed: true }));
}

/** The goals by the numbers of the teams. Goals that the variation sets itself are left out. */
function goalsOf({ variation }: Setup, teams: readonly Team[]): number[] {
  const goals = Array.from({ length: teams.at(-1)!.team + 1 }, () => 0);
  if (variation.ends.by !== "lines") for (const { team, goal } of teams) goals[team] = goal;
  return goals;
}

function differing<Name extends string>(
  names: readonly Name[],
  own: { readonly [Each in Name]: OptionValue },
  shared: { readonly [Each in Name]: OptionValue },
): Values {
  return Object.fromEntries(names.filter((name) => own[name] !== shared[name]).map((name) => [name, own[name]]));
}
