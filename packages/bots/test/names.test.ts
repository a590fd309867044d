// The names of computer players.

import { expect, it } from "vitest";
import { COMPUTER_NAMES, drawName } from "../src/names.ts";

it("N-20: the names are short, all different, and Nachanca is among them", () => {
  expect(COMPUTER_NAMES).toContain("Nachanca");
  expect(new Set(COMPUTER_NAMES).size).toBe(COMPUTER_NAMES.length);
  expect(COMPUTER_NAMES.length).toBeGreaterThanOrEqual(24);
  for (const name of COMPUTER_NAMES) expect(name).toMatch(/^[A-Z][a-z]{2,7}$/);
});

it("N-20: a name is drawn by the seed, any of them, and none that is taken", () => {
  const drawn = Array.from({ length: 500 }, (_, seed) => drawName(seed));
  expect(new Set(drawn)).toEqual(new Set(COMPUTER_NAMES));
  expect(drawName(7)).toBe(drawName(7));
  const taken: string[] = [];
  for (let seed = 0; seed < COMPUTER_NAMES.length; seed++) taken.push(drawName(seed, taken));
  expect(new Set(taken).size).toBe(COMPUTER_NAMES.length);
  expect(COMPUTER_NAMES).toContain(drawName(1, taken));
});
