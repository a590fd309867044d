import { describe, expect, it } from "vitest";
import { makeDice } from "../../src/dice.ts";
import { survivalParts, survivalWorth } from "../../src/survival/features.ts";
import { SURVIVAL_WEIGHTS } from "../../src/survival/weights.ts";
import { type Cells, naiveCounts, randomCells, toColumns } from "./naive.ts";

const BOARDS = 2000;

/** Boards of several sizes; rows of Blocks all over, since such features are about holes and gaps. */
function* boards(): Generator<Cells> {
  const dice = makeDice(20_001);
  for (let i = 0; i < BOARDS; i++) yield randomCells(dice, 4 + dice(7), 4 + dice(20));
}

describe("what a player who wants to live looks at", () => {
  it("C-5: every count is that of a count made cell by cell", () => {
    for (const cells of boards()) {
      const { width, height } = cells;
      const parts = survivalParts(toColumns(cells), 0, width, height, 7, 3, SURVIVAL_WEIGHTS);
      const found = Object.fromEntries(parts.map(({ feature, count }) => [feature, count]));
      expect(found).toEqual({ ...naiveCounts(cells), landing: 7, eroded: 3 });
    }
  });

  it("C-5: the parts by name add up to the worth, wherever the board lies in its array", () => {
    const shifted = new Int32Array(20);
    for (const cells of boards()) {
      const { width, height } = cells;
      const columns = toColumns(cells);
      shifted.fill(-1).set(columns, 3);
      const parts = survivalParts(columns, 0, width, height, 9, 2, SURVIVAL_WEIGHTS);
      const sum = parts.reduce((total, { feature, count }) => total + count * SURVIVAL_WEIGHTS[feature], 0);
      const worth = parts.reduce((total, part) => total + part.worth, 0);
      expect([worth, survivalWorth(shifted, 3, width, height, 9, 2, SURVIVAL_WEIGHTS)]).toEqual([sum, sum]);
    }
  });

  it("C-5: weights are whole numbers, so that a sum is exact in any order", () => {
    for (const weight of Object.values(SURVIVAL_WEIGHTS)) {
      expect(Number.isInteger(weight)).toBe(true);
      expect(Math.abs(weight)).toBeLessThan(100_000);
    }
  });
});
