// Logs of small rooms with rulings written by hand: some are true, others nearly true.

import { describe, expect, it } from "vitest";
import { describeProblem, unwrap } from "../../src/index.ts";
import {
  checkMatchLog,
  type MatchLog,
  ROOM_RULES,
  type Ruling,
  standingsOf,
  verifyMatch,
} from "../../src/doors/match.ts";
import { heard, leaves, openRoom, type Room, s, said, tetris } from "./roomHelpers.ts";

const { marginMicros: MARGIN, patienceMicros: PATIENCE } = ROOM_RULES;

/** A room in which seat 1 leaves at two seconds. The room rules on this at three seconds. */
function leftRoom(): Room {
  const room = openRoom();
  heard(room, s(3), said(1, s(3), leaves(s(2))), said(0, s(3)));
  return room;
}

/** The log of a room with these rulings instead of its own. */
function withRulings({ log }: Room, end: number, ...rulings: readonly Ruling[]): MatchLog {
  const { setup, inputs } = log.toLog(end);
  return unwrap(checkMatchLog(setup, inputs, rulings, end));
}

function overAt(at: number): Ruling {
  return { at, type: "over", arrival: at + MARGIN, result: "won", places: [1, 2] };
}

function endAt(at: number): Ruling {
  return { at, type: "end", seat: 1 };
}

describe("true and nearly true logs of rooms", () => {
  it("E-44: the room's own log is true", () => {
    const room = leftRoom();
    expect(room.rulings).toEqual([endAt(s(3)), overAt(s(3))]);
    const match = unwrap(verifyMatch(withRulings(room, s(4), ...room.rulings)));
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2] });
  });

  it("E-44: a log without a ruling on the end that decides the match is not true", () => {
    expect(verifyMatch(withRulings(leftRoom(), s(4), overAt(s(3)))).ok).toBe(false);
  });

  it("E-44: a match is over only at a time at which the room can have heard every seat beyond the last fall", () => {
    const room = leftRoom();
    expect(verifyMatch(withRulings(room, s(4), endAt(s(2)), overAt(s(2) + 1))).ok).toBe(true);
    expect(verifyMatch(withRulings(room, s(4), endAt(s(2)), overAt(s(2)))).ok).toBe(false);
    expect(verifyMatch(withRulings(room, s(4), endAt(s(2) - 1), overAt(s(3)))).ok).toBe(false);
  });

  it("E-44: a log without a ruling on the attack that decides the match is not true", () => {
    const room = openRoom({ goals: [4, 0] });
    heard(room, s(3), said(0, s(3), ...tetris(s(2))), said(1, s(3)));
    const [attack, over] = room.rulings;
    expect(attack).toMatchObject({ type: "attack", seat: 0, to: [1] });
    expect(over).toMatchObject({ type: "over", places: [1, 2] });
    expect(verifyMatch(withRulings(room, s(4), attack!, over!)).ok).toBe(true);
    expect(verifyMatch(withRulings(room, s(4), over!)).ok).toBe(false);
  });

  it("E-44: a log without a ruling on an attack before the last fall is not true if the match is over", () => {
    const room = openRoom();
    heard(room, s(3), said(0, s(3), ...tetris(s(1.5))), said(1, s(3), leaves(s(2))));
    const [attack, end, over] = room.rulings;
    expect([attack, end, over]).toMatchObject([{ type: "attack" }, { type: "end" }, { type: "over" }]);
    expect(verifyMatch(withRulings(room, s(4), attack!, end!, over!)).ok).toBe(true);
    expect(verifyMatch(withRulings(room, s(4), end!, over!)).ok).toBe(false);
  });

  it("E-44: an end and the result wait for their rulings at most as long as the room's patience", () => {
    const room = leftRoom();
    const patient = s(2) + PATIENCE;
    expect(verifyMatch(withRulings(room, s(20), endAt(patient), overAt(patient))).ok).toBe(true);
    expect(verifyMatch(withRulings(room, s(20), endAt(patient + 1), overAt(patient + 1))).ok).toBe(false);
    expect(verifyMatch(withRulings(room, patient)).ok).toBe(true);
    expect(verifyMatch(withRulings(room, patient + 1)).ok).toBe(false);
    expect(verifyMatch(withRulings(room, s(20), endAt(s(3)))).ok).toBe(false);
  });

  it("E-44: an attack waits for its ruling at most as long as the room's patience", () => {
    const room = openRoom();
    heard(room, s(2), said(0, s(2), ...tetris(s(2))));
    const patient = s(2) + PATIENCE;
    const attackAt = (at: number): Ruling => ({ at, type: "attack", seat: 0, index: 0, to: [1], arrival: at + MARGIN });
    expect(verifyMatch(withRulings(room, s(15), attackAt(patient))).ok).toBe(true);
    expect(verifyMatch(withRulings(room, s(15), attackAt(patient + 1))).ok).toBe(false);
    expect(verifyMatch(withRulings(room, patient)).ok).toBe(true);
    expect(verifyMatch(withRulings(room, patient + 1)).ok).toBe(false);
    const hasty = { marginMicros: MARGIN, patienceMicros: s(1) };
    expect(verifyMatch(withRulings(room, s(4), attackAt(s(3))), hasty).ok).toBe(true);
    expect(verifyMatch(withRulings(room, s(4), attackAt(s(3) + 1)), hasty).ok).toBe(false);
  });

  it("E-44: a room may rule on an attack at the time of the attack, and not before", () => {
    const room = openRoom();
    heard(room, s(2), said(0, s(2), ...tetris(s(2))));
    const attack: Ruling = { at: s(2), type: "attack", seat: 0, index: 0, to: [1], arrival: s(2.25) };
    expect(room.rulings).toEqual([attack]);
    expect(verifyMatch(withRulings(room, s(4), attack)).ok).toBe(true);
    expect(verifyMatch(withRulings(room, s(4), { ...attack, at: s(2) - 1 })).ok).toBe(false);
  });

  it("E-44: a match under one clock has no rulings in its log", () => {
    const room = leftRoom();
    const { setup, inputs } = openRoom({ isInRoom: false }).log.toLog(0);
    expect(checkMatchLog(setup, inputs, room.rulings, s(4)).ok).toBe(false);
  });

  it("E-44: the problem says which ruling is wrong", () => {
    const room = openRoom({ seats: 3, terms: { targeting: "all" } });
    heard(room, s(2), said(0, s(2), ...tetris(s(1))), said(1, s(2), ...tetris(s(1.5))));
    const [first, second] = room.rulings;
    const result = verifyMatch(withRulings(room, s(4), first!, { ...second!, arrival: s(3) } as Ruling));
    expect(result).toMatchObject({ ok: false, problem: { where: { part: "ruling", which: 2 } } });
    if (!result.ok) expect(describeProblem(result.problem)).not.toMatch(/undefined|NaN/);
  });
});
