import { OPTION_NAMES, OUTCOMES, RULE_BOOKS, SCORING_ACTIONS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { announce } from "../../src/words/announce.ts";
import { en } from "../../src/words/en/game.ts";
import { es } from "../../src/words/es/game.ts";
import { formatTime, makeFormat } from "../../src/words/format.ts";
import { isWordKey, languageOf, makeTranslator } from "../../src/words/translate.ts";
import type { WordKey } from "../../src/words/words.ts";

const KEYS = Object.keys(en) as WordKey[];
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Names and figures that are the same in both languages. */
const SAME = [
  /^app\.name$/,
  /^book\./,
  /^year\.(?!basic)/,
  /^language\.e/,
  /^variation\.(sprint|ultra)$/,
  /^value\.(goal\.variable|minutes|ms|percent|times)$/,
  /^action\.(triple|tetris|miniTSpin|tSpin)$/,
  /^stat\.(triple|miniTSpin|tSpin)$/,
  /^tune\.(kalinka|trepak|haluci)$/,
  /^key\.Escape$/,
  /^compare\.no$/,
  /^controls\.gamepad$/,
  /^records\.caption$/,
  /^why\.playing$/,
];

describe("Spanish", () => {
  it("R-12: has every string that English has", () => {
    expect(Object.keys(es).sort()).toEqual([...KEYS].sort());
  });

  it("R-12: no string is empty but the one that says nothing", () => {
    const empty = KEYS.filter((key) => es[key].trim() === "" || en[key].trim() === "");
    expect(empty).toEqual(["why.playing"]);
  });

  it("R-12: every string has the same values to fill in", () => {
    const filled = (words: typeof es): string[] => KEYS.map((key) => `${key} ${placeholdersOf(words[key]).join(" ")}`);
    expect(filled(es)).toEqual(filled(en));
  });

  it("R-12: nothing is left in English", () => {
    const same = KEYS.filter((key) => es[key] === en[key] && !SAME.some((pattern) => pattern.test(key)));
    expect(same).toEqual([]);
  });

  it("R-12: the list of what may be the same names nothing that differs", () => {
    const idle = SAME.filter((pattern) => !KEYS.some((key) => pattern.test(key) && es[key] === en[key]));
    expect(idle).toEqual([]);
  });

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
    ["pad.leftTrigger", "Disparo izquierdo"],
  ] as const)("R-12: %s is called as the document calls it", (key, term) => {
    expect(es[key]).toBe(term);
  });

  it("R-12: what waits is in the casilla de espera, where one plays is the campo de juego", () => {
    expect(es["hint.hold"]).toContain("casilla de espera");
    expect(es["display.size"]).toContain("campo de juego");
  });
});

describe("What Tetrominós are called", () => {
  it("R-2: never pieces: the only pieza is the pieza fantasma", () => {
    const pieces = KEYS.filter((key) => /\bpiezas?\b/i.test(es[key].replaceAll(/pieza fantasma/gi, "")));
    expect(pieces).toEqual([]);
  });

  it("R-2: never sticks, tetrads, counters or tetrominoes", () => {
    const wrong = KEYS.filter((key) =>
      /palit|tétrada|\bfichas?\b|tetrominoe|tetrimino|tetromino(?!\p{L})/iu.test(es[key]),
    );
    expect(wrong).toEqual([]);
  });

  it("R-2: written Tetrominó, with its accent and a capital", () => {
    const words = KEYS.flatMap((key) => es[key].match(/tetromin\p{L}*/giu) ?? []);
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => !/^Tetrominós?$/.test(word))).toEqual([]);
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
    ["English", en, /independent/, /trademark/],
    ["Spanish", es, /independiente/, /marca registrada/],
  ] as const)(
    "G-2.1: the notice in %s says whose work this is, whose the mark, which licence, whom to thank",
    (...row) => {
      const [, words, independent, trademark] = row;
      expect(words["legal.independent"]).toMatch(independent);
      expect(words["legal.trademark"]).toMatch(trademark);
      expect(words["legal.licence"]).toContain("MIT");
      expect(words["legal.credits"]).toContain("README");
    },
  );
});

describe("Words for everything there is", () => {
  const needed = [
    ...RULE_BOOKS.flatMap(({ id }) => [`book.${id}`, `line.${id}`, `year.${id}`]),
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
    expect(announce(makeTranslator("en"), event)).toBe("Back-to-Back T-Spin Double");
    expect(announce(makeTranslator("es"), event)).toBe("T-Spin doble consecutivo");
    expect(announce(makeTranslator("en"), { ...event, action: "miniTSpinSingle", isBackToBack: false })).toBe(
      "Mini T-Spin Single",
    );
  });

  it("G-13.1.5: levels, spins and squares are called out, steps are not", () => {
    const t = makeTranslator("en");
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
    expect(languageOf({ language }, preferred)).toBe(expected);
  });

  it("R-12: values are filled in, and a value not given stays to be seen", () => {
    const t = makeTranslator("es");
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
