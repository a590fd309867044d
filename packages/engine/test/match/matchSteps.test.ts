import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashState, unwrap } from "../../src/index.ts";
import { replay } from "../../src/doors/log.ts";
import {
  advanceMatch,
  checkMatchLog,
  hashMatch,
  type Match,
  type MatchEvent,
  type MatchLog,
  type MatchRequest,
  makeMatchTimeline,
  MatchPlayer,
  newMatch,
  parseMatchSetup,
  playSeat,
  replayMatch,
  restoreMatch,
  seatLogs,
  seekMatch,
  snapshotMatch,
  standingsOf,
  takeMatchEvents,
  verifyMatch,
} from "../../src/doors/match.ts";
import { anyPlan, runs } from "./anyMatch.ts";
import { faceOf, matchOf, playLive } from "./livePlay.ts";

const FRAME = 16_667;

/** A match as it was played, with its events. */
interface Told {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** Plays a log live, with stops in between. Inputs of one time come in the order of the seats, or in reverse. */
function perform(log: MatchLog, stops: readonly number[], isReverse = false): Told {
  const match = newMatch(log.setup);
  match.events = [];
  const steps = log.inputs.flatMap((own, seat) => own.map((input, n) => ({ at: input.at, seat, n, input })));
  const sign = isReverse ? -1 : 1;
  steps.sort((one, other) => one.at - other.at || sign * (one.seat - other.seat) || one.n - other.n);
  let stop = 0;
  for (const { at, seat, input } of steps) {
    while (stop < stops.length && stops[stop]! <= at) advanceMatch(match, stops[stop++]!);
    playSeat(match, seat, input);
  }
  for (; stop < stops.length; stop++) advanceMatch(match, stops[stop]!);
  advanceMatch(match, log.end);
  return { match, events: takeMatchEvents(match) };
}

const steadily = (end: number, by: number): number[] =>
  Array.from({ length: Math.floor(end / by) }, (_, i) => (i + 1) * by);

describe("matches in steps, and played again", () => {
  it("E-34: one step, 60 Hz steps, random steps and another order of the seats give the same match", () => {
    const waits = fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(anyPlan(), waits, (plan, each) => {
        const { match: live, log } = playLive(plan);
        const random: number[] = [];
        for (let at = 0, i = 0; at <= log.end && i < 500; at += each[i++ % each.length]!) random.push(at);
        const once = perform(log, []);
        expect(hashMatch(once.match)).toBe(hashMatch(live));
        for (const other of [perform(log, steadily(log.end, FRAME)), perform(log, random), perform(log, [], true)]) {
          expect(hashMatch(other.match)).toBe(hashMatch(live));
          expect(other.events).toEqual(once.events);
        }
      }),
      runs(40),
    );
  });

  it("E-34: players who change seats change only the numbers of attacks of the same time", () => {
    const tally = { raised: 0, crossed: 0, ends: 0 };
    const keys = fc.array(fc.nat(), { minLength: 6, maxLength: 6 });
    const any = fc.tuple(fc.oneof(anyPlan(), anyPlan({ isFight: true })), keys);
    fc.assert(
      fc.property(any, ([plan, order]) => {
        const request = withoutDraws(plan.request);
        const { match, log } = playLive({ ...plan, request });
        const seats = permutation(request, order);
        const moved = move(log, request, seats);
        match.state.places.forEach((place, seat) => expect(moved.state.places[seats[seat]!]).toBe(place));
        match.games.forEach((_, seat) => expect(faceOf(moved, seats[seat]!)).toEqual(faceOf(match, seat)));
        expect(moved.state.result).toBe(match.state.result);
        tally.raised += match.games.reduce((sum, { state }) => sum + state.raised, 0);
        tally.crossed += perform(log, []).events.filter(({ type }) => type === "crossed").length;
        tally.ends += Number(match.state.result !== "playing");
      }),
      runs(60),
    );
    for (const times of Object.values(tally)) expect(times).toBeGreaterThan(0);
  });

  it("E-35: played again a match has the same hash, standings and events, and each seat's log plays alone", () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const match = matchOf(plan);
        match.events = [];
        const { log } = playLive(plan, () => {}, match);
        const events = takeMatchEvents(match);
        const again = unwrap(verifyMatch(log));
        expect(hashMatch(again)).toBe(hashMatch(match));
        expect(standingsOf(again)).toEqual(standingsOf(match));
        const player = new MatchPlayer(log);
        player.playTo(log.end);
        expect(takeMatchEvents(player.match)).toEqual(events);
        expect(hashMatch(player.match)).toBe(hashMatch(match));
        const alone = unwrap(seatLogs(log)).map((own) => hashState(replay(own)));
        expect(alone).toEqual(match.games.map(hashState));
      }),
      runs(60),
    );
  });

  it("E-35: seeking gives the same match as playing, and snapshots restore it", () => {
    let keyframes = 0;
    const anyShares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
    const any = fc.tuple(anyPlan(), anyShares);
    fc.assert(
      fc.property(any, ([plan, shares]) => {
        const { match, log } = playLive(plan);
        const timeline = makeMatchTimeline(log);
        keyframes += timeline.keyframes.length;
        // Any times, and some times of inputs: a cut keeps all inputs of its own time.
        const times = [...shares.map((share) => Math.floor(share * log.end)), 0, log.end];
        for (const own of log.inputs) times.push(own[Math.floor(own.length * shares[0]!)]?.at ?? 0);
        for (const at of times) {
          const there = perform(cut(log, at), []).match;
          const sought = seekMatch(timeline, at);
          expect(hashMatch(sought)).toBe(hashMatch(there));
          // Another match, which was at another moment, continues from there as the same match.
          const other = newMatch(log.setup);
          advanceMatch(other, 0);
          restoreMatch(other, snapshotMatch(there));
          expect(hashMatch(other)).toBe(hashMatch(there));
          playOn(other, log, at);
          expect(hashMatch(other)).toBe(hashMatch(match));
        }
      }),
      runs(25),
    );
    expect(keyframes).toBeGreaterThan(0);
  });
});

