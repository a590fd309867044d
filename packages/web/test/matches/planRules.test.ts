import { isAllowed, RULE_BOOKS, type TermName } from "@korobeinix/engine";
import { SEAT_TERMS } from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import {
  bookInMatch,
  fitPlan,
  handicapOptions,
  handicapTerms,
  hasGoals,
  optionChoices,
  setBook,
  setGoal,
  setHandicap,
  setOption,
  setTerm,
  setVariation,
  termChoices,
} from "../../src/matches/planRules.ts";
import { planProblem } from "../../src/matches/planProblem.ts";
import { addSeat, setSeat } from "../../src/matches/planSeats.ts";
import { checkPlan } from "../../src/settings/matchRequests.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { fetchAllWords, plainWords } from "../words/allWords.ts";
import { ALONE, SHARED, TWO, withComputers } from "./plans.ts";

await fetchAllWords();

const refusalOf = (...[plan, hasRoom = true]: [typeof ALONE, boolean?]): unknown =>
  planProblem(plan, DEFAULT_SETTINGS, hasRoom);

describe("Rules of a match", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("S-1, S-4: what is planned first can be played in %s", (id) => {
    expect(checkPlan(setBook(ALONE, id), DEFAULT_SETTINGS, 1).ok).toBe(true);
    expect(checkPlan(setBook(SHARED, id), DEFAULT_SETTINGS, 1).ok).toBe(true);
  });

  it("S-4: another rule book keeps what it knows and forgets the rest", () => {
    const chosen = setOption(setTerm(setVariation(ALONE, "ultra"), "garbage", "none"), "startingLevel", 5);
    const named = setSeat(setHandicap(chosen, 1, { terms: { receives: 50 } }), 0, { name: "Ada" });
    const basic = setBook(named, "basic");
    expect(basic).toMatchObject({ ruleBook: "basic", terms: {}, options: {} });
    expect(basic.seats[0]!.name).toBe("Ada");
    expect(basic.seats[1]!.terms).toEqual({});
    const theNew = setBook(named, "new");
    expect(theNew).toMatchObject({ variation: "ultra", terms: { garbage: "none" } });
    expect(checkPlan(setBook(basic, "guideline"), DEFAULT_SETTINGS, 1).ok).toBe(true);
  });

  it("S-4, G-B2.6: a match offers only what it leaves open", () => {
    expect(bookInMatch("guideline").options.lockDown).toMatchObject({ among: ["extended"] });
    expect(optionChoices(ALONE)).not.toContain("lockDown");
    expect(optionChoices(ALONE)).toContain("startingLevel");
    expect(optionChoices(ALONE)).not.toContain("delayMicros");
  });

  it("S-4: terms are shown where they mean something", () => {
    expect(termChoices(ALONE)).toEqual(["garbage", "rise", "riseMicros"]);
    expect(termChoices(withComputers(1))).toContain("targeting");
    expect(termChoices(setTerm(withComputers(1), "garbage", "none"))).not.toContain("targeting");
    expect(termChoices(setTerm(ALONE, "rise", "pieces"))).toContain("risePieces");
    expect(termChoices(setVariation(ALONE, "sprint"))).toEqual(["garbage"]);
    expect(termChoices(setHandicap(ALONE, 0, { options: { startingRows: 3 } }))).toContain("startingPattern");
    expect(termChoices(setBook(ALONE, "new"))).toEqual(["garbage", "targeting"]);
    expect(termChoices(setBook(ALONE, "basic"))).toEqual([]);
  });

  it("S-4, N-17: handicaps are those of the rule book", () => {
    expect(handicapTerms(ALONE)).toEqual(["receives"]);
    expect(handicapTerms(setBook(ALONE, "new"))).toEqual(["handicap"]);
    expect(handicapOptions(ALONE)).toContain("startingLevel");
    expect(handicapOptions(ALONE)).not.toContain("hold");
    const eased = setHandicap(ALONE, 0, { terms: { receives: 50 }, options: { startingLevel: 3 } });
    expect(eased.seats[0]).toMatchObject({ terms: { receives: 50 }, options: { startingLevel: 3 } });
    // What is the same as for the others is no handicap.
    expect(setHandicap(eased, 0, { terms: { receives: 100 } }).seats[0]!.terms).toEqual({});
    expect(setOption(eased, "startingLevel", 3).seats[0]!.options).toEqual({});
  });

  it("S-4, G-B2.7: teams may have lines to clear, where the variation has none of its own", () => {
    const plan = setGoal(ALONE, 1, 40);
    expect(plan.goals).toEqual([0, 40]);
    expect(hasGoals(setVariation(plan, "sprint"))).toBe(false);
    expect(setVariation(plan, "sprint").goals).toEqual([]);
    // A goal goes with the last of its team.
    expect(fitPlan(setSeat(plan, 1, { team: 2 })).goals).toEqual([]);
  });

  it("S-5: nothing that a rule book does not know survives, whoever wrote it", () => {
    const strange = {
      ...ALONE,
      options: { jump: 1, startingLevel: 99 },
      terms: { fed: true, seats: 6, garbage: "mud" },
    };
    expect(fitPlan({ ...strange, seats: ALONE.seats.map((seat) => ({ ...seat, options: { hold: false } })) })).toEqual(
      ALONE,
    );
  });

  it.each(["en", "es"] as const)("S-4: in %s every term that may be chosen has its words", (language) => {
    const words = plainWords(language, "match");
    for (const book of RULE_BOOKS) {
      const shown = termChoices(setHandicap(setBook(withComputers(1), book.id), 0, { options: { startingRows: 1 } }));
      for (const name of [...shown, ...SEAT_TERMS] as readonly TermName[]) {
        const rule = book.match.terms[name];
        const values = "among" in rule && rule.among.length > 1 ? rule.among : [];
        const keys = [`term.${name}`, `about.${name}`, ...values.map((value) => `value.${name}.${String(value)}`)];
        expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
        expect(isAllowed(rule, rule.initial)).toBe(true);
      }
    }
  });
});

