import { describe, expect, it } from "vitest";
import { advance, type Game, SCORING_ACTIONS, type ScoringAction } from "../src/index.ts";
import { GUIDELINE_MICROS } from "../src/ruleBooks/guideline.ts";
import { nameAction } from "../src/scoring.ts";
import { putPiece } from "../src/debug/index.ts";
import { at, eventsOf, now, start, toMs } from "./helpers.ts";
import { perform } from "./scoringActions.ts";

describe("Goals", () => {
  it("G-6a: Fixed is the default: 10 lines per level", () => {
    const game = start();
    expect(game.state).toMatchObject({ level: 1, goal: 10 });
    for (let lines = 1; lines <= 35; lines++) {
      perform(game, "single");
      expect(game.state.level).toBe(1 + Math.floor(lines / 10));
    }
    expect(eventsOf(game, "levelled").map(({ level }) => level)).toEqual([2, 3, 4]);
  });

  it("G-6a: lines beyond a Goal count for the next Goal", () => {
    const game = start();
    for (let i = 0; i < 3; i++) perform(game, "tetris");
    expect(game.state).toMatchObject({ lines: 12, level: 2, goal: 8 });
  });

  it("G-6a: a game from level 4 takes 40 lines to level 5, then 10", () => {
    const game = start({ options: { startingLevel: 4 } });
    for (let i = 0; i < 39; i++) perform(game, "single");
    expect(game.state.level).toBe(4);
    perform(game, "single");
    expect(game.state).toMatchObject({ level: 5, goal: 10 });
  });

  const AWARDS: [ScoringAction, number][] = [
    ["single", 1],
    ["miniTSpin", 1],
    ["miniTSpinSingle", 2],
    ["double", 3],
    ["tSpin", 4],
    ["triple", 5],
    ["tetris", 8],
    ["tSpinSingle", 8],
    ["tSpinDouble", 12],
    ["tSpinTriple", 16],
  ];

  it.each(AWARDS)("G-6b: with the Variable Goal a %s counts for %i lines", (action, lines) => {
    const game = start({ options: { goal: "variable", startingLevel: 15 } });
    expect(game.state.goal).toBe(75);
    perform(game, action);
    expect(game.state.goal).toBe(75 - lines);
  });

  it.each([
    ["tetris", 12],
    ["tSpinDouble", 18],
    ["miniTSpinSingle", 3],
  ] as const)("G-6b: a Back-to-Back %s counts for half as much again, %i", (action, lines) => {
    const game = start({ options: { goal: "variable", startingLevel: 15 } });
    perform(game, action);
    const before = game.state.goal;
    perform(game, action);
    expect(before - game.state.goal).toBe(lines);
  });

  it("G-6b: the Goal is 5 times the level: 5 lines at level 1, 10 at level 2, 15 at level 3", () => {
    const game = start({ options: { goal: "variable" } });
    const goals: number[] = [];
    for (let level = 1; level <= 4; level++) {
      goals.push(game.state.goal);
      while (game.state.level === level) perform(game, "single");
    }
    expect(goals).toEqual([5, 10, 15, 20]);
  });
});

describe("Fall Speed", () => {
  // The approximate seconds per line in the source, for the fifteen levels.
  const SECONDS = [1, 0.793, 0.618, 0.473, 0.355, 0.262, 0.19, 0.135, 0.094, 0.064, 0.043, 0.028, 0.018, 0.011, 0.007];

  it.each(SECONDS.map((seconds, i) => [i + 1, seconds]))("G-7: at level %i a row takes %d s", (level, seconds) => {
    const game = start({ queue: "O", options: { startingLevel: level } });
    advance(game, game.state.fallAt);
    const first = game.state.time;
    expect(Math.round(first / 1000) / 1000).toBe(seconds);
    advance(game, game.state.fallAt);
    expect(game.state.time).toBe(2 * first);
    expect(game.state.y).toBe(17);
  });

  it("G-7: the table is equal to the formula, rounded to microseconds", () => {
    GUIDELINE_MICROS.forEach((micros, i) => {
      // The exact value in whole numbers: (800 - 7 (level - 1))^(level - 1), divided by 1000^(level - 1).
      const exact = (BigInt(800 - 7 * i) ** BigInt(i) * 10n ** 6n * 10n) / 1000n ** BigInt(i);
      expect(BigInt(micros)).toBe((exact + 5n) / 10n);
    });
  });
});

