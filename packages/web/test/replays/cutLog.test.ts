import { checkLog, hashState, type Input, parseSetup, replay, type Setup, unwrap } from "@korobeinix/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutLog } from "../../src/replays/cutLog.ts";

const setup: Setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 4 }));

describe("taking over", () => {
  it("W-16: what was held is let go, each once, at that very moment", () => {
    const inputs: Input[] = [
      { at: 10, name: "left" },
      { at: 20, name: "softDrop" },
      { at: 30, name: "leftReleased" },
      { at: 40, name: "right" },
      { at: 90, name: "hardDrop" },
    ];
    const log = unwrap(checkLog(setup, inputs, 100));
    expect(cutLog(log, 50)).toEqual({
      setup,
      inputs: [...inputs.slice(0, 4), { at: 50, name: "softDropReleased" }, { at: 50, name: "rightReleased" }],
      end: 50,
    });
  });

  it("W-16: the game up to there is the same, and its log is a good one", () => {
    const names = ["left", "leftReleased", "softDrop", "softDropReleased", "hardDrop", "rotateClockwise"] as const;
    const script = fc.array(fc.tuple(fc.nat(400_000), fc.constantFrom(...names)), { maxLength: 60 });
    fc.assert(
      fc.property(script, fc.nat(20_000_000), (presses, at) => {
        let time = 0;
        const inputs = presses.map(([wait, name]): Input => ({ at: (time += wait), name }));
        const log = unwrap(checkLog(setup, inputs, Math.max(time, at)));
        const cut = cutLog(log, at);
        expect(checkLog(cut.setup, cut.inputs, cut.end).ok).toBe(true);
        const before = replay(
          unwrap(
            checkLog(
              setup,
              inputs.filter((input) => input.at <= at),
              at,
            ),
          ),
        );
        const after = replay(cut).state;
        if (after.phase !== "ended") expect(after.held).toBe(0);
        expect([after.x, after.y, after.score, after.pieces]).toEqual([
          before.state.x,
          before.state.y,
          before.state.score,
          before.state.pieces,
        ]);
        if (before.state.held === 0) expect(hashState(after)).toBe(hashState(before));
      }),
      { numRuns: 60 },
    );
  });
});
