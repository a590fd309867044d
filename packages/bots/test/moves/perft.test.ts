// The published counts of ways to lay a queue.

import { guideline } from "@korobeinix/engine";
import { expect, test } from "vitest";
import { perft } from "../../src/perft.ts";

test.each([
  ["IOLJSZT", [17, 153, 5_266, 188_374]],
  ["TIOLJSZ", [34, 600, 5_578, 201_082]],
])("C-3 counts the ways to lay %s as others do", (queue, counts) => {
  expect(counts.map((_, i) => perft(guideline, [...queue], i + 1))).toEqual(counts);
});

test("C-3 a place counts once whatever spins it may be", () => {
  // The third piece, a T, finds slots under the S and the Z before it.
  expect(perft(guideline, [..."SZTI"], 3)).toBe(10_620);
  expect(perft(guideline, [..."SZTI"], 4)).toBe(193_780);
});
