import { describe, expect, it } from "vitest";
import type { Claim } from "../../src/input/claims.ts";
import { claim, unclaimedOf } from "../../src/matches/planClaims.ts";
import { addSeat, setSeat } from "../../src/matches/planSeats.ts";
import type { MatchPlan } from "../../src/settings/matchPlan.ts";
import type { HalfName } from "../../src/settings/settings.ts";
import { devicesOf, namesIn, SHARED, TWO } from "./plans.ts";

/** Ana sits at the left, Luis at the right. */
const named = (plan: MatchPlan): MatchPlan => setSeat(setSeat(plan, 0, { name: "Ana" }), 1, { name: "Luis" });
const NOBODY = setSeat(named(TWO), 0, { device: undefined });
/** Eva sits at the right of both. */
const withEva = (plan: MatchPlan): MatchPlan => setSeat(addSeat(plan, undefined), 2, { name: "Eva" });

function claimed(plan: MatchPlan, seat: number, device: Claim, kept?: HalfName): MatchPlan | undefined {
  return claim(plan, seat, device, { ownName: "", kept })?.plan;
}

const sitting = (plan: MatchPlan | undefined): readonly string[] =>
  plan === undefined ? [] : namesIn(plan).map((name, seat) => `${name}: ${String(devicesOf(plan)[seat])}`);

describe("Claiming a seat", () => {
  it("S-2: either half is free beside a person with the whole keyboard, and the left half plays the left board", () => {
    expect(sitting(claimed(named(TWO), 1, "rightKeys"))).toEqual(["Ana: leftKeys", "Luis: rightKeys"]);
    expect(sitting(claimed(named(TWO), 1, "leftKeys"))).toEqual(["Luis: leftKeys", "Ana: rightKeys"]);
    expect(sitting(claimed(named(TWO), 1, "pad2"))).toEqual(["Ana: keyboard", "Luis: pad2"]);
    expect(claim(named(TWO), 1, "leftKeys", { ownName: "" })).toMatchObject({ seat: 0, hasMoved: true });
    expect(claim(named(TWO), 1, "rightKeys", { ownName: "" })).toMatchObject({ seat: 1, hasMoved: false });
  });

  it("S-2, S-6: name, picture, team and handicap change places with their player", () => {
    const own = setSeat(named(TWO), 1, { avatar: "owl", team: 3, terms: { receives: 50 } });
    const [first, second] = claimed(own, 1, "leftKeys")!.seats;
    expect(first).toMatchObject({ name: "Luis", avatar: "owl", team: 3, terms: { receives: 50 } });
    expect(second).toMatchObject({ name: "Ana", avatar: "bear", team: 0, terms: {} });
    expect(namesIn(claim(TWO, 1, "leftKeys", { ownName: "Ada" })!.plan)).toEqual(["", "Ada"]);
  });

  it("S-2: without a device, a seat gets only what is free", () => {
    const withPad = withEva(setSeat(SHARED, 1, { device: "pad1" }));
    expect(claimed(withPad, 2, "pad1")).toBeUndefined();
    expect(devicesOf(claimed(withPad, 2, "rightKeys")!)).toEqual(["leftKeys", "pad1", "rightKeys"]);
    const full = withEva(named(SHARED));
    for (const half of ["leftKeys", "rightKeys"] as const) expect(claimed(full, 2, half)).toBeUndefined();
    expect(devicesOf(claimed(full, 2, "touch")!)).toEqual(["leftKeys", "rightKeys", "touch"]);
  });

  it("S-2: a half that was pressed for one seat is not taken for the next by the same key", () => {
    const first = claimed(NOBODY, 0, "rightKeys")!;
    expect(sitting(first)).toEqual(["Ana: keyboard", "Luis: undefined"]);
    expect(unclaimedOf(first)).toEqual([1]);
    expect(claimed(first, 1, "rightKeys", "rightKeys")).toBeUndefined();
    expect(sitting(claimed(first, 1, "leftKeys", "rightKeys"))).toEqual(["Luis: leftKeys", "Ana: rightKeys"]);
  });

  it("S-2: a seat that asks for another device gives its old one in exchange", () => {
    expect(sitting(claimed(named(SHARED), 0, "rightKeys"))).toEqual(["Luis: leftKeys", "Ana: rightKeys"]);
    expect(sitting(claimed(named(SHARED), 0, "leftKeys"))).toEqual(["Ana: leftKeys", "Luis: rightKeys"]);
    expect(sitting(claimed(named(SHARED), 1, "pad1"))).toEqual(["Ana: keyboard", "Luis: pad1"]);
    const pads = setSeat(setSeat(named(SHARED), 0, { device: "pad1" }), 1, { device: "pad2" });
    expect(sitting(claimed(pads, 0, "pad2"))).toEqual(["Ana: pad2", "Luis: pad1"]);
    const between = withEva(setSeat(named(SHARED), 1, { device: "pad1" }));
    const three = setSeat(between, 2, { device: "keyboard" });
    expect(sitting(claimed(three, 1, "leftKeys"))).toEqual(["Ana: pad1", "Luis: leftKeys", "Eva: rightKeys"]);
    // Eva takes the left half from Ana, and with it a place to the left of Luis.
    const last = setSeat(withEva(named(SHARED)), 2, { device: "pad1" });
    expect(sitting(claimed(last, 2, "leftKeys"))).toEqual(["Ana: pad1", "Eva: leftKeys", "Luis: rightKeys"]);
  });
});
