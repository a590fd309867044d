// Matches in a room. Clients with clocks of their own play them over a network. A second room makes the same decisions.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashState, SECOND, unwrap } from "../../src/index.ts";
import { replay } from "../../src/doors/log.ts";
import {
  hashMatch,
  isOver,
  makeMatchTimeline,
  MatchPlayer,
  replayMatch,
  type RoomRules,
  seatLogs,
  seekMatch,
  standingsOf,
  takeMatchEvents,
  verifyMatch,
} from "../../src/doors/match.ts";
import { runs } from "./anyMatch.ts";
import { type Manner, playDelayed, type RoomMoment } from "./delayedPlay.ts";
import { factsOf } from "./facts.ts";
import { addTo, Ledger, type Tally } from "./ledger.ts";
import { matchOf } from "./livePlay.ts";
import { NaiveRoom } from "./naiveRoom.ts";
import { anyLongRoomPlan, anyRoomPlan, anyRules, type RoomPlan } from "./roomPlans.ts";

function expectAll(tally: Tally, ...names: string[]): void {
  for (const name of names) expect(tally[name], name).toBeGreaterThan(0);
}

/** Plays a match in a room and in the second room at the same time, and compares the two. */
function holdAgainstNaive([plan, lines]: RoomPlan, tally: Tally, manner: Manner): void {
  const match = matchOf(plan);
  const naive = new NaiveRoom(match.setup, manner.rules);
  const watch = ({ at, hearings, rulings }: RoomMoment): void => {
    expect(rulings).toEqual(naive.hear(at, hearings, rulings));
    expect(standingsOf(match)).toEqual({ result: naive.table.result, places: naive.table.places });
    expect(match.state.isOut).toEqual(naive.isOut);
    for (const { type } of rulings) addTo(tally, { [type]: 1 });
  };
  const { log } = playDelayed(plan, match, lines, { ...manner, watch });
  expect(verifyMatch(log, manner.rules)).toMatchObject({ ok: true });
  expect(match.games.map(hashState)).toEqual(naive.players.map(({ game }) => hashState(game)));
  const given = unwrap(seatLogs(log)).map(({ inputs }) => inputs.filter(isGiven));
  expect(given).toEqual(naive.players.map((player) => player.given));
  expect(match.state.potato).toBe(naive.office.potato);
  addTo(tally, { replays: naive.replays, potato: Number(naive.office.potato > 0) });
  for (const { state } of match.games) addTo(tally, { [state.outcome]: 1 });
  if (isOver(match)) addTo(tally, { [match.state.result]: 1 });
}

