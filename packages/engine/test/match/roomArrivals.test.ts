import { describe, expect, it } from "vitest";
import { NEVER, unwrap } from "../../src/index.ts";
import {
  advanceMatch,
  hashMatch,
  hear,
  newMatch,
  parseMatchSetup,
  ROOM_RULES,
  type Ruling,
  seatLogs,
  standingsOf,
  verifyMatch,
} from "../../src/doors/match.ts";
import { toldBy } from "./helpers.ts";
import { heard, leaves, openRoom, type Room, s, said, tetris } from "./roomHelpers.ts";

const TRAVEL = 250_000;
const { marginMicros: MARGIN } = ROOM_RULES;

/** Expects that the room's log, up to the latest time that the room has heard, is true. */
function expectTrue(room: Room): void {
  const log = room.log.toLog(Math.max(...room.upTo));
  expect(verifyMatch(log)).toMatchObject({ ok: true });
}

/** The attacks that a seat received, by the seat's own log. */
function receivedBy(room: Room, seat: number): readonly object[] {
  const logs = unwrap(seatLogs(room.log.toLog(Math.max(...room.upTo))));
  return logs[seat]!.inputs.filter(({ name }) => name === "received");
}

describe("when an attack arrives", () => {
  it("E-37: an attack heard early arrives after its travel time; one heard late, a margin after its ruling", () => {
    const room = openRoom({ seats: 3, terms: { targeting: "all" } });
    const first = heard(room, s(2.01), said(0, s(2.01), ...tetris(s(2))));
    expect(first).toEqual([{ at: s(2.01), type: "attack", seat: 0, index: 0, to: [1, 2], arrival: s(2) + TRAVEL }]);
    const second = heard(room, s(3), said(1, s(2.2), ...tetris(s(2.1))));
    expect(second).toEqual([{ at: s(3), type: "attack", seat: 1, index: 0, to: [0, 2], arrival: s(3) + MARGIN }]);
    heard(room, s(4), said(0, s(4)), said(1, s(4)), said(2, s(4)));
    expectTrue(room);
  });

  it("E-37: a room may have a margin of its own", () => {
    const room = openRoom();
    const margin = { marginMicros: 500_000, patienceMicros: ROOM_RULES.patienceMicros };
    const match = newMatch(room.match.setup);
    const hearings = [said(0, s(1), ...tetris(s(0.9)))];
    expect(heard(room, s(1), ...hearings)).toMatchObject([{ arrival: s(1.2) }]);
    expect(hear(match, s(1), hearings, margin)).toMatchObject({ ok: true, value: [{ arrival: s(1.5) }] });
    const log = room.log.toLog(s(1));
    expect(verifyMatch(log)).toMatchObject({ ok: true });
    expect(verifyMatch(log, margin)).toMatchObject({ ok: false });
  });

  it("E-37: lines arrive after all inputs of their time", () => {
    const room = openRoom();
    heard(room, s(2), said(0, s(2), ...tetris(s(1.9))));
    const arrival = s(2.2);
    // Seat 1 clears four lines at the time of the arrival. The attacks cross, and no lines arrive.
    heard(room, s(3), said(1, arrival));
    expect(room.match.games[1]!.state.queued).toBe(0);
    expect(room.match.state.parcels).toMatchObject([{ from: 0, to: 1, arrival, lines: 4 }]);
    heard(room, s(3), said(1, arrival, ...tetris(arrival)));
    expect(room.match.state.parcels).toEqual([]);
    heard(room, s(4), said(0, s(4)), said(1, s(4)));
    expect([receivedBy(room, 0), receivedBy(room, 1)]).toEqual([[], []]);
    expectTrue(room);
  });

  it("E-42: lines for several seats arrive at each of them only before the time up to which it was heard", () => {
    const room = openRoom({ seats: 3, terms: { targeting: "all" } });
    heard(room, s(2), said(0, s(2), ...tetris(s(1.9))));
    const arrival = s(2.2);
    heard(room, s(3), said(1, arrival + 1), said(2, arrival));
    expect(room.match.games.map(({ state }) => state.queued)).toEqual([0, 4, 0]);
    expect(room.match.state.parcels).toMatchObject([{ from: 0, to: 2, arrival }]);
    heard(room, s(3), said(2, arrival + 1));
    expect(room.match.games.map(({ state }) => state.queued)).toEqual([0, 4, 4]);
    expectTrue(room);
  });

  it("E-37: an attack does not cross lines that arrived a microsecond earlier", () => {
    const room = openRoom();
    heard(room, s(2), said(0, s(2), ...tetris(s(1.9))));
    heard(room, s(3), said(1, s(3), ...tetris(s(2.2) + 1)));
    // Seat 1's four lines cancel the four in its queue, and seat 1 sends nothing.
    expect(toldBy(room.match, 1, "received")).toMatchObject([{ at: s(2.2), from: 0, lines: 4 }]);
    expect(toldBy(room.match, 1, "cancelled")).toMatchObject([{ at: s(2.2) + 1, lines: 4 }]);
    expect(room.rulings).toHaveLength(1);
    heard(room, s(4), said(0, s(4)), said(1, s(4)));
    expect(receivedBy(room, 1)).toHaveLength(1);
    expectTrue(room);
  });

  it.each([
    ["first", [0, 1]],
    ["last", [1, 0]],
  ] as const)(
    "E-37: if two attacks cancel each other completely, neither seat receives lines (the room hears seat 1 %s)",
    (_, order) => {
      const room = openRoom();
      for (const [i, seat] of order.entries())
        heard(room, s(2) + i, said(seat, s(1.5), ...tetris(s(1) + 100_000 * seat)));
      heard(room, s(4), said(0, s(4)), said(1, s(4)));
      expect([receivedBy(room, 0), receivedBy(room, 1)]).toEqual([[], []]);
      expect(room.match.games.map(({ state }) => state.receives)).toEqual([0, 0]);
      const crossed = room.match.events!.filter(({ type }) => type === "crossed");
      expect(crossed).toMatchObject([{ lines: 4 }]);
      expectTrue(room);
    },
  );

  it("E-38: every fact about an attack has the time at which the attack was made", () => {
    const room = openRoom({ seats: 3, terms: { targeting: "all" } });
    heard(room, s(2), said(0, s(2), ...tetris(s(1.9))));
    heard(room, s(2.1), said(1, s(2.1), leaves(s(2.05))));
    const told = room.match.events!.filter(({ type }) => type === "sent" || type === "voided");
    expect(told).toMatchObject([
      { type: "sent", to: 1, at: s(1.9), arrival: s(2.2) },
      { type: "sent", to: 2, at: s(1.9), arrival: s(2.2) },
      { type: "voided", to: 1, at: s(1.9), lines: 4 },
    ]);
  });

  it("E-42: a seat whose clock is 40 ms behind is heard like any other", () => {
    const room = openRoom();
    for (let at = s(0.1); at <= s(3); at += 100_000) {
      const isTime = at === s(1);
      heard(room, at, said(0, at, ...(isTime ? tetris(at) : [])), said(1, at - 40_000));
    }
    expect(room.rulings).toHaveLength(1);
    expect(receivedBy(room, 1)).toMatchObject([{ at: s(1.25), value: 4 }]);
    expectTrue(room);
  });
});