describe("What cannot be played is refused with the reason", () => {
  it("S-4: too few, too many for the rule book, too many for the screen", () => {
    expect(refusalOf(ALONE)).toBeUndefined();
    expect(refusalOf({ ...ALONE, seats: ALONE.seats.slice(0, 1) })).toEqual({ kind: "needTwo" });
    expect(refusalOf(setBook(withComputers(4), "new"))).toEqual({ kind: "bookSeats", most: 4, more: 2 });
    expect(refusalOf(withComputers(3, SHARED))).toEqual({ kind: "screenSeats", most: 4, more: 1 });
    expect(refusalOf(withComputers(4))).toBeUndefined();
  });

  it("S-4, G-B2.4: one team alone needs lines to clear", () => {
    const one = setSeat(ALONE, 1, { team: 0 });
    expect(refusalOf(one)).toEqual({ kind: "oneTeam" });
    expect(refusalOf(setGoal(one, 0, 40))).toBeUndefined();
  });

  it("S-4, N-20: in The New a computer attacks", () => {
    const calm = setTerm(setBook(ALONE, "new"), "garbage", "none");
    expect(refusalOf(calm)).toEqual({ kind: "noGarbage" });
    expect(refusalOf(setTerm(setBook(SHARED, "new"), "garbage", "none"))).toBeUndefined();
  });

  it("S-2: a person without anything in hand", () => {
    expect(refusalOf(TWO)).toEqual({ kind: "unclaimed", seat: 1 });
    expect(refusalOf(SHARED)).toBeUndefined();
  });

  it("S-7: more boards than the window can carry", () => {
    expect(refusalOf(addSeat(SHARED, "easy"), false)).toEqual({ kind: "noRoom", count: 3 });
  });
});
