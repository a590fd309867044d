import { type Outcome, parseSetup, type RuleBookId, type SetupRequest, unwrap } from "@korobeinix/engine";
import { tableOf } from "@korobeinix/engine/records";
import { describe, expect, it } from "vitest";
import { headlineOf } from "../../src/library/headline.ts";
import type { GameResult } from "../../src/library/result.ts";
import { resultOf, whyUnlisted } from "../../src/library/results.ts";
import { headlineText } from "../../src/screens/headlineText.ts";
import { resultWords } from "../../src/screens/resultWords.ts";
import type { RecordLine } from "../../src/storage/storage.ts";
import { Session } from "../../src/table/session.ts";
import { makeFormat } from "../../src/words/format.ts";
import { makeTranslator, spokenBy } from "../../src/words/translate.ts";
import type { LanguageId } from "../../src/words/words.ts";
import { line } from "../storage/records.ts";
import { fetchAllWords } from "../words/allWords.ts";

await fetchAllWords();

interface Ended {
  readonly score?: number;
  readonly lines?: number;
  readonly level?: number;
  readonly time?: number;
  readonly goal?: number;
  readonly outcome?: Outcome;
}

/** A game that ended like this, with a best before it or none. */
function resultAfter(request: Omit<SetupRequest, "seed">, ended: Ended, best?: Partial<RecordLine>): GameResult {
  const session = new Session(unwrap(parseSetup({ seed: 1, ...request })));
  Object.assign(session.game.state, { score: 0, lines: 0, outcome: "blockOut", phase: "ended", ...ended });
  const unranked = whyUnlisted(session.game, { isContinued: false, codes: new Set() });
  const table = tableOf(session.setup).name;
  return resultOf(session, best === undefined ? [] : [line({ table, ...best })], unranked, "id");
}

function said(result: GameResult, language: LanguageId = "en"): string {
  const t = spokenBy(makeTranslator(language, "game"), result.ruleBook);
  const w = resultWords({ language }, result.ruleBook);
  const { task, figure, unit, verdict } = headlineText(headlineOf(result), { t, w, format: makeFormat(language) });
  return [task, [figure, unit].filter((part) => part !== "").join(" "), verdict]
    .filter((part) => part !== "")
    .join(" · ");
}

const SPRINT = { ruleBook: "guideline", variation: "sprint" } as const;
const WON = { outcome: "goalReached", lines: 40 } as const;

