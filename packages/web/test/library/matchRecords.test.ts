import { unwrap } from "@korobeinix/engine";
import {
  type ComputerRank,
  type MatchRequest,
  newMatch,
  parseMatchSetup,
  type SeatRequest,
} from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import { countedMatchOf, markOf, recordMatch } from "../../src/library/matchRecords.ts";
import type { PlayedMatch } from "../../src/library/playedMatch.ts";
import { Disk, storageOn } from "../storage/disk.ts";

interface Ending {
  readonly isContinued?: boolean;
  readonly result?: "won" | "playing";
}

/** A match whose first seat has won, unless told. */
function played(seats: readonly SeatRequest[], ending: Ending = {}, request: Partial<MatchRequest> = {}): PlayedMatch {
  const match = newMatch(unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 1, ...request, seats })));
  const { result = "won", isContinued = false } = ending;
  Object.assign(match.state, { places: seats.map((_, seat) => seat + 1), result });
  Object.assign(match.games[0]!.state, { phase: "ended", outcome: "won" });
  return { match, isContinued } as PlayedMatch;
}

const PERSON: SeatRequest = {};
const FAST: SeatRequest = { options: { fast: true } };
const by = (computer: ComputerRank, more: SeatRequest = {}): SeatRequest => ({ ...more, computer });

describe("A match against computers", () => {
  it("S-14: counts under its rule book and the rank of the strongest, wherever the person sits", () => {
    expect(countedMatchOf(played([PERSON, by("hard")]))).toEqual({ ruleBook: "guideline", rank: "hard", end: "won" });
    expect(countedMatchOf(played([by("easy"), PERSON, by("master")], {}, { ruleBook: "new" }))).toEqual({
      ruleBook: "new",
      rank: "master",
      end: "lost",
    });
  });

  it.each<readonly [string, PlayedMatch]>([
    ["that was taken over (S-16)", played([PERSON, by("easy")], { isContinued: true })],
    ["that the engine does not count (E-40)", played([PERSON, by("easy")], { result: "playing" })],
    ["of a person under a code (N-21)", played([FAST, by("easy")], {}, { ruleBook: "new" })],
    ["of a computer under a code (N-21)", played([PERSON, by("easy", FAST)], {}, { ruleBook: "new" })],
    ["of two people", played([PERSON, PERSON, by("easy")])],
    ["of computers alone", played([by("easy"), by("easy")])],
  ])("S-14: one %s counts for nothing", (_, match) => {
    expect(countedMatchOf(match)).toBeUndefined();
  });

  it("S-14, N-21: says so where it was taken over or begun under a code", () => {
    const request = { ruleBook: "new" } as const;
    const underCode = [PERSON, by("easy", FAST)];
    expect(markOf(played([PERSON, by("easy")], {}, request))).toBeUndefined();
    expect(markOf(played(underCode, {}, request))).toBe("code");
    expect(markOf(played(underCode, { isContinued: true }, request))).toBe("continued");
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
