// The two forms of a match's log, and damaged or forged logs from outside.

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeProblem, MINUTE, SECOND, EDITIONS, unwrap } from "../../src/index.ts";
import { MAX_MICROS, takeAll } from "../../src/doors/log.ts";
import {
  checkMatchLog,
  hashMatch,
  makeBinaryMatch,
  makeMatchSetup,
  makeTextMatch,
  type MatchLog,
  parseBinaryMatch,
  parseMatchSetup,
  parseTextMatch,
  replayMatch,
  readBinaryMatch,
  openMatch,
  verifyMatch,
  verifyMatchInSteps,
} from "../../src/doors/match.ts";
import { matchCorpus } from "../../src/signature.ts";
import { seal } from "../seal.ts";

const corpus = matchCorpus();
const ruled = corpus.find(({ setup, rulings }) => setup.isInRoom && rulings.length > 10)!;
const two = new Uint8Array(readFileSync(new URL("../../../../tools/fixtures/match2.kx", import.meta.url)));

/** A small match whose text has every statement of the text form. */
function small(): MatchLog {
  const setup = unwrap(
    parseMatchSetup({
      ruleBook: "guideline",
      seed: 9,
      options: { startingLevel: 3 },
      terms: { targeting: "chosen", rise: "never" },
      seats: [
        { team: 1, options: { startingRows: 2 } },
        { team: 2, computer: "veryHard", terms: { receives: 50 } },
      ],
      goals: [0, 40],
      limitMinutes: 5,
    }),
  );
  const inputs = [[{ at: 2_000, name: "left" }], [{ at: 1_000, name: "target", value: 0 }]] as const;
  return unwrap(checkMatchLog(setup, inputs, [], 20_000));
}

describe("The forms of a match", () => {
  it("E-35: both forms parse back to the same log, for every rule book and variation", () => {
    for (const log of corpus) {
      expect(unwrap(parseBinaryMatch(makeBinaryMatch(log)))).toEqual(log);
      expect(unwrap(parseTextMatch(makeTextMatch(log)))).toEqual(log);
      expect(unwrap(parseMatchSetup(makeMatchSetup(log.setup)))).toEqual(log.setup);
    }
  });

  it("E-35: the text form is for reading", () => {
    expect(makeTextMatch(small())).toBe(
      [
        "korobeinix-match 1",
        "edition 1",
        "rules guideline marathon",
        "seed 9",
        "option startingLevel 3",
        "term rise never",
        "limit 5",
        "travel 0",
        "room false",
        "goal 1 40",
        "seat 1",
        "option startingRows 2",
        "seat 2 veryHard",
        "term receives 50",
        "1000 1 target 0",
        "2000 0 left",
        "end 20000",
        "",
      ].join("\n"),
    );
    expect(makeTextMatch(ruled)).toMatch(/^\d+ referee attack \d \d+ \d \d+$/m);
    expect(makeTextMatch(ruled)).toMatch(/^\d+ referee end \d$/m);
    expect(makeTextMatch(ruled)).toMatch(/^\d+ referee over won [\d,]+ \d+$/m);
  });

  it("E-35: three minutes of two players at two pieces per second each fit in a link of 16,000 characters", () => {
    const log = unwrap(parseBinaryMatch(two));
    const match = replayMatch(log);
    const pieces = match.games.reduce((sum, { state }) => sum + state.pieces, 0);
    expect(pieces / 2 / (match.state.time / SECOND)).toBeGreaterThan(1.5);
    // A browser's clock has tenths of milliseconds, so the time unit of this log cannot be coarser.
    const inputs = log.inputs.map((own) => own.map((input, i) => ({ ...input, at: input.at + (i % 10) * 100 })));
    const sorted = inputs.map((own) => own.toSorted((one, other) => one.at - other.at));
    const exact = unwrap(checkMatchLog(log.setup, sorted, [], log.end + 1_000));
    const charactersPerPiece = (makeBinaryMatch(exact).length * 4) / 3 / pieces;
    expect(charactersPerPiece * 2 * 2 * ((3 * MINUTE) / SECOND)).toBeLessThan(16_000);
  });

  it("E-35: reading in steps gives the same log, in more than one step", () => {
    const steps = readBinaryMatch(two, EDITIONS);
    let count = 0;
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) {
        expect(value).toEqual(parseBinaryMatch(two));
        break;
      }
      count++;
    }
    expect(count).toBeGreaterThan(3);
    expect(takeAll(readBinaryMatch(two, EDITIONS))).toEqual(parseBinaryMatch(two));
  });
});

