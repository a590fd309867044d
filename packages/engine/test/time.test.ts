import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, type Game, hashState, newGame, play } from "../src/index.ts";
import { type Log, replay } from "../src/doors/log.ts";
import { at, eventsOf, now, pieceName, start, toMs } from "./helpers.ts";
import { anyLog } from "./randomPlay.ts";

/** Plays a log in steps. `nextStep` gives the length of each step. */
function playInSteps(log: Log, nextStep: () => number): Game {
  const game = newGame(log.setup, log.feed);
  let time = 0;
  let next = 0;
  do {
    time = Math.min(log.end, time + nextStep());
    while (next < log.inputs.length && log.inputs[next]!.at <= time) play(game, log.inputs[next++]!);
    if (game.state.phase !== "ended") advance(game, time);
  } while (time < log.end);
  return game;
}

describe("time", () => {
  it("E-1: one step, 60 Hz, 1 kHz and random steps give the same game", () => {
    fc.assert(
      fc.property(
        anyLog,
        fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 20 }),
        (log, steps) => {
          const whole = hashState(replay(log));
          let i = 0;
          expect(hashState(playInSteps(log, () => 16_667))).toBe(whole);
          expect(hashState(playInSteps(log, () => 1000))).toBe(whole);
          expect(hashState(playInSteps(log, () => steps[i++ % steps.length]!))).toBe(whole);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("E-1: an hour at once gives the same game as an hour in steps", () => {
    const hour = 3_600_000_000;
    const once = start({ variation: "sprint" });
    advance(once, hour);
    const stepped = start({ variation: "sprint" });
    for (let time = 0; time < hour; time += 16_667) advance(stepped, Math.max(time, stepped.state.time));
    advance(stepped, Math.max(hour, stepped.state.time));
    expect(once.state.phase).toBe("ended");
    expect(hashState(stepped)).toBe(hashState(once));
  });

  it("E-1: time only goes forward, in whole microseconds", () => {
    const game = start();
    toMs(game, 10);
    expect(() => advance(game, 9_999)).toThrow(RangeError);
    expect(() => advance(game, 10_000.5)).toThrow(RangeError);
  });
});

describe("the order of moments", () => {
  it("E-2: the end of the variation comes before a Lock Down at the same time", () => {
    const game = start({ variation: "ultra", queue: "O" });
    game.state.lockAt = game.state.endAt;
    game.state.fallAt = Number.MAX_SAFE_INTEGER;
    advance(game, 120_000_000);
    expect(game.state).toMatchObject({ outcome: "timeUp", pieces: 0 });
  });

  it("E-2: generation comes before Auto-Repeat, so the repeat moves the new piece", () => {
    const game = start({ queue: "OT", options: { delayMicros: 200_100 } });
    at(game, 0, "left", "hardDrop");
    toMs(game, 200.1);
    expect(pieceName(game)).toBe("T");
    expect(eventsOf(game, "moved").at(-1)).toMatchObject({ at: 200_100, isRepeat: true });
  });

  it("E-2: Auto-Repeat comes before a fall", () => {
    const game = start({ queue: "O", options: { delayMicros: 500_000 } });
    at(game, 500, "right");
    toMs(game, 1000);
    const last = game.events!.slice(-2).map(({ type, at: time }) => [type, time]);
    expect(last).toEqual([
      ["moved", 1_000_000],
      ["fell", 1_000_000],
    ]);
  });

  it("E-2: Auto-Repeat comes before Lock Down, so it sets the timer back", () => {
    const game = start({ queue: "O", options: { delayMicros: 300_000 } });
    at(game, 0, "softDrop");
    at(game, 1150, "right");
    expect(game.state.lockAt).toBe(1_650_000);
    game.state.lockAt = 1_450_000;
    toMs(game, 1450);
    expect(game.state).toMatchObject({ pieces: 0, lockAt: 1_950_000 });
  });

  it("E-2: an input comes after the moments of the same time", () => {
    const game = start({ queue: "O" });
    at(game, 1000, "hardDrop");
    expect(eventsOf(game, "hardDropped")).toMatchObject([{ rows: 18 }]);
  });

  it("E-2: inputs of the same time come in the order of the log", () => {
    const first = start({ queue: "TT" });
    now(first, "left", "hardDrop");
    const second = start({ queue: "TT" });
    now(second, "hardDrop", "left");
    expect(eventsOf(first, "locked")[0]?.x).toBe(3);
    expect(eventsOf(second, "locked")[0]?.x).toBe(4);
  });
});
