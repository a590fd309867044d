import { describe, expect, it } from "vitest";
import {
  COMPUTER_RANKS,
  type ComputerRank,
  countingOf,
  isUnderCode,
  type Match,
  type SeatRequest,
} from "../../src/doors/match.ts";
import { clear, clearTogether, fall, goOn, leave, type Request, startMatch } from "./helpers.ts";

const PERSON: SeatRequest = {};
const FAST: SeatRequest = { options: { fast: true } };
const by = (computer: ComputerRank, more: SeatRequest = {}): SeatRequest => ({ ...more, computer });

/** A match in which seats fall one after the other. */
function played(seats: readonly SeatRequest[], falls: readonly number[], request: Request = {}): Match {
  const match = startMatch({ ...request, seats });
  for (const seat of falls) {
    fall(match, seat);
    goOn(match);
  }
  return match;
}

function drawn(seats: readonly SeatRequest[]): Match {
  const match = startMatch({ seats });
  fall(match, ...seats.keys());
  goOn(match);
  return match;
}

describe("A match that counts", () => {
  it.each([
    ["won", played([PERSON, by("hard")], [1])],
    ["lost", played([PERSON, by("hard")], [0])],
    ["drawn", drawn([PERSON, by("hard")])],
  ] as const)("E-40: %s against a computer", (end, match) => {
    expect(countingOf(match, 0)).toEqual({ isCounted: true, against: "hard", end });
  });

  it("E-40: against several computers the match counts against the rank of the strongest", () => {
    const opponents = [by("easy"), by("veryHard"), by("medium")];
    expect(countingOf(played([PERSON, ...opponents], [1, 2, 3]), 0)).toMatchObject({ against: "veryHard" });
    for (const rank of COMPUTER_RANKS)
      expect(countingOf(played([by("easy"), by(rank), PERSON], [0, 1]), 2)).toMatchObject({ against: rank });
  });

  it("E-40: the third of three players has lost, even if the others have drawn", () => {
    const match = played([PERSON, by("easy"), by("easy")], [0]);
    fall(match, 1, 2);
    goOn(match);
    expect(match.state.result).toBe("drawn");
    expect(countingOf(match, 0)).toMatchObject({ end: "lost" });
  });

  it("E-40: a match counts at any seat, and against a team", () => {
    const seats = [by("easy", { team: 0 }), PERSON, by("hard", { team: 0 })];
    expect(countingOf(played(seats, [0, 2]), 1)).toEqual({ isCounted: true, against: "hard", end: "won" });
  });

  it("E-40: in a race the first to reach the goal has won, and two who reach it together have drawn", () => {
    const match = startMatch({ seats: [PERSON, by("easy")], goals: [4, 4], terms: { garbage: "none" } });
    clear(match, 0, 4);
    goOn(match);
    expect(countingOf(match, 0)).toMatchObject({ end: "won" });
    const both = startMatch({ seats: [PERSON, by("easy")], goals: [4, 4], terms: { garbage: "none" } });
    clearTogether(both, [0, 4], [1, 4]);
    goOn(both);
    expect(countingOf(both, 0)).toMatchObject({ end: "drawn" });
  });

  it("E-40: a match between people counts for each of them, even if computers also play", () => {
    const two = played([PERSON, PERSON], [0]);
    expect(countingOf(two, 0)).toEqual({ isCounted: true, against: "people", end: "lost" });
    expect(countingOf(two, 1)).toEqual({ isCounted: true, against: "people", end: "won" });
    const mixed = played([PERSON, by("master"), PERSON], [1, 2]);
    expect([0, 2].map((seat) => countingOf(mixed, seat))).toEqual([
      { isCounted: true, against: "people", end: "won" },
      { isCounted: true, against: "people", end: "lost" },
    ]);
  });

  it("E-40: a match counts for a player whose opponent has left", () => {
    const match = startMatch({ seats: [PERSON, PERSON] });
    leave(match, 1);
    goOn(match);
    expect(countingOf(match, 0)).toMatchObject({ isCounted: true, end: "won" });
  });

  it("E-40: counting needs only the set-up, the ends of the games, the result and the places", () => {
    const { setup, games, state } = played([PERSON, by("hard")], [1]);
    const { seats, teams } = setup;
    const little = {
      setup: { seats, teams },
      games: games.map((game) => ({ state: { outcome: game.state.outcome } })),
      state: { result: state.result, places: state.places },
    };
    expect(countingOf(little, 0)).toEqual({ isCounted: true, against: "hard", end: "won" });
  });
});

