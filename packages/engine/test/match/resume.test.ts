// A room's match that is resumed from its log, at any moment.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashState, unwrap } from "../../src/index.ts";
import {
  GrowingMatchLog,
  hashMatch,
  hear,
  isOver,
  makeBinaryMatch,
  type Match,
  type MatchLog,
  parseBinaryMatch,
  resumeMatch,
  standingsOf,
  verifyMatch,
} from "../../src/doors/match.ts";
import { runs } from "./anyMatch.ts";
import { playDelayed, type RoomMoment } from "./delayedPlay.ts";
import { matchOf } from "./livePlay.ts";
import { heard, leaves, openRoom, s, said, tetris } from "./roomHelpers.ts";
import { anyRoomPlan } from "./roomPlans.ts";

/** The log after a round trip through its binary form, as a disk would keep it. */
function kept(log: GrowingMatchLog, at: number): MatchLog {
  return unwrap(parseBinaryMatch(makeBinaryMatch(log.toLog(at))));
}

function resumed({ log, at, upTo }: RoomMoment): Match {
  return unwrap(resumeMatch(kept(log, at), upTo));
}

describe("a resumed match of a room", () => {
  it("E-45: at any moment the resumed match equals the running match, to the hash", () => {
    let resumes = 0;
    let behind = 0;
    let onTheirWay = 0;
    let over = 0;
    fc.assert(
      fc.property(anyRoomPlan, fc.integer({ min: 3, max: 60 }), ([plan, lines], every) => {
        let count = 0;
        const watch = (moment: RoomMoment): void => {
          if (count++ % every !== 0) return;
          const other = resumed(moment);
          expect(hashMatch(other)).toBe(hashMatch(moment.match));
          expect(standingsOf(other)).toEqual(standingsOf(moment.match));
          expect(other.state.parcels).toEqual(moment.match.state.parcels);
          resumes++;
          behind += Number(Math.max(...moment.upTo) - Math.min(...moment.upTo) > 300_000);
          onTheirWay += moment.match.state.parcels.length;
          over += Number(isOver(other));
        };
        playDelayed(plan, matchOf(plan), lines, { watch });
      }),
      runs(15),
    );
    for (const times of [resumes, behind, onTheirWay, over]) expect(times).toBeGreaterThan(0);
  });

  it("E-45: a resumed match goes on like the match that never stopped", () => {
    let resumes = 0;
    let rulings = 0;
    fc.assert(
      fc.property(anyRoomPlan, fc.integer({ min: 5, max: 100 }), ([plan, lines], every) => {
        let count = 0;
        const first = matchOf(plan);
        const watch = (moment: RoomMoment): Match | undefined => {
          // The first match goes on beside the resumed match.
          expect(unwrap(hear(first, moment.at, moment.hearings))).toEqual(moment.rulings);
          if (count++ % every !== 0) return undefined;
          resumes++;
          return resumed(moment);
        };
        const { match, log, games } = playDelayed(plan, matchOf(plan), lines, { watch });
        expect(hashMatch(match)).toBe(hashMatch(first));
        expect(games.map(hashState)).toEqual(first.games.map(hashState));
        expect(hashMatch(unwrap(verifyMatch(log)))).toBe(hashMatch(first));
        rulings += log.rulings.length;
      }),
      runs(15),
    );
    for (const times of [resumes, rulings]) expect(times).toBeGreaterThan(0);
  });

  it("E-45: a log that is continued keeps its rulings", () => {
    const room = openRoom();
    heard(room, s(2), said(0, s(2), ...tetris(s(1))), said(1, s(1.5)));
    const begun = kept(room.log, s(2));
    const log = new GrowingMatchLog(begun.setup, begun);
    expect(log.toLog(s(2))).toEqual(begun);
    const match = unwrap(resumeMatch(begun, room.upTo));
    const input = unwrap(log.append(1, leaves(s(3))));
    expect(log.append(0, { at: s(0.5), name: "left" }).ok).toBe(false);
    log.rule(unwrap(hear(match, s(4), [said(0, s(3.5)), said(1, s(4), input)])));
    const whole = log.toLog(s(4));
    expect(whole.rulings.map(({ type }) => type)).toEqual(["attack", "end", "over"]);
    expect(whole.inputs[0]).toEqual(begun.inputs[0]);
    expect(standingsOf(unwrap(verifyMatch(whole)))).toEqual({ result: "won", places: [1, 2] });
    // The continued log has not changed the list of rulings that it began with.
    expect(begun.rulings).toHaveLength(1);
  });

  it("E-45: a match resumed before the room has heard any seat is the match at its beginning", () => {
    const { match, log } = openRoom({ seats: 3 });
    expect(unwrap(hear(match, 0, []))).toEqual([]);
    expect(hashMatch(unwrap(resumeMatch(log.toLog(0), [0, 0, 0])))).toBe(hashMatch(match));
  });
});
