import { describe, expect, it } from "vitest";
import type { GameResult } from "../../src/library/result.ts";
import { celebrationOf } from "../../src/library/results.ts";

function strengthOf(place: { rank?: number; linesBelow?: number; isWon?: boolean }): number {
  return celebrationOf({ rank: undefined, linesBelow: 0, isWon: false, ...place } as GameResult);
}

describe("celebrations", () => {
  it("G-11.1: none without a place, and more the more lines a game stands above", () => {
    expect(strengthOf({})).toBe(0);
    for (let linesBelow = 0; linesBelow < 9; linesBelow++)
      expect(strengthOf({ rank: 1, linesBelow: linesBelow + 1 })).toBeGreaterThan(strengthOf({ rank: 1, linesBelow }));
    expect(strengthOf({ rank: 1, linesBelow: 10, isWon: true })).toBeLessThanOrEqual(1);
  });

  it("G-11.1: the first game in an empty table is no feast; one that is won is celebrated also outside of the table", () => {
    expect(strengthOf({ rank: 1, linesBelow: 0 })).toBeLessThan(0.2);
    expect(strengthOf({ isWon: true })).toBeGreaterThan(strengthOf({ rank: 1, linesBelow: 0 }));
    expect(strengthOf({ rank: 1, linesBelow: 5, isWon: true })).toBeGreaterThan(strengthOf({ rank: 1, linesBelow: 5 }));
  });
});
