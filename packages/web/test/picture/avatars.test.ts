import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { AVATAR_BOARDS, AVATAR_CELLS } from "../../src/picture/avatars.ts";
import { AVATARS } from "../../src/settings/matchPlan.ts";

const LETTERS = new Set([".", "#", ...RULE_BOOKS[0]!.pieces.map(({ name }) => name)]);

describe("Avatars", () => {
  it.each(AVATARS)("S-6: %s is a board of Minos that every skin has", (id) => {
    const board = AVATAR_BOARDS[id];
    expect(board.map(({ length }) => length)).toEqual(Array.from({ length: AVATAR_CELLS }, () => AVATAR_CELLS));
    expect([...board.join("")].filter((letter) => !LETTERS.has(letter))).toEqual([]);
  });

  it("S-6: no two are alike, even where all Minos have one colour", () => {
    const shapes = AVATARS.map((id) => AVATAR_BOARDS[id].join("").replaceAll(/[^.]/g, "x"));
    const differences = shapes.flatMap((one, i) =>
      shapes.slice(i + 1).map((other) => [...one].filter((cell, at) => cell !== other[at]).length),
    );
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(10);
  });
});