describe("matches in a room", () => {
  it("E-37, E-38: nothing is lost or doubled between any pair of seats, after every hearing", () => {
    const tally: Tally = {};
    fc.assert(
      fc.property(anyRoomPlan, ([plan, lines]) => {
        const match = matchOf(plan);
        const ledger = new Ledger(match);
        const watch = ({ rulings, events }: RoomMoment): void => {
          const wrong = ledger.audit(rulings, events);
          if (wrong !== undefined) expect.fail(wrong);
        };
        const { mishaps } = playDelayed(plan, match, lines, { watch });
        expect(ledger.auditCrossings()).toBeUndefined();
        addTo(tally, ledger.tally);
        addTo(tally, { ...mishaps });
      }),
      runs(25),
    );
    expectAll(tally, "sent", "received", "cancelled", "raised", "crossed", "voided", "knockedOut", "won", "reruns");
    expectAll(tally, "early", "repeated", "ahead", "together", "again");
  });

  it("E-42, E-43: a second room, written from the clauses, makes the same rulings from the same hearings", () => {
    const tally: Tally = {};
    const compare = (plan: RoomPlan, rules: RoomRules): void => holdAgainstNaive(plan, tally, { rules });
    fc.assert(fc.property(anyRoomPlan, anyRules, compare), runs(40));
    expectAll(tally, "attack", "end", "over", "replays", "potato", "won", "lost", "left");
  });

  it("E-42, E-43: the second room makes the same rulings when time is up, and at the end of the last level", () => {
    const tally: Tally = {};
    const compare = (ultra: RoomPlan, marathon: RoomPlan): void => {
      for (const plan of [ultra, marathon]) holdAgainstNaive(plan, tally, { most: 130 * SECOND });
    };
    fc.assert(fc.property(anyLongRoomPlan("ultra"), anyLongRoomPlan("marathon"), compare), runs(3));
    expectAll(tally, "over", "timeUp", "goalReached");
  });

  it("E-35, E-37: a room's log is true and replays as the same match; each client has the same game", () => {
    const tally: Tally = {};
    fc.assert(
      fc.property(anyRoomPlan, ([plan, lines]) => {
        const { match, log, games, mishaps } = playDelayed(plan, matchOf(plan), lines);
        const hashes = match.games.map(hashState);
        expect(games.map(hashState)).toEqual(hashes);
        const verified = unwrap(verifyMatch(log));
        expect(verified.games.map(hashState)).toEqual(hashes);
        expect(standingsOf(verified)).toEqual(standingsOf(match));
        expect(verified.state.parcels).toEqual(match.state.parcels);
        expect(hashMatch(verified)).toBe(hashMatch(match));
        expect(unwrap(seatLogs(log)).map((own) => hashState(replay(own)))).toEqual(hashes);
        addTo(tally, { ...mishaps, over: Number(isOver(match)), rulings: log.rulings.length });
      }),
      runs(25),
    );
    expectAll(tally, "reruns", "over", "rulings", "early", "repeated", "ahead", "together", "again");
  });

  it("E-35: a room's log gives the same match when it is played in any steps, and when any moment is sought", () => {
    const anyStep = fc.integer({ min: 10_000, max: 3 * SECOND });
    const anyShares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
    let over = 0;
    fc.assert(
      fc.property(anyRoomPlan, anyStep, anyShares, ([plan, lines], step, shares) => {
        const { log } = playDelayed(plan, matchOf(plan), lines);
        const whole = hashMatch(replayMatch(log));
        const player = new MatchPlayer(log);
        for (let at = step; at < log.end; at += step) player.playTo(at);
        player.playTo(log.end);
        expect(hashMatch(player.match)).toBe(whole);
        const timeline = makeMatchTimeline(log);
        for (const share of [...shares, 0, 1]) {
          const at = Math.floor(share * log.end);
          const there = new MatchPlayer(log);
          there.playTo(at);
          expect(hashMatch(seekMatch(timeline, at))).toBe(hashMatch(there.match));
          player.jumpTo(at);
          expect(hashMatch(player.match)).toBe(hashMatch(there.match));
          player.playTo(log.end);
          expect(hashMatch(player.match)).toBe(whole);
        }
        over += Number(isOver(player.match));
      }),
      runs(20),
    );
    expect(over).toBeGreaterThan(0);
  });

  it("E-35: a replay tells the same facts as the room did", () => {
    const tally: Tally = {};
    fc.assert(
      fc.property(anyRoomPlan, ([plan, lines]) => {
        const match = matchOf(plan);
        const naive = new NaiveRoom(match.setup);
        const told: RoomMoment["events"][number][] = [];
        const watch = ({ at, hearings, rulings, events }: RoomMoment): void => {
          told.push(...events);
          naive.hear(at, hearings, rulings);
        };
        const { log } = playDelayed(plan, match, lines, { watch });
        const player = new MatchPlayer(log);
        player.playTo(log.end);
        const events = takeMatchEvents(player.match);
        expect(factsOf(told)).toEqual(factsOf(naive.office.events));
        expect(factsOf(events)).toEqual(factsOf(told));
        for (const { type } of told) addTo(tally, { [type]: 1 });
      }),
      runs(25),
    );
    expectAll(tally, "sent", "crossed", "voided", "knockedOut", "placed", "over");
  });
});

function isGiven({ name, value = 0 }: { readonly name: string; readonly value?: number }): boolean {
  return name === "received" || (name === "ended" && value > 0);
}
