import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { SUBJECTS } from "../../src/help/demonstrations/index.ts";
import type { Demonstration } from "../../src/help/demonstration.ts";
import { type RowName, ROWS } from "../../src/help/comparison.ts";
import { helpWords, toldOf } from "../../src/help/words.ts";
import { makeTranslator } from "../../src/words/translate.ts";
import { LANGUAGE_IDS } from "../../src/words/words.ts";
import { fetchAllWords, plainWords } from "./allWords.ts";

await fetchAllWords();

describe.each(LANGUAGE_IDS)("Help in %s", (language) => {
  const words = helpWords(language);
  const t = makeTranslator(language, "game");

  it("W-20: every demonstration is told, and no two on one list are called the same", () => {
    for (const subject of Object.values(SUBJECTS)) {
      const told = subject.map((each: Demonstration) => toldOf(words, t, each));
      for (const { title, text } of told) {
        expect(title).not.toMatch(/[{}]|\.title$/);
        expect(text).toMatch(/[.!]$/);
        expect(text).not.toMatch(/[{}]/);
      }
      expect(new Set(told.map(({ title }) => title)).size).toBe(subject.length);
    }
  });
});

it.each([
  ["en", ["Matrix", "Tetrimino", "Mino", "Skyline", "Buffer Zone", "Lock Down", "Surface"]],
  ["es", ["Campo de juego", "Tetrominó", "Casilla de espera", "Pieza fantasma", "Caída suave"]],
] as const)("G-2.6: in %s the terms of the documents are in the glossary", (language, terms) => {
  const glossary = Object.entries(plainWords(language, "help")).filter(([key]) => key.startsWith("term."));
  expect(glossary.map(([, term]) => term)).toEqual(expect.arrayContaining([...terms]));
});

describe("The table that compares the five", () => {
  const { books: say } = helpWords("en");
  // Only the variations' names are taken from the shell.
  const shell = { t: makeTranslator("en", "game") } as unknown as Parameters<(typeof ROWS)["variations"]>[1]["shell"];

  it("G-2.6: has a word for every cell, and the figures of the rule books", () => {
    const cells = (Object.keys(ROWS) as RowName[]).map((name) =>
      RULE_BOOKS.map((book) => ROWS[name](book, { shell, say })),
    );
    expect(cells.flat().filter((cell) => cell === "" || /[{}]|undefined/.test(cell))).toEqual([]);
    const [guideline, , theNew] = RULE_BOOKS;
    expect(ROWS.score(guideline!, { shell, say })).toBe("100, 300, 500, 800 × level");
    expect(ROWS.order(theNew!, { shell, say })).toBe("bag of 63");
  });
});
