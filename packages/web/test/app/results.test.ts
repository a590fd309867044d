import { parseSetup, type SetupRequest, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { markOf } from "../../src/app/results.ts";

const mark = (request: Partial<SetupRequest>, facts: Partial<Parameters<typeof markOf>[1]> = {}): string | undefined =>
  markOf(unwrap(parseSetup({ ruleBook: "new", seed: 1, ...request })), {
    isContinued: false,
    code: undefined,
    ...facts,
  });

describe("games that enter no table", () => {
  it("W-16: one that was taken over from a replay", () => {
    expect(mark({})).toBeUndefined();
    expect(mark({}, { isContinued: true })).toBe("continued");
  });

  it("W-23: one that was practised, or begun from a board or a queue of one's own", () => {
    expect(mark({ options: { practice: true } })).toBe("practised");
    expect(mark({ queue: ["I"] })).toBe("practised");
    expect(mark({ board: ["O........."] })).toBe("practised");
  });

  it("N-21: one under a code, where codes are known", () => {
    expect(mark({ options: { fast: true } })).toBe("code");
    expect(mark({}, { code: "HALUCI" })).toBe("code");
    expect(mark({ ruleBook: "guideline" }, { code: "HALUCI" })).toBeUndefined();
  });
});
