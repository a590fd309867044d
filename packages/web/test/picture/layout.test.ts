import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { layOutPoster, placesInQueue, type PosterLayout, SHAPES } from "../../src/picture/posterLayout.ts";
import type { Rect } from "../../src/stage/stage.ts";

const LAYOUTS = SHAPES.flatMap((shape) =>
  [1, 2 / 3, 0.5].flatMap((scale) =>
    [false, true].map((hasKeys) => ({
      name: `${shape} at ${scale.toFixed(2)}${hasKeys ? " with keys" : ""}`,
      layout: layOutPoster({ shape, scale, hasKeys }, RULE_BOOKS[0]!),
      hasKeys,
    })),
  ),
);

function partsOf(
  { stage, wordmark, title, player, hold, next, figures, keys }: PosterLayout,
  hasKeys: boolean,
): Rect[] {
  return [stage.matrix, wordmark, title, player, hold, next, ...figures, ...(hasKeys ? [keys] : [])];
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe("A picture to be shared", () => {
  it.each(LAYOUTS)("W-18: $name: everything lies on it, and nothing on anything else", ({ layout, hasKeys }) => {
    const { width, height } = layout.size;
    const parts = partsOf(layout, hasKeys);
    for (const { x, y, width: w, height: h } of parts) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x + w).toBeLessThan(width);
      expect(y + h).toBeLessThan(height);
    }
    const pairs = parts.flatMap((a, i) => parts.slice(i + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  it.each(LAYOUTS)("W-18: $name: sides are even, as codecs ask, and cells whole", ({ layout }) => {
    expect([layout.size.width % 2, layout.size.height % 2]).toEqual([0, 0]);
    expect(layout.stage.cell).toBe(Math.floor(layout.stage.cell));
    expect(layout.stage.matrix.width).toBe(layout.stage.cell * 10);
    expect(layout.stage.matrix.height).toBe(layout.stage.cell * 20);
  });

  it("W-18: the pieces that come stand below each other, the first with the most room", () => {
    const places = placesInQueue({ x: 10, y: 20, width: 40, height: 129 }, 6, 6);
    expect(places).toHaveLength(6);
    places.slice(1).forEach((place, i) => {
      const before = places[i]!;
      expect(place.y).toBeCloseTo(before.y + before.height);
      expect(place.height).toBeLessThan(places[0]!.height);
    });
    expect(places[5]!.y + places[5]!.height).toBeCloseTo(149);
  });
});
