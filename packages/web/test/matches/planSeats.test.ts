import { describe, expect, it } from "vitest";
import {
  addSeat,
  canRemove,
  hasRoomFor,
  moveSeat,
  removeSeat,
  setPlayer,
  setSeat,
} from "../../src/matches/planSeats.ts";
import { setBook } from "../../src/matches/planRules.ts";
import { parsePlan } from "../../src/settings/matchPlan.ts";
import { ALONE, devicesOf, namesIn, SHARED, TWO, withComputers } from "./plans.ts";

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
    const moved = moveSeat(named, 0, 1, "");
    expect(namesIn(moved)).toEqual(["", "Ada"]);
    expect(moved.seats.map(({ avatar }) => avatar)).toEqual(["cat", "bear"]);
    expect(moveSeat(moved, 1, 1, "")).toEqual(moved);
    expect(moveSeat(moved, 0, -1, "")).toEqual(moved);
  });

  it("S-6: the player's own name changes places with the player, unless the seat has another", () => {
    expect(namesIn(moveSeat(SHARED, 0, 1, "Ada"))).toEqual(["", "Ada"]);
    expect(namesIn(moveSeat(setSeat(SHARED, 0, { name: "Eva" }), 0, 1, "Ada"))).toEqual(["", "Eva"]);
    // The first person still is the first.
    expect(namesIn(moveSeat(ALONE, 0, 1, "Ada"))).toEqual(["", ""]);
  });

  it("S-6: a name goes with whoever has it, not with the seat; another rank keeps it", () => {
    const named = setSeat(ALONE, 1, { name: "Nachanca" });
    expect(setPlayer(named, 1, "master").seats[1]).toMatchObject({ name: "Nachanca", computer: "master" });
    expect(setPlayer(named, 1, undefined).seats[1]).toMatchObject({ name: "", computer: undefined });
  });
});

describe("Devices", () => {
  it("S-2: of two at one keyboard the one further left has the left half, wherever they move", () => {
    expect(devicesOf(SHARED)).toEqual(["leftKeys", "rightKeys"]);
    const three = setSeat(addSeat(SHARED, undefined), 2, { name: "Eva", device: "pad1" });
    expect(devicesOf(three)).toEqual(["leftKeys", "rightKeys", "pad1"]);
    const between = moveSeat(three, 2, -1, "");
    expect(devicesOf(between)).toEqual(["leftKeys", "pad1", "rightKeys"]);
    expect(devicesOf(moveSeat(between, 0, 1, ""))).toEqual(["pad1", "leftKeys", "rightKeys"]);
    // As they sit in the next match with the sides swapped.
    expect(devicesOf({ ...between, seats: between.seats.toReversed() })).toEqual(["leftKeys", "pad1", "rightKeys"]);
  });

  it("S-2: one person alone at the keyboard has all of it; a computer needs nothing", () => {
    expect(devicesOf(TWO)).toEqual(["keyboard", undefined]);
    expect(devicesOf(withComputers(1))).toEqual(["keyboard", undefined, undefined]);
    expect(devicesOf(setSeat(SHARED, 1, { device: "touch" }))).toEqual(["keyboard", "touch"]);
    expect(devicesOf(setPlayer(SHARED, 1, "hard"))).toEqual(["keyboard", undefined]);
  });

  it("S-2: a person who is left alone has a device again", () => {
    const third = addSeat(TWO, "easy");
    expect(devicesOf(removeSeat(third, 0))).toEqual(["keyboard", undefined]);
  });

  it("S-2: a keyboard has two halves, and no two people have the same pad, even if a plan says so", () => {
    const pads = setSeat(setSeat(SHARED, 0, { device: "pad1" }), 1, { device: "pad1" });
    expect(devicesOf(pads)).toEqual(["pad1", undefined]);
    const third = setSeat(addSeat(SHARED, undefined), 2, { device: "keyboard" });
    expect(devicesOf(third)).toEqual(["leftKeys", "rightKeys", undefined]);
  });

  it("S-2: in a plan kept when each seat named its half, the left half plays the left board, too", () => {
    const kept = {
      ...SHARED,
      seats: SHARED.seats.map((seat, i) => ({ ...seat, device: i === 0 ? "rightKeys" : "leftKeys" })),
    };
    expect(parsePlan(kept)).toEqual(SHARED);
  });
});
