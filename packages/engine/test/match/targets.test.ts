import { describe, expect, it } from "vitest";
import { nextTarget, targetOf } from "../../src/doors/match.ts";
import { clear, clearTogether, fall, goOn, lockOne, queues, sentSince, startMatch, target, told } from "./helpers.ts";

describe("the Target Mark", () => {
  it("G-B3.6: at first it is on the next seat", () => {
    const match = startMatch({ seats: 3 });
    expect([0, 1, 2].map((seat) => targetOf(match, seat))).toEqual([1, 2, 0]);
    clearTogether(match, [0, 2], [1, 3], [2, 4]);
    goOn(match);
    expect(sentSince(match)).toEqual(["0>1: 1", "1>2: 2", "2>0: 4"]);
    expect(queues(match)).toEqual([4, 1, 2]);
  });

  it("G-B3.6: the player moves it; an attack goes to the seat that it is on at the Lock Down", () => {
    const match = startMatch({ seats: 4 });
    target(match, 0, 3);
    clear(match, 0, 2);
    target(match, 0, 2);
    goOn(match);
    clear(match, 0, 3);
    goOn(match);
    expect(sentSince(match)).toEqual(["0>3: 1", "0>2: 2"]);
    expect(queues(match)).toEqual([0, 0, 2, 1]);
  });

  /** The target of seat 0 after each step to the right (>) or left (<). Teammates and fallen seats are skipped. */
  it.each([
    ["ABCD", [], ">>>>", [2, 3, 1, 2]],
    ["ABCD", [], "<<<<", [3, 2, 1, 3]],
    ["ABCD", [2], "><", [3, 1]],
    ["AABB", [], ">>", [3, 2]],
    ["ABAB", [], "><", [3, 1]],
    ["ABBB", [1], ">>", [3, 2]],
  ] as const)("G-B3.6, N-18: %s without %j: steps %s lead to %j", (seats, fallen, steps, marks) => {
    const match = startMatch({ seats });
    if (fallen.length > 0) fall(match, ...fallen);
    goOn(match);
    const seen = [...steps].map((step) => {
      target(match, 0, nextTarget(match, 0, step === ">" ? 1 : -1)!);
      return targetOf(match, 0);
    });
    expect(seen).toEqual(marks);
  });

  it("G-B3.6: when its target falls, the Mark moves on to the next opponent that still plays", () => {
    const match = startMatch({ seats: 4 });
    target(match, 0, 3);
    fall(match, 3);
    goOn(match);
    // The search goes on from the last seat to the first and skips the own seat: the next opponent is seat 1.
    expect(told(match, "markMoved")).toMatchObject([
      { seat: 0, to: 1 },
      { seat: 2, to: 0 },
    ]);
    clear(match, 0, 2);
    goOn(match);
    fall(match, 1);
    goOn(match);
    clear(match, 0, 3);
    goOn(match);
    expect(sentSince(match)).toEqual(["0>1: 1", "0>2: 2"]);
  });

  it("G-B3.6: on a teammate, the Mark means the next opponent", () => {
    const match = startMatch({ seats: "AABB" });
    expect([0, 1, 2, 3].map((seat) => targetOf(match, seat))).toEqual([2, 2, 0, 0]);
    target(match, 0, 1);
    target(match, 3, 3);
    clear(match, 0, 2);
    goOn(match);
    clear(match, 3, 2);
    goOn(match);
    expect(sentSince(match)).toEqual(["0>2: 1", "3>0: 1"]);
  });
});

describe("the recipients of an attack", () => {
  it("G-B3.6: all: every opponent that still plays gets the full number, teammates never get any", () => {
    const match = startMatch({ seats: "AABBCC", terms: { targeting: "all" } });
    fall(match, 3);
    goOn(match);
    clear(match, 0, 4);
    goOn(match);
    expect(queues(match)).toEqual([0, 0, 4, 0, 4, 4]);
    expect(sentSince(match)).toEqual(["0>2: 4", "0>4: 4", "0>5: 4"]);
  });

  /** The recipients of thirty attacks of seat 0. */
  function recipients(seed: number, seats: string, others: readonly number[] = []): number[] {
    const match = startMatch({ seed, seats, terms: { targeting: "random" } });
    for (let i = 0; i < 30; i++) {
      for (const seat of [0, ...others]) clear(match, seat, 2);
      goOn(match, 300_000);
      // Every seat locks a piece: its queued lines enter, so no later attack cancels them.
      for (const seat of match.games.keys()) lockOne(match, seat);
      goOn(match, 300_000);
    }
    return told(match, "sent").flatMap(({ from, to }) => (from === 0 ? [to] : []));
  }

  it("G-B3.6: random: any opponent, another with every seed, teammates never", () => {
    expect(new Set(recipients(1, "ABCD"))).toEqual(new Set([1, 2, 3]));
    expect(new Set(recipients(1, "ABAB"))).toEqual(new Set([1, 3]));
    expect(recipients(1, "ABCD")).toEqual(recipients(1, "ABCD"));
    expect(recipients(1, "ABCD")).not.toEqual(recipients(2, "ABCD"));
  });

  it("G-B3.6: random: attacks of other seats do not change the targets of a seat", () => {
    const alone = recipients(5, "ABCD");
    const amongOthers = recipients(5, "ABCD", [1, 2]);
    expect(alone).toHaveLength(30);
    expect(amongOthers).toEqual(alone);
  });

  it("G-B3.6: random: fallen seats get no attacks", () => {
    const match = startMatch({ seats: 4, terms: { targeting: "random" } });
    fall(match, 2);
    goOn(match);
    for (let i = 0; i < 30; i++) {
      clear(match, 0, 2);
      goOn(match, 300_000);
    }
    expect(new Set(told(match, "sent").map(({ to }) => to))).toEqual(new Set([1, 3]));
  });
});

