import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, test } from "vitest";
import { contrast } from "../../src/stage/colour.ts";
import type { Skin } from "../../src/stage/skin.ts";
import { SKINS } from "../../src/stage/skins/index.ts";

/** What a graphic needs to be made out (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;
const LEAST_TEXT_CONTRAST = 4.5;

const all = Object.values(SKINS);

function namesOf(skin: Skin): string[] {
  const id = skin.id === "terminalColour" ? "korobeinix" : skin.id;
  return RULE_BOOKS.find((book) => book.id === id)?.pieces.map(({ name }) => name) ?? [];
}

function hueOf(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16)) as [number, number, number];
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  const sector =
    high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low);
  return (sector * 60 + 360) % 360;
}

/** Degrees of the colour circle that go by each of the names. */
const HUES: { readonly [name: string]: readonly [from: number, to: number] } = {
  I: [180, 200],
  O: [40, 60],
  T: [255, 290],
  S: [120, 160],
  Z: [345, 376],
  J: [210, 240],
  L: [15, 40],
};

test("G-3.1: the seven have the Guideline's colours", () => {
  const colours = Object.entries(SKINS.guideline.kinds).map(([name, { colour }]) => `${name} ${colour}`);
  expect(colours.sort()).toEqual(
    ["I #3BD5F5", "O #F7D038", "T #B06BF3", "L #F79A3E", "J #4C6FFF", "S #4FD66B", "Z #F4525F"].sort(),
  );
});

test.each(Object.keys(HUES))("R-2: the Tetrominó %s has its colour in the tiles", (name) => {
  const [from, to] = HUES[name] ?? [0, 0];
  const hue = hueOf(SKINS.reglas.kinds[name]?.colour ?? "#000000");
  expect(
    [hue, hue + 360].some((degrees) => degrees >= from && degrees <= to),
    `${hue}°`,
  ).toBe(true);
});

test("R-2: every Tetrominó carries its own motif, always", () => {
  expect(SKINS.reglas.hasOwnPatterns).toBe(true);
});

describe.each(all)("the skin $id", (skin) => {
  const names = namesOf(skin);

  test("G-3.2: every kind of its rule book has a look, and the patterns differ", () => {
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => skin.kinds[name] === undefined)).toEqual([]);
    const patterns = names.map((name) => skin.kinds[name]?.pattern);
    expect(new Set(patterns).size).toBe(names.length);
    expect(patterns).not.toContain("plain");
  });

  test.each([...names, "other"])("G-2.4.5: %s stands out against its ground", (name) => {
    const { colour } = name === "other" ? skin.other : (skin.kinds[name] ?? skin.other);
    expect(contrast(colour, skin.ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });

  test("G-2.4.5: writing can be read on the page round the Matrix", () => {
    expect(contrast(skin.ink, skin.page)).toBeGreaterThanOrEqual(LEAST_TEXT_CONTRAST);
  });
});
