import { parseSetup, type Setup, unwrap } from "@korobeinix/engine";
import { makeBinaryLog, makeTimeline } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { readCourse, splitsOf, splitStep, thinned } from "../../src/library/splits.ts";
import type { Course } from "../../src/table/course.ts";
import { demoLog } from "../demoLogs.ts";

const setupOf = (variation: string): Setup => unwrap(parseSetup({ ruleBook: "guideline", variation, seed: 1 }));

/** A line with every step of time, and so many points with each. */
function course(lines: number, micros: number, points: number): Course {
  return Array.from({ length: lines }, (_, i) => ({ at: (i + 1) * micros, lines: i + 1, score: (i + 1) * points }));
}

describe("splits", () => {
  it("F-9: one every ten lines, with the time and how much earlier or later the best was there", () => {
    const splits = splitsOf(setupOf("sprint"), course(40, 900_000, 100), course(30, 1_000_000, 200));
    expect(splits.map(({ lines, at, difference }) => [lines, at, difference])).toEqual([
      [10, 9_000_000, -1_000_000],
      [20, 18_000_000, -2_000_000],
      [30, 27_000_000, -3_000_000],
      // The best never came so far.
      [40, 36_000_000, undefined],
    ]);
    expect(
      splitsOf(setupOf("sprint"), course(40, 1, 1), undefined).every((each) => each.difference === undefined),
    ).toBe(true);
    expect(splitsOf(setupOf("sprint"), course(9, 1, 1), undefined)).toEqual([]);
  });

  it("F-9: points decide a Marathon at the same line, an Ultra at the same moment", () => {
    const [own, best] = [course(20, 500_000, 100), course(40, 1_000_000, 150)];
    const differences = (variation: string): unknown =>
      splitsOf(setupOf(variation), own, best).map((each) => each.difference);
    expect(differences("marathon")).toEqual([-500, -1_000]);
    // After five seconds the best had five lines, after ten ten.
    expect(differences("ultra")).toEqual([250, 500]);
  });

  it("F-9: four lines at once may pass a ten: the moment is that of the Lock Down", () => {
    const own = [8, 12, 16, 20].map((lines, i) => ({ at: (i + 1) * 1_000_000, lines, score: 0 }));
    expect(splitsOf(setupOf("sprint"), own, undefined).map(({ lines, at }) => [lines, at])).toEqual([
      [10, 2_000_000],
      [20, 4_000_000],
    ]);
  });

  it("F-9: of a long game there are fewer, never a list", () => {
    expect([40, 60, 69, 70, 100, 150, 340, 1_000].map(splitStep)).toEqual([10, 10, 10, 20, 20, 30, 50, 200]);
    for (const lines of [9, 40, 99, 150, 345, 999, 12_345])
      expect(Math.floor(lines / splitStep(lines))).toBeLessThan(7);
  });

  it("F-9: a kept game is compared with itself without a difference, and one that cannot be read with none", async () => {
    const log = demoLog("guideline");
    const best = await readCourse(makeBinaryLog(log));
    const splits = splitsOf(log.setup, makeTimeline(log).markers.course, best);
    expect(splits.map(({ lines, difference }) => [lines, difference])).toEqual([
      [10, 0],
      [20, 0],
      [30, 0],
    ]);
    expect(await readCourse(new Uint8Array([1, 2, 3]))).toBeUndefined();
  });

  it("F-9: a curve has no more points than can be seen, and ends where the game does", () => {
    const points = thinned(course(1_000, 1_000, 1), 1_000_000, 200);
    expect(points.length).toBeLessThan(202);
    expect(points.at(-1)).toMatchObject({ lines: 1_000 });
  });
});
