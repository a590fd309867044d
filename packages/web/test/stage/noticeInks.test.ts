import { describe, expect, it } from "vitest";
import { SKIN_IDS } from "../../src/settings/skinIds.ts";
import { contrast } from "../../src/stage/colour.ts";
import { noticeInks } from "../../src/stage/noticeInks.ts";
import { SKINS } from "../../src/stage/skins/index.ts";

describe("what notices are written with", () => {
  it.each(SKIN_IDS)("F-1, F-2: %s: words and points can be read inside the Matrix and beside it", (skin) => {
    for (const isInside of [true, false]) {
      const { ink, strong, ground } = noticeInks(SKINS[skin], isInside);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(strong, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