describe("Scoring", () => {
  const POINTS: Record<ScoringAction, number> = {
    single: 100,
    double: 300,
    triple: 500,
    tetris: 800,
    miniTSpin: 100,
    miniTSpinSingle: 200,
    tSpin: 400,
    tSpinSingle: 800,
    tSpinDouble: 1200,
    tSpinTriple: 1600,
  };

  it.each(SCORING_ACTIONS.flatMap((action) => [1, 3, 15].map((level) => [action, level] as const)))(
    "G-8a: a %s at level %i",
    (action, level) => {
      const game = start({ variation: "ultra", options: { startingLevel: level } });
      perform(game, action);
      expect(game.state.score).toBe(POINTS[action] * level);
      expect(eventsOf(game, "scored")).toMatchObject([{ action, points: POINTS[action] * level, isBackToBack: false }]);
    },
  );

  it("G-8a: a Soft Drop earns 1 per row, not times the level", () => {
    const game = start({ queue: "O", options: { startingLevel: 9 } });
    at(game, 0, "softDrop");
    toMs(game, 500);
    expect(game.state).toMatchObject({ y: 0, score: 19 });
  });

  it("G-8a: a row fallen without a Soft Drop earns nothing", () => {
    const game = start({ queue: "O" });
    toMs(game, 3000);
    at(game, 3000, "softDrop");
    at(game, 3000, "softDropReleased");
    toMs(game, 5000);
    expect(game.state.score).toBe(0);
  });

  it("G-8a: a Hard Drop earns 2 per row, not times the level", () => {
    const game = start({ queue: "O", options: { startingLevel: 9 } });
    now(game, "hardDrop");
    expect(game.state.score).toBe(38);
  });

  it("G-8a: the level before a Level Up counts", () => {
    const game = start();
    for (let i = 0; i < 10; i++) perform(game, "single");
    expect(game.state).toMatchObject({ score: 1000, level: 2 });
  });

  const QUALIFY = ["tetris", "miniTSpinSingle", "tSpinSingle", "tSpinDouble", "tSpinTriple"] as const;

  it.each(QUALIFY)("G-8b: a second %s earns half as much again, the first does not", (action) => {
    const game = ultra();
    perform(game, action, action, action);
    expect(game.state.score).toBe(POINTS[action] * 4);
    expect(game.state.backToBacks).toBe(2);
  });

  it.each(["single", "double", "triple"] as const)("G-8b: a %s ends a Back-to-Back sequence", (action) => {
    const game = ultra();
    perform(game, "tetris", action, "tetris");
    expect(game.state.score).toBe(1600 + POINTS[action]);
  });

  it.each(["tSpin", "miniTSpin"] as const)(
    "G-8b: a %s without lines does not start, continue or end a Back-to-Back sequence",
    (action) => {
      const starts = ultra();
      perform(starts, action, "tetris");
      expect(starts.state.score).toBe(POINTS[action] + 800);
      const earns = ultra();
      perform(earns, "tetris", action, "tetris");
      expect(earns.state.score).toBe(800 + POINTS[action] + 1200);
    },
  );

  it("G-8b: Lock Down without lines and Hold do not end a Back-to-Back sequence", () => {
    const game = ultra();
    perform(game, "tetris");
    putPiece(game, { piece: "O", facing: 0, x: 0, y: 0 });
    now(game, "hardDrop");
    advance(game, game.state.generateAt);
    now(game, "hold");
    perform(game, "tetris");
    expect(game.state.score).toBe(800 + 1200);
  });

  it("G-8b: the source's example earns 5400 points", () => {
    const game = ultra();
    perform(game, "tetris", "tSpinDouble", "tSpin", "tetris", "tSpinSingle");
    expect(game.state.score).toBe(5400);
  });

  it("G-9.2: a Mini T-Spin that clears two or more lines has filled its slot and is a T-Spin", () => {
    expect([0, 1, 2, 3].map((lines) => nameAction("mini", lines))).toEqual([
      "miniTSpin",
      "miniTSpinSingle",
      "tSpinDouble",
      "tSpinTriple",
    ]);
  });
});

function ultra(): Game {
  return start({ variation: "ultra" });
}
