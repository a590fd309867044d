import { unwrap } from "@korobeinix/engine";
import { parseTable, type Standing, type Table } from "@korobeinix/engine/records";
import { describe, expect, it } from "vitest";
import { parseRecords } from "../../src/storage/kinds/records.ts";
import { linesOf, linesWith, placeAmong, TABLE_LENGTH } from "../../src/storage/tables.ts";
import { line } from "./records.ts";

const MARATHON = "guideline marathon";
const marathon: Table = unwrap(parseTable(MARATHON));
const full = Array.from({ length: TABLE_LENGTH }, (_, i) => line({ score: 1000 - i * 100 }));

describe("The lines of a table", () => {
  it("G-11.2: best first, by what the table is about; of equals the earlier", () => {
    const table = "guideline ultra objective=lines";
    const best = [
      line({ table, lines: 9, score: 1 }),
      line({ table, lines: 8, score: 900 }),
      line({ table, lines: 8, score: 800, date: 1 }),
      line({ table, lines: 8, score: 800, date: 2 }),
    ];
    expect(linesOf([line(), ...best.toReversed()], table)).toEqual(best);
  });

  it("G-11.2: they are no more than its length", () => {
    const lines = Array.from({ length: 15 }, (_, i) => line({ score: i }));
    expect(linesOf(lines, MARATHON).map(({ score }) => score)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });

  it("G-11.2: the same line twice stands in it once", () => {
    const [first, ...rest] = full;
    const renamed = { ...first!, name: "BORIS" };
    expect(linesWith(full, renamed)).toEqual([renamed, ...rest]);
  });
});

describe("A line from the disk", () => {
  it.each([
    ["without a table", { ...line(), table: undefined }],
    ["of a table that there is not", { ...line(), table: "guideline marathon minutes=3" }],
    ["of a race that was lost", line({ variation: "sprint", isWon: false })],
  ])("G-11.2: one %s is left out", (_, bad) => {
    const good = [line(), line({ variation: "sprint", isWon: true })];
    expect(parseRecords([bad, ...good])).toEqual(good);
  });
});

describe("The place of a game", () => {
  const standing = (score: number): Standing => ({ ...line(), score });

  it.each([
    [1001, 1],
    [1000, 2],
    [101, 10],
    [100, undefined],
  ])("G-11.2: %i points in a full table: %s", (score, place) => {
    expect(placeAmong(full, marathon, standing(score))).toBe(place);
  });

  it("G-11.2: the place is the one that it is then found in", () => {
    for (const score of [1500, 1000, 750, 300]) {
      const mine = line({ score, date: 1_800_000_000_000 });
      expect(linesWith(full, mine).indexOf(mine) + 1).toBe(placeAmong(full, marathon, mine));
    }
  });
});
