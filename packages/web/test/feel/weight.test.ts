import { type Fact, newGame, parseSetup, RULE_BOOKS, SCORING_ACTIONS, unwrap } from "@korobeinix/engine";
import type { BookInPlay } from "@korobeinix/engine/ruleBook";
import { describe, expect, it } from "vitest";
import { isInDanger, nearnessOf } from "../../src/feel/danger.ts";
import { RINGING, weightOf, weightOfAll } from "../../src/feel/weight.ts";
import { CALM, moodOf } from "../../src/sound/music/mix.ts";

function gameOf(ruleBook: string): ReturnType<typeof newGame> {
  return newGame(unwrap(parseSetup({ ruleBook, seed: 1 })));
}

function weigh(book: BookInPlay, fact: Fact): number {
  return weightOf({ ...fact, seq: 1, at: 0 }, book);
}

const LINES = ["single", "double", "triple", "tetris"] as const;

describe("what a move weighs", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))(
    "F-1: %s: more lines weigh more, a Single is a tick, four lines ring",
    (id) => {
      const { book } = gameOf(id).rules;
      const pointsOf = [1, 2, 3, 5];
      const weights = LINES.map((action, i) =>
        weigh(book, { type: "scored", action, isBackToBack: false, points: pointsOf[i]! }),
      );
      expect(weights).toEqual(weights.toSorted((a, b) => a - b));
      expect(new Set(weights).size).toBe(4);
      expect(weights[0]).toBeLessThanOrEqual(0.2);
      expect(weights[0]).toBeGreaterThan(0);
      expect(weights[3]).toBeGreaterThanOrEqual(RINGING);
    },
  );

  it("F-1: the greatest move of every book weighs 1, and nothing weighs more", () => {
    const greatest = RULE_BOOKS.map(({ id }) => {
      const { book } = gameOf(id).rules;
      return Math.max(
        ...SCORING_ACTIONS.flatMap((action) =>
          [false, true].map((isBackToBack) => weigh(book, { type: "scored", action, isBackToBack, points: 85 })),
        ),
      );
    });
    expect(greatest).toEqual(RULE_BOOKS.map(() => 1));
  });

  it("F-1: in The New gold outweighs silver, and silver bare lines", () => {
    const { book } = gameOf("new").rules;
    const four = (points: number): number =>
      weigh(book, { type: "scored", action: "tetris", isBackToBack: false, points });
    const weights = [5, 25, 45, 85].map(four);
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(new Set(weights).size).toBe(4);
    expect(weights.at(-1)).toBe(1);
  });

  it("F-1: a move weighs the same on every level; Back-to-Back adds to it", () => {
    const { book } = gameOf("guideline").rules;
    const tetris = (isBackToBack: boolean, points: number): number =>
      weigh(book, { type: "scored", action: "tetris", isBackToBack, points });
    expect(tetris(false, 800)).toBe(tetris(false, 12_000));
    expect(tetris(true, 1200)).toBeGreaterThan(tetris(false, 800));
  });

  it("F-1, F-2: a Hard Drop weighs by its height, and less than four lines; of several things the heaviest counts", () => {
    const { book } = gameOf("guideline").rules;
    const [low, high] = [2, 18].map((rows) => weigh(book, { type: "hardDropped", rows, y: 0, points: 0 }));
    expect(low).toBeLessThan(high!);
    expect(high).toBeLessThan(RINGING);
    const facts: readonly Fact[] = [
      { type: "hardDropped", rows: 18, y: 0, points: 36 },
      { type: "scored", action: "tetris", isBackToBack: false, points: 800 },
      { type: "levelled", level: 2 },
    ];
    const events = facts.map((fact, seq) => ({ ...fact, seq, at: 0 }));
    expect(weightOfAll(events, book)).toBe(weigh(book, facts[1]!));
  });
});

describe("danger", () => {
  it("F-4: is one thing for eyes and ears, and grows towards the Skyline", () => {
    const game = gameOf("guideline");
    const seen: boolean[] = [];
    const near: number[] = [];
    for (let height = 0; height <= 20; height++) {
      game.state.stackHeight = height;
      const isDanger = isInDanger(game, false);
      expect(moodOf(game, CALM).isDanger).toBe(isDanger);
      seen.push(isDanger);
      near.push(nearnessOf(game));
    }
    expect(seen.indexOf(true)).toBe(16);
    expect([near[10], near[20]]).toEqual([0, 1]);
    expect(near).toEqual(near.toSorted((a, b) => a - b));
  });
});
