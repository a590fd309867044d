import { describe, expect, it } from "vitest";
import { advance, hashState, type Input, newGame, parseSetup, play, unwrap } from "../src/index.ts";
import {
  checkLog,
  type Log,
  makeBinaryLog,
  makeTextLog,
  parseBinaryLog,
  parseTextLog,
  replay,
} from "../src/doors/log.ts";
import { at, eventsOf, pieceName, toMs } from "./helpers.ts";
import { basic, fallsMs, spawnsMs, speed, standing, stopsMs } from "./basicGames.ts";

describe("Speed", () => {
  it("B-3: the default speed is one square per second", () => {
    const game = basic();
    toMs(game, 3999.999);
    expect(fallsMs(game)).toEqual([1000, 2000, 3000]);
  });

  it.each([
    [5, 2000],
    [25, 400],
    [200, 50],
  ])("B-3: a game may begin at %i tenths of a square per second: a square every %i ms", (tenths, ms) => {
    const game = basic({ options: { speed: tenths } });
    toMs(game, 2 * ms);
    expect(fallsMs(game)).toEqual([ms, 2 * ms]);
  });

  it.each([
    [20, [750, 1250, 1750]],
    [5, [1500, 3500, 5500]],
    [200, [525, 575, 625]],
  ])("B-3: a change to %i tenths half-way between two steps applies to the second half", (tenths, times) => {
    const game = basic();
    speed(game, 500, tenths);
    toMs(game, times[2]!);
    expect(fallsMs(game)).toEqual(times);
    expect(eventsOf(game, "sped")).toMatchObject([{ at: 500_000, speed: tenths }]);
  });

  it("B-3: a change at the moment of a step applies to the next step", () => {
    const game = basic();
    speed(game, 1000, 40);
    toMs(game, 1500);
    expect(fallsMs(game)).toEqual([1000, 1250, 1500]);
  });

  it("B-3: setting the present speed again changes nothing", () => {
    const game = basic();
    for (let ms = 100; ms < 3000; ms += 137) speed(game, ms, 10);
    toMs(game, 3000);
    expect(fallsMs(game)).toEqual([1000, 2000, 3000]);
  });

  it("B-3: a change while no block moves applies to the time of the next block", () => {
    const game = basic({ queue: "IL" });
    at(game, 200, "hardDrop");
    speed(game, 600, 100);
    // 0.4 squares were left.
    toMs(game, 840);
    expect(spawnsMs(game)).toEqual([0, 640]);
    expect(fallsMs(game)).toEqual([740, 840]);
  });

  it("B-3: a change while a block stands applies to its last step", () => {
    const game = standing(1);
    speed(game, 500, 100);
    toMs(game, 549.999);
    expect(stopsMs(game)).toEqual([]);
    toMs(game, 550);
    expect(stopsMs(game)).toEqual([550]);
  });

  it.each([4, 201, 0, -10, 10.5, Number.NaN, undefined])("B-3: %s is refused in a log", (value) => {
    const setup = unwrap(parseSetup({ ruleBook: "basic", seed: 1 }));
    const inputs = [
      { at: 0, name: "left" },
      { at: 10, name: "speed", value },
    ] as Input[];
    expect(checkLog(setup, inputs, 20)).toMatchObject({
      ok: false,
      problem: { where: { part: "input", which: 2 }, why: expect.stringContaining("5 to 200") },
    });
    const text = [
      "korobeinix-log 2",
      "edition 1",
      "rules basic marathon",
      "seed 1",
      `10 speed ${value ?? ""}`.trim(),
      "end 20",
    ];
    expect(parseTextLog(text.join("\n"))).toMatchObject({ ok: false, problem: { where: { part: "line", which: 5 } } });
  });

  it.each([4, 201, 10.5])("B-3: a game cannot begin at %d tenths", (tenths) => {
    expect(parseSetup({ ruleBook: "basic", seed: 1, options: { speed: tenths } })).toMatchObject({
      ok: false,
      problem: { where: { part: "option", which: "speed" } },
    });
  });

  const CHANGES: Input[] = [
    { at: 300_000, name: "speed", value: 200 },
    { at: 700_000, name: "left" },
    { at: 900_001, name: "speed", value: 5 },
    { at: 2_000_000, name: "hardDrop" },
    { at: 2_100_000, name: "speed", value: 17 },
    { at: 9_000_000, name: "rotateClockwise" },
  ];

  it("B-3: both forms of a log keep the changes of speed, and replay to the same game", () => {
    const setup = unwrap(parseSetup({ ruleBook: "basic", seed: 7 }));
    const log = unwrap(checkLog(setup, CHANGES, 30_000_000));
    const played = newGame(setup);
    for (let time = 0; time <= log.end; time += 1000) {
      for (const input of CHANGES) if (input.at > time - 1000 && input.at <= time) play(played, input);
      advance(played, time);
    }
    for (const form of [parseTextLog(makeTextLog(log)), parseBinaryLog(makeBinaryLog(log))]) {
      const read: Log = unwrap(form);
      expect(read.inputs).toEqual(CHANGES);
      expect(hashState(replay(read))).toBe(hashState(played));
    }
    const unchanged = { ...log, inputs: CHANGES.filter(({ name }) => name !== "speed") };
    expect(replay(unchanged).state.pieces).not.toBe(played.state.pieces);
  });
});

describe("Spawn", () => {
  it("B-5: the next block comes one step after a stop, and falls after one more step", () => {
    const game = standing(1);
    toMs(game, 3000);
    expect([stopsMs(game), spawnsMs(game), fallsMs(game)]).toEqual([[1000], [0, 2000], [3000]]);
  });

  it.each([
    ["the player's own step down", "softDrop", 300],
    ["a slam", "hardDrop", 640],
  ] as const)("B-5: after a stop by %s the next block comes at the time of the next step", (_, name, ms) => {
    const game = standing(1);
    at(game, ms, name);
    toMs(game, 999.999);
    expect([stopsMs(game), game.state.kind]).toEqual([[ms], -1]);
    toMs(game, 2000);
    expect([spawnsMs(game), fallsMs(game)]).toEqual([[0, 1000], [2000]]);
  });

  it("B-5: the player's own steps do not change the times of the regular steps", () => {
    const game = basic({ queue: "I" });
    for (const ms of [100, 900, 1500]) at(game, ms, "softDrop");
    toMs(game, 2000);
    expect(fallsMs(game)).toEqual([100, 900, 1000, 1500, 2000]);
  });

  it("B-5: controls are refused while no block moves", () => {
    const game = standing(1);
    at(game, 100, "hardDrop");
    at(game, 200, "left", "right", "softDrop", "hardDrop", "rotateClockwise", "rotateCounterclockwise");
    const refused = eventsOf(game, "refused").map(({ why, clause }) => `${why} ${clause}`);
    expect(refused).toEqual(Array.from({ length: 6 }, () => "noPiece B-5"));
    toMs(game, 1000);
    // A key that stays down does not move the new block.
    expect(eventsOf(game, "moved")).toEqual([]);
    expect(pieceName(game)).toBe("L");
  });
});
