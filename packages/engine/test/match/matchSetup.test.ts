import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  OPTION_NAMES,
  type OptionRule,
  type OptionValue,
  type Result,
  RULE_BOOKS,
  matchVariations,
  type RuleBook,
  TERM_NAMES,
  unwrap,
} from "../../src/index.ts";
import {
  COMPUTER_RANKS,
  makeMatchSetup,
  type MatchRequest,
  newMatch,
  parseMatchSetup,
  type SeatRequest,
} from "../../src/doors/match.ts";
import { type MatchSetup, SEAT_OPTIONS, SEAT_TERMS } from "../../src/match/setup.ts";
import { type Request, seatsOf } from "./helpers.ts";

function parse({ seats, ...request }: Request): Result<MatchSetup> {
  return parseMatchSetup({ ruleBook: "guideline", seed: 1, ...request, seats: seatsOf(seats) });
}

/** "ok", or the code and the place of the problem. */
function verdict(request: Request): string {
  const result = parse(request);
  if (result.ok) return "ok";
  const { code, where } = result.problem;
  return [code, where.part, where.which].filter((word) => word !== undefined).join(" ");
}

describe("rules that every match has", () => {
  it.each([
    [{ lockDown: "extended" }, "ok"],
    [{ lockDown: "infinite" }, "notAllowed option lockDown"],
    [{ lockDown: "classic" }, "notAllowed option lockDown"],
    [{ generationMicros: 200_000 }, "ok"],
    [{ generationMicros: 199_999 }, "notAllowed option generationMicros"],
    [{ generationMicros: 0 }, "notAllowed option generationMicros"],
    [{ practice: true }, "notAllowed option practice"],
  ])("G-B2.6: Extended Placement and the book's own generation delay: %j is %s", (options, expected) => {
    expect(verdict({ options })).toBe(expected);
    expect(verdict({ ruleBook: "reglas", options })).toBe(expected);
  });

  it("G-B2.6: a Tetrimino of a match has the 15 moves of Extended Placement, and the next comes after 0.2 s", () => {
    const match = newMatch(unwrap(parse({ seats: 3 })));
    expect(match.games.map(({ rules }) => rules.lock.actions)).toEqual([15, 15, 15]);
    expect(match.games.map(({ rules }) => rules.generation)).toEqual([200_000, 200_000, 200_000]);
  });

  it("G-B2.6: a seat cannot have another lock rule or generation delay", () => {
    expect(verdict({ seats: [{}, { options: { lockDown: "infinite" } }] })).toBe("notAllowed seat 2");
  });
});

describe("seats and teams", () => {
  it.each([
    ["guideline", 6],
    ["new", 4],
    ["basic", 6],
    ["reglas", 6],
    ["korobeinix", 6],
  ] as const)("G-B2.1, N-17: %s has 2 to %i seats", (ruleBook, most) => {
    const verdicts = Array.from({ length: most + 2 }, (_, seats) => verdict({ ruleBook, seats }));
    expect(verdicts).toEqual([
      "notAllowed seat",
      "notAllowed seat",
      ...Array.from({ length: most - 1 }, () => "ok"),
      "notAllowed seat",
    ]);
  });

  it("G-B2.1: without a choice of teams each seat plays alone", () => {
    expect(unwrap(parse({ seats: 6 })).seats.map(({ team }) => team)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("G-B2.1: any split into teams, of any numbers", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."ABCDEF"), { minLength: 2, maxLength: 6 }), (teams) => {
        const isOneTeam = new Set(teams).size === 1;
        expect(verdict({ seats: teams.join("") })).toBe(isOneTeam ? "notAllowed team" : "ok");
        const match = unwrap(parse({ seats: teams.join(""), variation: "sprint" }));
        expect(match.seats.map(({ team }) => "ABCDEF"[team])).toEqual(teams);
      }),
      { numRuns: 300 },
    );
  });

  it("G-B2.1: humans and computers mixed, each computer with a rank of its own", () => {
    const ranks = [undefined, ...COMPUTER_RANKS];
    const setup = unwrap(parse({ seats: ranks.map((computer) => ({ computer })) }));
    expect(setup.seats.map(({ computer }) => computer)).toEqual(ranks);
    expect(COMPUTER_RANKS).toEqual(["easy", "medium", "hard", "veryHard", "master"]);
  });

  it.each<[string, Request]>([
    ["ok", { seats: [{ computer: "easy" }, {}] }],
    ["ok", { seats: [{ computer: "easy" }, {}, {}], terms: { garbage: "none" } }],
    ["ok", { seats: [{ computer: "easy" }, { computer: "master" }], terms: { garbage: "none" } }],
    ["notAllowed team", { seats: [{ computer: "easy" }, {}], terms: { garbage: "none" } }],
    ["notAllowed team", { seats: [{}, { computer: "easy" }, { computer: "hard" }], terms: { garbage: "none" } }],
  ])("N-20: one person against computers must have garbage: %s for %j", (expected, request) => {
    expect(verdict({ ruleBook: "new", ...request })).toBe(expected);
    // The Guideline has no such rule.
    expect(verdict(request)).toBe("ok");
  });

  it("N-20: with a computer opponent garbage is on by default", () => {
    const { shared } = unwrap(parse({ ruleBook: "new", seats: [{}, { computer: "medium" }] }));
    expect(shared.terms).toMatchObject({ garbage: "broken" });
  });
});