describe("attacks to and from fallen seats", () => {
  it("E-42: a fallen seat is no recipient of attacks made after its end; attacks made before are void", () => {
    const room = openRoom({ seats: 4, terms: { targeting: "all" } });
    heard(room, s(2), said(3, s(2), leaves(s(1.5))));
    const rulings = [0, 1, 2].flatMap((seat) => {
      // Seat 0 attacks before the end of seat 3, seat 1 at the same time, seat 2 after it.
      const made = s(1.5) + (seat - 1) * 1_000;
      return heard(room, s(2) + seat, said(seat, s(1.9), ...tetris(made)));
    });
    expect(rulings.map((ruling: Ruling) => (ruling.type === "attack" ? ruling.to : []))).toEqual([
      [1, 2, 3],
      [0, 2, 3],
      [0, 1],
    ]);
    const voided = room.match.events!.filter((event) => event.type === "voided" && event.to === 3);
    expect(voided).toMatchObject([
      { from: 0, lines: 4 },
      { from: 1, lines: 4 },
    ]);
    expect(room.match.state.parcels.some(({ to }) => to === 3)).toBe(false);
    heard(room, s(4), ...[0, 1, 2, 3].map((seat) => said(seat, s(4))));
    expect(receivedBy(room, 3)).toEqual([]);
    expectTrue(room);
  });

  it("E-37: an attack that a seat made before its fall arrives, and can still be crossed", () => {
    const room = openRoom({ seats: 3, terms: { targeting: "all" } });
    heard(room, s(2), said(0, s(2), ...tetris(s(1.8)), leaves(s(1.9))));
    heard(room, s(3), said(1, s(3), ...tetris(s(1.9))), said(2, s(3)));
    heard(room, s(4), said(0, s(4)), said(1, s(4)), said(2, s(4)));
    expect(receivedBy(room, 2)).toMatchObject([
      { from: 0, value: 4 },
      { from: 1, value: 4 },
    ]);
    expect(receivedBy(room, 1)).toEqual([]);
    expectTrue(room);
  });
});

