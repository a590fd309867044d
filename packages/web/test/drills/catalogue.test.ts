import { describe, expect, it } from "vitest";
import { DRILLS } from "../../src/drills/catalogue/index.ts";
import { FAMILIES } from "../../src/drills/drill.ts";
import { judge } from "../../src/drills/judge.ts";
import { solutionOf } from "../../src/drills/solution.ts";
import { words } from "../../src/words/en/drills.ts";

describe("The drills that there are", () => {
  it("F-20: are at least 24 in four families, each with an id, a title and a hint of its own", () => {
    expect(DRILLS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(DRILLS.map(({ id }) => id)).size).toBe(DRILLS.length);
    for (const family of FAMILIES) expect(DRILLS.filter((one) => one.family === family).length).toBeGreaterThan(5);
    const keys = new Set(Object.keys(words));
    const missing = DRILLS.flatMap(({ id }) => [`${id}.title`, `${id}.hint`]).filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  });

  it.each(DRILLS.map((drill) => [drill.id, drill] as const))(
    "F-20: %s can be done, round by round, and not without playing",
    (_, drill) => {
      for (const round of drill.rounds) {
        const log = solutionOf(drill, round);
        expect(log).toBeDefined();
        expect(judge(drill.goal, round, log!).state).toBe("reached");
        const nothing = { ...log!, inputs: [], end: 0 };
        expect(judge(drill.goal, round, nothing)).toEqual({ state: "open", count: 0, pieces: 0 });
      }
    },
  );
});
