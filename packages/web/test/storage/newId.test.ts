import { describe, expect, it } from "vitest";
import { newId } from "../../src/storage/newId.ts";

describe("ids", () => {
  it("W-30, W-12: each is new, and short letters and digits that may stand in an address", () => {
    const ids = Array.from({ length: 1_000 }, newId);
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  });
});
