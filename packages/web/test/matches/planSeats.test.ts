import { describe, expect, it } from "vitest";
import {
  addSeat,
  canRemove,
  claim,
  hasRoomFor,
  moveSeat,
  removeSeat,
  setPlayer,
  setSeat,
} from "../../src/matches/planSeats.ts";
import { setBook } from "../../src/matches/planRules.ts";
import type { MatchPlan, SeatDevice } from "../../src/settings/matchPlan.ts";
import { ALONE, SHARED, TWO, withComputers } from "./plans.ts";

const devicesOf = ({ seats }: MatchPlan): readonly (SeatDevice | undefined)[] => seats.map(({ device }) => device);

describe("Seats", () => {
  it("S-1: whoever sits down has a picture and a team of their own", () => {
    const { seats } = withComputers(4);
    expect(seats).toHaveLength(6);
    expect(new Set(seats.map(({ avatar }) => avatar)).size).toBe(6);
    expect(new Set(seats.map(({ team }) => team)).size).toBe(6);
  });

  it("S-1: up to six where one plays against computers, four where several people share the screen", () => {
    expect(hasRoomFor(withComputers(3), "easy")).toBe(true);
    expect(hasRoomFor(withComputers(4), "easy")).toBe(false);
    // A second person brings the others to one screen.
    expect(hasRoomFor(withComputers(1), undefined)).toBe(true);
    expect(hasRoomFor(withComputers(2), undefined)).toBe(false);
    expect(hasRoomFor(withComputers(2, SHARED), "easy")).toBe(false);
  });

  it("S-1, N-17: no more than the rule book seats", () => {
    const plan = setBook(withComputers(2), "new");
    expect(hasRoomFor(plan, "easy")).toBe(false);
    expect(hasRoomFor(removeSeat(plan, 3), "easy")).toBe(true);
  });

  it("S-4: two stay at least", () => {
    expect(canRemove(ALONE)).toBe(false);
    expect(canRemove(withComputers(1))).toBe(true);
    expect(removeSeat(withComputers(1), 1).seats.map(({ avatar }) => avatar)).toEqual(["bear", "fox"]);
  });

  it("S-4: seats change sides with all that is theirs, and stay at the ends", () => {
    const named = setSeat(SHARED, 0, { name: "Ada" });
    const moved = moveSeat(named, 0, 1);
    expect(moved.seats.map(({ name }) => name)).toEqual(["", "Ada"]);
    expect(devicesOf(moved)).toEqual(["leftKeys", "rightKeys"]);
    expect(moveSeat(moved, 1, 1)).toEqual(moved);
    expect(moveSeat(moved, 0, -1)).toEqual(moved);
  });

  it("S-6: a name goes with whoever has it, not with the seat; another rank keeps it", () => {
    const named = setSeat(ALONE, 1, { name: "Nachanca" });
    expect(setPlayer(named, 1, "master").seats[1]).toMatchObject({ name: "Nachanca", computer: "master" });
    expect(setPlayer(named, 1, undefined).seats[1]).toMatchObject({ name: "", computer: undefined });
  });
});

describe("Claiming", () => {
  it("S-2: the seat that waits gets the first device that is free", () => {
    expect(devicesOf(TWO)).toEqual(["rightKeys", undefined]);
    expect(devicesOf(claim(TWO, "leftKeys"))).toEqual(["rightKeys", "leftKeys"]);
    expect(devicesOf(claim(TWO, "pad2"))).toEqual(["rightKeys", "pad2"]);
  });

  it("S-2: pressing what one has already takes it from nobody", () => {
    expect(claim(TWO, "rightKeys")).toBe(TWO);
    expect(claim(SHARED, "pad1")).toBe(SHARED);
  });

  it("S-2: who asks for a device gets it, and gives the old one in exchange", () => {
    expect(devicesOf(claim(SHARED, "leftKeys", 0))).toEqual(["leftKeys", "rightKeys"]);
    expect(devicesOf(claim(SHARED, "pad1", 1))).toEqual(["rightKeys", "pad1"]);
    expect(claim(SHARED, "leftKeys", 1)).toBe(SHARED);
  });

  it("S-2: one person alone has everything and claims nothing; a computer needs nothing", () => {
    expect(claim(ALONE, "pad1")).toBe(ALONE);
    expect(devicesOf(withComputers(1))).toEqual(["rightKeys", undefined, undefined]);
    expect(devicesOf(setPlayer(SHARED, 1, "hard"))).toEqual(["rightKeys", undefined]);
  });

  it("S-2: whoever is left alone has a device again", () => {
    const third = addSeat(TWO, "easy");
    expect(devicesOf(removeSeat(third, 0))).toEqual(["rightKeys", undefined]);
  });

  it("S-2: no two people have the same device, whatever a plan says", () => {
    const both = setSeat(SHARED, 1, { device: "rightKeys" });
    expect(devicesOf(both)).toEqual(["rightKeys", undefined]);
  });
});
