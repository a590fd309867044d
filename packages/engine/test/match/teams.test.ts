import { describe, expect, it } from "vitest";
import { MINUTE } from "../../src/index.ts";
import { type Match, standingsOf } from "../../src/doors/match.ts";
import { clear, fall, goOn, leave, lockOne, passTime, queues, startMatch, told, toldBy } from "./helpers.ts";

/** Seats fall at the same time, and the referee rules. */
function fallTogether(match: Match, ...seats: number[]): void {
  fall(match, ...seats);
  goOn(match);
}

function outcomes({ games }: Match): string[] {
  return games.map(({ state }) => state.outcome);
}

describe("the last one standing", () => {
  it("G-B2.1: the last player standing wins; the places of the others follow the order of their falls", () => {
    const match = startMatch({ seats: 4 });
    fallTogether(match, 2);
    expect(standingsOf(match)).toEqual({ result: "playing", places: [0, 0, 4, 0] });
    fallTogether(match, 0);
    fallTogether(match, 3);
    expect(standingsOf(match)).toEqual({ result: "won", places: [3, 1, 4, 2] });
    expect(outcomes(match)).toEqual(["lockOut", "won", "lockOut", "lockOut"]);
    expect(toldBy(match, 1, "ended")).toMatchObject([{ outcome: "won", isWon: true }]);
    expect(told(match, "over")).toMatchObject([{ result: "won", places: [3, 1, 4, 2] }]);
  });

  /** The teams of the seats, the seats that fall one after another, and the final places. */
  it.each<[teams: string, falls: number[], places: number[]]>([
    ["AABB", [0, 1], [2, 2, 1, 1]],
    // A fallen member of the winning team shares its place.
    ["AABB", [3, 0, 1], [2, 2, 1, 1]],
    ["ABAB", [1, 0, 3], [1, 2, 1, 2]],
    ["ABBB", [1, 2, 0], [2, 1, 1, 1]],
    ["AAABBB", [3, 0, 4, 1, 5], [1, 1, 1, 2, 2, 2]],
    ["AABBCC", [0, 2, 1, 4, 3], [3, 3, 2, 2, 1, 1]],
    ["ABCCCC", [1, 0], [2, 3, 1, 1, 1, 1]],
  ])("G-B2.1: teams %s, falls %j: a team is out when all its seats are out; places %j", (seats, falls, places) => {
    const match = startMatch({ seats });
    falls.forEach((seat, i) => {
      fallTogether(match, seat);
      expect(match.state.result).toBe(i === falls.length - 1 ? "won" : "playing");
    });
    expect(match.state.places).toEqual(places);
    expect(match.games.filter(({ state }) => state.outcome === "won").length).toBe(seats.length - falls.length);
  });

  it.each([
    [2, 3],
    [3, 2],
  ])("G-B2.1: teams that fall at the same time share their place (%i before %i)", (one, other) => {
    const match = startMatch({ seats: 4 });
    fallTogether(match, one, other);
    expect(standingsOf(match)).toEqual({ result: "playing", places: [0, 0, 3, 3] });
    fallTogether(match, 0);
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 1, 3, 3] });
  });

  it("G-B2.1: if the last players fall at the same time, the match is drawn", () => {
    const match = startMatch({ seats: 3 });
    fallTogether(match, 1);
    fallTogether(match, 2, 0);
    expect(standingsOf(match)).toEqual({ result: "drawn", places: [1, 3, 1] });
    expect(outcomes(match)).toEqual(["lockOut", "lockOut", "lockOut"]);
  });

  it("G-B2.1: two teams whose last members fall at the same time have drawn", () => {
    const match = startMatch({ seats: "AABB" });
    fallTogether(match, 0);
    fallTogether(match, 3);
    fallTogether(match, 1, 2);
    expect(standingsOf(match)).toEqual({ result: "drawn", places: [1, 1, 1, 1] });
  });

  it("G-B2.1: falls a microsecond apart are not at the same time", () => {
    const match = startMatch();
    fall(match, 0);
    goOn(match);
    fall(match, 1);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 1] });
  });

  it("G-B2.1: a player who leaves is out, like a player who falls", () => {
    const match = startMatch({ seats: 3 });
    leave(match, 0);
    goOn(match);
    expect(told(match, "knockedOut")).toMatchObject([{ seat: 0, outcome: "left" }]);
    expect(match.state.places).toEqual([3, 0, 0]);
    leave(match, 2);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "won", places: [3, 1, 2] });
  });

  it("G-B2.1: the attack of a Lock Down that ends its own game still counts", () => {
    const match = startMatch({ options: { startingLevel: 15, goal: "variable" }, terms: { rise: "goal" } });
    // The seventh Tetris finishes level 15.
    for (let i = 0; i < 7; i++) {
      passTime(match, match.state.time + 1_000);
      clear(match, 0, 4);
    }
    expect(outcomes(match)).toEqual(["goalReached", "playing"]);
    const before = queues(match)[1]!;
    goOn(match);
    expect(told(match, "sent").at(-1)).toMatchObject({ from: 0, to: 1, lines: 5, at: match.games[0]!.state.time });
    expect(queues(match)[1]).toBe(before + 5);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2] });
  });
});

