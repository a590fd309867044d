import type { RuleBookId } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { columnsOf, placeOf, rankRecords } from "../../src/storage/ranking.ts";
import { type RecordLine, TABLE_LENGTH } from "../../src/storage/storage.ts";
import { line, rules } from "./records.ts";

type Fields = Partial<RecordLine>;

/** Rows best first; ranked from the other end they must come out so. */
const ORDERS: readonly (readonly [what: string, RuleBookId, variation: string, rows: readonly Fields[]])[] = [
  [
    "by score, then lines, then time",
    "guideline",
    "marathon",
    [
      { score: 900, lines: 1 },
      { score: 800, lines: 9, micros: 5 },
      { score: 800, lines: 8, micros: 3 },
      { score: 800, lines: 8, micros: 4 },
    ],
  ],
  [
    "by score, won or not",
    "guideline",
    "marathon",
    [
      { score: 900, isWon: false },
      { score: 800, isWon: true },
    ],
  ],
  [
    "a race by time, the won before the others, those by lines",
    "guideline",
    "sprint",
    [
      { isWon: true, lines: 40, micros: 50, score: 1 },
      { isWon: true, lines: 43, micros: 60, score: 9 },
      { isWon: false, lines: 39, micros: 30, score: 5 },
      { isWon: false, lines: 38, micros: 10, score: 5 },
      { isWon: false, lines: 38, micros: 20, score: 5 },
    ],
  ],
  [
    "a game of minutes by score",
    "guideline",
    "ultra",
    [
      { score: 900, lines: 1, isWon: true },
      { score: 800, lines: 9, isWon: true },
    ],
  ],
  [
    "The New's race by time",
    "new",
    "ultra",
    [
      { isWon: true, micros: 50, score: 1 },
      { isWon: true, micros: 60, score: 9 },
      { isWon: false, lines: 149, micros: 1 },
    ],
  ],
  [
    "The New's minutes by score",
    "new",
    "sprint",
    [
      { score: 90, micros: 9 },
      { score: 80, micros: 1 },
    ],
  ],
  [
    "without a score by lines, then time",
    "basic",
    "marathon",
    [
      { score: 0, lines: 9, micros: 90 },
      { score: 0, lines: 8, micros: 10 },
      { score: 0, lines: 8, micros: 20 },
    ],
  ],
  [
    "Reglas by score",
    "reglas",
    "marathon",
    [
      { score: 9, lines: 1 },
      { score: 8, lines: 9 },
    ],
  ],
  [
    "the whole score, beyond what the display rolls over at",
    "korobeinix",
    "marathon",
    [
      { score: 1001, lines: 1 },
      { score: 999, lines: 9 },
    ],
  ],
  ["of equals the earlier first", "guideline", "marathon", [{ date: 1 }, { date: 2 }]],
];

describe("The order of a table", () => {
  it.each(ORDERS)("G-11.2: %s (%s, %s)", (_, book, variation, rows) => {
    const best = rows.map((fields) => line({ ruleBook: book, variation, ...fields }));
    expect(rankRecords(best.toReversed(), ...rules(book, variation))).toEqual(best);
  });

  it("G-11.2: it is cut at its length", () => {
    const lines = Array.from({ length: 15 }, (_, i) => line({ score: i }));
    const table = rankRecords(lines, ...rules("guideline"));
    expect(table.map(({ score }) => score)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });
});

describe("The place of a game", () => {
  const full = Array.from({ length: TABLE_LENGTH }, (_, i) => line({ score: 1000 - i * 100 }));

  it.each([
    [1001, 1],
    [1000, 2],
    [101, 10],
    [100, undefined],
    [50, undefined],
  ])("G-11.2: %i points in a full table: %s", (score, place) => {
    expect(placeOf({ ...line(), score }, full, ...rules("guideline"))).toBe(place);
  });

  it("G-11.2: an empty table takes any game but one in which nothing was done", () => {
    expect(placeOf(line({ score: 1, lines: 0 }), [], ...rules("guideline"))).toBe(1);
    expect(placeOf(line({ score: 0, lines: 0 }), [], ...rules("guideline"))).toBeUndefined();
  });

  it("G-11.2: the place is the one that it is then found in", () => {
    for (const score of [1500, 1000, 750, 300]) {
      const mine = line({ score, date: 1_800_000_000_000 });
      const table = rankRecords([...full, mine], ...rules("guideline"));
      expect(table.indexOf(mine) + 1).toBe(placeOf(mine, full, ...rules("guideline")));
    }
  });
});

describe("The columns", () => {
  it.each([
    ["guideline", "marathon", ["score", "level", "lines"]],
    ["guideline", "sprint", ["time", "lines", "level"]],
    ["guideline", "ultra", ["score", "level", "lines"]],
    ["new", "marathon", ["score", "lines", "time"]],
    ["new", "ultra", ["time", "lines"]],
    ["new", "sprint", ["score", "lines"]],
    ["basic", "marathon", ["lines", "time"]],
    ["reglas", "marathon", ["score", "level", "lines"]],
    ["korobeinix", "marathon", ["score", "level", "lines"]],
  ] as const)("G-11.2: of %s, %s: %o", (book, variation, columns) => {
    expect(columnsOf(...rules(book, variation))).toEqual(columns);
  });
});
