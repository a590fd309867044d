import {
  type ComputerRank,
  type MatchRequest,
  newMatch,
  type Outcome,
  parseMatchSetup,
  type SeatRequest,
  unwrap,
} from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { countedMatchOf, markOf, recordMatch } from "../../src/library/matchRecords.ts";
import type { PlayedMatch } from "../../src/library/playedMatch.ts";
import { Disk, storageOn } from "../storage/disk.ts";

interface Ending {
  readonly places?: readonly number[];
  readonly result?: "won" | "drawn" | "lost" | "playing";
  readonly isContinued?: boolean;
  readonly outcome?: Outcome;
}

/** A match whose first seat has won, unless told. */
function played(seats: readonly SeatRequest[], ending: Ending = {}, request: Partial<MatchRequest> = {}): PlayedMatch {
  const match = newMatch(unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 1, ...request, seats })));
  const { places = seats.map((_, seat) => seat + 1), result = "won", isContinued = false, outcome = "won" } = ending;
  Object.assign(match.state, { places: [...places], result });
  Object.assign(match.games[0]!.state, { phase: "ended", outcome });
  return { match, isContinued } as PlayedMatch;
}

const PERSON: SeatRequest = {};
const FAST: SeatRequest = { options: { fast: true } };
const by = (computer: ComputerRank, more: SeatRequest = {}): SeatRequest => ({ ...more, computer });

describe("A match that counts", () => {
  it.each([
    ["won", {}, "won"],
    ["lost", { places: [2, 1] }, "lost"],
    ["drawn", { places: [1, 1], result: "drawn" }, "drawn"],
  ] as const)("S-14: one against a computer, %s", (_, ending, end) => {
    expect(countedMatchOf(played([PERSON, by("hard")], ending))).toEqual({ ruleBook: "guideline", rank: "hard", end });
  });

  it("S-14: of several opponents the strongest gives the rank", () => {
    const ranks = [by("easy"), by("veryHard"), by("medium")];
    expect(countedMatchOf(played([PERSON, ...ranks]))?.rank).toBe("veryHard");
  });

  it("S-14: who is third of three has lost, also where the others have drawn", () => {
    const match = played([PERSON, by("easy"), by("easy")], { places: [3, 1, 1], result: "drawn" });
    expect(countedMatchOf(match)?.end).toBe("lost");
  });

  it("S-14: it counts wherever the person sits, and against a team", () => {
    const seats = [by("easy", { team: 0 }), PERSON, by("hard", { team: 0 })];
    const match = played(seats, { places: [2, 1, 2], outcome: "lockOut" });
    expect(countedMatchOf(match)).toEqual({ ruleBook: "guideline", rank: "hard", end: "won" });
  });
});

describe("A match that does not count", () => {
  it.each<readonly [string, PlayedMatch]>([
    ["taken over (S-16)", played([PERSON, by("easy")], { isContinued: true })],
    ["of a person under a code (N-21)", played([FAST, by("easy")], {}, { ruleBook: "new" })],
    ["of a computer under a code (N-21)", played([PERSON, by("easy", FAST)], {}, { ruleBook: "new" })],
    ["not over", played([PERSON, by("easy")], { result: "playing" })],
    ["that the person left", played([PERSON, by("easy")], { places: [2, 1], outcome: "left" })],
    ["of two people", played([PERSON, PERSON, by("easy")])],
    ["of computers alone", played([by("easy"), by("easy")])],
    ["with help", played([PERSON, by("master", { team: 0 }), by("easy")])],
    ["of one team alone", played([{ team: 0 }, by("easy", { team: 0 })], {}, { goals: [40] })],
  ])("S-14: one %s", (_, match) => {
    expect(countedMatchOf(match)).toBeUndefined();
  });

  it("S-14, N-21: says so where it was taken over or begun under a code", () => {
    const request = { ruleBook: "new" } as const;
    const underCode = [PERSON, by("easy", FAST)];
    expect(markOf(played([PERSON, by("easy")], {}, request))).toBeUndefined();
    expect(markOf(played(underCode, {}, request))).toBe("code");
    expect(markOf(played(underCode, { isContinued: true }, request))).toBe("continued");
  });

  const easier: readonly (readonly [string, SeatRequest, SeatRequest, Partial<MatchRequest>])[] = [
    ["receives", { terms: { receives: 50 } }, {}, {}],
    ["starting level", {}, { options: { startingLevel: 5 } }, {}],
    ["starting rows", {}, { options: { startingRows: 4 } }, {}],
    ["handicap", {}, { terms: { handicap: 3 } }, { ruleBook: "new" }],
    ["goal", {}, {}, { goals: [10, 40] }],
    ["goal of its own", {}, {}, { goals: [10] }],
  ];

  it.each(easier)("S-14: one with a handicap in the person's favour: %s", (_, own, other, request) => {
    expect(countedMatchOf(played([own, by("hard", other)], {}, request))).toBeUndefined();
  });

  it.each(easier)("S-14: the same handicap the other way round counts: %s", (_, own, other, request) => {
    const { goals = [] } = request;
    const turned = { ...request, goals: goals.length === 1 ? [0, ...goals] : goals.toReversed() };
    expect(countedMatchOf(played([other, by("hard", own)], {}, turned))?.rank).toBe("hard");
  });
});

describe("Counting", () => {
  it("S-14: a match that counts is counted once, another not at all", async () => {
    const storage = storageOn(new Disk());
    await recordMatch(storage, played([PERSON, by("hard")]));
    await recordMatch(storage, played([PERSON, by("hard")], { isContinued: true }));
    const count = { won: 1, lost: 0, drawn: 0, run: 1, bestRun: 1 };
    expect(await storage.loadMatchCounts()).toEqual([{ ruleBook: "guideline", rank: "hard", ...count }]);
  });
});
