// Random matches for property tests: set-ups of every rule book with any options and terms, and a player for each seat.

import fc from "fast-check";
import {
  type OptionName,
  type OptionRule,
  type OptionValue,
  RULE_BOOKS,
  matchVariations,
  type RuleBook,
  type RuleBookId,
  SECOND,
  type TermName,
} from "../../src/index.ts";
import { COMPUTER_RANKS, type MatchRequest, type SeatRequest } from "../../src/doors/match.ts";

/** The player of a seat, and how it plays. */
export interface Player {
  readonly style: "builder" | "racer" | "masher" | "idler";
  /** The time between two moves. Players often move at the same microsecond. A racer does not wait for its beat. */
  readonly beat: number;
  readonly offset: number;
  /** How many of 100 pieces a builder puts at a random place. */
  readonly slips: number;
  /** After this many moves the player does nothing more. After `leavesAfter` moves it leaves; undefined: it stays. */
  readonly moves: number;
  readonly leavesAfter: number | undefined;
}

/** A plan for one match. `playLive` plays it live; `playDelayed` plays it over a network. */
export interface Plan {
  readonly request: MatchRequest;
  readonly players: readonly Player[];
  /** The seed of the players' random choices. */
  readonly luck: number;
  /** How long the match runs on after the last move of its players. */
  readonly rest: number;
}

interface Values {
  readonly [name: string]: OptionValue;
}

/** A kind of match. The listed kinds would be rare if everything were drawn at random. */
interface Taste {
  readonly weight: number;
  readonly ruleBook: RuleBookId;
  readonly variation?: string;
  readonly options?: Values;
  readonly terms?: Values;
  /** The match runs until its variation ends it: its players make no slips and do not leave. */
  readonly isLong?: boolean;
  readonly player?: Partial<Player>;
}

const OPEN: Values = { startingRows: 9 };

const TASTES: readonly Taste[] = [
  { weight: 5, ruleBook: "guideline", options: OPEN, terms: { startingPattern: "well", targeting: "chosen" } },
  { weight: 5, ruleBook: "guideline", options: OPEN, terms: { startingPattern: "well", targeting: "all" } },
  { weight: 5, ruleBook: "guideline", options: OPEN, terms: { startingPattern: "well", targeting: "random" } },
  { weight: 2, ruleBook: "guideline", variation: "sprint", options: OPEN, terms: { startingPattern: "well" } },
  { weight: 2, ruleBook: "guideline", variation: "ultra", options: OPEN, terms: { startingPattern: "well" } },
  // These matches run until time is up, or to the end of the last level.
  {
    weight: 2,
    ruleBook: "guideline",
    variation: "ultra",
    options: { minutes: 2 },
    terms: { garbage: "none", rise: "never" },
    isLong: true,
    player: { style: "builder", beat: SECOND, moves: 200 },
  },
  {
    weight: 2,
    ruleBook: "guideline",
    variation: "marathon",
    options: { startingLevel: 15, goal: "variable" },
    terms: { rise: "goal", garbage: "none" },
    isLong: true,
    player: { style: "racer", moves: 1_000 },
  },
  { weight: 3, ruleBook: "guideline" },
  { weight: 7, ruleBook: "new", terms: { targeting: "potato", garbage: "broken" } },
  { weight: 2, ruleBook: "new", terms: { targeting: "chosen", garbage: "broken" } },
  { weight: 1, ruleBook: "new", variation: "ultra" },
  { weight: 1, ruleBook: "new", variation: "sprint" },
  { weight: 1, ruleBook: "new" },
  { weight: 1, ruleBook: "basic" },
  { weight: 1, ruleBook: "reglas" },
  { weight: 1, ruleBook: "korobeinix" },
];

/** The options and terms that all seats share. Handling keeps its default: other handling greatly hampers builders. */
const SHARED_OPTIONS: readonly OptionName[] = ["goal", "hold", "minutes", "objective", "authentic", "fast"];
const SHARED_TERMS: readonly TermName[] = ["garbage", "targeting", "rise", "startingLines", "startingPattern"];
const SEAT_OPTIONS: readonly OptionName[] = ["startingLevel", "startingRows", "speed", "next", "initialRotation"];
const SEAT_TERMS: readonly TermName[] = ["receives", "handicap"];

