import { RULE_BOOKS, parseSetup } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import {
  bookOf,
  choicesOf,
  newSeed,
  requestOf,
  variationOf,
  withOption,
  withVariation,
} from "../../src/screens/requests.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";

describe("The game that is asked for", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("G-2.3: %s begins as the settings stand", (id) => {
    expect(parseSetup(requestOf(DEFAULT_SETTINGS, id, 7)).ok).toBe(true);
  });

  it("G-2.3.2: Marathon is the default variation", () => {
    expect(RULE_BOOKS.map((book) => variationOf(DEFAULT_SETTINGS, book).id)).toEqual(RULE_BOOKS.map(() => "marathon"));
  });

  it("G-2.5: what was chosen last is asked for again", () => {
    const settings = withOption(withVariation(DEFAULT_SETTINGS, "guideline", "ultra"), "guideline", ["minutes", 3]);
    const setup = parseSetup(requestOf(withOption(settings, "guideline", ["next", 2]), "guideline", 7));
    expect(setup.ok && setup.value.variation.id).toBe("ultra");
    expect(setup.ok && setup.value.options).toMatchObject({ minutes: 3, next: 2 });
  });

  it("G-2.5: an option that a rule book does not allow is left out", () => {
    const settings = withOption(DEFAULT_SETTINGS, "guideline", ["next", 99]);
    expect(requestOf(settings, "guideline", 7).options).toMatchObject({ next: 6 });
  });

  it("G-2.3: handling goes to the rule books that leave it to the player", () => {
    const handling = { ...DEFAULT_SETTINGS.handling, delayMs: 120, repeatMs: 0 };
    const settings = { ...DEFAULT_SETTINGS, handling };
    expect(requestOf(settings, "guideline", 7).options).toMatchObject({ delayMicros: 120_000, repeatMicros: 0 });
    expect(requestOf(settings, "korobeinix", 7).options).toEqual({});
  });

  it("N-21: what a code switches on is not among the choices", () => {
    const book = bookOf("new");
    expect(choicesOf(book, variationOf(DEFAULT_SETTINGS, book))).not.toContain("fast");
  });

  it("G-2.3: a seed is one that a game takes", () => {
    for (let i = 0; i < 100; i++) {
      const seed = newSeed();
      expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
    }
  });
});
