import { RULE_BOOKS, type RuleBookId, parseSetup } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import {
  bookOf,
  choicesOf,
  newSeed,
  requestOf,
  tableNow,
  trialRequest,
  variationOf,
  withBook,
  withOption,
  withVariation,
} from "../../src/settings/requests.ts";
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
    expect(requestOf(settings, "korobeinix", 7).options).toEqual({ startingLevel: 0 });
  });

  it("G-5.2a, G-3.4c: so do the initial actions, the cut and a shorter generation delay", () => {
    const handling = {
      ...DEFAULT_SETTINGS.handling,
      initialRotation: "hold",
      initialHold: "off",
      cutMs: 20,
      generationMs: 300,
    } as const;
    const settings = { ...DEFAULT_SETTINGS, handling };
    const initial = { initialRotation: "hold", initialHold: "off", cutMicros: 20_000 };
    const optionsOf = (id: RuleBookId): object => requestOf(settings, id, 7).options ?? {};
    expect(optionsOf("new")).toMatchObject({ ...initial, generationMicros: 300_000 });
    // The Guideline's own is shorter.
    expect(optionsOf("guideline")).toMatchObject(initial);
    expect(optionsOf("guideline")).not.toHaveProperty("generationMicros");
    expect(optionsOf("korobeinix")).toEqual({ startingLevel: 0 });
    expect(requestOf(DEFAULT_SETTINGS, "guideline", 7).options).not.toHaveProperty("cutMicros");
  });

  it("G-5.2a: the handling is tried in the last rule book that takes any", () => {
    const settings = { ...DEFAULT_SETTINGS, handling: { ...DEFAULT_SETTINGS.handling, delayMs: 120 } };
    const tried = (id: RuleBookId): [string, object] => {
      const { ruleBook, options = {} } = trialRequest(withBook(settings, id));
      return [ruleBook, options];
    };
    expect(tried("new")).toEqual(["new", { delayMicros: 120_000, practice: true }]);
    for (const id of ["basic", "korobeinix"] as const) expect(tried(id)[0]).toBe("guideline");
    for (const { id } of RULE_BOOKS) expect(parseSetup(trialRequest(withBook(settings, id))).ok).toBe(true);
  });

  it("G-12.3: objective and minutes are chosen where a variation ends by minutes, handling never in a set-up", () => {
    const book = bookOf("guideline");
    const [marathon, sprint, ultra] = book.variations.map((variation) => choicesOf(book, variation));
    expect(ultra).toEqual(expect.arrayContaining(["minutes", "objective"]));
    expect([...marathon!, ...sprint!]).not.toContain("objective");
    expect(ultra!.filter((name) => /Micros|initial|Factor/.test(name))).toEqual([]);
  });

  it("G-12.3, G-11.2: the table is that of the game about to be played", () => {
    const chosen = withOption(withOption(DEFAULT_SETTINGS, "guideline", ["minutes", 3]), "guideline", [
      "objective",
      "lines",
    ]);
    expect(tableNow(chosen, "guideline", "ultra").name).toBe("guideline ultra minutes=3 objective=lines");
    expect(tableNow(chosen, "guideline").name).toBe("guideline marathon");
    expect(tableNow(withOption(chosen, "guideline", ["startingLevel", 5]), "guideline", "sprint").name).toBe(
      "guideline sprint startingLevel=5",
    );
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
