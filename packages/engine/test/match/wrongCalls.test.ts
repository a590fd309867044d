// Data from outside may be wrong in any way. The functions that take it return a problem, throw nothing, and change
// nothing.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeProblem, type Input, INPUT_NAMES, type Result, unwrap } from "../../src/index.ts";
import {
  advanceMatch,
  checkMatchLog,
  hashMatch,
  hear,
  type Hearing,
  type Match,
  newMatch,
  parseMatchSetup,
  playSeat,
  resumeMatch,
  verifyMatch,
} from "../../src/doors/match.ts";
import { runs } from "./anyMatch.ts";
import { heard, openRoom, type Room, s, said, tetris } from "./roomHelpers.ts";

/** A room that has made a ruling at two seconds. It has heard its seats up to different times. */
function someRoom(): Room {
  const room = openRoom({ seats: 3, terms: { targeting: "chosen" } });
  heard(room, s(2), said(0, s(2), ...tetris(s(1))), said(1, s(1.5)));
  return room;
}

/** A match of two seats under one clock, at two seconds. */
function someMatch(): Match {
  const match = newMatch(unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 7, seats: [{}, {}] })));
  unwrap(advanceMatch(match, s(2)));
  return match;
}

/** Expects that the call returns a problem with a readable description, and that the match is unchanged. */
function expectRefused(match: Match, call: () => Result<unknown>): void {
  const hash = hashMatch(match);
  const { eventCount, time } = match.state;
  const events = match.events?.length;
  const result = call();
  expect(result.ok).toBe(false);
  if (!result.ok) expect(describeProblem(result.problem)).not.toMatch(/undefined|\[object/);
  expect(hashMatch(match)).toBe(hash);
  expect(match.state).toMatchObject({ eventCount, time });
  expect(match.events?.length).toBe(events);
}

const NO_TIMES: readonly (readonly [string, number])[] = [
  ["not a number", Number.NaN],
  ["infinite", Infinity],
  ["less than 0", -1],
  ["not a whole number", s(3) + 0.5],
  ["too large to be exact", 2 ** 60],
];

const NO_SEATS: readonly (readonly [string, number])[] = [
  ["beyond the last", 3],
  ["less than 0", -1],
  ["not a whole number", 0.5],
  ["not a number", Number.NaN],
];

const drop = (at: number): Input => ({ at, name: "hardDrop" });

describe("hear, called wrongly", () => {
  it.each(NO_TIMES)("E-46: the room's time is %s", (_, at) => {
    const { match } = someRoom();
    expectRefused(match, () => hear(match, at, []));
    expectRefused(match, () => hear(match, at, [said(0, s(2.5))]));
  });

  it("E-46: the room's time goes backwards", () => {
    const { match } = someRoom();
    expectRefused(match, () => hear(match, s(2) - 1, []));
    expectRefused(match, () => hear(match, s(1.8), [said(1, s(1.7))]));
  });

  it.each(NO_SEATS)("E-46: the number of a seat is %s", (_, seat) => {
    const { match } = someRoom();
    expectRefused(match, () => hear(match, s(3), [said(seat, s(3))]));
    expectRefused(match, () => hear(match, s(3), [said(0, s(3), drop(s(2.5))), said(seat, s(3))]));
  });

  it("E-46: a seat is heard twice in one hearing", () => {
    const { match } = someRoom();
    expectRefused(match, () => hear(match, s(3), [said(0, s(2.5)), said(0, s(3))]));
  });

  it.each(NO_TIMES)("E-46: a seat is heard up to a time that is %s", (_, upTo) => {
    const { match } = someRoom();
    expectRefused(match, () => hear(match, s(3), [said(0, upTo)]));
  });

  it.each<readonly [string, Hearing]>([
    ["up to a time ahead of the room's clock", said(0, s(3) + 1)],
    ["up to a time before that of its last hearing", said(0, s(2) - 1)],
    ["with an input before the time of its last hearing", said(0, s(3), drop(s(2) - 1))],
    ["with an input after the time of this hearing", said(0, s(2.5), drop(s(2.5) + 1))],
    ["with inputs out of order", said(0, s(3), drop(s(2.6)), drop(s(2.5)))],
    ["with an input whose time is not a whole number", said(0, s(3), drop(s(2.5) + 0.5))],
    ["with an input whose time is not a number", said(0, s(3), drop(Number.NaN))],
    ["with received lines", said(1, s(3), { at: s(2.5), name: "received", value: 4, from: 0, attack: 1 })],
    ["with a victory of its own", said(0, s(3), { at: s(2.5), name: "ended", value: 1 })],
    ["with a defeat of its own", said(0, s(3), { at: s(2.5), name: "ended", value: 2 })],
    ["with a draw of its own", said(0, s(3), { at: s(2.5), name: "ended", value: 3 })],
    ["with an end of an unknown kind", said(0, s(3), { at: s(2.5), name: "ended", value: 9 })],
    ["with an end without a kind", said(0, s(3), { at: s(2.5), name: "ended" })],
    ["with an input that stops gravity", said(0, s(3), { at: s(2.5), name: "freeze", value: 1 })],
    ["with a target that does not exist", said(0, s(3), { at: s(2.5), name: "target", value: 5 })],
    ["with an input of an unknown name", said(0, s(3), { at: s(2.5), name: "mercy" as Input["name"] })],
    ["with a value on an input that takes none", said(0, s(3), { at: s(2.5), name: "left", value: 1 })],
  ])("E-46: a seat is heard %s", (_, hearing) => {
    const { match } = someRoom();
    expectRefused(match, () => hear(match, s(3), [hearing]));
    // The room refuses the whole hearing, with valid inputs of another seat before or after the wrong ones.
    expectRefused(match, () => hear(match, s(3), [said(2, s(3), drop(s(2.5))), hearing]));
    expectRefused(match, () => hear(match, s(3), [hearing, said(2, s(3), drop(s(2.5)))]));
    expect(hear(match, s(3), [said(2, s(3), drop(s(2.5)))])).toMatchObject({ ok: true });
  });

  it("E-46: a match under one clock refuses hearings", () => {
    const match = someMatch();
    expectRefused(match, () => hear(match, s(3), []));
    expectRefused(match, () => hear(match, s(3), [said(0, s(3))]));
  });

  it("E-46: a room accepts inputs of a game that has ended, and they change nothing in that game", () => {
    const room = openRoom({ seats: 3 });
    heard(room, s(2), said(0, s(2), { at: s(1), name: "ended", value: 0 }));
    const { state } = room.match.games[0]!;
    const { pieces, time } = state;
    expect(hear(room.match, s(3), [said(0, s(3), drop(s(2.5)))])).toEqual({ ok: true, value: [] });
    expect(room.match.games[0]!.state).toMatchObject({ pieces, time });
  });
});

describe("a match under one clock, called wrongly", () => {
  it.each(NO_TIMES)("E-46: the match is advanced to a time that is %s", (_, at) => {
    const match = someMatch();
    expectRefused(match, () => advanceMatch(match, at));
  });

  it("E-46: the match is advanced backwards", () => {
    const match = someMatch();
    expectRefused(match, () => advanceMatch(match, s(2) - 1));
  });

  it.each(NO_SEATS)("E-46: the number of the seat that plays is %s", (_, seat) => {
    const match = someMatch();
    expectRefused(match, () => playSeat(match, seat === 3 ? 2 : seat, drop(s(3))));
  });

  it.each<readonly [string, Input]>([
    ["an input in the past", drop(s(2) - 1)],
    ["an input whose time is not a number", drop(Number.NaN)],
    ["an input whose time is not a whole number", drop(s(2.5) + 0.5)],
    ["received lines", { at: s(3), name: "received", value: 1, from: 1, attack: 1 }],
    ["a victory of its own", { at: s(3), name: "ended", value: 1 }],
    ["an input of an unknown name", { at: s(3), name: "mercy" as Input["name"] }],
    ["a target that does not exist", { at: s(3), name: "target", value: 5 }],
  ])("E-46: a seat plays %s", (_, input) => {
    const match = someMatch();
    expectRefused(match, () => playSeat(match, 0, input));
  });
});

describe("a room, called like a match under one clock", () => {
  it("E-46: a room refuses the calls that advance or play a match under one clock", () => {
    const { match } = someRoom();
    expectRefused(match, () => advanceMatch(match, s(3)));
    expectRefused(match, () => playSeat(match, 0, drop(s(3))));
  });
});

describe("resumeMatch, called wrongly", () => {
  it.each<readonly [string, readonly number[]]>([
    ["no time for one of the seats", [s(2), s(1.5)]],
    ["no times at all", []],
    ["one time too many", [s(2), s(1.5), 0, 0]],
    ["a time that is not a number", [s(2), s(1.5), Number.NaN]],
    ["a time less than 0", [s(2), s(1.5), -1]],
    ["a time that is not a whole number", [s(2), s(1.5), 0.5]],
    ["a time before the inputs of its seat", [s(0.5), s(1.5), 0]],
    ["a time beyond the end of the log", [s(2), s(1.5), s(3)]],
  ])("E-46: there is %s", (_, upTo) => {
    const { match, log } = someRoom();
    expectRefused(match, () => resumeMatch(log.toLog(s(2)), upTo));
  });

  it("E-45: a seat may stand at the very end of the log", () => {
    const { log } = someRoom();
    const cut = log.toLog(s(2));
    expect(resumeMatch(cut, [s(2), s(1.5), cut.end]).ok).toBe(true);
  });

  it("E-46: the problem names the seat", () => {
    const { match } = someRoom();
    const seatOf = (result: Result<unknown>): unknown => (result.ok ? undefined : result.problem.where);
    const second = { part: "seat", which: 2 };
    expect(seatOf(hear(match, s(3), [said(1, s(2.5)), said(1, s(3))]))).toEqual(second);
    expect(seatOf(hear(match, s(3), [said(1, s(4))]))).toEqual(second);
    expect(seatOf(playSeat(someMatch(), 1, { at: s(3), name: "ended", value: 1 }))).toEqual(second);
    expect(seatOf(playSeat(someMatch(), 9, { at: s(3), name: "left" }))).toEqual({ part: "seat", which: 10 });
  });

  it("E-46: the log is forged, or is not the log of a room", () => {
    const { log } = someRoom();
    const { setup, inputs, rulings, end } = log.toLog(s(2));
    const [first] = rulings;
    const later = first?.type === "attack" ? { ...first, arrival: first.arrival + 1 } : first!;
    const forged = unwrap(checkMatchLog(setup, inputs, [later], end));
    expect(resumeMatch(forged, [s(2), s(1.5), 0]).ok).toBe(false);
    const together = someMatch().setup;
    expect(resumeMatch(unwrap(checkMatchLog(together, [[], []], [], s(2))), [0, 0]).ok).toBe(false);
  });
});

describe("random calls", () => {
  const anyTime = fc.oneof(fc.integer({ min: 0, max: s(4) }), fc.double(), fc.integer());
  const anyInput = fc.record(
    {
      at: anyTime,
      name: fc.constantFrom(...INPUT_NAMES),
      value: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.double()),
      from: fc.integer({ min: -1, max: 6 }),
      attack: fc.integer(),
    },
    { requiredKeys: ["at", "name"] },
  );
  const anyHearing = fc.record({
    seat: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.double()),
    inputs: fc.array(anyInput, { maxLength: 4 }),
    upTo: anyTime,
  });

  it("E-46: no call throws, and a refused call changes nothing", () => {
    let refused = 0;
    let taken = 0;
    fc.assert(
      fc.property(
        anyTime,
        fc.array(anyHearing, { maxLength: 3 }),
        fc.array(anyTime, { maxLength: 4 }),
        (at, hearings, upTo) => {
          const room = someRoom();
          const hash = hashMatch(room.match);
          const { length } = room.match.events!;
          const result = hear(room.match, at, hearings);
          if (result.ok) taken++;
          else {
            refused++;
            expect(hashMatch(room.match)).toBe(hash);
            expect(room.match.events).toHaveLength(length);
          }
          const log = room.log.toLog(s(2));
          expect(() => resumeMatch(log, upTo)).not.toThrow();
          const together = someMatch();
          const before = hashMatch(together);
          if (!advanceMatch(together, at).ok) expect(hashMatch(together)).toBe(before);
          for (const { seat, inputs } of hearings) {
            for (const input of inputs) {
              const now = hashMatch(together);
              if (!playSeat(together, seat, input).ok) expect(hashMatch(together)).toBe(now);
            }
          }
        },
      ),
      runs(300),
    );
    expect(refused).toBeGreaterThan(0);
    expect(taken).toBeGreaterThan(0);
  });

  it("E-46: verifyMatch refuses logs under a margin that is not a whole number from 0", () => {
    const room = someRoom();
    const log = room.log.toLog(s(2));
    for (const marginMicros of [Number.NaN, -1, 0.5, Infinity])
      expect(verifyMatch(log, { marginMicros, patienceMicros: s(10) }).ok).toBe(false);
  });
});
