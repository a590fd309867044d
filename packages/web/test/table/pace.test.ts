import { parseSetup, type Setup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { isAhead, Pace, paceKindOf } from "../../src/table/pace.ts";

const setupOf = (ruleBook: string, variation?: string): Setup =>
  unwrap(parseSetup({ ruleBook, seed: 1, ...(variation === undefined ? {} : { variation }) }));

/** A line with every second, and a hundred points with each. */
const BEST = Array.from({ length: 30 }, (_, i) => ({ at: (i + 1) * 1_000_000, lines: i + 1, score: (i + 1) * 100 }));

describe("the pace against one's best", () => {
  it("F-10: is told at every ten lines, once, and never between", () => {
    const pace = new Pace(setupOf("guideline", "sprint"), BEST);
    const told: unknown[] = [];
    pace.now.subscribe(({ lines, difference }) => told.push([lines, difference]));
    for (const [lines, at] of [
      [4, 3_000_000],
      [9, 7_000_000],
      [11, 8_770_000],
      [15, 12_000_000],
      [15, 13_000_000],
      [20, 21_230_000],
    ] as const)
      pace.hear({ lines, score: 0 }, at);
    expect(told).toEqual([
      [0, undefined],
      [10, -1_230_000],
      [20, 1_230_000],
    ]);
  });

  it("F-10: beyond the best there is no difference", () => {
    const pace = new Pace(setupOf("guideline", "sprint"), BEST);
    pace.hear({ lines: 40, score: 0 }, 50_000_000);
    expect(pace.now.peek()).toMatchObject({ lines: 40, difference: undefined });
  });

  it("F-10: is a time, or points where those decide, and less time is as good as more points", () => {
    const kinds = [
      paceKindOf(setupOf("guideline", "sprint")),
      paceKindOf(setupOf("guideline", "marathon")),
      paceKindOf(setupOf("guideline", "ultra")),
      paceKindOf(setupOf("guideline", "survival")),
      paceKindOf(setupOf("basic")),
      paceKindOf(setupOf("new", "ultra")),
    ];
    expect(kinds).toEqual(["time", "score", "scoreByTime", "time", "time", "time"]);
    expect([isAhead("time", -1), isAhead("time", 1), isAhead("score", 1), isAhead("scoreByTime", -1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const marathon = new Pace(setupOf("guideline", "marathon"), BEST);
    marathon.hear({ lines: 10, score: 900 }, 5_000_000);
    expect(marathon.now.peek().difference).toBe(-100);
  });
});
