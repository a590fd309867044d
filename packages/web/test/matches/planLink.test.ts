import { describe, expect, it } from "vitest";
import { MAX_PLAN_CODE, makePlanLink, parsePlanLink } from "../../src/matches/planLink.ts";
import { setBook, setGoal, setHandicap, setTerm } from "../../src/matches/planRules.ts";
import { setSeat } from "../../src/matches/planSeats.ts";
import { unwrap } from "@korobeinix/engine";
import { makeRoute, parseRoute } from "../../src/routes/routes.ts";
import type { MatchPlan } from "../../src/settings/matchPlan.ts";
import { SEAT_NAME_LENGTH } from "../../src/settings/matchPlan.ts";
import { ALONE, devicesOf, SHARED, TWO, withComputers } from "./plans.ts";

const again = (plan: MatchPlan): MatchPlan => unwrap(parsePlanLink(unwrap(makePlanLink(plan))));
const codeOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const problemOf = (code: string): string | undefined => {
  const parsed = parsePlanLink(code);
  return parsed.ok ? undefined : parsed.problem.code;
};

/** A plan with all that a plan may have. */
function full(): MatchPlan {
  const named = withComputers(4).seats.map((seat, i) => ({
    ...seat,
    name: "ЖЮ".repeat(SEAT_NAME_LENGTH / 2),
    team: i % 3,
  }));
  const plan = setGoal(setTerm({ ...ALONE, seats: named, bestOf: 7 }, "garbage", "solid"), 1, 120);
  return named.reduce(
    (now, _, i) => setHandicap(now, i, { terms: { receives: 10 * i }, options: { startingRows: 5 } }),
    plan,
  );
}

describe("A plan as a link", () => {
  it("S-5: says all of it, in the letters of addresses, and not too long", () => {
    for (const plan of [ALONE, SHARED, setBook(SHARED, "new"), full()]) {
      const code = unwrap(makePlanLink(plan));
      expect(code).toMatch(/^[\w-]+$/);
      expect(code.length).toBeLessThanOrEqual(MAX_PLAN_CODE);
      expect(again(plan)).toEqual(plan);
      expect(parseRoute(makeRoute({ screen: "match", plan: code }))).toEqual({ screen: "match", plan: code });
    }
    expect(unwrap(makePlanLink(ALONE)).length).toBeLessThan(140);
  });

  it("S-5, S-2: pads and fingers stay with whoever has them", () => {
    expect(again(setSeat(TWO, 1, { device: "pad1" })).seats[1]!.device).toBeUndefined();
    expect(devicesOf(again(SHARED))).toEqual(["leftKeys", "rightKeys"]);
  });

  it("S-5, S-2: in a link from when each seat named its half, the left half plays the left board", () => {
    const seats = [
      ["bear", 0, 0, "rightKeys"],
      ["cat", 1, 0, "leftKeys"],
    ];
    expect(devicesOf(unwrap(parsePlanLink(codeOf([1, "guideline", "marathon", 1, {}, {}, [], seats]))))).toEqual([
      "leftKeys",
      "rightKeys",
    ]);
  });

  it("S-5: a stranger's link is read within bounds and refused with the reason", () => {
    const [first] = [unwrap(makePlanLink(ALONE))];
    expect(problemOf("A".repeat(MAX_PLAN_CODE + 1))).toBe("tooMuch");
    expect(problemOf("")).toBe("damaged");
    expect(problemOf("no plan at all!")).toBe("damaged");
    expect(problemOf(first.slice(0, -5))).toBe("damaged");
    expect(problemOf(codeOf("plan"))).toBe("damaged");
    expect(problemOf(codeOf([2, "guideline"]))).toBe("version");
    expect(problemOf(codeOf([1]))).toBe("form");
    expect(problemOf(codeOf([1, "chess", "marathon", 1, {}, {}, [], []]))).toBe("form");
    const seat = ["bear", 0];
    const of = (seats: unknown, goals: unknown = [], options: unknown = {}): string =>
      codeOf([1, "guideline", "marathon", 1, options, {}, goals, seats]);
    expect(problemOf(of([seat, seat]))).toBeUndefined();
    expect(problemOf(of([seat, ["bear", 99]]))).toBe("form");
    expect(problemOf(of([seat, ["bear", -1]]))).toBe("form");
    expect(problemOf(of([seat, ["wolf", 0]]))).toBe("form");
    expect(problemOf(of([seat, ["bear", 0, "godlike"]]))).toBe("form");
    expect(problemOf(of([seat, ["bear", 0, 0, 0, "x".repeat(SEAT_NAME_LENGTH + 1)]]))).toBe("form");
    expect(problemOf(of(Array.from({ length: 7 }, () => seat)))).toBe("form");
    expect(problemOf(of([seat, seat], [-4]))).toBe("form");
    expect(problemOf(of([seat, seat], [], { startingLevel: { toString: 1 } }))).toBe("form");
    expect(problemOf(of([seat, null]))).toBe("form");
  });

  it("S-5: what it asks for beyond the rules is left out", () => {
    const code = codeOf([
      1,
      "guideline",
      "marathon",
      1,
      { jump: 1, startingLevel: 3 },
      { fed: true },
      [],
      [
        ["bear", 0],
        ["cat", 1],
      ],
    ]);
    expect(unwrap(parsePlanLink(code))).toMatchObject({ options: { startingLevel: 3 }, terms: {} });
    expect(setSeat(unwrap(parsePlanLink(code)), 0, {}).options).not.toHaveProperty("jump");
  });
});