describe("fallen seats", () => {
  it("G-B3.6, E-34: a seat that falls at the time of an attack can still be its target; the lines are void", () => {
    for (const isFallFirst of [true, false]) {
      const match = startMatch({ seats: 3 });
      match.given = [[], [], []];
      if (isFallFirst) fall(match, 1);
      clear(match, 0, 4);
      if (!isFallFirst) fall(match, 1);
      goOn(match);
      expect(told(match, "sent")).toMatchObject([{ from: 0, to: 1, lines: 4 }]);
      expect(told(match, "voided")).toMatchObject([{ from: 0, to: 1, lines: 4 }]);
      // No game gets an input from the match.
      expect(match.given).toEqual([[], [], []]);
    }
  });

  it("G-B3.6: lines in the queue of a seat that falls go to no other seat", () => {
    const match = startMatch({ seats: 3 });
    clear(match, 0, 4);
    goOn(match);
    expect(queues(match)).toEqual([0, 4, 0]);
    fall(match, 1);
    goOn(match, 300_000);
    expect([0, 2].map((seat) => match.games[seat]!.state.receives)).toEqual([0, 0]);
    expect(match.games[1]!.state).toMatchObject({ outcome: "lockOut", raised: 0 });
  });

  it("G-B3.6: attacks of a fallen seat still arrive, also an attack made at the time of its fall", () => {
    const match = startMatch({ seats: 3 });
    clear(match, 0, 3);
    goOn(match);
    clear(match, 0, 4);
    fall(match, 0);
    goOn(match);
    expect(match.state.isOut).toEqual([true, false, false]);
    expect(queues(match)).toEqual([0, 6, 0]);
    lockOne(match, 1);
    expect(match.games[1]!.state.raised).toBe(6);
  });

  it("E-34: attacks of one time are numbered by seat, in whatever order the seats are played", () => {
    const match = startMatch({ seats: 3 });
    clearTogether(match, [2, 3], [0, 2], [1, 4]);
    goOn(match);
    expect(told(match, "sent").map(({ attack, from, to, lines }) => [attack, from, to, lines])).toEqual([
      [1, 0, 1, 1],
      [2, 1, 2, 4],
      [3, 2, 0, 2],
    ]);
  });
});

describe("attacks that meet", () => {
  /** The lines that two seats clear at one time, and then the lines in their queues. */
  it.each([
    [3, 4, [2, 0]],
    [4, 3, [0, 2]],
    [4, 4, [0, 0]],
    [2, 1, [0, 1]],
  ])("E-37: %i lines against %i at once: the smaller attack is cancelled on both sides", (one, other, queued) => {
    const match = startMatch();
    clearTogether(match, [0, one], [1, other]);
    goOn(match);
    expect(queues(match)).toEqual(queued);
    // An attack without lines left is not received.
    expect(match.games.map(({ state }) => state.receives)).toEqual(queued.map((lines) => Math.min(1, lines)));
  });

  it("E-37: attacks of different pairs do not meet: three attacks in a circle all arrive", () => {
    const match = startMatch({ seats: 3 });
    clearTogether(match, [0, 4], [1, 4], [2, 4]);
    goOn(match);
    expect(queues(match)).toEqual([4, 4, 4]);
    expect(told(match, "crossed")).toEqual([]);
  });

  it("E-37: attacks on all seats meet pair by pair", () => {
    const match = startMatch({ seats: 3, terms: { targeting: "all" } });
    clearTogether(match, [0, 4], [1, 3]);
    goOn(match);
    expect(queues(match)).toEqual([0, 2, 6]);
  });
});

describe("the garbage of The New", () => {
  it("N-18: none: no attack is sent", () => {
    const match = startMatch({ ruleBook: "new", terms: { garbage: "none" } });
    clear(match, 0, 4);
    goOn(match);
    expect(sentSince(match)).toEqual([]);
    expect(queues(match)).toEqual([0, 0]);
  });

  it("N-18: directed: at first to the next player, then to the chosen one; if that one is out, to the next", () => {
    const match = startMatch({ ruleBook: "new", seats: 4 });
    clear(match, 1, 4);
    goOn(match);
    target(match, 1, nextTarget(match, 1, 1)!);
    clear(match, 1, 4);
    goOn(match);
    fall(match, 3);
    goOn(match);
    clear(match, 1, 4);
    goOn(match);
    expect(sentSince(match)).toEqual(["1>2: 4", "1>3: 4", "1>0: 4"]);
  });
});