describe("the end of a match", () => {
  it("E-42: inputs count until the end of the match arrives; later inputs do not", () => {
    const room = openRoom();
    heard(room, s(3), said(1, s(3), leaves(s(2))));
    expect(room.rulings.map(({ type }) => type)).toEqual(["end"]);
    const over = heard(room, s(3.1), said(0, s(3.1)));
    expect(over).toEqual([{ at: s(3.1), type: "over", arrival: s(3.1) + MARGIN, result: "won", places: [1, 2] }]);
    const drop = (at: number) => ({ at, name: "hardDrop" as const });
    expect(heard(room, s(4), said(0, s(4), drop(s(3.2)), drop(s(3.5)), drop(s(3.9))))).toEqual([]);
    const { state } = room.match.games[0]!;
    expect(state).toMatchObject({ outcome: "won", pieces: 1, time: s(3.1) + MARGIN });
    expect(toldBy(room.match, 0, "ended")).toMatchObject([{ at: s(3.1) + MARGIN, isWon: true }]);
    heard(room, s(4), said(1, s(4)));
    expectTrue(room);
  });

  it("E-42: a room makes no rulings after the end of the match", () => {
    const room = openRoom({ seats: 3, terms: { targeting: "all" }, goals: [4, 0, 0] });
    heard(room, s(3), said(0, s(3), ...tetris(s(2))), said(1, s(3)), said(2, s(3)));
    expect(room.rulings.at(-1)).toMatchObject({ type: "over", places: [1, 2, 2] });
    const { length } = room.rulings;
    heard(room, s(3.1), said(1, s(3.1), ...tetris(s(3.05))), said(2, s(3.1), leaves(s(3.05))));
    expect(room.rulings).toHaveLength(length);
    expect(standingsOf(room.match)).toEqual({ result: "won", places: [1, 2, 2] });
    heard(room, s(4), ...[0, 1, 2].map((seat) => said(seat, s(4))));
    expect(room.match.games.map(({ state }) => state.outcome)).toEqual(["won", "lost", "left"]);
    expectTrue(room);
  });

  it("E-34: under one clock a match can be advanced beyond its end, to any time", () => {
    const match = newMatch(
      unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 1, seats: [{}, {}], limitMinutes: 1 })),
    );
    expect(advanceMatch(match, NEVER)).toMatchObject({ ok: true });
    expect(standingsOf(match).result).toBe("drawn");
    expect(match.games.every(({ state }) => state.phase === "ended")).toBe(true);
    const hash = hashMatch(match);
    expect(advanceMatch(match, NEVER)).toMatchObject({ ok: true });
    expect(hashMatch(match)).toBe(hash);
  });
});
