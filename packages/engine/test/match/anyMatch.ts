// Random matches for properties: set-ups of every rule book, with all that a match may ask for, and who plays them how.

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

/** How a seat is played. */
export interface Player {
  readonly style: "builder" | "racer" | "masher" | "idler";
  /** From one move to the next; moves of several players often fall on the same microsecond. A racer never waits. */
  readonly beat: number;
  readonly offset: number;
  /** Out of 100 pieces, how many a builder puts anywhere. */
  readonly slips: number;
  /** Moves until it does nothing any more, and until it leaves, if it does. */
  readonly moves: number;
  readonly leavesAfter: number | undefined;
}

/** A match to be played: by `playLive`, or over the network of `delayedPlay.ts`. */
export interface Plan {
  readonly request: MatchRequest;
  readonly players: readonly Player[];
  /** What the players draw their whims from. */
  readonly luck: number;
  /** How much longer the match runs when nobody moves any more. */
  readonly rest: number;
}

interface Values {
  readonly [name: string]: OptionValue;
}

/** Ways of playing that would be rare by chance. */
interface Taste {
  readonly weight: number;
  readonly ruleBook: RuleBookId;
  readonly variation?: string;
  readonly options?: Values;
  readonly terms?: Values;
  /** It goes on for as long as the variation asks: players are careful, and nothing else ends it. */
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
  // Until time is up, or to the end of the last level.
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

/** What the seats share; handling, which greatly hampers a builder, is left to the rule book. */
const SHARED_OPTIONS: readonly OptionName[] = ["goal", "hold", "minutes", "objective", "authentic", "fast"];
const SHARED_TERMS: readonly TermName[] = ["garbage", "targeting", "rise", "startingLines", "startingPattern"];
const SEAT_OPTIONS: readonly OptionName[] = ["startingLevel", "startingRows", "speed", "next", "initialRotation"];
const SEAT_TERMS: readonly TermName[] = ["receives", "handicap"];

/** A few of these at any value that the rules allow, the rest as the rule book has them. */
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

/** Once in so many times. */
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

/** The team of each seat: mostly everybody alone, or any split. */
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

/** How long attacks are under way: not at all, or some tenths of a second. */
const anyTravel: fc.Arbitrary<number> = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 100, max: 500 }).map((n) => n * 1_000),
);

/** The set-up of a match of this taste that the rules allow. */
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

/** What may be asked of any match. */
export interface Wishes {
  /** The seats are heard one by one. */
  readonly isInRoom?: boolean;
  /** Nobody else is in reach: just two. */
  readonly isDuel?: boolean;
  /** There is garbage for certain. */
  readonly isFight?: boolean;
  /** It is played to the end of its variation. */
  readonly isLong?: boolean;
}

/** Any match, with what its players do. */
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
  // Players alike often do the same at the same time.
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

/** The same matches in every run, so that a run that fails can be looked at; `npm run soak` plays others. */
const SEED: number = Number(process.env["SOAK_SEED"] ?? 1);

/** So many runs. */
export function runs(numRuns: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns, seed: SEED };
}