/** With a chance of one in `oneIn`, each option gets a random value that the rules allow; otherwise its default. */
function someOf<Name extends string>(
  names: readonly Name[],
  rules: { readonly [Each in Name]: OptionRule },
  oneIn: number,
): fc.Arbitrary<Values> {
  const values = names.map((name) => {
    const rule = rules[name];
    const any: fc.Arbitrary<OptionValue> =
      "among" in rule ? fc.constantFrom(...rule.among) : fc.integer({ min: rule.min, max: rule.max });
    return seldom(
      oneIn,
      any.map((value) => [name, value] as const),
    );
  });
  return fc.tuple(...values).map((entries) => Object.fromEntries(entries.filter((entry) => entry !== undefined)));
}

/** A value with a chance of one in `oneIn`; otherwise undefined. */
function seldom<T>(oneIn: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function anySeat(book: RuleBook): fc.Arbitrary<SeatRequest> {
  return fc
    .record({
      options: someOf(SEAT_OPTIONS, { ...book.options, ...book.match.options }, 5),
      terms: someOf(SEAT_TERMS, book.match.terms, 3),
      computer: seldom(3, fc.constantFrom(...COMPUTER_RANKS)),
    })
    .map((seat) => seat);
}

/** The team of each seat: every seat alone, two teams, random teams, or one team of all seats. */
function anyTeams(seats: number): fc.Arbitrary<number[]> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(Array.from({ length: seats }, (_, seat) => seat)) },
    { weight: 2, arbitrary: fc.constant(Array.from({ length: seats }, (_, seat) => seat % 2)) },
    { weight: 2, arbitrary: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: seats, maxLength: seats }) },
    { weight: 1, arbitrary: fc.constant(Array.from({ length: seats }, () => 0)) },
  );
}

function bookOf({ ruleBook }: Taste): RuleBook {
  return RULE_BOOKS.find(({ id }) => id === ruleBook)!;
}

/** The travel time of attacks: none, or some tenths of a second. */
const anyTravel: fc.Arbitrary<number> = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 100, max: 500 }).map((n) => n * 1_000),
);

/** A random set-up of a match of this taste that the rules allow. */
function anyRequest(taste: Taste, most: number, isInRoom: boolean): fc.Arbitrary<MatchRequest> {
  const book = bookOf(taste);
  return fc.integer({ min: 2, max: most }).chain((seats) =>
    fc
      .record({
        variation: fc.constantFrom(...matchVariations(book).map(({ id }) => id)),
        options: someOf(SHARED_OPTIONS, { ...book.options, ...book.match.options }, 3),
        terms: someOf(SHARED_TERMS, book.match.terms, 3),
        rise: fc.integer({ min: 1, max: 60 }),
        seed: fc.maxSafeNat(),
        seats: fc.array(anySeat(book), { minLength: seats, maxLength: seats }),
        teams: anyTeams(seats),
        goals: fc.oneof(
          fc.array(fc.integer({ min: 3, max: 40 }), { minLength: 6, maxLength: 6 }),
          fc.integer({ min: 3, max: 20 }).map((goal) => Array.from({ length: 6 }, () => goal)),
        ),
        whoHasGoals: fc.array(seldom(5, fc.constant(true)), { minLength: 6, maxLength: 6 }),
        limitMinutes: seldom(6, fc.constant(1)),
        travelMicros: anyTravel,
      })
      .map(({ rise, teams, goals, whoHasGoals, limitMinutes = 60, ...asked }): MatchRequest => {
        const variation = book.variations.find(({ id }) => id === (taste.variation ?? asked.variation))!;
        const { ends } = variation;
        const isOneTeam = new Set(teams).size === 1;
        const needsGoal = isOneTeam && ends.by !== "lines" && ends.by !== "minutes";
        const lines = goals.slice(0, Math.max(...teams) + 1).map((goal, team) => {
          const mayHaveGoal = teams.includes(team) && ends.by !== "lines";
          if (!mayHaveGoal || (taste.isLong === true && !needsGoal)) return 0;
          return needsGoal || whoHasGoals[team] === true ? goal : 0;
        });
        const rises = "min" in book.match.terms.riseMicros ? { riseMicros: rise * SECOND, risePieces: rise } : {};
        const terms: Values = { ...asked.terms, ...rises, ...taste.terms };
        // One person and computers cannot be without garbage in The New (N-20).
        const isQuiet = terms["garbage"] === "none";
        return {
          ruleBook: book.id,
          variation: variation.id,
          options: { ...asked.options, ...taste.options },
          terms,
          seed: asked.seed,
          seats: asked.seats.map(({ computer, ...seat }, i) => ({
            ...seat,
            team: teams[i]!,
            computer: isQuiet ? undefined : computer,
          })),
          goals: lines,
          limitMinutes: taste.isLong === true ? 60 : limitMinutes,
          isInRoom,
        };
      }),
  );
}

