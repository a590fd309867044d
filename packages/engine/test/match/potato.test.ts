import { describe, expect, it } from "vitest";
import { type Match, takeMatchEvents } from "../../src/doors/match.ts";
import { clear, clearTogether, fall, goOn, queues, sentSince, startMatch, told } from "./helpers.ts";

/** A match with the hot potato. */
function hot(seed: number, seats: number | string, authentic = false): Match {
  const match = startMatch({ ruleBook: "new", seed, seats, options: { authentic }, terms: { targeting: "potato" } });
  const [first] = takeMatchEvents(match);
  expect(first).toMatchObject({ type: "passed", seat: match.state.potato, at: 0 });
  return match;
}

/** The potato's way is drawn by the seed. With these seeds every case comes up, and each test holds for all of them. */
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

function others(match: Match, seat: number): number[] {
  return [...match.games.keys()].filter((other) => other !== seat);
}

describe("the hot potato", () => {
  it("N-18: at first a random player has it", () => {
    expect(new Set(SEEDS.map((seed) => hot(seed, 4).state.potato))).toEqual(new Set([0, 1, 2, 3]));
  });

  it("N-18: its holder gets all garbage, and keeps the potato while others clear lines", () => {
    const match = hot(1, 4);
    const { potato } = match.state;
    for (const seat of others(match, potato)) {
      clear(match, seat, 3);
      goOn(match);
    }
    expect(sentSince(match)).toEqual(others(match, potato).map((seat) => `${seat}>${potato}: 2`));
    expect(queues(match)[potato]).toBe(6);
    expect(match.state.potato).toBe(potato);
  });

  it.each([1, 2, 3, 4])(
    "N-18: when its holder completes %i lines, it goes to a random player, perhaps the same",
    (lines) => {
      const moves = SEEDS.map((seed) => {
        const match = hot(seed, 3);
        const { potato } = match.state;
        clear(match, potato, lines);
        goOn(match);
        expect(told(match, "passed")).toMatchObject([{ seat: match.state.potato }]);
        return (match.state.potato - potato + 3) % 3;
      });
      expect(new Set(moves)).toEqual(new Set([0, 1, 2]));
    },
  );

  it("N-18: a piece that completes no line does not move the potato", () => {
    const match = hot(1, 3);
    clear(match, match.state.potato, 0);
    goOn(match);
    expect(told(match, "passed")).toEqual([]);
  });

  it("N-18: the holder's clear first cancels its queue; the rest goes to the new holder, if it is another", () => {
    const kept = SEEDS.map((seed) => {
      const match = hot(seed, 3);
      const { potato: holder } = match.state;
      clear(match, others(match, holder)[0]!, 3);
      goOn(match);
      expect(queues(match)[holder]).toBe(2);
      sentSince(match);
      clear(match, holder, 4);
      goOn(match);
      const { potato: next } = match.state;
      expect(match.games[holder]!.state).toMatchObject({ cancelled: 2, queued: 0, raised: 0 });
      expect(sentSince(match)).toEqual(next === holder ? [] : [`${holder}>${next}: 2`]);
      expect(queues(match)).toEqual([0, 1, 2].map((seat) => (seat === next && next !== holder ? 2 : 0)));
      return next === holder;
    });
    expect(new Set(kept)).toEqual(new Set([true, false]));
  });

  it("N-18: lines stay in a queue when the potato moves on", () => {
    for (const seed of SEEDS) {
      const match = hot(seed, 3);
      const { potato: holder } = match.state;
      for (const seat of [...others(match, holder), ...others(match, holder)]) {
        clear(match, seat, 4);
        goOn(match);
      }
      expect(queues(match)[holder]).toBe(16);
      // A single line cancels nothing; five lines rise.
      clear(match, holder, 1);
      goOn(match);
      expect(queues(match)).toEqual([0, 1, 2].map((seat) => (seat === holder ? 11 : 0)));
    }
  });

  it("N-18, E-34: of attacks of one time, the holder's comes last", () => {
    const places = SEEDS.map((seed) => {
      const match = hot(seed, 4);
      const { potato: holder } = match.state;
      const [one, other] = others(match, holder);
      clearTogether(match, [holder, 1], [other!, 2], [one!, 3]);
      goOn(match);
      expect(sentSince(match)).toEqual([`${one}>${holder}: 2`, `${other}>${holder}: 1`]);
      expect(queues(match)[holder]).toBe(3);
      return holder;
    });
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  it("N-18: when its holder falls, it goes to a random player who still plays", () => {
    const moves = SEEDS.map((seed) => {
      const match = hot(seed, 4);
      const { potato } = match.state;
      fall(match, potato);
      goOn(match);
      expect(told(match, "passed")).toMatchObject([{ seat: match.state.potato }]);
      return (match.state.potato - potato + 4) % 4;
    });
    expect(new Set(moves)).toEqual(new Set([1, 2, 3]));
  });

  it("N-18: it never goes to a fallen seat", () => {
    for (const seed of SEEDS) {
      const match = hot(seed, 4);
      const fallen = others(match, match.state.potato)[0]!;
      fall(match, fallen);
      goOn(match);
      for (let i = 0; i < 5; i++) {
        clear(match, match.state.potato, 1);
        goOn(match);
        expect(match.state.potato).not.toBe(fallen);
      }
      expect(told(match, "passed")).toHaveLength(5);
    }
  });

  it("N-18: an attack is void if its team has the potato, or gets it again by the holder's clear", () => {
    const passedTo = new Set<string>();
    for (const seed of SEEDS) {
      const match = hot(seed, "ABAB");
      const { potato: holder } = match.state;
      const mate = (holder + 2) % 4;
      clear(match, mate, 4);
      goOn(match);
      expect(told(match, "voided")).toMatchObject([{ from: mate, to: -1, lines: 4 }]);
      expect(sentSince(match)).toEqual([]);
      clear(match, holder, 4);
      goOn(match);
      const { potato: next } = match.state;
      const isOpponent = next % 2 !== holder % 2;
      expect(sentSince(match)).toEqual(isOpponent ? [`${holder}>${next}: 4`] : []);
      expect(queues(match)[mate]).toBe(0);
      passedTo.add(next === mate ? "mate" : isOpponent ? "opponent" : "itself");
    }
    expect(passedTo).toEqual(new Set(["mate", "opponent", "itself"]));
  });

  /** With two players left, the cartridge passes it to the other one. Otherwise it may go to the same one again. */
  it.each([
    ["not authentic, two players", false, 2, 0, [0, 1]],
    ["authentic, two players", true, 2, 0, [1]],
    ["authentic, three players", true, 3, 0, [0, 1, 2]],
    ["authentic, two left of four", true, 4, 2, [1]],
  ] as const)("N-18: %s", (_name, isAuthentic, seats, falls, steps) => {
    const moves = SEEDS.map((seed) => {
      const match = hot(seed, seats, isAuthentic);
      for (const seat of others(match, match.state.potato).slice(0, falls)) fall(match, seat);
      goOn(match);
      const left = [...match.games.keys()].filter((seat) => !match.state.isOut[seat]);
      const { potato } = match.state;
      clear(match, potato, 2);
      goOn(match);
      return (left.indexOf(match.state.potato) - left.indexOf(potato) + left.length) % left.length;
    });
    expect(new Set(moves)).toEqual(new Set(steps));
  });

  it("N-18: a match without garbage has no potato, and neither has one with directed garbage", () => {
    const none = { targeting: "potato", garbage: "none" };
    expect(startMatch({ ruleBook: "new", terms: none }).state.potato).toBe(-1);
    expect(startMatch({ ruleBook: "new" }).state.potato).toBe(-1);
  });
});
