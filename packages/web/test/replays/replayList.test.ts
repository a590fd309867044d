import { describe, expect, it } from "vitest";
import { arrange, type Filter, NO_FILTER, slotsFor, type Sort, visibleRange } from "../../src/replays/replayList.ts";
import type { KeptReplay } from "../../src/storage/storage.ts";
import { kept } from "../storage/records.ts";

const GAMES = [
  kept({ id: "a", date: 3, score: 10, micros: 9, lines: 5, name: "Ñandú" }),
  kept({ id: "b", date: 1, score: 30, micros: 8, lines: 7, name: "", ruleBook: "basic" }),
  kept({ id: "c", date: 2, score: 20, micros: 7, lines: 9, name: "anna 10", variation: "sprint", isFavourite: true }),
  kept({ id: "d", date: 0, score: 20, micros: 10, lines: 1, name: "Anna 9", isFavourite: true }),
];
const wordsOf = ({ name, ruleBook }: KeptReplay): string => `${name} ${ruleBook}`;
const shown = (filter: Partial<Filter>): string =>
  arrange(GAMES, { ...NO_FILTER, ...filter }, wordsOf)
    .map(({ id }) => id)
    .join("");

describe("The list of kept games", () => {
  it.each<[Sort, string]>([
    ["date", "acbd"],
    ["score", "bcda"],
    ["time", "cbad"],
    ["lines", "cbad"],
    ["name", "dcab"],
  ])("W-12: sorted by %s", (sort, order) => {
    expect(shown({ sort })).toBe(order);
  });

  it.each<[Partial<Filter>, string]>([
    [{ book: "basic" }, "b"],
    [{ book: "guideline" }, "acd"],
    [{ book: "guideline", variation: "sprint" }, "c"],
    [{ isFavourite: true }, "cd"],
    [{ text: "NANDU" }, "a"],
    [{ text: "  guide  anna " }, "cd"],
    [{ text: "anna", isFavourite: true, variation: "sprint" }, "c"],
    [{ text: "chess" }, ""],
  ])("W-12: filtered by %j", (filter, ids) => {
    expect(shown(filter)).toBe(ids);
  });

  it("W-12: draws what is seen and a little more, of however many", () => {
    expect(visibleRange(0, 800, 80, 2_000)).toEqual({ first: 0, last: 14 });
    expect(visibleRange(80_000, 800, 80, 2_000)).toEqual({ first: 996, last: 1_014 });
    expect(visibleRange(159_200, 800, 80, 2_000)).toEqual({ first: 1_986, last: 2_000 });
    expect(visibleRange(-300, 800, 80, 3)).toEqual({ first: 0, last: 3 });
    expect(visibleRange(90_000, 800, 80, 3)).toEqual({ first: 3, last: 3 });
  });

  it("W-12: a game that stays keeps its row, one that comes takes over a row that is free", () => {
    const first = slotsFor(new Map(), ["a", "b", "c"]);
    expect([...first]).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
    ]);
    const scrolled = slotsFor(first, ["b", "c", "d", "e"]);
    expect([...scrolled]).toEqual([
      ["b", 1],
      ["c", 2],
      ["d", 0],
      ["e", 3],
    ]);
    expect([...slotsFor(scrolled, ["e"])]).toEqual([["e", 3]]);
  });
});
