import { OPTION_NAMES, OUTCOMES, RULE_BOOKS, SCORING_ACTIONS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { SKIN_IDS } from "../../src/settings/skinIds.ts";
import { announce } from "../../src/words/announce.ts";
import { words as en } from "../../src/words/en/game.ts";
import { words as es } from "../../src/words/es/game.ts";
import { formatTime, makeFormat } from "../../src/words/format.ts";
import { isWordKey, languageOf, makeTranslator } from "../../src/words/translate.ts";
import type { WordKey } from "../../src/words/words.ts";
import { fetchAllWords } from "./allWords.ts";

await fetchAllWords();

const KEYS = Object.keys(en) as WordKey[];
describe("Spanish", () => {
  it.each([
    ["command.softDrop", "Caída suave"],
    ["command.hold", "Mantener"],
    ["option.ghost", "Pieza fantasma"],
    ["hud.lines", "Líneas"],
    ["hud.level", "Nivel"],
    ["hud.score", "Puntaje"],
    ["stat.pieces", "Tetrominós"],
    ["action.single", "Simple"],
    ["action.double", "Doble"],
  ] as const)("R-12: %s is called as the document calls it", (key, term) => {
    expect(es[key]).toBe(term);
  });

  it("R-12: what waits is in the casilla de espera, where one plays is the campo de juego", () => {
    expect(es["hint.hold"]).toContain("casilla de espera");
    expect(es["display.size"]).toContain("campo de juego");
  });
});

describe("The word Tetris", () => {
  /** The notice, and the name of four lines at once. */
  const DESCRIBING = ["legal.independent", "legal.trademark", "action.tetris", "stat.tetris"];

  it.each([
    ["English", en],
    ["Spanish", es],
  ] as const)("G-12.0: in %s it only describes", (_, words) => {
    const keys = KEYS.filter((key) => /tetris/i.test(words[key]));
    expect(keys.sort()).toEqual([...DESCRIBING].sort());
  });

  it("G-12.0: the product's name is its own", () => {
    expect(en["app.name"]).toBe("Korobeinix");
    expect(es["app.name"]).toBe("Korobeinix");
  });

  it.each([
    ["English", en, /independent/, /trademark/, "Credits"],
    ["Spanish", es, /independiente/, /marca registrada/, "Créditos"],
  ] as const)(
    "G-2.1: the notice in %s says whose work this is, whose the mark, which licence, whom to thank",
    (...row) => {
      const [, words, independent, trademark, credits] = row;
      expect(words["legal.independent"]).toMatch(independent);
      expect(words["legal.trademark"]).toMatch(trademark);
      expect(words["legal.licence"]).toContain("MIT");
      expect(words["legal.credits"]).toContain(credits);
    },
  );
});

describe("Words for everything there is", () => {
  const needed = [
    ...RULE_BOOKS.flatMap(({ id }) => [`book.${id}`, `line.${id}`, `year.${id}`]),
    ...SKIN_IDS.map((id) => `place.${id}`),
    ...RULE_BOOKS.flatMap(({ variations }) => variations.map(({ id }) => `variation.${id}`)),
    ...RULE_BOOKS.flatMap(({ controls }) => controls.map((control) => `command.${control}`)),
    ...OPTION_NAMES.flatMap((name) => [`option.${name}`, `hint.${name}`]),
    ...OUTCOMES.flatMap((outcome) => [`outcome.${outcome}`, `why.${outcome}`]),
    ...SCORING_ACTIONS.flatMap((action) => [`action.${action}`, `stat.${action}`]),
  ];

  it("R-12: rule books, variations, controls, options, outcomes and actions all have names", () => {
    expect(needed.filter((key) => !isWordKey(key))).toEqual([]);
  });

  it("G-13.1.5: an action is named in full", () => {
    const event = { seq: 1, at: 0, type: "scored", action: "tSpinDouble", isBackToBack: true, points: 1800 } as const;
    expect(announce(makeTranslator("en", "game"), event)).toBe("Back-to-Back T-Spin Double");
    expect(announce(makeTranslator("es", "game"), event)).toBe("T-Spin doble consecutivo");
    expect(announce(makeTranslator("en", "game"), { ...event, action: "miniTSpinSingle", isBackToBack: false })).toBe(
      "Mini T-Spin Single",
    );
  });

  it("G-13.1.5: levels, spins and squares are called out, steps are not", () => {
    const t = makeTranslator("en", "game");
    expect(announce(t, { seq: 1, at: 0, type: "levelled", level: 7 })).toBe("Level 7");
    expect(announce(t, { seq: 1, at: 0, type: "spun", kind: 0 })).toBe("Spin!");
    expect(announce(t, { seq: 1, at: 0, type: "squared", isGold: true, x: 0, y: 0 })).toBe("Gold square");
    expect(announce(t, { seq: 1, at: 0, type: "landed", y: 0 })).toBeUndefined();
  });
});

describe("Which language", () => {
  it.each([
    ["system", ["es-CL", "en"], "es"],
    ["system", ["de", "es-ES"], "es"],
    ["system", ["fr", "de"], "en"],
    ["system", [], "en"],
    ["en", ["es"], "en"],
    ["es", ["en"], "es"],
  ] as const)("R-12: chosen %s, preferred %j: %s", (language, preferred, expected) => {
    expect(languageOf(language, preferred)).toBe(expected);
  });

  it("R-12: values are filled in, and a value not given stays to be seen", () => {
    const t = makeTranslator("es", "game");
    expect(t("notice.level", { level: 3 })).toBe("Nivel 3");
    expect(t("notice.level")).toBe("Nivel {level}");
  });

  it.each([
    [0, "0:00.00"],
    [9_999, "0:00.00"],
    [59_999_999, "0:59.99"],
    [60_000_000, "1:00.00"],
    [754_320_000, "12:34.32"],
  ])("G-2.4.7: %i microseconds are read as %s", (micros, text) => {
    expect(formatTime(micros)).toBe(text);
  });

  it("R-12: numbers are written as the language writes them", () => {
    expect(makeFormat("en").number(1234567)).toBe("1,234,567");
    expect(makeFormat("es").number(1234)).toBe("1.234");
    expect(makeFormat("es").decimal(1.5, 2)).toBe("1,50");
  });
});
