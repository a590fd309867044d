import { unwrap } from "@korobeinix/engine";
import {
  checkMatchLog,
  hashMatch,
  isUnderCode,
  makeBinaryMatch,
  parseBinaryMatch,
  replayMatch,
} from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import type { Code } from "../../src/library/codes.ts";
import { newSeries } from "../../src/library/series.ts";
import { setBook } from "../../src/matches/planRules.ts";
import { playedOf, type Sitting, sittingBy, takenUp } from "../../src/matches/sitting.ts";
import type { MatchPlan } from "../../src/settings/matchPlan.ts";
import { planOfSetup } from "../../src/settings/matchRequests.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import type { SavedMatch } from "../../src/storage/storage.ts";
import { matchLog, sittersFor } from "../matchLogs.ts";
import { ALONE, SHARED, withComputers } from "./plans.ts";

const THE_NEW = setBook(ALONE, "new");

function satDown(plan: MatchPlan, ...codes: readonly Code[]): Sitting {
  const options = { plan, series: newSeries(plan), settings: DEFAULT_SETTINGS, nameless: String };
  return sittingBy({ ...options, codes: new Set(codes) })!;
}

const fastSeats = ({ setup }: Pick<Sitting, "setup">): readonly boolean[] =>
  setup.seats.map((seat) => seat.setup.options.fast);

describe("A match under a code", () => {
  it("N-21: 2FAST4U is for every person, AI2EZ4U for every computer, other codes for nobody", () => {
    expect(fastSeats(satDown(THE_NEW))).toEqual([false, false]);
    expect(fastSeats(satDown(THE_NEW, "2FAST4U"))).toEqual([true, false]);
    expect(fastSeats(satDown(THE_NEW, "AI2EZ4U"))).toEqual([false, true]);
    expect(fastSeats(satDown(setBook(SHARED, "new"), "2FAST4U"))).toEqual([true, true]);
    const several = setBook(withComputers(2), "new");
    expect(fastSeats(satDown(several, "AI2EZ4U", "HALUCI"))).toEqual([false, true, true, true]);
    expect(fastSeats(satDown(THE_NEW, "HALUCI"))).toEqual([false, false]);
  });

  it("N-21: a rule book that does not know the codes plays as always", () => {
    expect(fastSeats(satDown(ALONE, "2FAST4U", "AI2EZ4U"))).toEqual([false, false]);
  });

  it("N-21: the next match of a series, and one after a match taken over, are under the codes that hold then", () => {
    const { plan, setup, sitters } = satDown(THE_NEW, "2FAST4U");
    expect(fastSeats(satDown(plan, "AI2EZ4U"))).toEqual([false, true]);
    expect(fastSeats(satDown(planOfSetup(setup, sitters)))).toEqual([false, false]);
  });

  it("N-21: a replay of it says so, without any code that holds", () => {
    const readBack = (...codes: readonly Code[]): boolean => {
      const log = unwrap(checkMatchLog(satDown(THE_NEW, ...codes).setup, [[], []], [], 1));
      return isUnderCode(unwrap(parseBinaryMatch(makeBinaryMatch(log))).setup);
    };
    expect([readBack(), readBack("2FAST4U"), readBack("AI2EZ4U")]).toEqual([false, true, true]);
  });
});

describe("A match that was left", () => {
  const LOG = matchLog({ isLeft: false });
  const sitters = sittersFor(LOG);
  const plan = planOfSetup(LOG.setup, sitters);
  const series = { bestOf: 3, wins: [1, 0], played: 1 } as const;
  const facts = { id: "one", began: 7, plan, sitters, series, isContinued: false } as const;
  const SAVED: SavedMatch = { ...facts, isOver: false, log: makeBinaryMatch(LOG) };
  const OVER: SavedMatch = { ...facts, isOver: true, log: makeBinaryMatch(matchLog()) };

  it("S-17: is gone on with where its log ends, by its plan and in its series", async () => {
    const sitting = (await takenUp(SAVED))!;
    expect(sitting).toMatchObject(facts);
    expect(hashMatch(sitting.begun!.match)).toBe(hashMatch(replayMatch(LOG)));
  });

  it("S-17: cannot be gone on with where it is over, damaged, or by a plan of other seats", async () => {
    const damaged = { ...SAVED, log: SAVED.log.slice(0, -3) };
    const other = { ...SAVED, plan: withComputers(2) };
    for (const saved of [OVER, damaged, other]) expect(await takenUp(saved)).toBeUndefined();
  });

  it("S-12, S-17: where it is over, it has its standings, and its series goes on", async () => {
    const played = (await playedOf(OVER))!;
    expect(played).toMatchObject({ replay: "one", plan, sitters, series, isContinued: false });
    expect(hashMatch(played.match)).toBe(hashMatch(replayMatch(matchLog())));
    for (const saved of [SAVED, { ...OVER, plan: withComputers(2) }]) expect(await playedOf(saved)).toBeUndefined();
  });
});
