import { describe, expect, it } from "vitest";
import { enWatch } from "../../src/words/en/watch.ts";
import { esWatch } from "../../src/words/es/watch.ts";

const KEYS = Object.keys(enWatch) as (keyof typeof enWatch)[];
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Figures and signs that are the same in both languages. */
const SAME = ["watch.times", "watch.at", "race.seconds"];

describe("The words of replays being watched", () => {
  it("R-12: Spanish has every string that English has, none of them empty", () => {
    expect(Object.keys(esWatch).sort()).toEqual([...KEYS].sort());
    expect(KEYS.filter((key) => esWatch[key].trim() === "" || enWatch[key].trim() === "")).toEqual([]);
  });

  it("R-12: every string has the same values to fill in", () => {
    const filled = (words: typeof enWatch): string[] => KEYS.map((key) => placeholdersOf(words[key]).join(" "));
    expect(filled(esWatch)).toEqual(filled(enWatch));
  });

  it("R-12: nothing is left in English", () => {
    expect(KEYS.filter((key) => esWatch[key] === enWatch[key]).sort()).toEqual([...SAME].sort());
  });
});
