// The places in a room do not depend on the order in which the room hears its seats.

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

/** The inputs of each seat's player. */
type Deeds = readonly (readonly Input[])[];

/** A room that hears all seats up to one time, one seat after another. */
function hearInOrder(request: RoomRequest, deeds: Deeds, order: readonly number[], upTo: number): Room {
  const room = openRoom({ seats: deeds.length, ...request });
  for (const seat of order) heard(room, upTo, said(seat, upTo, ...deeds[seat]!));
  // The room hears all seats beyond the arrival of the end.
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

/** Expects the same standings and a true log for every order in which the room may hear its seats. */
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
  it("E-43: the seat that falls first loses, even if the room hears that seat last", () => {
    expectPlaces({}, [[leaves(s(11.7))], [leaves(s(18.3))]], s(19), "won", [2, 1]);
  });

  it("E-43: the same is true when both seats fall because their stacks are too high", () => {
    const falls = [dropsFrom(s(1)), dropsFrom(s(1.7))];
    expectPlaces({}, falls, s(11), "won", [2, 1]);
    const { match } = hearInOrder({}, falls, [1, 0], s(11));
    expect(endOf(match.games[0]!)).toBeLessThan(endOf(match.games[1]!)!);
  });

  it("E-43: seats that fall at the same time share their place", () => {
    expectPlaces({}, [[leaves(s(5))], [leaves(s(5))]], s(6), "drawn", [1, 1]);
    expectPlaces({}, [[leaves(s(5))], [leaves(s(5))], []], s(6), "won", [2, 2, 1]);
  });

  it("E-43: of two seats the one that falls later has the better place", () => {
    expectPlaces({}, [[leaves(s(3))], [leaves(s(4))], [leaves(s(2))], []], s(6), "won", [3, 2, 4, 1]);
  });

  it("E-43: a fallen seat gets its place when the room has heard every seat that still plays beyond the fall", () => {
    const room = openRoom({ seats: 4 });
    heard(room, s(3), said(1, s(3), leaves(s(2))));
    expect(room.match.state.isOut).toEqual([false, true, false, false]);
    expect(standingsOf(room.match).places).toEqual([0, 0, 0, 0]);
    heard(room, s(3), said(0, s(3)), said(2, s(2.5)), said(3, s(2)));
    // Seat 3 may still send an input at two seconds.
    expect(standingsOf(room.match).places).toEqual([0, 0, 0, 0]);
    heard(room, s(3), said(3, s(2) + 1));
    expect(standingsOf(room.match).places).toEqual([0, 4, 0, 0]);
    expect(room.rulings.map(({ type }) => type)).toEqual(["end"]);
    // Seat 2 leaves at 2.5 seconds. Its place waits for seat 3, which the room has not heard beyond that time.
    heard(room, s(3), said(2, s(3), leaves(s(2.5))));
    expect(standingsOf(room.match).places).toEqual([0, 4, 0, 0]);
    heard(room, s(3), said(3, s(3)));
    expect(standingsOf(room.match).places).toEqual([0, 4, 3, 0]);
  });

  it("E-43: places and goals have their true times; knock-outs and the match's end, those of their rulings", () => {
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

  it("E-43: the seat that reaches its goal first wins, in whatever order the room hears the seats", () => {
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

  it("E-42, E-43: a room rules on a goal only after a seat has reached it, even if the seat's clock is ahead", () => {
    const room = openRoom({ goals: [4, 4] });
    // The room holds back inputs that are ahead of its own clock.
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
    // Hard Drops give points. Points after a seat's last clear do not count, and no points after the goal count.
    expectPlaces(request, [...deeds.slice(0, 3), [...deeds[3]!]], s(4), "won", [3, 2, 3, 1]);
    expectPlaces(request, [deeds[0]!, tetris(s(3.1)), deeds[2]!, deeds[3]!], s(4), "won", [2, 2, 2, 1]);
  });

  it("E-38: a match that reaches its time limit ends drawn when the room has heard all seats beyond the limit", () => {
    const room = openRoom({ limitMinutes: 1, options: { startingRows: 0 } });
    heard(room, s(61), said(0, s(61)), said(1, MINUTE));
    expect(isOver(room.match)).toBe(false);
    const [over] = heard(room, s(61), said(1, MINUTE + 1));
    expect(over).toMatchObject({ type: "over", at: s(61), result: "drawn", places: [1, 1] });
    heard(room, s(62), said(0, s(62)), said(1, s(62)));
    expect(room.match.games.map(({ state }) => state.outcome)).toEqual(["drawn", "drawn"]);
    expect(verifyMatch(room.log.toLog(s(62)))).toMatchObject({ ok: true });
  });

  it("E-38: a fall before the time limit counts, even if the room hears the seat after the limit", () => {
    const request = { limitMinutes: 1, options: { startingRows: 0 } };
    expectPlaces(request, [[leaves(s(59))], []], s(61), "won", [2, 1]);
    expectPlaces(request, [[leaves(s(60.5))], []], s(61), "drawn", [1, 1]);
  });
});