describe("Matches from outside", () => {
  const bytes = makeBinaryMatch(ruled);

  it("E-35: every truncation and every damaged byte is refused", () => {
    for (let i = 0; i < bytes.length; i++) {
      expect(parseBinaryMatch(bytes.slice(0, i)).ok, `cut at ${i}`).toBe(false);
      const damaged = bytes.slice();
      damaged[i]! ^= 1 << (i % 8);
      expect(parseBinaryMatch(damaged).ok, `byte ${i}`).toBe(false);
    }
  });

  it("E-35: a changed log with a new checksum is refused, or is another match in its one form", () => {
    const body = bytes.slice(0, -4);
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.nat(255), (i, byte) => {
        const changed = body.slice();
        changed[i] = byte;
        const result = parseBinaryMatch(seal(changed));
        if (!result.ok) return void expect(result.problem.why).not.toBe("");
        expect(makeBinaryMatch(result.value)).toEqual(seal(changed));
        expect(() => verifyMatch(result.value)).not.toThrow();
      }),
      { numRuns: 600 },
    );
  });

  it("E-35: random bytes after a right beginning are refused or are a match; reading them never throws", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (noise) => {
        const result = parseBinaryMatch(seal(Uint8Array.from([0x4b, 0x4d, 1, 1, ...noise])));
        if (result.ok) expect(() => replayMatch(result.value)).not.toThrow();
        else expect(result.problem.why).not.toBe("");
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["an unknown form", "korobeinix-match 1", "korobeinix-match 2", "version", "line"],
    ["another title", "korobeinix-match 1", "korobeinix-mash 1", "notALog", "line"],
    ["an unknown book", "rules guideline", "rules gidline", "unknown", "rule book"],
    ["an unknown edition", "edition 1", "edition 7", "version", "edition"],
    ["no seed", "seed 9\n", "", "damaged", "log"],
    ["a limit of nothing", "limit 5", "limit 0", "notAllowed", "end"],
    ["a limit that is no number", "limit 5", "limit soon", "notAllowed", "end"],
    ["a travel that is no number", "travel 0", "travel far", "notAllowed", "match"],
    ["a room that is neither true nor false", "room false", "room perhaps", "form", "line"],
    ["a seat that is no opponent's target", "1 target 0", "1 target 4", "notAllowed", "line"],
    ["an input of an unknown seat", "0 left", "5 left", "unknown", "line"],
    ["a receive", "0 left", "0 received 2 1 1", "notAllowed", "line"],
    ["a win", "0 left", "0 ended 1", "notAllowed", "line"],
    ["a ruling without a room", "0 left", "referee end 0", "notAllowed", "line"],
    ["a ruling of another kind", "0 left", "referee mercy 0", "form", "line"],
    ["an unknown rank", "veryHard", "gentle", "form", "line"],
    ["an option of all for one seat", "option startingRows 2", "option hold false", "notAllowed", "seat"],
    ["a goal of an unknown team", "goal 1 40", "goal 5 40", "notAllowed", "team"],
    ["an end before the last input", "end 20000", "end 500", "backwards", "end"],
    ["no end", "end 20000\n", "", "damaged", "log"],
    ["a statement after the end", "end 20000\n", "end 20000\nseat 1\n", "form", "line"],
    ["a seventh seat", "seat 1\n", "seat 1\n".repeat(6), "tooMuch", "line"],
  ])("E-35: a text with %s is refused with where and why", (_, from, to, code, part) => {
    const text = makeTextMatch(small());
    expect(text).toContain(from);
    const result = parseTextMatch(text.replace(from, to));
    expect(result).toMatchObject({ ok: false, problem: { code, where: { part } } });
    if (!result.ok) expect(describeProblem(result.problem)).not.toMatch(/undefined|NaN/);
  });

  it("E-35: a log has bounds", () => {
    const { setup } = small();
    const check = (end: number, at: number) =>
      checkMatchLog(setup, [Array.from({ length: 1001 }, () => ({ at, name: "left" as const })), []], [], end);
    expect(check(MAX_MICROS, 5)).toMatchObject({ ok: false, problem: { code: "tooFast" } });
    expect(checkMatchLog(setup, [[], []], [], MAX_MICROS + 1)).toMatchObject({
      ok: false,
      problem: { code: "tooMuch" },
    });
    expect(checkMatchLog(setup, [[]], [], 5)).toMatchObject({ ok: false, problem: { code: "form" } });
  });

  it.each([
    ["recipients out of order", { to: [1, 0] }],
    ["a recipient twice", { to: [1, 1] }],
    ["an unknown recipient", { to: [9] }],
    ["an unknown seat", { seat: 9 }],
    ["half a number for its attack", { index: 0.5 }],
    ["an arrival before its own time", { arrival: 4 }],
    ["an arrival that never comes", { arrival: Number.MAX_SAFE_INTEGER }],
    ["a time before the previous ruling", { at: 4 }],
  ])("E-35: a ruling with %s is refused with where and why", (_, change) => {
    const right = { at: 5, type: "attack", seat: 0, index: 0, to: [1], arrival: 9 } as const;
    const rulings = [right, { ...right, index: 1, ...change }];
    expect(checkMatchLog(ruled.setup, ruled.inputs, [right], ruled.end).ok).toBe(true);
    expect(checkMatchLog(ruled.setup, ruled.inputs, rulings, ruled.end)).toMatchObject({
      ok: false,
      problem: { where: { part: "ruling", which: 2 } },
    });
  });

  it.each([
    ["no place", 0],
    ["half a place", 1.5],
    ["a place beyond the last", 7],
  ])("E-35: a ruling that gives a seat %s is refused", (_, place) => {
    const { setup, inputs, end } = ruled;
    const check = (first: number): boolean => {
      const places = setup.seats.map((__, seat) => (seat === 0 ? first : 1));
      return checkMatchLog(setup, inputs, [{ at: 5, type: "over", arrival: 9, result: "won", places }], end).ok;
    };
    expect(check(1)).toBe(true);
    expect(check(place)).toBe(false);
  });

  it("E-44: a log with very many inputs is read and proved in small steps", () => {
    const { setup } = small();
    const count = 50_000;
    const many = Array.from({ length: count }, (_, i) => ({ at: i * 2_000, name: "left" as const }));
    const long = unwrap(checkMatchLog(setup, [many, []], [], count * 2_000));
    const stepsOf = (steps: Generator<number, unknown>): number => {
      let taken = 0;
      while (steps.next().done !== true) taken++;
      return taken;
    };
    const most = 300;
    expect(stepsOf(readBinaryMatch(makeBinaryMatch(long), EDITIONS))).toBeGreaterThan(count / most);
    // Inputs after the end of a game are skipped.
    const { time } = replayMatch(long).games[0]!.state;
    const played = long.inputs[0]!.filter(({ at }) => at <= time).length;
    expect(played).toBeGreaterThan(20_000);
    expect(stepsOf(verifyMatchInSteps(long))).toBeGreaterThan(played / most);
    expect(stepsOf(openMatch(long))).toBeGreaterThan(played / most);
  });

  it("E-35: the file of a match holds only its players' inputs, and gives the same hash again", () => {
    const log = unwrap(parseBinaryMatch(two));
    const names = new Set(log.inputs.flat().map(({ name }) => name));
    expect(names.has("received")).toBe(false);
    expect(log.rulings).toEqual([]);
    const match = replayMatch(log);
    expect(match.games.some(({ state }) => state.raised > 0)).toBe(true);
    expect(hashMatch(replayMatch(unwrap(parseTextMatch(makeTextMatch(log)))))).toBe(hashMatch(match));
  });
});
