import { checkLog, type Input, parseSetup, replay, type SetupRequest, unwrap } from "@korobeinix/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLog } from "../../../engine/test/randomPlay.ts";
import { isLit, keyTracksOf } from "../../src/replays/keys.ts";
import { type Mark, markersOf } from "../../src/replays/markers.ts";

const SECOND = 1_000_000;

/** The marks of a game of a few keys from a board; times in seconds. */
async function marksOf(
  request: Omit<SetupRequest, "seed">,
  inputs: readonly Input[],
  end: number,
): Promise<readonly Mark[]> {
  const setup = unwrap(parseSetup({ seed: 1, ...request }));
  const { marks } = await markersOf(unwrap(checkLog(setup, inputs, end)));
  return marks;
}

describe("The marks of a timeline", () => {
  it("W-14: whatever is played, they add up to the game", async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, async (log) => {
        const { marks, course, locks, pieces } = await markersOf(log);
        const { state } = replay(log);
        const times = marks.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const lines = marks.map((mark) => ("lines" in mark ? mark.lines : 0));
        expect(lines.reduce((sum, count) => sum + count, 0)).toBe(state.lines);
        expect(course.at(-1)?.lines ?? 0).toBe(state.lines);
        // What a piece still in play has earned on its way is not yet in the course.
        if (state.kind < 0) expect(course.at(-1)?.score ?? 0).toBe(state.score);
        else expect(course.at(-1)?.score ?? 0).toBeLessThanOrEqual(state.score);
        expect(locks.length).toBeLessThanOrEqual(pieces.length);
        expect(marks.at(-1)).toEqual({ at: state.time, type: "end", outcome: state.outcome });
      }),
      { numRuns: 80 },
    );
  });

  it("W-14: a clear knows its lines and its action", async () => {
    const board = Array.from({ length: 4 }, () => "####.#####");
    const inputs = [
      { at: SECOND, name: "rotateClockwise" },
      { at: SECOND + 1, name: "left" },
      { at: SECOND + 2, name: "leftReleased" },
      { at: 2 * SECOND, name: "hardDrop" },
    ] as const;
    const marks = await marksOf({ ruleBook: "guideline", queue: ["I"], board }, inputs, 3 * SECOND);
    expect(marks).toMatchObject([
      { type: "clear", lines: 4, action: "tetris" },
      { type: "end", outcome: "playing" },
    ]);
  });

  it("W-14: a T-Spin and the lines it clears are one mark", async () => {
    const board = ["###..#####", "###...####", "####.#####"];
    const inputs = [
      { at: SECOND, name: "rotateCounterclockwise" },
      { at: SECOND + 1, name: "softDrop" },
      { at: 2.3 * SECOND, name: "rotateCounterclockwise" },
      { at: 2.3 * SECOND + 1, name: "softDropReleased" },
      { at: 2.3 * SECOND + 2, name: "hardDrop" },
    ] as const;
    const marks = await marksOf({ ruleBook: "guideline", queue: ["T"], board }, inputs, 4 * SECOND);
    expect(marks).toMatchObject([
      { type: "spin", lines: 2, action: "tSpinDouble" },
      { type: "end", outcome: "playing" },
    ]);
  });
});

describe("The keys as they were pressed", () => {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 1 }));
  const log = unwrap(
    checkLog(
      setup,
      [
        { at: 1000, name: "left" },
        { at: 2000, name: "hardDrop" },
        { at: 5000, name: "leftReleased" },
        { at: 9000, name: "left" },
        { at: 9001, name: "leftReleased" },
      ],
      20_000,
    ),
  );
  const litAt = (micros: number): readonly string[] =>
    keyTracksOf(log)
      .filter((track) => isLit(track, micros, 500))
      .map(({ control }) => control);

  it("W-14: one for each control of the rule book", () => {
    expect(keyTracksOf(log).map(({ control }) => control)).toEqual(setup.book.controls);
  });

  it.each([
    [999, []],
    [1000, ["left"]],
    [2000, ["left", "hardDrop"]],
    [2499, ["left", "hardDrop"]],
    [2500, ["left"]],
    [4999, ["left"]],
    [5000, []],
    [9400, ["left"]],
    [9500, []],
  ])("W-14: at %i these are lit: %j", (micros, lit) => {
    expect(litAt(micros)).toEqual(lit);
  });
});
