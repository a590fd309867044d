import { advance, guideline, newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import {
  accuracyOf,
  distinctSteps,
  GRADES,
  rateStep,
  type RatedStep,
  type Reason,
  type Sight,
  sightOf,
  whyWorse,
} from "../../src/index.ts";

const [T, S] = ["T", "S"].map((name) => guideline.pieces.findIndex((piece) => piece.name === name)) as [number, number];

function sight(): Sight {
  const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, queue: ["S", "T"] })));
  advance(game, 0);
  return sightOf(game);
}

function step(worth: number, changes: Partial<RatedStep> = {}): RatedStep {
  return { holds: false, kind: S, facing: 0, x: 4, y: 0, spin: "none", worth, ...changes };
}

describe("a move among all that could be done", () => {
  it("C-15: the best loses nothing, and the more a move loses the worse it is called and counted", () => {
    const losses = [0, 20, 80, 200, 900];
    const steps = losses.map((loss, i) => step(500 - loss, { x: 1 + i }));
    const ratings = steps.map((made) => rateStep(sight(), { steps, nodes: 0 }, made)!);
    expect(ratings.map(({ loss }) => loss)).toEqual(losses);
    expect(ratings.map(({ grade }) => grade)).toEqual(GRADES);
    expect(ratings[0]!.accuracy).toBe(100);
    ratings.slice(1).forEach(({ accuracy }, i) => {
      expect(accuracy).toBeLessThan(ratings[i]!.accuracy);
      expect(accuracy).toBeGreaterThan(0);
    });
  });

  it("C-15: facings that fill the same cells are one move; another spin, another piece or Hold are not", () => {
    // A standing S of two facings, one column apart.
    const steps = [step(300, { facing: 1, x: 4, y: 1 }), step(100, { kind: T, holds: true, x: 8 })];
    const thought = { steps, nodes: 0 };
    expect(rateStep(sight(), thought, step(0, { facing: 3, x: 5, y: 1 }))).toMatchObject({ grade: "best", loss: 0 });
    expect(rateStep(sight(), thought, step(0, { kind: T, holds: true, x: 8 }))).toMatchObject({ loss: 200 });
    expect(rateStep(sight(), thought, step(0, { kind: T, holds: false, x: 8 }))).toBeUndefined();
    expect(rateStep(sight(), thought, step(0, { facing: 3, x: 4, y: 1 }))).toBeUndefined();
    const spins = [step(400, { kind: T, spin: "full" }), step(100, { kind: T })];
    expect(rateStep(sight(), { steps: spins, nodes: 0 }, step(0, { kind: T }))).toMatchObject({ loss: 300 });
  });

  it("C-15: a piece changed for another of its kind is that piece; one that ends above the Skyline loses", () => {
    const thought = { steps: [step(300), step(250, { x: 1 })], nodes: 0 };
    expect(rateStep(sight(), thought, step(0, { x: 1, holds: true }))).toMatchObject({ loss: 50 });
    expect(rateStep(sight(), thought, step(0, { y: 20 }))).toMatchObject({ grade: "blunder" });
    expect(rateStep(sight(), thought, step(0, { y: 5 }))).toBeUndefined();
  });

  it("C-15: the best places are places of their own", () => {
    const steps = [300, 290, 280, 270].map((worth, i) => step(worth, { facing: i % 2, x: 3 + (i >> 1), y: i % 2 }));
    const alike = [step(500, { facing: 1, x: 4, y: 1 }), step(490, { facing: 3, x: 5, y: 1 }), ...steps];
    expect(distinctSteps(sight(), { steps: alike, nodes: 0 }, 3).map(({ worth }) => worth)).toEqual([500, 300, 290]);
  });

  it("C-15: nothing is said where nothing was thought of", () => {
    expect(rateStep(sight(), { steps: [], nodes: 0 }, step(0))).toBeUndefined();
    expect(accuracyOf([])).toBeUndefined();
  });

  it("C-15: a game's accuracy is the mean of its moves, those without a choice counting least", () => {
    const open = [step(500), step(100, { x: 1 }), step(0, { x: 2 })];
    const forced = [step(500), step(499, { x: 1 }), step(498, { x: 2 })];
    const rate = (steps: readonly RatedStep[], i: number) => rateStep(sight(), { steps, nodes: 0 }, steps[i]!)!;
    const [good, bad, idle] = [rate(open, 0), rate(open, 1), rate(forced, 0)];
    const half = accuracyOf([good, bad])!;
    expect(half).toBeCloseTo((good.accuracy + bad.accuracy) / 2, 0);
    // Ten moves that could not be wrong are not ten good moves.
    expect(accuracyOf([good, bad, ...Array.from({ length: 10 }, () => idle)])! - half).toBeLessThan(10);
    expect(accuracyOf([{ accuracy: 100, weight: 0 }])).toBe(100);
  });
});

describe("why a move is worse", () => {
  const best: Reason[] = [
    { feature: "holes", worth: 0 },
    { feature: "height", worth: -20 },
    { feature: "tSlot", worth: 60 },
    { feature: "wells", worth: -5 },
  ];

  it("C-15: the greatest differences by name, sign and size, what speaks against it first", () => {
    const made: Reason[] = [
      { feature: "holes", worth: -80 },
      { feature: "height", worth: 30 },
      { feature: "wells", worth: -6 },
    ];
    expect(whyWorse(made, best, 91)).toEqual([
      { respect: "holes", isWorse: true, size: 80 },
      { respect: "tSlot", isWorse: true, size: 60 },
      { respect: "height", isWorse: false, size: 50 },
    ]);
  });

  it("C-15: what the position does not show lies ahead", () => {
    expect(whyWorse(best, best, 120)).toEqual([{ respect: "ahead", isWorse: true, size: 120 }]);
    expect(whyWorse([{ feature: "holes", worth: -40 }], [], 40)).toEqual([
      { respect: "holes", isWorse: true, size: 40 },
    ]);
  });
});
