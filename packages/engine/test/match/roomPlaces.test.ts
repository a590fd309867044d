// Who has which place in a room does not depend on who was heard when.

import { describe, expect, it } from "vitest";
import { type Input, MINUTE, unwrap } from "../../src/index.ts";
import { isOver, standingsOf, verifyMatch } from "../../src/doors/match.ts";
import {
  dropsFrom,
  endOf,
  heard,
  leaves,
  openRoom,
  type Room,
  type RoomRequest,
  s,
  said,
  tetris,
} from "./roomHelpers.ts";

/** What the player of each seat does. */
type Deeds = readonly (readonly Input[])[];

/** All seats are heard up to the end, one after another. */
function hearInOrder(request: RoomRequest, deeds: Deeds, order: readonly number[], upTo: number): Room {
  const room = openRoom({ seats: deeds.length, ...request });
  for (const seat of order) heard(room, upTo, said(seat, upTo, ...deeds[seat]!));
  // The end arrives.
  const later = upTo + s(1);
  for (const seat of order) heard(room, later, said(seat, later));
  return room;
}

/** All orders of so many seats. */
function ordersOf(seats: number): number[][] {
  if (seats === 0) return [[]];
  const orders = ordersOf(seats - 1);
  return orders.flatMap((order) => Array.from({ length: seats }, (_, i) => order.toSpliced(i, 0, seats - 1)));
}

/** Whoever is heard first or last: the same standings, and a true log. */
function expectPlaces(
  request: RoomRequest,
  deeds: Deeds,
  upTo: number,
  result: string,
  places: readonly number[],
): void {
  for (const order of ordersOf(deeds.length)) {
    const room = hearInOrder(request, deeds, order, upTo);
    expect(standingsOf(room.match), String(order)).toEqual({ result, places });
    const verified = unwrap(verifyMatch(room.log.toLog(upTo + s(1))));
    expect(standingsOf(verified), String(order)).toEqual({ result, places });
  }
}

