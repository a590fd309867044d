import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { SUBJECTS } from "../../src/help/demonstrations/index.ts";
import type { Demonstration } from "../../src/help/demonstration.ts";
import { type RowName, ROWS } from "../../src/help/comparison.ts";
import { helpWords, toldOf } from "../../src/help/words.ts";
import { enBookPages } from "../../src/words/en/bookPages.ts";
import { enDemonstrations } from "../../src/words/en/demonstrations.ts";
import { enHelp } from "../../src/words/en/help.ts";
import { enWhy } from "../../src/words/en/why.ts";
import { esBookPages } from "../../src/words/es/bookPages.ts";
import { esDemonstrations } from "../../src/words/es/demonstrations.ts";
import { esHelp } from "../../src/words/es/help.ts";
import { esWhy } from "../../src/words/es/why.ts";
import { makeTranslator } from "../../src/words/translate.ts";

type Words = { readonly [key: string]: string };

const PARTS: readonly (readonly [name: string, en: Words, es: Words])[] = [
  ["help", enHelp, esHelp],
  ["why", enWhy, esWhy],
  ["demonstrations", enDemonstrations, esDemonstrations],
  ["bookPages", enBookPages, esBookPages],
];

/** Figures and names that are the same in both languages. */
const SAME: readonly RegExp[] = [/^controls\.gamepad$/, /^score\.plain$/];

const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(PARTS)("the words of %s", (_, en, es) => {
  const keys = Object.keys(en);

  it("R-12: Spanish has every string that English has, and none is empty", () => {
    expect(Object.keys(es).sort()).toEqual(keys.toSorted());
    expect(keys.filter((key) => es[key]!.trim() === "" || en[key]!.trim() === "")).toEqual([]);
  });

  it("R-12: every string has the same values to fill in", () => {
    const filled = (words: Words): string[] => keys.map((key) => `${key} ${placeholdersOf(words[key]!).join(" ")}`);
    expect(filled(es)).toEqual(filled(en));
  });

  it("R-12: nothing is left in English", () => {
    const same = keys.filter((key) => es[key] === en[key] && !SAME.some((pattern) => pattern.test(key)));
    expect(same).toEqual([]);
  });

  it("R-2: Tetrominós are called so, and never pieces or sticks", () => {
    const wrong = keys.filter((key) => {
      const text = es[key]!.replaceAll(/pieza fantasma/gi, "");
      return /\bpiezas?\b|palit|tétrada|\bfichas?\b|tetrimino|tetromino(?!\p{L})/iu.test(text);
    });
    expect(wrong).toEqual([]);
    const words = keys.flatMap((key) => es[key]!.match(/tetromin\p{L}*/giu) ?? []);
    expect(words.filter((word) => !/^Tetrominós?$/.test(word))).toEqual([]);
  });
});

it("R-12: the list of what may be the same names nothing that differs", () => {
  const idle = SAME.filter(
    (pattern) => !PARTS.some(([, en, es]) => Object.keys(en).some((key) => pattern.test(key) && es[key] === en[key])),
  );
  expect(idle).toEqual([]);
});

describe.each(["en", "es"] as const)("Help in %s", (language) => {
  const words = helpWords(language);
  const t = makeTranslator(language);

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

  it("G-2.6: the terms of the documents are in the glossary", () => {
    const terms = {
      en: ["Matrix", "Tetrimino", "Mino", "Skyline", "Buffer Zone", "Lock Down", "Surface"],
      es: ["Campo de juego", "Tetrominó", "Casilla de espera", "Pieza fantasma", "Caída suave"],
    };
    const glossary = Object.entries(language === "en" ? enHelp : esHelp).filter(([key]) => key.startsWith("term."));
    expect(glossary.map(([, term]) => term)).toEqual(expect.arrayContaining(terms[language]));
  });
});

describe("The table that compares the five", () => {
  const { books: say } = helpWords("en");
  // Only the variations' names are taken from the shell.
  const shell = { t: makeTranslator("en") } as unknown as Parameters<(typeof ROWS)["variations"]>[1]["shell"];

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
