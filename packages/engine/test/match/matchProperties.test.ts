import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashState, MINUTE } from "../../src/index.ts";
import { standingsOf } from "../../src/doors/match.ts";
import { anyPlan, type Plan, runs } from "./anyMatch.ts";
import { sortedFacts } from "./facts.ts";
import { addTo, Ledger, type Tally } from "./ledger.ts";
import { matchOf, playLive } from "./livePlay.ts";
import { NaiveReferee } from "./naiveReferee.ts";

/** The plan with a time limit of one minute. A match that reaches the limit ends drawn. */
function withLimit({ request, ...plan }: Plan): Plan {
  return { ...plan, request: { ...request, limitMinutes: 1 }, rest: MINUTE };
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
    // All these events occurred.
    for (const what of ["attacked", "sent", "received", "cancelled", "raised", "crossed", "voided", "passed"])
      expect(tally[what], what).toBeGreaterThan(0);
    for (const what of ["knockedOut", "markMoved", "reached", "won", "drawn"])
      expect(tally[what], what).toBeGreaterThan(0);
  });

  it("E-34, E-37: a second referee, written from the clauses, makes the same rulings", () => {
    const tally: Tally = {};
    const plans = fc.oneof(
      { weight: 8, arbitrary: anyPlan() },
      { weight: 1, arbitrary: anyPlan({ isLong: true }) },
      { weight: 1, arbitrary: anyPlan().map(withLimit) },
    );
    fc.assert(
      fc.property(plans, (plan) => {
        const match = matchOf(plan);
        match.events = [];
        match.rulings = [];
        match.given = plan.players.map(() => []);
        const { log } = playLive(plan, () => {}, match);
        const limit = match.setup.limitMinutes * MINUTE;
        const naive = new NaiveReferee(match.setup);
        naive.run(log);
        const { office, table, players } = naive;
        expect(sortedFacts(match.events)).toEqual(sortedFacts(office.events));
        expect(match.rulings).toEqual(office.rulings);
        expect(match.given).toEqual(players.map(({ given }) => given));
        expect(standingsOf(match)).toEqual({ result: table.result, places: table.places });
        expect(match.state.potato).toBe(office.potato);
        expect(match.games.map(hashState)).toEqual(players.map(({ game }) => hashState(game)));
        for (const { type, at } of match.rulings) addTo(tally, { [type]: 1, [at === limit ? "limit" : ""]: 1 });
        for (const { state } of match.games) addTo(tally, { [state.outcome]: 1 });
      }),
      runs(100),
    );
    for (const what of ["attack", "end", "over", "limit", "timeUp", "won", "left", "blockOut", "lockAbove"])
      expect(tally[what], what).toBeGreaterThan(0);
  });
});