describe("places in a room", () => {
  it("E-43: a fall that is heard late does not turn a defeat into a victory", () => {
    expectPlaces({}, [[leaves(s(11.7))], [leaves(s(18.3))]], s(19), "won", [2, 1]);
  });

  it("E-43: so it is where the stacks are too high", () => {
    const falls = [dropsFrom(s(1)), dropsFrom(s(1.7))];
    expectPlaces({}, falls, s(11), "won", [2, 1]);
    const { match } = hearInOrder({}, falls, [1, 0], s(11));
    expect(endOf(match.games[0]!)).toBeLessThan(endOf(match.games[1]!)!);
  });

  it("E-43: seats that fall at the same time share their place", () => {
    expectPlaces({}, [[leaves(s(5))], [leaves(s(5))]], s(6), "drawn", [1, 1]);
    expectPlaces({}, [[leaves(s(5))], [leaves(s(5))], []], s(6), "won", [2, 2, 1]);
  });

  it("E-43: the one who falls later has the better place", () => {
    expectPlaces({}, [[leaves(s(3))], [leaves(s(4))], [leaves(s(2))], []], s(6), "won", [3, 2, 4, 1]);
  });

  it("E-43: a place waits until every seat that still plays was heard beyond the fall", () => {
    const room = openRoom({ seats: 4 });
    heard(room, s(3), said(1, s(3), leaves(s(2))));
    expect(room.match.state.isOut).toEqual([false, true, false, false]);
    expect(standingsOf(room.match).places).toEqual([0, 0, 0, 0]);
    heard(room, s(3), said(0, s(3)), said(2, s(2.5)), said(3, s(2)));
    // An input at two seconds may still come.
    expect(standingsOf(room.match).places).toEqual([0, 0, 0, 0]);
    heard(room, s(3), said(3, s(2) + 1));
    expect(standingsOf(room.match).places).toEqual([0, 4, 0, 0]);
    expect(room.rulings.map(({ type }) => type)).toEqual(["end"]);
    // The next one fell before: it is heard later than its fall, but nobody has a place that it could lose.
    heard(room, s(3), said(2, s(3), leaves(s(2.5))));
    expect(standingsOf(room.match).places).toEqual([0, 4, 0, 0]);
    heard(room, s(3), said(3, s(3)));
    expect(standingsOf(room.match).places).toEqual([0, 4, 3, 0]);
  });

  it("E-43: a place and a goal have their true times, a knock-out and the end those of their rulings", () => {
    const room = openRoom({ seats: 3, goals: [4, 0, 0] });
    heard(room, s(3), said(1, s(3), leaves(s(1))), said(2, s(3)));
    heard(room, s(3), said(0, s(3), ...tetris(s(2))));
    const told = room.match.events!.filter(({ type }) => type !== "sent" && type !== "markMoved");
    expect(told.map(({ type, at }) => [type, at])).toEqual([
      ["knockedOut", s(3)],
      ["placed", s(1)],
      ["reached", s(2)],
      ["placed", s(2)],
      ["placed", s(2)],
      ["over", s(3)],
    ]);
  });

  it("E-43: a goal is reached at the time at which it was reached, whoever is heard last", () => {
    const early = [tetris(s(3)), tetris(s(2))];
    expectPlaces({ goals: [4, 4] }, early, s(4), "won", [2, 1]);
    expectPlaces({ goals: [4, 4] }, [tetris(s(3)), tetris(s(3))], s(4), "drawn", [1, 1]);
    expectPlaces({ goals: [4, 4] }, [tetris(s(3)), [leaves(s(3))]], s(4), "won", [1, 2]);
    expectPlaces({ goals: [4, 4] }, [tetris(s(3)), [leaves(s(2.9))]], s(4), "won", [1, 2]);
  });

  it("E-43: a team reaches its goal at the earliest time by which its lines add up", () => {
    const seats = [{ team: 0 }, { team: 0 }, { team: 1 }];
    const request = { seats, goals: [8, 4], terms: { garbage: "none" } };
    expectPlaces(request, [tetris(s(2)), tetris(s(4)), tetris(s(4.1))], s(5), "won", [1, 1, 2]);
    expectPlaces(request, [tetris(s(4)), tetris(s(2)), tetris(s(3.9))], s(5), "won", [2, 2, 1]);
    // The lines of the fallen count.
    expectPlaces(request, [[...tetris(s(2)), leaves(s(2.5))], tetris(s(4)), tetris(s(4.1))], s(5), "won", [1, 1, 2]);
  });

  it("E-42, E-43: a goal is not ruled on before it is reached, where a clock is ahead", () => {
    const room = openRoom({ goals: [4, 4] });
    // The room holds back what is ahead of its own clock.
    heard(room, s(2), said(0, s(2)), said(1, s(2)));
    heard(room, s(2.03), said(0, s(2.03)), said(1, s(2.03)));
    expect(isOver(room.match)).toBe(false);
    const [attack, over] = heard(room, s(2.1), said(0, s(2.1), ...tetris(s(2.05))), said(1, s(2.1)));
    expect(attack).toMatchObject({ type: "attack", at: s(2.1) });
    expect(over).toMatchObject({ type: "over", at: s(2.1), places: [1, 2] });
  });

  it("E-43: seats that stand when a goal ends the match are placed by the points of their last clear", () => {
    const drop = (at: number): Input => ({ at, name: "hardDrop" });
    const request = { variation: "ultra", goals: [0, 0, 0, 4], terms: { garbage: "none" } };
    const deeds = [[drop(s(1)), drop(s(2))], tetris(s(2)), [drop(s(1.5))], tetris(s(3))];
    // Hard Drops give points; without a clear they do not count, and after the goal nothing does.
    expectPlaces(request, [...deeds.slice(0, 3), [...deeds[3]!]], s(4), "won", [3, 2, 3, 1]);
    expectPlaces(request, [deeds[0]!, tetris(s(3.1)), deeds[2]!, deeds[3]!], s(4), "won", [2, 2, 2, 1]);
  });

  it("E-38: a match that reaches its limit of time ends drawn when all were heard beyond it", () => {
    const room = openRoom({ limitMinutes: 1, options: { startingRows: 0 } });
    heard(room, s(61), said(0, s(61)), said(1, MINUTE));
    expect(isOver(room.match)).toBe(false);
    const [over] = heard(room, s(61), said(1, MINUTE + 1));
    expect(over).toMatchObject({ type: "over", at: s(61), result: "drawn", places: [1, 1] });
    heard(room, s(62), said(0, s(62)), said(1, s(62)));
    expect(room.match.games.map(({ state }) => state.outcome)).toEqual(["drawn", "drawn"]);
    expect(verifyMatch(room.log.toLog(s(62)))).toMatchObject({ ok: true });
  });

  it("E-38: a fall before the limit, heard after it, counts", () => {
    const request = { limitMinutes: 1, options: { startingRows: 0 } };
    expectPlaces(request, [[leaves(s(59))], []], s(61), "won", [2, 1]);
    expectPlaces(request, [[leaves(s(60.5))], []], s(61), "drawn", [1, 1]);
  });
});