/** The log up to a time, inputs at that time included. */
function cut({ setup, inputs }: MatchLog, at: number): MatchLog {
  const before = inputs.map((own) => own.filter((input) => input.at <= at));
  return unwrap(checkMatchLog(setup, before, [], at));
}

/** Plays the inputs of a log after a time. */
function playOn(match: Match, { inputs, end }: MatchLog, after: number): void {
  const later = inputs.flatMap((own, seat) => own.filter(({ at }) => at > after).map((input) => ({ seat, input })));
  for (const { seat, input } of later.toSorted((one, other) => one.input.at - other.input.at))
    playSeat(match, seat, input);
  advanceMatch(match, end);
}

/** The request without draws that depend on a seat's number: random targets, and The New's gaps and potato. */
function withoutDraws(request: MatchRequest): MatchRequest {
  const isNew = request.ruleBook === "new";
  const targeting = request.terms?.["targeting"] === "random" ? "all" : request.terms?.["targeting"];
  return {
    ...request,
    terms: {
      ...request.terms,
      ...(isNew ? { garbage: "none", targeting: "chosen" } : targeting === undefined ? {} : { targeting }),
    },
    // No computers: against one person they would need garbage.
    seats: request.seats.map(({ computer: _computer, ...seat }) => seat),
  };
}

/**
 * The new seat of each player. The Target Mark moves to the next seat, so with a Mark the seats may only be rotated:
 * each player keeps the same neighbours.
 */
function permutation({ seats, terms }: MatchRequest, keys: readonly number[]): number[] {
  const all = [...seats.keys()];
  if (terms?.["targeting"] !== "all") return all.map((seat) => (seat + keys[0]!) % all.length);
  return all.toSorted((one, other) => keys[one]! - keys[other]!);
}

/** The same match with its players at other seats. */
function move({ inputs, end }: MatchLog, request: MatchRequest, seats: readonly number[]): Match {
  const at = <T>(list: readonly T[]): T[] => list.map((_, seat) => list[seats.indexOf(seat)]!);
  const setup = unwrap(parseMatchSetup({ ...request, seats: at(request.seats) }));
  const moved = inputs.map((own) =>
    own.map((input) => (input.name === "target" ? { ...input, value: seats[input.value!]! } : input)),
  );
  return replayMatch(unwrap(checkMatchLog(setup, at(moved), [], end)));
}
