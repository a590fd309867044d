import type { InputName } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { drillWith } from "../../src/drills/catalogue/index.ts";
import type { Drill } from "../../src/drills/drill.ts";
import { DrillPlay } from "../../src/drills/drillPlay.ts";
import type { DrillResult } from "../../src/drills/drillSight.ts";
import { hasStar, starsFor } from "../../src/drills/stars.ts";
import { solutionOf } from "../../src/drills/solution.ts";
import type { Command } from "../../src/settings/settings.ts";
import type { BoardFrame } from "../../src/stage/stage.ts";

const FRAME_MS = 16;

/** A drill at hand, frame by frame. */
function begin(drill: Drill) {
  const results: DrillResult[] = [];
  const play = new DrillPlay({
    drill,
    handling: {},
    sound: { hear: () => {} },
    makeDevices: () => [],
    onTools: () => {},
    onDone: (result) => results.push(result),
  });
  let now = 1000;
  let frames: readonly BoardFrame[] = [];
  const pass = (ms: number): void => {
    for (const end = now + ms; now < end; now += FRAME_MS) frames = play.frame(now);
  };
  const tap = (command: Command): void => {
    play.press(command, now);
    play.release(command, now);
    pass(FRAME_MS);
  };
  /** As the recorded solution does it. */
  const solve = (round: number): void => {
    const log = solutionOf(drill, drill.rounds[round]!)!;
    const start = now;
    for (const { at, name } of log.inputs) {
      pass(start + at / 1000 - now);
      const released = RELEASED[name];
      if (released !== undefined) play.release(released, start + at / 1000);
      else if (name !== "freeze") play.press(name as Command, start + at / 1000);
    }
    pass(start + log.end / 1000 - now);
  };
  return { play, results, pass, tap, solve, sight: () => play.sight.value, shown: () => frames[0]! };
}

const RELEASED: { readonly [Name in InputName]?: Command } = {
  leftReleased: "left",
  rightReleased: "right",
  softDropReleased: "softDrop",
  rotateClockwiseReleased: "rotateClockwise",
  rotateCounterclockwiseReleased: "rotateCounterclockwise",
  holdReleased: "hold",
};

const MINI = drillWith("spinMini")!;
const SHAPE = drillWith("openShape")!;

describe("A drill", () => {
  it("F-20: Next shows its own pieces and none after them, also when one is held", () => {
    const { pass, tap, shown } = begin(SHAPE);
    const pieces = SHAPE.rounds[0]!.queue.length;
    const coming = (): number | undefined => {
      pass(500);
      return shown().coming;
    };
    expect(coming()).toBe(pieces - 1);
    tap("hold");
    expect(coming()).toBe(pieces - 2);
    tap("hardDrop");
    expect(coming()).toBe(pieces - 3);
  });

  it("F-20: goes from round to round, and with the last one its stars are told", () => {
    const { solve, pass, results, sight } = begin(MINI);
    expect(sight()).toMatchObject({ phase: "playing", round: 0, isFresh: true });
    solve(0);
    expect(sight()).toMatchObject({ phase: "reached", round: 0 });
    pass(1200);
    expect(sight()).toMatchObject({ phase: "playing", round: 1, isFresh: true });
    solve(1);
    pass(1200);
    expect(sight().phase).toBe("done");
    expect(results).toMatchObject([{ faults: 0, isHelped: false, stars: 7 }]);
  });

  it("F-20: a round that is missed comes back by itself, and costs the star for the first try", () => {
    const { tap, solve, pass, results, sight } = begin(MINI);
    tap("hardDrop");
    pass(400);
    expect(sight().phase).toBe("missed");
    pass(1200);
    expect(sight()).toMatchObject({ phase: "playing", round: 0, isFresh: true });
    solve(0);
    pass(1200);
    solve(1);
    pass(1200);
    expect(results).toMatchObject([{ faults: 1 }]);
    expect(hasStar(results[0]!.stars, "solved")).toBe(true);
    expect(hasStar(results[0]!.stars, "clean")).toBe(false);
  });

  it("F-20: of several pieces the last can be taken back, and what is left counts", () => {
    const { play, tap, pass, sight } = begin(SHAPE);
    // Into the well, which the shape leaves free.
    for (let i = 0; i < 5; i++) tap("right");
    tap("hardDrop");
    expect(sight().phase).toBe("missed");
    pass(3000);
    expect(sight().phase).toBe("missed");
    play.undo();
    expect(sight()).toMatchObject({ phase: "playing", verdict: { state: "open", pieces: 0 } });
  });

  it("F-20: shows how on the same board, and gives it back with any key", () => {
    const { play, tap, pass, solve, results, sight } = begin(MINI);
    play.show();
    pass(400);
    expect(sight().phase).toBe("showing");
    tap("left");
    expect(sight()).toMatchObject({ phase: "playing", isFresh: true });
    play.show();
    pass(20_000);
    expect(sight()).toMatchObject({ phase: "playing", round: 0, isFresh: true });
    solve(0);
    pass(1200);
    solve(1);
    pass(1200);
    expect(results).toMatchObject([{ isHelped: true, faults: 0 }]);
    expect(hasStar(results[0]!.stars, "clean")).toBe(false);
  });

  it("F-20: the restart key begins the round again at once, and a drill that is done from its first", () => {
    const { play, tap, pass, solve, sight } = begin(MINI);
    solve(0);
    pass(1200);
    tap("left");
    expect(sight().isFresh).toBe(false);
    play.press("restart", 0);
    expect(sight()).toMatchObject({ phase: "playing", round: 1, isFresh: true });
    solve(1);
    pass(1200);
    play.press("restart", 0);
    expect(sight()).toMatchObject({ phase: "playing", round: 0, isFresh: true });
  });

  it("F-20: finesse tells where a key was too many, and which are enough", () => {
    const drill = drillWith("finesseAll")!;
    const { tap, solve, pass, sight, play } = begin(drill);
    const right = drill.rounds[0]!.target!;
    tap("left");
    tap("right");
    solve(0);
    expect(sight()).toMatchObject({ phase: "missed", verdict: { isThere: true } });
    expect(sight().verdict.way?.length).toBeGreaterThan(0);
    pass(1200);
    expect(play.frame(1e9)[0]?.outlines).toMatchObject([{ x: right.x, facing: right.facing }]);
    tap("hardDrop");
    expect(sight()).toMatchObject({ phase: "missed", verdict: { isThere: false } });
  });

  it("F-20: each star is for something of its own", () => {
    const par = MINI.parSeconds * 1_000_000;
    expect(starsFor(MINI, { micros: par, faults: 0, isHelped: false })).toBe(7);
    expect(starsFor(MINI, { micros: par + 1, faults: 0, isHelped: false })).toBe(3);
    expect(starsFor(MINI, { micros: par, faults: 1, isHelped: false })).toBe(5);
    expect(starsFor(MINI, { micros: par + 1, faults: 0, isHelped: true })).toBe(1);
  });
});