describe("lines to clear together", () => {
  it("G-B2.4: the lines of a team add up, fallen seats included; the first team to reach its goal wins", () => {
    const match = startMatch({ seats: "AABB", goals: [10, 10], terms: { garbage: "none" } });
    clear(match, 0, 4);
    fallTogether(match, 0);
    clear(match, 2, 4);
    clear(match, 3, 4);
    clear(match, 1, 4);
    goOn(match, 300_000);
    expect(standingsOf(match).result).toBe("playing");
    clear(match, 1, 2);
    goOn(match);
    expect(told(match, "reached")).toMatchObject([{ team: 0 }]);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 1, 2, 2] });
    expect(outcomes(match)).toEqual(["lockOut", "won", "lost", "lost"]);
  });

  it("G-B2.4: a team may also win by defeating the other", () => {
    const match = startMatch({ seats: "AABB", goals: [10, 10] });
    fallTogether(match, 2);
    fallTogether(match, 3);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 1, 2, 2] });
  });

  it("G-B2.4: one team alone plays against the clock, and wins when its lines are cleared", () => {
    const match = startMatch({ seats: [{ team: 0 }, { team: 0, computer: "hard" }], goals: [4] });
    clear(match, 0, 2);
    goOn(match, 300_000);
    expect(match.state.result).toBe("playing");
    clear(match, 1, 2);
    const { time } = match.state;
    goOn(match, 300_000);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 1] });
    expect(match.state.time).toBe(time);
  });

  it("G-B2.4: one team alone loses when it falls", () => {
    const match = startMatch({ seats: "AA", goals: [4] });
    clear(match, 0, 2);
    fallTogether(match, 0);
    expect(match.state.result).toBe("playing");
    fallTogether(match, 1);
    expect(match.state.result).toBe("lost");
  });

  it("G-B2.4: teams that reach their goals at the same time have drawn", () => {
    const match = startMatch({ seats: "AB", goals: [4, 4] });
    clear(match, 1, 4);
    clear(match, 0, 4);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "drawn", places: [1, 1] });
    expect(outcomes(match)).toEqual(["drawn", "drawn"]);
  });

  it("G-B2.4: lines do not win without a goal, or before it is reached", () => {
    const match = startMatch({ terms: { garbage: "none", rise: "never" } });
    for (let i = 0; i < 50; i++) {
      clear(match, 0, 4);
      lockOne(match, 1);
      goOn(match, 300_000);
    }
    expect(match.games[0]!.state.lines).toBe(200);
    expect(match.state.result).toBe("playing");
  });
});

describe("counter objectives", () => {
  /** Team A must clear ten lines; team B must be the last one standing. */
  const RACE = { seats: "ABB", goals: [10, 0], terms: { garbage: "none" } } as const;

  it("G-B2.7: the team with lines to clear wins when it has cleared them", () => {
    const match = startMatch(RACE);
    for (const lines of [4, 4]) {
      clear(match, 0, lines);
      goOn(match, 300_000);
    }
    expect(match.state.result).toBe("playing");
    clear(match, 0, 2);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2, 2] });
  });

  it("G-B2.7: lines do not win for the team that must be the last one standing", () => {
    const match = startMatch(RACE);
    for (let i = 0; i < 5; i++) {
      clear(match, 1, 4);
      goOn(match, 300_000);
    }
    expect(match.state.result).toBe("playing");
    fallTogether(match, 0);
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 1, 1] });
  });

  it("G-B2.7: two teams can have different goals in lines", () => {
    const match = startMatch({ seats: "AB", goals: [8, 4], terms: { garbage: "none" } });
    clear(match, 0, 4);
    goOn(match);
    expect(match.state.result).toBe("playing");
    clear(match, 1, 4);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 1] });
  });
});

describe("the limit of time", () => {
  it("E-38: a match that reaches its limit ends drawn; fallen seats keep their places", () => {
    const match = startMatch({ seats: 3, limitMinutes: 2, goals: [40, 40, 40] });
    fallTogether(match, 1);
    // This team is nearer to its goal than the other, which makes no difference.
    clear(match, 0, 4);
    passTime(match, 2 * MINUTE);
    expect(match.state.result).toBe("playing");
    passTime(match, 2 * MINUTE + 1);
    expect(standingsOf(match)).toEqual({ result: "drawn", places: [1, 3, 1] });
    expect(outcomes(match)).toEqual(["drawn", "lockOut", "drawn"]);
    expect(told(match, "over")).toMatchObject([{ at: 2 * MINUTE }]);
  });
});
