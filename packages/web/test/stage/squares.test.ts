import { describe, expect, it } from "vitest";
import { SKIN_IDS, type SkinId } from "../../src/settings/skinIds.ts";
import { contrast } from "../../src/stage/colour.ts";
import { goldOf } from "../../src/stage/fireworkShapes.ts";
import type { Context } from "../../src/stage/paint/canvas.ts";
import { paintMino } from "../../src/stage/paint/mino.ts";
import { SKINS } from "../../src/stage/skins/index.ts";

/** The plain colours that a cell of a square is painted with. */
function coloursOf(skin: SkinId, metal: number): readonly string[] {
  const colours: string[] = [];
  const note = (colour: unknown): void => void (typeof colour === "string" && colours.push(colour));
  const gradient = { addColorStop: (_: number, colour: string): void => note(colour) };
  const context = new Proxy(
    {},
    {
      get: (_, name) => () => (String(name).startsWith("create") ? gradient : undefined),
      set: (_, name, value) => {
        if (String(name).endsWith("Style")) note(value);
        return true;
      },
    },
  ) as Context;
  const look = Object.values(SKINS[skin].kinds)[0] ?? SKINS[skin].other;
  const flags = { isLocked: true, hasPattern: false, isHighContrast: false };
  paintMino(context, SKINS[skin], { look, size: 32, column: 5, metal, edges: 15, ...flags });
  return colours.filter((colour) => /^#[\dA-F]{6}$/i.test(colour));
}

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

describe("squares in every skin", () => {
  it.each(SKIN_IDS)("F-11: %s: gold can be told from silver", (skin) => {
    expect(coloursOf(skin, 2)[0]).not.toBe(coloursOf(skin, 1)[0]);
  });

  it("F-2, F-11: a tube of one colour shows squares, and fireworks, in that colour", () => {
    const painted = [1, 2].flatMap((metal) => coloursOf("korobeinix", metal));
    expect(painted.length).toBeGreaterThan(3);
    for (const colour of [...painted, goldOf(SKINS.korobeinix)]) {
      const [red = 0, green = 0, blue = 0] = channels(colour);
      expect(Math.max(red, blue), colour).toBeLessThanOrEqual(green);
    }
  });

  it("F-2: gold can be seen on paper and on a white wall", () => {
    for (const skin of ["basic", "reglas"] as const)
      expect(contrast(goldOf(SKINS[skin]), SKINS[skin].page)).toBeGreaterThan(2);
  });
});
