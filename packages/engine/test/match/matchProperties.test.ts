import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashState, type MatchFact } from "../../src/index.ts";
import { anyPlan, runs } from "./anyMatch.ts";
import { addTo, Ledger, type Tally } from "./ledger.ts";
import { matchOf, playLive } from "./livePlay.ts";
import { NaiveReferee } from "./naiveReferee.ts";

/** What happened at one time in one order: which of it is told first means nothing. */
function sorted(events: readonly (MatchFact & { readonly at: number })[]): string[] {
  const written = (event: MatchFact): string[] => Object.keys(event).filter((key) => key !== "seq");
  return events.map((event) => JSON.stringify(event, written(event).toSorted())).toSorted();
}

describe("matches under random play", () => {
  it("E-38: nothing is lost or doubled between any pair of seats, at every moment", () => {
    const tally: Tally = {};
    const plans = anyPlan();
    fc.assert(
      fc.property(plans, (plan) => {
        const match = matchOf(plan);
        const ledger = new Ledger(match);
        const audit = (): void => {
          const wrong = ledger.audit();
          if (wrong !== undefined) expect.fail(wrong);
        };
        playLive(plan, audit, match);
        expect(ledger.auditCrossings()).toBeUndefined();
        addTo(tally, ledger.tally);
      }),
      runs(100),
    );
    // Much of all that can happen did.
    for (const what of ["attacked", "sent", "received", "cancelled", "raised", "crossed", "voided", "passed"])
      expect(tally[what], what).toBeGreaterThan(0);
    for (const what of ["knockedOut", "markMoved", "reached", "won", "drawn"])
      expect(tally[what], what).toBeGreaterThan(0);
  });

  it("E-34, E-37: a second referee, written from the clauses, decides the same", () => {
    const tally: Tally = {};
    const plans = fc.oneof({ weight: 9, arbitrary: anyPlan() }, { weight: 1, arbitrary: anyPlan({ isLong: true }) });
    fc.assert(
      fc.property(plans, (plan) => {
        const match = matchOf(plan);
        match.events = [];
        match.rulings = [];
        match.given = plan.players.map(() => []);
        const { log } = playLive(plan, () => {}, match);
        const naive = new NaiveReferee(match.setup);
        naive.run(log);
        expect(sorted(match.events)).toEqual(sorted(naive.events));
        expect(match.rulings).toEqual(naive.rulings);
        expect(match.given).toEqual(naive.given);
        expect(match.state.places).toEqual(naive.table.places);
        expect(match.state.result).toBe(naive.table.result);
        expect(match.state.potato).toBe(naive.potato);
        expect(match.games.map(hashState)).toEqual(naive.games.map(hashState));
        for (const { type } of match.rulings) addTo(tally, { [type]: 1 });
        for (const { state } of match.games) addTo(tally, { [state.outcome]: 1 });
      }),
      runs(100),
    );
    for (const what of ["attack", "end", "goal", "limit", "timeUp", "won", "left", "blockOut", "lockAbove"])
      expect(tally[what], what).toBeGreaterThan(0);
  });
});
