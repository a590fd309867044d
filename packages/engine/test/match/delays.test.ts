import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advanceSeat,
  checkMatchLog,
  endInput,
  hashMatch,
  hashState,
  type Input,
  makeMatchTimeline,
  type Match,
  type MatchLog,
  MatchPlayer,
  type MatchRequest,
  MINUTE,
  NEVER,
  newMatch,
  nextMoment,
  parseMatchSetup,
  playSeat,
  replay,
  rule,
  seatLogs,
  seekMatch,
  standingsOf,
  unwrap,
  verifyMatch,
} from "../../src/index.ts";
import { anyPlan, runs } from "./anyMatch.ts";
import { anyLines, playDelayed } from "./delayedPlay.ts";
import { addTo, Ledger, type Tally } from "./ledger.ts";
import { faceOf, matchOf, playLive } from "./livePlay.ts";

/** Matches of any size, and many between two, whose attacks cross most. */
const anyDelayed = fc.tuple(
  fc.oneof(anyPlan({ hasDelays: true }), anyPlan({ hasDelays: true, isDuel: true, isFight: true })),
  anyLines,
);

/** A seed whose first Tetrimino is an I. */
const SEED_OF_I = 7;

/** What a match has come to; what it keeps only to rule on what may still come is no part of it. */
function standOf({ games, state }: Match): object {
  const { result, places, isOut, potato, potatoDraws, attacks, keptBack, unruled, deliveries } = state;
  const onTheirWay = deliveries.filter(({ order }) => order === NEVER);
  const bySeat = unruled.toSorted((one, other) => one.seat - other.seat);
  return {
    games: games.map(hashState),
    result,
    places,
    isOut,
    potato,
    potatoDraws,
    attacks,
    keptBack,
    bySeat,
    onTheirWay,
  };
}

describe("matches whose attacks take time to arrive", () => {
  it("E-37, E-38: nothing is lost or doubled, and what crosses had not seen each other", () => {
    const tally: Tally = {};
    fc.assert(
      fc.property(anyDelayed, ([plan, lines]) => {
        const match = matchOf(plan);
        const ledger = new Ledger(match);
        playDelayed(plan, match, lines, () => {
          const wrong = ledger.audit();
          if (wrong !== undefined) expect.fail(wrong);
        });
        expect(ledger.auditCrossings()).toBeUndefined();
        addTo(tally, ledger.tally);
      }),
      runs(60),
    );
    for (const what of ["sent", "received", "cancelled", "raised", "crossed", "voided", "knockedOut", "won"])
      expect(tally[what], what).toBeGreaterThan(0);
  });

  it("E-37: its log is true, and played again it is the same match, also to each of its players", () => {
    fc.assert(
      fc.property(anyDelayed, ([plan, lines]) => {
        const { match, log, games } = playDelayed(plan, matchOf(plan), lines);
        expect(match.state.fault).toBeUndefined();
        const verified = unwrap(verifyMatch(log));
        expect(standOf(verified)).toEqual(standOf(match));
        expect(standingsOf(verified)).toEqual(standingsOf(match));
        expect(games.map(hashState)).toEqual(match.games.map(hashState));
        const half = Math.floor(log.end / 2);
        const player = new MatchPlayer(log);
        player.playTo(half);
        expect(hashMatch(seekMatch(makeMatchTimeline(log), half))).toBe(hashMatch(player.match));
        player.playTo(log.end);
        expect(hashMatch(player.match)).toBe(hashMatch(verified));
        expect(unwrap(seatLogs(log)).map((own) => hashState(replay(own)))).toEqual(match.games.map(hashState));
      }),
      runs(50),
    );
  });

  it("E-37: who has not reached a goal is alike, however much the room has seen of them", () => {
    const options = { startingRows: 9 };
    const terms = { startingPattern: "well" };
    const common = { ruleBook: "guideline", variation: "ultra", seed: SEED_OF_I, options, terms, hasDelays: true };
    const setup = unwrap(parseMatchSetup({ ...common, goals: [3, 0, 0], seats: [{}, {}, {}] }));
    const match = newMatch(setup);
    // The first seat clears four lines with an I; the third scores, but the room has not heard of it yet.
    const taps = Array.from({ length: 5 }, () => ["right", "rightReleased"] as const).flat();
    const first = (["rotateClockwise", ...taps, "hardDrop"] as const).map((name): Input => ({ at: 0, name }));
    const third: Input = { at: 500_000, name: "hardDrop" };
    for (const input of first) playSeat(match, 0, input);
    const rulings = rule(match, 1_000_000);
    playSeat(match, 2, third);
    expect(match.state.places).toEqual([1, 2, 2]);
    const log = unwrap(checkMatchLog(setup, [first, [], [third]], rulings, 1_000_000));
    expect(unwrap(verifyMatch(log)).state.places).toEqual([1, 2, 2]);
  });

  it("E-37: where nothing takes time it is the match without delays", () => {
    const tally = { raised: 0, ends: 0 };
    const plans = anyPlan();
    fc.assert(
      fc.property(plans, (plan) => {
        const { match, log } = playLive(plan);
        const swift = playAtOnce(plan.request, log);
        expect(placesOf(swift)).toEqual(placesOf(match));
        expect(swift.state.result).toBe(match.state.result);
        match.games.forEach((_, seat) => expect(faceOf(swift, seat)).toEqual(faceOf(match, seat)));
        tally.raised += match.games.reduce((sum, { state }) => sum + state.raised, 0);
        tally.ends += Number(match.state.result !== "playing");
      }),
      runs(50),
    );
    expect(tally.raised).toBeGreaterThan(0);
    expect(tally.ends).toBeGreaterThan(0);
  });
});

/** With delays, teams that have not reached a goal that another has are alike. */
function placesOf({ games, state, setup }: Match): readonly (number | "behind")[] {
  return setup.seats.map(({ team }, seat) => {
    const isBehind = games.some((game, i) => setup.seats[i]!.team === team && game.state.outcome === "lost");
    return isBehind ? "behind" : state.places[seat]!;
  });
}

/** The same inputs, ruled on at every moment, and lines that arrive a microsecond later. */
function playAtOnce(request: MatchRequest, { inputs, end }: MatchLog): Match {
  const match = newMatch(unwrap(parseMatchSetup({ ...request, hasDelays: true })));
  const waiting: Input[][] = inputs.map((own) => own.toReversed());
  const { games, state, setup } = match;
  const limit = setup.limitMinutes * MINUTE;
  for (let last = -1; ;) {
    const moments = games.map((game, seat) => Math.min(nextMoment(game), waiting[seat]!.at(-1)?.at ?? NEVER));
    const at = Math.min(...moments, last < limit ? limit : NEVER);
    if (at > end) break;
    last = at;
    for (const [seat, own] of waiting.entries()) {
      advanceSeat(match, seat, at);
      while (own.at(-1)?.at === at) playSeat(match, seat, own.pop()!);
      advanceSeat(match, seat, at);
    }
    if (at === end) break;
    rule(match, at);
    const later = at + 1;
    for (const { to, from, attack, lines } of state.deliveries.filter(({ order }) => order === NEVER))
      playSeat(match, to, { at: later, name: "received", value: lines, from, attack });
    if (state.result === "playing") continue;
    for (const seat of games.keys()) playSeat(match, seat, endInput(match, seat, later));
    break;
  }
  return match;
}
