import { describe, expect, it } from "vitest";
import { enFilm } from "../../src/words/en/film.ts";
import { esFilm } from "../../src/words/es/film.ts";

const KEYS = Object.keys(enFilm) as (keyof typeof enFilm)[];
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Figures, signs and the one word that are the same in both languages. */
const SAME = ["film.pixels", "film.times", "film.video"];

describe("The words of images and videos", () => {
  it("R-12: Spanish has every string that English has, none of them empty", () => {
    expect(Object.keys(esFilm).sort()).toEqual([...KEYS].sort());
    expect(KEYS.filter((key) => esFilm[key].trim() === "" || enFilm[key].trim() === "")).toEqual([]);
  });

  it("R-12: every string has the same values to fill in", () => {
    const filled = (words: typeof enFilm): string[] => KEYS.map((key) => placeholdersOf(words[key]).join(" "));
    expect(filled(esFilm)).toEqual(filled(enFilm));
  });

  it("R-12: nothing is left in English", () => {
    expect(KEYS.filter((key) => esFilm[key] === enFilm[key]).sort()).toEqual([...SAME].sort());
  });
});