describe("A match that does not count", () => {
  const left = startMatch({ seats: [PERSON, by("easy")] });
  leave(left, 0);
  goOn(left);
  const NEW = { ruleBook: "new" } as const;
  const ALLY = by("master", { team: 0 });

  it.each([
    ["code", "of a player under a code", played([FAST, by("easy")], [1], NEW), 0],
    ["code", "of a computer under a code", played([PERSON, by("easy", FAST)], [1], NEW), 0],
    ["computer", "at the seat of a computer", played([PERSON, by("easy")], [0]), 1],
    ["helped", "with a computer on the player's side", played([{ team: 0 }, ALLY, by("easy")], [2]), 0],
    ["helped", "with a person on the player's side", played([{ team: 0 }, { team: 0 }, by("easy")], [2]), 0],
    ["helped", "of one team alone", played([{ team: 0 }, ALLY], [0, 1], { goals: [40] }), 0],
    ["notOver", "that goes on", startMatch({ seats: [PERSON, by("easy")] }), 0],
    ["notOver", "that goes on without the player", played([PERSON, by("easy"), by("easy")], [0]), 0],
    ["left", "that the player left", left, 0],
  ] as const)("E-40: %s: a match %s", (why, _, match, seat) => {
    expect(countingOf(match, seat)).toEqual({ isCounted: false, why });
  });

  it("E-40: a reason from the set-up is known before the match begins, and comes first", () => {
    const seats = [PERSON, by("easy", FAST)];
    const match = startMatch({ ...NEW, seats });
    expect(countingOf(match, 0)).toEqual({ isCounted: false, why: "code" });
    expect(isUnderCode(match.setup)).toBe(true);
    expect(isUnderCode(startMatch({ ...NEW, seats: [PERSON, by("easy")] }).setup)).toBe(false);
  });

  const easier: readonly (readonly [string, SeatRequest, SeatRequest, Request])[] = [
    ["share received", { terms: { receives: 50 } }, {}, {}],
    ["starting level", {}, { options: { startingLevel: 5 } }, {}],
    ["Starting Lines", {}, { options: { startingRows: 4 } }, {}],
    ["handicap", {}, { terms: { handicap: 3 } }, NEW],
    ["handicap in lines", {}, { terms: { handicap: 3 } }, { ...NEW, variation: "ultra" }],
    ["goal", {}, {}, { goals: [10, 40] }],
    ["goal where the other has none", {}, {}, { goals: [10] }],
  ];

  it.each(easier)("E-40: favoured: a match in which the player has the easier %s", (_, own, other, request) => {
    const computer = played([own, by("hard", other)], [1], request);
    expect(countingOf(computer, 0)).toEqual({ isCounted: false, why: "favoured" });
    expect(countingOf(played([own, other], [1], request), 0)).toEqual({ isCounted: false, why: "favoured" });
  });

  it.each(easier)("E-40: a match in which the opponent has the easier %s counts", (_, own, other, request) => {
    const { goals = [] } = request;
    const turned = { ...request, goals: goals.length === 1 ? [0, ...goals] : [...goals].reverse() };
    const match = played([other, by("hard", own)], [1], turned);
    expect(countingOf(match, 0)).toEqual({ isCounted: true, against: "hard", end: "won" });
  });

  it("E-40: handling, display options and a Fall Speed that players set themselves are no handicap", () => {
    const handling = { options: { delayMicros: 0, ghost: false } };
    expect(countingOf(played([PERSON, by("easy", handling)], [1]), 0).isCounted).toBe(true);
    const basic = played([{ options: { speed: 5 } }, by("easy", { options: { speed: 30 } })], [1], {
      ruleBook: "basic",
    });
    expect(countingOf(basic, 0).isCounted).toBe(true);
  });
});
