import { describe, expect, it } from "vitest";
import { celebrationOf } from "../../src/library/results.ts";

describe("celebrations", () => {
  it("G-11.1: none without a place in the table, more the better the place, and most for a game won", () => {
    const strengthOf = (rank: number | undefined, isWon = false): number =>
      celebrationOf({ rank, isWon } as Parameters<typeof celebrationOf>[0]);
    expect(strengthOf(undefined)).toBe(0);
    for (let rank = 1; rank < 10; rank++) expect(strengthOf(rank)).toBeGreaterThan(strengthOf(rank + 1));
    expect(strengthOf(10)).toBeGreaterThan(0);
    expect(strengthOf(1, true)).toBeGreaterThan(strengthOf(1));
    expect(strengthOf(1, true)).toBeLessThanOrEqual(1);
  });
});