describe("requests that are refused", () => {
  it.each<[string, string, Request]>([
    ["G-B2.1", "notAllowed seat 2", { seats: [{}, { team: 6 }] }],
    ["G-B2.1", "notAllowed seat 1", { seats: [{ team: -1 }, {}] }],
    ["G-B2.1", "notAllowed seat 1", { seats: [{ team: 0.5 }, {}] }],
    ["G-B2.1", "notAllowed seat 2", { seats: [{}, { computer: "genius" as "easy" }] }],
    ["G-B2.1", "unknown rule book", { ruleBook: "chess" }],
    ["G-B2.1", "unknown variation", { variation: "forever" }],
    ["G-B2.1", "form seed", { seed: -1 }],
    ["G-B2.1", "version edition", { edition: 99 }],
    // Options and terms that must be the same for all seats.
    ["G-B2.2", "notAllowed seat 1", { seats: [{ options: { minutes: 3 } }, {}] }],
    ["G-B3.5", "notAllowed seat 2", { seats: [{}, { terms: { garbage: "solid" } }] }],
    ["G-B3.6", "notAllowed seat 2", { seats: [{}, { terms: { targeting: "all" } }] }],
    // Terms that follow from the seats, and terms that do not exist.
    ["G-B2.1", "notAllowed term seats", { terms: { seats: 2 } }],
    ["G-B2.1", "notAllowed term seat", { terms: { seat: 0 } }],
    // Goals.
    ["G-B2.7", "notAllowed team", { goals: [40, 40, 40] }],
    ["G-B2.7", "notAllowed team", { goals: [-1] }],
    ["G-B2.7", "notAllowed team", { goals: [0.5] }],
    ["G-B2.7", "notAllowed team", { goals: [10_001] }],
    ["G-B2.7", "notAllowed team", { seats: "AC", goals: [0, 40] }],
    ["G-B2.2", "notAllowed team", { variation: "sprint", goals: [40] }],
    ["G-B2.4", "notAllowed team", { seats: "AA" }],
    ["G-B2.4", "notAllowed team", { seats: "BB", goals: [0, 0] }],
    // Handicaps and Starting Lines.
    ["G-B3.5", "notAllowed option startingRows", { seats: [{}, { options: { startingRows: 13 } }] }],
    ["G-B3.5", "notAllowed term receives", { seats: [{}, { terms: { receives: 101 } }] }],
    ["G-B3.5", "notAllowed term receives", { seats: [{}, { terms: { receives: -1 } }] }],
    ["G-B3.5", "notAllowed term startingPattern", { terms: { startingPattern: "spiral" } }],
    ["G-B3.5", "notAllowed option startingLevel", { seats: [{}, { options: { startingLevel: 16 } }] }],
    ["G-B3.5", "notAllowed term handicap", { seats: [{}, { terms: { handicap: 1 } }] }],
    ["N-17", "notAllowed term handicap", { ruleBook: "new", seats: [{}, { terms: { handicap: 10 } }] }],
    ["N-18", "notAllowed term targeting", { terms: { targeting: "potato" } }],
    ["N-18", "notAllowed term targeting", { ruleBook: "new", terms: { targeting: "random" } }],
    ["G-B2.3", "notAllowed term rise", { terms: { rise: "suddenly" } }],
    ["G-B2.3", "notAllowed term riseMicros", { terms: { riseMicros: 0 } }],
    ["G-B2.3", "notAllowed term risePieces", { terms: { risePieces: 0 } }],
    ["E-38", "notAllowed end", { limitMinutes: 0 }],
    ["E-38", "notAllowed end", { limitMinutes: 1_440 }],
    ["E-37", "notAllowed match", { travelMicros: -1 }],
    ["E-37", "notAllowed match", { travelMicros: 2_000_001 }],
    ["E-37", "notAllowed match", { travelMicros: 0.5 }],
    ["E-36", "notAllowed seed", { isFed: true }],
    // Rule books without attacks have no terms for attacks.
    ["B-15", "notAllowed term garbage", { ruleBook: "basic", terms: { garbage: "broken" } }],
    ["R-14", "notAllowed term garbage", { ruleBook: "reglas", terms: { garbage: "broken" } }],
    ["K-14", "notAllowed term garbage", { ruleBook: "korobeinix", terms: { garbage: "broken" } }],
  ])("%s: refused as %s: %j", (_clause, expected, request) => {
    expect(verdict(request)).toBe(expected);
  });

  it.each([null, 5, "x", []])("E-29: %j as options or terms of a seat gives a problem and throws nothing", (none) => {
    for (const part of ["options", "terms"]) {
      const seats = [{}, { [part]: none }] as unknown as SeatRequest[];
      expect(verdict({ seats })).toBe("notAllowed seat 2");
    }
  });

  it("E-38: a limit of 60 minutes, or 1 to 1,439 by choice", () => {
    expect(
      [undefined, 1, 1_439].map(
        (limitMinutes) => unwrap(parse(limitMinutes === undefined ? {} : { limitMinutes })).limitMinutes,
      ),
    ).toEqual([60, 1, 1_439]);
  });
});

