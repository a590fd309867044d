import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Game, newGame, parseSetup, RULE_BOOKS, type SetupRequest, unwrap } from "../src/index.ts";
import {
  compareStandings,
  type Standing,
  ownTableName,
  parseTable,
  type Table,
  tableOf,
  whyUnranked,
} from "../src/doors/records.ts";
import { anySetup } from "./randomPlay.ts";

function table(request: Partial<SetupRequest> = {}): Table {
  return tableOf(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, ...request })));
}

function ended(request: Partial<SetupRequest>, state: Partial<Game["state"]> = {}): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, ...request })));
  Object.assign(game.state, { phase: "ended", outcome: "lockOut", score: 100, lines: 1 }, state);
  return game;
}

describe("tables", () => {
  it("E-28: the name of a table has the rule book, the variation and the options that make it a separate table", () => {
    expect(table().name).toBe("guideline marathon");
    expect(table({ variation: "ultra", options: { minutes: 3, objective: "lines" } }).name).toBe(
      "guideline ultra minutes=3 objective=lines",
    );
    expect(table({ ruleBook: "new", options: { authentic: true } }).name).toBe("new marathon authentic=true");
  });

  it.each([
    ["startingLevel", 5, "marathon"],
    ["startingRows", 3, "sprint"],
    ["goal", "variable", "marathon"],
    ["lockDown", "infinite", "sprint"],
    ["minutes", 3, "ultra"],
    ["objective", "lines", "ultra"],
  ] as const)("E-28: games with another %s have another table", (name, value, variation) => {
    expect(table({ variation, options: { [name]: value } }).name).not.toBe(table({ variation }).name);
  });

  it.each([
    ["hold", false],
    ["next", 1],
    ["ghost", false],
    ["delayMicros", 0],
    ["repeatMicros", 0],
    ["softDropFactor", 40],
    ["initialRotation", "off"],
    ["initialHold", "hold"],
    ["cutMicros", 5],
  ] as const)("E-28: %s does not make a separate table", (name, value) => {
    expect(table({ options: { [name]: value } }).name).toBe(table().name);
  });

  it("E-28, G-12.3: options of other variations make no separate table", () => {
    expect(table({ variation: "sprint", options: { minutes: 3, objective: "lines", goal: "variable" } }).name).toBe(
      "guideline sprint",
    );
  });

  it("E-28: a variation's own table is that of a game with default options", () => {
    for (const book of RULE_BOOKS) {
      for (const variation of book.variations) {
        const name = ownTableName(book, variation);
        expect(name).toBe(table({ ruleBook: book.id, variation: variation.id }).name);
        expect(unwrap(parseTable(name))).toMatchObject({ book, variation, options: {} });
      }
    }
  });

  it("E-28: a name parses back to its table, and a table has only one name", () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const one = tableOf(setup);
        expect(unwrap(parseTable(one.name))).toEqual(one);
      }),
    );
    for (const name of [
      "",
      "guideline",
      "guideline battle",
      "guideline marathon startingLevel=1",
      "guideline ultra objective=lines minutes=3",
      "guideline marathon minutes=3",
      "guideline marathon hold=false",
      "guideline marathon toString=3",
      "guideline marathon startingLevel=99",
    ])
      expect(parseTable(name).ok, name).toBe(false);
  });

  it.each([
    [{ variation: "marathon" }, "score", ["score", "level", "lines"]],
    [{ variation: "sprint" }, "time", ["time", "lines", "level"]],
    [{ variation: "ultra" }, "score", ["score", "level", "lines"]],
    [{ variation: "ultra", options: { objective: "lines" } }, "lines", ["lines", "score", "level"]],
    [{ ruleBook: "basic" }, "lines", ["lines", "time"]],
    [{ ruleBook: "new" }, "score", ["score", "lines", "time"]],
    [{ ruleBook: "new", variation: "ultra" }, "time", ["time", "lines"]],
    [{ ruleBook: "new", variation: "sprint" }, "score", ["score", "lines"]],
    [{ ruleBook: "korobeinix" }, "score", ["score", "level", "lines"]],
  ] as const)("E-28: %j is ordered by %s, with the right columns", (request, measure, columns) => {
    expect(table(request)).toMatchObject({ measure, columns });
  });
});

describe("games that may enter a table", () => {
  it("E-28: a game that ended with a point or a line may enter", () => {
    expect(whyUnranked(ended({}))).toBeUndefined();
    expect(whyUnranked(ended({}, { score: 0 }))).toBeUndefined();
    expect(whyUnranked(ended({}, { score: 0, lines: 0 }))).toBe("nothing");
  });

  it("E-28: a game that goes on may not enter; a delay option without effect does not matter", () => {
    expect(whyUnranked(ended({}, { phase: "falling" }))).toBe("notEnded");
    expect(
      whyUnranked(ended({ ruleBook: "new", options: { generationMicros: 400_000, authentic: true } })),
    ).toBeUndefined();
  });

  it("E-28: a race must be won to enter, because only a reached Goal has a time", () => {
    expect(whyUnranked(ended({ variation: "sprint" }))).toBe("notWon");
    expect(whyUnranked(ended({ variation: "sprint" }, { outcome: "goalReached" }))).toBeUndefined();
  });

  it.each([
    ["practised", { options: { practice: true } }],
    ["ownStart", { board: ["#........."] }],
    ["ownStart", { queue: ["T"] }],
    ["ownStart", { hold: "T" }],
    ["code", { ruleBook: "new", options: { fast: true } }],
    ["shortDelay", { options: { generationMicros: 199_999 } }],
    ["shortDelay", { ruleBook: "new", options: { generationMicros: 0 } }],
    ["shortDelay", { ruleBook: "new", options: { generationMicros: 333_332, authentic: true } }],
  ] as const)("E-28: %s: a game of %j may not enter", (why, request) => {
    expect(whyUnranked(ended(request))).toBe(why);
  });
});

describe("the order of a table", () => {
  const result = (change: Partial<Standing>): Standing => ({
    score: 100,
    lines: 10,
    micros: 50,
    isWon: true,
    ...change,
  });

  it.each([
    ["guideline marathon", [{ score: 200, lines: 1 }, { lines: 11 }, { micros: 40 }, {}]],
    [
      "guideline sprint",
      [
        { micros: 10, lines: 40 },
        { micros: 20, score: 9 },
        { micros: 20, score: 8 },
      ],
    ],
    ["guideline ultra objective=lines", [{ lines: 20, score: 1 }, { score: 200 }, {}]],
    ["basic marathon", [{ lines: 20 }, { micros: 40 }, {}]],
  ] as const)("E-28: %s", (name, best) => {
    const order = unwrap(parseTable(name));
    const lines = best.map(result);
    expect(lines.toReversed().sort((one, other) => compareStandings(order, one, other))).toEqual(lines);
    expect(compareStandings(order, result({}), result({}))).toBe(0);
  });
});
