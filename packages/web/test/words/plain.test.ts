import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { isWordKey, makeTranslator, spokenBy } from "../../src/words/translate.ts";
import { LANGUAGE_IDS, type LanguageId } from "../../src/words/words.ts";
import { fetchAllWords, PARTS, plainWords } from "./allWords.ts";

await fetchAllWords();

/** What no player says any more, or what is said only on another shore. */
const STILTED: { readonly [Language in LanguageId]: readonly RegExp[] } = {
  en: [
    /\banew\b/i,
    /\b(is|are) told\b/i,
    /(?<!half )\ba second\b/i,
    /\b(row|line|cell|press|level|Tetrimino|piece|strip) a (row|line|press|level|piece|Tetrimino)\b/i,
    /\b\d+ (points )?a (row|line|level|piece)\b/i,
    /\bhalf as much again\b/i,
    /\bTetrises\b/,
    /\bfalling block/i,
    /\benters? no table\b/i,
    /\bgo on with\b/i,
    /\bmust needs\b|\bhence\b|\bwhereof\b|\bthereof\b|\bupon\b/i,
  ],
  es: [
    /\bcuadros por segundo\b/i,
    /\breglas españolas\b/i,
    /superrotación/i,
    /\bla mitad más\b/i,
    /\bquienes hay\b/i,
    /\blíneas? (que se va|quitada)/i,
    /\binscri/i,
    /\bDisparo\b/,
    /\bNumérico\b/,
    /\bpulsa[rd]?\b/i,
    /\bdeprisa\b/i,
    /\bañadi/i,
    /\bsitio\b/i,
    /\b(vosotros|vuestr[oa]s?|habéis|podéis|usted(es)?)\b/i,
  ],
};

describe.each(LANGUAGE_IDS)("in %s", (language) => {
  const all = PARTS.flatMap((part) => Object.entries(plainWords(language, part)).map(([key, text]) => ({ key, text })));

  it.each(STILTED[language])("R-12: words are those of today's players: never %s", (phrase) => {
    expect(all.filter(({ text }) => phrase.test(text))).toEqual([]);
  });

  it("R-12: what is said to fingers speaks of no keys", () => {
    const t = makeTranslator(language, "game");
    expect(t("pause.hintTouch")).not.toMatch(/\bkeys?\b|\bteclas?\b/i);
    expect(t("pause.hint")).toMatch(/\bkey\b|\btecla\b/);
  });

  it("R-12: no rule book shares its name with the game, or its year with its name", () => {
    const t = makeTranslator(language, "game");
    for (const { id } of RULE_BOOKS) {
      expect(t(`book.${id}`)).not.toBe(t("app.name"));
      expect(t(`year.${id}`)).not.toBe(t(`book.${id}`));
    }
  });
});

describe("A rule book speaks with the words of its document", () => {
  const en = makeTranslator("en", "game");
  const es = makeTranslator("es", "game");

  it.each(["stat.pieces", "why.lockAbove", "command.hardDrop", "hud.lines"] as const)(
    "B-14: Basic's %s is of blocks, rows and the board",
    (key) => {
      expect(spokenBy(en, "basic")(key)).not.toMatch(/Tetrimino|Skyline|Hard Drop|Lines/);
      expect(spokenBy(es, "basic")(key)).not.toMatch(/Tetrominó|borde|instantánea|Líneas/);
    },
  );

  it("R-2: Reglas has Tetrominós in both languages", () => {
    expect(spokenBy(en, "reglas")("stat.pieces")).toBe("Tetrominós");
    expect(spokenBy(es, "reglas")("stat.pieces")).toBe("Tetrominós");
  });

  it("R-8: Reglas does not promise more points for a higher level", () => {
    expect(en("hint.startingLevel")).not.toContain("score more");
    expect(spokenBy(en, "reglas")("hint.startingLevel")).toContain("do not score more");
  });

  it("R-12: where it has no word of its own it says the common one, with its values", () => {
    expect(spokenBy(en, "basic")("notice.level", { level: 3 })).toBe("Level 3");
    expect(spokenBy(en, "new")("stat.silverSquares")).toBe(en("stat.silverSquares"));
  });

  it("R-12: every word of its own stands for one that there is", () => {
    const own = Object.keys(plainWords("en", "game")).filter((key) => key.includes(":"));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((key) => !isWordKey(key.slice(key.indexOf(":") + 1)))).toEqual([]);
    expect(own.filter((key) => !RULE_BOOKS.some(({ id }) => key.startsWith(`${id}:`)))).toEqual([]);
  });
});