interface Values {
  readonly [name: string]: OptionValue;
}

/** A choice of these names, each with a value that its rule allows. */
function someOf<Name extends string>(
  names: readonly Name[],
  rules: { readonly [Each in Name]: OptionRule },
): fc.Arbitrary<Values> {
  const entries = names.map((name) => {
    const rule = rules[name];
    const any: fc.Arbitrary<OptionValue> =
      "among" in rule ? fc.constantFrom(...rule.among) : fc.integer({ min: rule.min, max: rule.max });
    return fc.option(any.map((value) => [name, value] as const));
  });
  return fc.tuple(...entries).map((some) => Object.fromEntries(some.filter((entry) => entry !== null)));
}

function anyRequest(book: RuleBook): fc.Arbitrary<MatchRequest> {
  const options = { ...book.options, ...book.match.options };
  const { terms } = book.match;
  const shared = TERM_NAMES.filter((name) => name !== "seats" && name !== "seat");
  const seat = fc.record(
    {
      team: fc.nat(5),
      computer: fc.constantFrom(undefined, ...COMPUTER_RANKS),
      options: someOf(SEAT_OPTIONS, options),
      terms: someOf(SEAT_TERMS, terms),
    },
    { requiredKeys: [] },
  );
  return fc.record(
    {
      ruleBook: fc.constant(book.id),
      seed: fc.maxSafeNat(),
      seats: fc.array(seat, { minLength: 2, maxLength: book.match.seats }),
      variation: fc.constantFrom(...matchVariations(book).map(({ id }) => id)),
      options: someOf(OPTION_NAMES, options),
      terms: someOf(shared, terms),
      goals: fc.array(fc.nat(100), { maxLength: 3 }),
      limitMinutes: fc.integer({ min: 1, max: 1_439 }),
      hasDelays: fc.boolean(),
    },
    { requiredKeys: ["ruleBook", "seed", "seats"] },
  );
}

describe("requests and set-ups", () => {
  it("G-B2.1: makeMatchSetup and parseMatchSetup are inverses", () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...RULE_BOOKS).chain(anyRequest), (request) => {
        const parsed = parseMatchSetup(request);
        if (!parsed.ok) return;
        accepted++;
        const made = makeMatchSetup(parsed.value);
        // The set-up keeps everything that the request asked for.
        const again = unwrap(parseMatchSetup(JSON.parse(JSON.stringify(made)) as MatchRequest));
        expect(again).toEqual(parsed.value);
        expect(makeMatchSetup(again)).toEqual(made);
        request.seats.forEach(({ team, computer, options, terms }, i) => {
          const seat = again.seats[i]!;
          if (team !== undefined) expect(seat.team).toBe(team);
          expect(seat.computer).toBe(computer);
          expect(seat.setup.options).toMatchObject({ ...options });
          expect(seat.setup.terms).toMatchObject({ seat: i, seats: request.seats.length, ...terms });
        });
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(150);
  });
});
