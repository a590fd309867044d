import { describe, expect, it } from "vitest";
import { enPractice } from "../../src/words/en/practice.ts";
import { esPractice } from "../../src/words/es/practice.ts";

type Key = keyof typeof enPractice;
const KEYS = Object.keys(enPractice) as Key[];
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** A name that is the same in both languages. */
const SAME = new Set<Key>(["tool.fumen", "fumen.title"]);

describe("The words of Practice", () => {
  it("R-12: both languages have every string, and none is empty", () => {
    expect(Object.keys(esPractice).sort()).toEqual([...KEYS].sort());
    expect(KEYS.filter((key) => esPractice[key].trim() === "" || enPractice[key].trim() === "")).toEqual([]);
  });

  it("R-12: every string has the same values to fill in", () => {
    const filled = (words: typeof enPractice): string[] =>
      KEYS.map((key) => `${key} ${placeholdersOf(words[key]).join(" ")}`);
    expect(filled(esPractice)).toEqual(filled(enPractice));
  });

  it("R-12: nothing is left in English", () => {
    expect(KEYS.filter((key) => esPractice[key] === enPractice[key])).toEqual([...SAME]);
  });

  it("R-2: Tetrominós are called so, with accent and capital, and never pieces", () => {
    const words = KEYS.flatMap((key) => esPractice[key].match(/tetromin\p{L}*/giu) ?? []);
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((word) => !/^Tetrominós?$/.test(word))).toEqual([]);
    expect(KEYS.filter((key) => /\bpiezas?\b|\bfichas?\b|tetrimino/i.test(esPractice[key]))).toEqual([]);
  });
});
