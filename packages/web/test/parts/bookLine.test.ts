import { RULE_BOOKS } from "@korobeinix/engine";
import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import { bookLine } from "../../src/parts/bookLine.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../src/settings/settings.ts";
import { makeTranslator } from "../../src/words/translate.ts";
import { LANGUAGE_IDS } from "../../src/words/words.ts";
import { fetchAllWords } from "../words/allWords.ts";

await fetchAllWords();

it.each(LANGUAGE_IDS)("F-12: in %s a rule book is one short sentence, in the place that its skin shows", (language) => {
  const settings = signal<Settings>(DEFAULT_SETTINGS);
  const shell = { t: makeTranslator(language, "game"), settings };
  for (const { id } of RULE_BOOKS) {
    const line = bookLine(shell, id);
    expect(line).toMatch(/^\p{Lu}[^.]+\.$/u);
    expect(line.length).toBeLessThan(125);
    // Words that only players know are for later.
    expect(line).not.toMatch(/spin|hold|ghost|queue|lock|matrix/i);
  }
  const own = bookLine(shell, "guideline");
  settings.value = { ...DEFAULT_SETTINGS, display: { ...DEFAULT_SETTINGS.display, skins: { guideline: "reglas" } } };
  const worn = bookLine(shell, "guideline");
  expect(worn.split(": ")[0]).toBe(bookLine(shell, "reglas").split(": ")[0]);
  expect(worn.split(": ")[1]).toBe(own.split(": ")[1]);
});