const BEATS = [100_000, 200_000, 200_000, 300_000, 500_000] as const;

const anyPlayer: fc.Arbitrary<Player> = fc
  .record({
    style: fc.oneof(
      { weight: 6, arbitrary: fc.constant("builder" as const) },
      { weight: 3, arbitrary: fc.constant("racer" as const) },
      { weight: 2, arbitrary: fc.constant("masher" as const) },
      { weight: 1, arbitrary: fc.constant("idler" as const) },
    ),
    beat: fc.constantFrom(...BEATS),
    offset: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.nat(999).map((n) => n * 100) },
    ),
    slips: fc.constantFrom(0, 0, 0, 5, 20),
    moves: fc.integer({ min: 40, max: 250 }),
    leavesAfter: seldom(12, fc.integer({ min: 1, max: 100 })),
  })
  .map((player) => player);

/** Properties that a test may ask of a random match. */
export interface Wishes {
  /** The match is played in a room, which hears the seats one by one. */
  readonly isInRoom?: boolean;
  /** The match has two seats. */
  readonly isDuel?: boolean;
  /** The match has garbage. */
  readonly isFight?: boolean;
  /** The players play to the end of the variation. */
  readonly isLong?: boolean;
}

/** A random match with its players. */
export function anyPlan(wishes: Wishes = {}): fc.Arbitrary<Plan> {
  const { isInRoom = false, isDuel = false, isFight = false } = wishes;
  const tastes = TASTES.filter(({ terms, options, isLong }) => {
    if (isFight) return terms?.["garbage"] === "broken" || options === OPEN;
    return wishes.isLong !== true || isLong === true;
  });
  const anyTaste = fc.oneof(...tastes.map((taste) => ({ weight: taste.weight, arbitrary: fc.constant(taste) })));
  return anyTaste.chain((taste) => {
    const most = isDuel ? 2 : taste.isLong === true ? 3 : bookOf(taste).match.seats;
    const terms: Values = isFight ? { garbage: "broken", ...taste.terms } : { ...taste.terms };
    return anyRequest({ ...taste, terms }, most, isInRoom).chain((request) => anyPlanOf(request, taste));
  });
}

function anyPlanOf(request: MatchRequest, { player, isLong }: Taste): fc.Arbitrary<Plan> {
  const { length } = request.seats;
  const careful = isLong === true ? { slips: 0, leavesAfter: undefined } : {};
  const any = anyPlayer.map((each) => ({ ...each, ...careful, ...player }));
  // Two equal players often do the same thing at the same time.
  const alike = fc
    .tuple(any, any)
    .map(([one, other]) => Array.from({ length }, (_, seat) => (seat === 1 ? other : one)));
  return fc.record({
    request: fc.constant(request),
    players: fc.oneof(alike, fc.array(any, { minLength: length, maxLength: length })),
    luck: fc.nat(),
    rest: fc.integer({ min: 0, max: 200 * SECOND }),
  });
}

/** Every test run plays the same matches, so a failure can be repeated. `npm run soak` plays other matches. */
const SEED: number = Number(process.env["SOAK_SEED"] ?? 1);

/** The parameters of fast-check for a number of runs. */
export function runs(numRuns: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns, seed: SEED };
}
