import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashState, type Input, parseSetup, SECOND, type SetupRequest, unwrap } from "../src/index.ts";
import { checkLog, growTimeline, type Mark, makeTimeline, replay, seek, takeAll } from "../src/doors/log.ts";
import { rowsOf } from "./helpers.ts";
import { anyLog } from "./randomPlay.ts";

/** The marks of a game with a few keys. */
function marksOf(request: Omit<SetupRequest, "seed">, inputs: readonly Input[], end: number): readonly Mark[] {
  const setup = unwrap(parseSetup({ seed: 1, ...request }));
  return makeTimeline(unwrap(checkLog(setup, inputs, end))).markers.marks;
}

describe("markers", () => {
  it("E-22: the markers of any game add up to its figures", () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { marks, course, locks, pieces } = makeTimeline(log).markers;
        const { state } = replay(log);
        const times = marks.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const lines = marks.map((mark) => ("lines" in mark ? mark.lines : 0));
        expect(lines.reduce((sum, count) => sum + count, 0)).toBe(state.lines);
        expect(course.at(-1)?.lines ?? 0).toBe(state.lines);
        // The course does not have the points of a piece that is still in play.
        if (state.kind < 0) expect(course.at(-1)?.score ?? 0).toBe(state.score);
        else expect(course.at(-1)?.score ?? 0).toBeLessThanOrEqual(state.score);
        expect(locks.length).toBeLessThanOrEqual(pieces.length);
        expect(marks.at(-1)).toEqual({ at: state.time, type: "end", outcome: state.outcome });
      }),
      { numRuns: 80 },
    );
  });

  it("E-22: the mark of a clear has its lines and its action", () => {
    const inputs = [
      { at: SECOND, name: "rotateClockwise" },
      { at: SECOND + 1, name: "left" },
      { at: SECOND + 2, name: "leftReleased" },
      { at: 2 * SECOND, name: "hardDrop" },
    ] as const;
    const request = { ruleBook: "guideline", queue: ["I"], board: rowsOf(4, "####.#####") };
    expect(marksOf(request, inputs, 3 * SECOND)).toMatchObject([
      { type: "clear", lines: 4, action: "tetris" },
      { type: "end", outcome: "playing" },
    ]);
  });

  it("E-22: a T-Spin and its lines are one mark", () => {
    const inputs = [
      { at: SECOND, name: "rotateCounterclockwise" },
      { at: SECOND + 1, name: "softDrop" },
      { at: 2.3 * SECOND, name: "rotateCounterclockwise" },
      { at: 2.3 * SECOND + 1, name: "softDropReleased" },
      { at: 2.3 * SECOND + 2, name: "hardDrop" },
    ] as const;
    const board = ["###..#####", "###...####", "####.#####"];
    expect(marksOf({ ruleBook: "guideline", queue: ["T"], board }, inputs, 4 * SECOND)).toMatchObject([
      { type: "spin", lines: 2, action: "tSpinDouble" },
      { type: "end", outcome: "playing" },
    ]);
  });
});

describe("a timeline", () => {
  it("E-22: a timeline made in steps has the same keyframes and markers", () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const shares: number[] = [];
        const steps = growTimeline(log);
        let step = steps.next();
        for (; step.done !== true; step = steps.next()) shares.push(step.value);
        expect(step.value).toEqual(takeAll(growTimeline(log)));
        expect(shares).toHaveLength(Math.ceil(log.inputs.length / 256));
        expect(hashState(seek(step.value, log.end))).toBe(hashState(replay(log)));
      }),
      { numRuns: 40 },
    );
  });
});
