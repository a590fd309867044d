import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkMatchLog, type MatchLog, verifyMatch } from "../../src/index.ts";
import { anyPlan, runs } from "./anyMatch.ts";
import { anyLines, playDelayed } from "./delayedPlay.ts";
import { FORGERIES } from "./forgeries.ts";
import { LATE_FORGERIES } from "./lateForgeries.ts";
import { matchOf } from "./livePlay.ts";

const anyLog = fc
  .tuple(anyPlan({ hasDelays: true, isFight: true }), anyLines)
  .map(([plan, lines]) => playDelayed(plan, matchOf(plan), lines).log);

/** True logs, played once for all forgeries. */
const LOGS: readonly MatchLog[] = fc.sample(anyLog, runs(30));

describe("forged logs of matches", () => {
  it("E-37: the logs that are forged are true", () => {
    for (const log of LOGS) expect(verifyMatch(log).ok).toBe(true);
  });

  it.each(Object.entries({ ...FORGERIES, ...LATE_FORGERIES }))("E-37: %s is found", (_what, forge) => {
    let forged = 0;
    fc.assert(
      fc.property(fc.nat(LOGS.length - 1), fc.nat(), (which, pick) => {
        const { setup, inputs, rulings, end } = LOGS[which]!;
        const draft = { inputs: inputs.map((own) => [...own]), rulings: [...rulings], end };
        if (!forge(draft, pick, LOGS[which]!)) return;
        const log = checkMatchLog(setup, draft.inputs, draft.rulings, draft.end);
        expect(log.ok && verifyMatch(log.value).ok).toBe(false);
        forged++;
      }),
      { ...runs(60), examples: LOGS.map((_, which) => [which, which * 7_919_000]) },
    );
    expect(forged).toBeGreaterThan(0);
  });
});
