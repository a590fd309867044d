import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Result, unwrap } from "../../src/index.ts";
import { takeAll } from "../../src/doors/log.ts";
import {
  checkMatchLog,
  hashMatch,
  isOver,
  makeBinaryMatch,
  makeTextMatch,
  type MatchLog,
  parseBinaryMatch,
  parseTextMatch,
  verifyMatch,
  verifyMatchInSteps,
} from "../../src/doors/match.ts";
import { runs } from "./anyMatch.ts";
import { playDelayed } from "./delayedPlay.ts";
import { END_FORGERIES } from "./endForgeries.ts";
import { ATTACK_FORGERIES, type Draft } from "./forgeries.ts";
import { LATE_FORGERIES } from "./lateForgeries.ts";
import { matchOf } from "./livePlay.ts";
import { heard, leaves, openRoom, s, said, tetris } from "./roomHelpers.ts";
import { anyHotFight, anyRoomFight, anyRoomPlan, type RoomPlan } from "./roomPlans.ts";

/** True logs of rooms. All forgeries start from these. */
const LOGS: readonly MatchLog[] = [
  ...fc.sample(anyRoomFight.map(play), runs(20)),
  ...fc.sample(anyRoomPlan.map(play), runs(10)),
  ...fc.sample(anyHotFight.map(play), runs(10)),
  ...Array.from({ length: 10 }, (_, seed) => leavingLog(seed)),
  ...Array.from({ length: 4 }, (_, i) => attackOnAll(i)),
].filter(({ rulings }) => rulings.length > 0);

/** The log of a match with the hot potato in which the players leave one after another. */
function leavingLog(seed: number): MatchLog {
  const terms = { targeting: "potato", garbage: "broken", startingPattern: "random", rise: "goal" };
  const room = openRoom({ ruleBook: "new", seed, seats: 4, options: { startingRows: 0 }, terms });
  for (const seat of [1, 2, 3]) heard(room, s(seat), said(seat, s(seat), leaves(s(seat) - 100_000)));
  for (const at of [s(4), s(5)]) heard(room, at, ...[0, 1, 2, 3].map((seat) => said(seat, at)));
  return room.log.toLog(s(5));
}

/** The log of a match in which every seat attacks all others, and one player leaves. */
function attackOnAll(first: number): MatchLog {
  const room = openRoom({ seats: 4, terms: { targeting: "all" } });
  for (let i = 0; i < 4; i++) {
    const seat = (first + i) % 4;
    heard(room, s(1 + i), said(seat, s(1 + i), ...tetris(s(1 + i) - 200_000)));
  }
  heard(room, s(5), said(first, s(5), leaves(s(4.5))));
  for (const at of [s(6), s(7)]) heard(room, at, ...[0, 1, 2, 3].map((seat) => said(seat, at)));
  return room.log.toLog(s(7));
}

function play([plan, lines]: RoomPlan): MatchLog {
  return playDelayed(plan, matchOf(plan), lines).log;
}

function draftOf({ inputs, rulings, end }: MatchLog): Draft {
  return { inputs: inputs.map((own) => [...own]), rulings: [...rulings], end };
}

function logOf({ setup }: MatchLog, { inputs, rulings, end }: Draft): Result<MatchLog> {
  return checkMatchLog(setup, inputs, rulings, end);
}

describe("true logs of rooms", () => {
  it("E-44: verification accepts them, in one go and in steps", () => {
    for (const log of LOGS) {
      const match = unwrap(verifyMatch(log));
      expect(hashMatch(unwrap(takeAll(verifyMatchInSteps(log))))).toBe(hashMatch(match));
    }
    expect(LOGS.some((log) => isOver(unwrap(verifyMatch(log))))).toBe(true);
  });

  it("E-44: a log cut off before any of its rulings is true, and its match is not over", () => {
    let cuts = 0;
    for (const log of LOGS) {
      for (const [i, { at }] of log.rulings.entries()) {
        const inputs = log.inputs.map((own) => own.filter((input) => input.at <= at));
        const cut = unwrap(checkMatchLog(log.setup, inputs, log.rulings.slice(0, i), at));
        const match = unwrap(verifyMatch(cut));
        expect(isOver(match)).toBe(false);
        cuts++;
      }
    }
    expect(cuts).toBeGreaterThan(0);
  });

  it("E-35: both forms parse back to the same log", () => {
    for (const log of LOGS) {
      expect(unwrap(parseBinaryMatch(makeBinaryMatch(log)))).toEqual(log);
      expect(unwrap(parseTextMatch(makeTextMatch(log)))).toEqual(log);
    }
  });
});

describe("forged logs of rooms", () => {
  it.each(Object.entries({ ...ATTACK_FORGERIES, ...END_FORGERIES, ...LATE_FORGERIES }))(
    "E-44: verification refuses %s",
    (_what, forge) => {
      let forged = 0;
      fc.assert(
        fc.property(fc.nat(LOGS.length - 1), fc.nat(), (which, pick) => {
          const draft = draftOf(LOGS[which]!);
          if (!forge(draft, pick, LOGS[which]!)) return;
          const log = logOf(LOGS[which]!, draft);
          expect(log.ok && verifyMatch(log.value).ok).toBe(false);
          forged++;
        }),
        { ...runs(LOGS.length + 20), examples: LOGS.map((_, which) => [which, which * 7_919_000]) },
      );
      expect(forged).toBeGreaterThan(0);
    },
  );
});