describe("what a result says first", () => {
  it.each<[string, Omit<SetupRequest, "seed">, Ended, Partial<RecordLine> | undefined, string]>([
    [
      "a Sprint",
      SPRINT,
      { ...WON, time: 30_374_000 },
      { micros: 31_570_000, isWon: true },
      "40 lines · 0:30.37 · new best by 1.20 s",
    ],
    [
      "a slower one",
      SPRINT,
      { ...WON, time: 31_170_000 },
      { micros: 30_370_000, isWon: true },
      "40 lines · 0:31.17 · 0.80 s behind the best",
    ],
    [
      "one that is hardly faster",
      SPRINT,
      { ...WON, time: 30_371_000 },
      { micros: 30_372_000, isWon: true },
      "40 lines · 0:30.37 · new best by a hair",
    ],
    [
      "one that is hardly slower",
      SPRINT,
      { ...WON, time: 30_373_000 },
      { micros: 30_372_000, isWon: true },
      "40 lines · 0:30.37 · a hair behind the best",
    ],
    [
      "the same once more",
      SPRINT,
      { ...WON, time: 30_372_000 },
      { micros: 30_372_000, isWon: true },
      "40 lines · 0:30.37 · level with the best",
    ],
    ["the first", SPRINT, { ...WON, time: 30_372_000 }, undefined, "40 lines · 0:30.37 · first game in this table"],
    [
      "one much slower",
      SPRINT,
      { ...WON, time: 130_372_000 },
      { micros: 30_372_000, isWon: true },
      "40 lines · 2:10.37 · 1:40.00 behind the best",
    ],
    [
      "one that was lost",
      SPRINT,
      { lines: 23, time: 41_000_000 },
      { micros: 30_372_000, isWon: true },
      "23 of 40 lines",
    ],
    [
      "a Sprint of another length",
      { ...SPRINT, options: { lines: 20 } },
      { ...WON, time: 9_000_000 },
      undefined,
      "20 lines · 0:09.00 · first game in this table",
    ],
    [
      "a Marathon",
      { ruleBook: "guideline" },
      { score: 124_300, level: 15, lines: 150 },
      { score: 121_100 },
      "124,300 points · new best by 3,200 points",
    ],
    [
      "a Marathon without a point",
      { ruleBook: "guideline" },
      {},
      { score: 121_100 },
      "0 points · 121,100 points behind the best",
    ],
    [
      "an Ultra",
      { ruleBook: "guideline", variation: "ultra" },
      { score: 31_200, outcome: "timeUp" },
      { score: 31_201 },
      "2 minutes · 31,200 points · 1 point behind the best",
    ],
    [
      "an Ultra for lines",
      { ruleBook: "guideline", variation: "ultra", options: { objective: "lines" } },
      { lines: 54, outcome: "timeUp" },
      { lines: 53 },
      "2 minutes · 54 lines · new best by 1 line",
    ],
    [
      "a Dig",
      { ruleBook: "guideline", variation: "dig" },
      { outcome: "goalReached", lines: 14, time: 15_540_000 },
      undefined,
      "10 rows · 0:15.54 · first game in this table",
    ],
    [
      "a Dig that was lost",
      { ruleBook: "guideline", variation: "dig" },
      { lines: 14, goal: 3 },
      undefined,
      "7 of 10 rows",
    ],
    [
      "a Survival",
      { ruleBook: "guideline", variation: "survival" },
      { lines: 36, time: 90_090_000 },
      { micros: 60_000_000 },
      "1:30.09 · new best by 30.09 s",
    ],
    ["Basic", { ruleBook: "basic" }, { lines: 26 }, { lines: 20 }, "26 rows · new best by 6 rows"],
    ["one row of Basic", { ruleBook: "basic" }, { lines: 1 }, undefined, "1 row · first game in this table"],
    [
      "an Ultra of The New",
      { ruleBook: "new", variation: "ultra" },
      { outcome: "goalReached", lines: 150, time: 250_000_000 },
      undefined,
      "150 lines · 4:10.00 · first game in this table",
    ],
    [
      "a Sprint of The New",
      { ruleBook: "new", variation: "sprint" },
      { score: 90, lines: 30, outcome: "timeUp" },
      { score: 100 },
      "3 minutes · 90 points · 10 points behind the best",
    ],
    [
      "Reglas",
      { ruleBook: "reglas" },
      { score: 15_536, lines: 41 },
      { score: 9_651 },
      "15,536 points · new best by 5,885 points",
    ],
    [
      "1984",
      { ruleBook: "korobeinix" },
      { score: 301, lines: 3 },
      { score: 375 },
      "301 points · 74 points behind the best",
    ],
  ])("F-9: %s", (_, request, ended, best, text) => {
    expect(said(resultAfter(request, ended, best))).toBe(text);
  });

  it("F-9: it says so in Spanish, too", () => {
    const better = resultAfter(SPRINT, { ...WON, time: 30_374_000 }, { micros: 31_570_000, isWon: true });
    expect(said(better, "es")).toBe("40 líneas · 0:30.37 · nueva mejor marca por 1,20 s");
    expect(said(resultAfter(SPRINT, { lines: 23 }), "es")).toBe("23 de 40 líneas");
    expect(said(resultAfter({ ruleBook: "basic" }, { lines: 26 }, { lines: 32 }), "es")).toBe(
      "26 filas · a 6 filas de la mejor marca",
    );
  });

  it("F-9: a game that enters no table is compared with none, and the first of a table is no record", () => {
    const practised = resultAfter(
      { ruleBook: "guideline", options: { practice: true } },
      { score: 900 },
      { score: 100 },
    );
    expect([practised.best, headlineOf(practised).verdict]).toEqual([undefined, undefined]);
    expect(headlineOf(resultAfter({ ruleBook: "guideline" }, { score: 900 })).verdict).toEqual({ kind: "first" });
  });

  it.each<[RuleBookId, string | undefined, readonly string[]]>([
    ["guideline", "marathon", ["level", "lines", "time"]],
    ["guideline", "sprint", ["score"]],
    ["guideline", "survival", ["score", "lines"]],
    ["basic", undefined, ["time"]],
    ["new", "marathon", ["lines", "time"]],
    ["korobeinix", undefined, ["level", "lines", "time"]],
  ])("F-9: %s %s: the lesser figures repeat nothing of it", (ruleBook, variation, names) => {
    const request = variation === undefined ? { ruleBook } : { ruleBook, variation };
    const result = resultAfter(request, { ...WON, score: 100 });
    expect(headlineOf(result).others.map(({ name }) => name)).toEqual(names);
  });
});
