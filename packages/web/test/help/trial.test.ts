import { CONTROLS, type Input } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { type Demonstration, logOf } from "../../src/help/demonstration.ts";
import { SUBJECTS } from "../../src/help/demonstrations/index.ts";
import { Trial } from "../../src/help/trial.ts";

const ALL: readonly Demonstration[] = Object.values(SUBJECTS).flat();
const FRAME_MS = 16;
const MICROS_PER_MS = 1000;

/** Gives an input to a trial as a device would. */
function give(trial: Trial, { at, name }: Input): void {
  const control = CONTROLS.find((each) => name === each || name === `${each}Released`)!;
  if (name === control) trial.press(control, at / MICROS_PER_MS);
  else trial.release(control, at / MICROS_PER_MS);
}

/** Plays inputs in frames until so many milliseconds are over. */
function playOut(trial: Trial, inputs: readonly Input[], untilMs: number): void {
  let next = 0;
  for (let nowMs = 0; nowMs <= untilMs && trial.state === "playing"; nowMs += FRAME_MS) {
    for (; next < inputs.length && inputs[next]!.at <= nowMs * MICROS_PER_MS; next++) give(trial, inputs[next]!);
    trial.frame(nowMs);
  }
}

/** The longest log: boards side by side share one script. */
function keysOf(demonstration: Demonstration): { inputs: readonly Input[]; endMs: number } {
  const logs = (demonstration.variants ?? [undefined]).map((variant) => logOf(demonstration, variant));
  const { inputs, end } = logs.toSorted((a, b) => b.end - a.end)[0]!;
  return { inputs, endMs: end / MICROS_PER_MS + FRAME_MS };
}

describe("A demonstration in the reader's hands", () => {
  it.each(ALL.map((each) => [each.id, each] as const))("W-20: %s: the keys it shows reach its goal", (_, each) => {
    const trial = new Trial(each, 0, () => {});
    const { inputs, endMs } = keysOf(each);
    playOut(trial, inputs, endMs);
    expect(trial.state).toBe("reached");
  });

  it("W-20: another place is a miss, and then the board stands still", () => {
    const trial = new Trial(SUBJECTS.lines[0]!, 0, () => {});
    trial.press("hardDrop", 10);
    trial.frame(20);
    expect(trial.state).toBe("missed");
    trial.press("left", 30);
    expect(trial.frame(1_000)).toEqual([[]]);
    expect(trial.games[0]!.state.pieces).toBe(1);
  });

  it("W-20: left to itself it waits: nothing is decided before the piece has locked", () => {
    const trial = new Trial(SUBJECTS.lines[3]!, 0, () => {});
    playOut(trial, [], 10_000);
    expect(trial.state).toBe("playing");
  });

  it("W-20: the pause key gives the keys back", () => {
    let hasLeft = false;
    const trial = new Trial(SUBJECTS.lines[0]!, 0, () => {
      hasLeft = true;
    });
    trial.press("pause", 10);
    expect(hasLeft).toBe(true);
  });
});
