import { describe, expect, it } from "vitest";
import { type Match, standingsOf } from "../../src/doors/match.ts";
import { clear, clearAll, clearTogether, goOn, leave, type Request, startMatch } from "./helpers.ts";

/** A race without garbage. */
function race(request: Request): Match {
  return startMatch({ ...request, terms: { garbage: "none", ...request.terms } });
}

/** A seat clears four lines a number of times. */
function fours(match: Match, seat: number, times: number): void {
  for (let i = 0; i < times; i++) {
    clear(match, seat, 4);
    goOn(match, 1_000);
  }
}

describe("Sprint for several", () => {
  it("G-B2.2: the first player with 40 lines wins", () => {
    const match = race({ variation: "sprint", seats: 3 });
    fours(match, 2, 5);
    fours(match, 1, 9);
    expect(standingsOf(match)).toEqual({ result: "playing", places: [0, 0, 0] });
    fours(match, 1, 1);
    expect(standingsOf(match)).toEqual({ result: "won", places: [3, 1, 2] });
    // The match ends the games; the fortieth line of a seat does not.
    expect(match.games.map(({ state }) => state.outcome)).toEqual(["lost", "won", "lost"]);
  });

  it("E-43: with goals of their own the teams behind are placed by the lines that they still need", () => {
    const match = race({ seats: 3, goals: [4, 10, 40] });
    fours(match, 2, 2);
    fours(match, 1, 1);
    fours(match, 0, 1);
    // Seat 1 needs 6 more lines, seat 2 needs 32, though it has cleared more.
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2, 3] });
  });

  it.each([20, 100])("O-8: a match may be a Sprint of %i lines", (lines) => {
    const match = race({ variation: "sprint", options: { lines } });
    fours(match, 1, lines / 4 - 1);
    expect(standingsOf(match)).toMatchObject({ result: "playing" });
    fours(match, 1, 1);
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 1] });
  });

  it("G-B2.2: the first team whose lines add up to 40 wins", () => {
    const match = race({ variation: "sprint", seats: "AABB" });
    for (let i = 0; i < 9; i++) {
      fours(match, i % 2, 1);
      fours(match, 2, 1);
    }
    expect(standingsOf(match)).toEqual({ result: "playing", places: [0, 0, 0, 0] });
    fours(match, 3, 1);
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 2, 1, 1] });
  });

  it("G-B2.2: two players who clear their 40th line at the same time have drawn", () => {
    const match = race({ variation: "sprint" });
    for (let i = 0; i < 10; i++) {
      expect(match.state.result).toBe("playing");
      clearTogether(match, [0, 4], [1, 4]);
      goOn(match, 300_000);
    }
    expect(standingsOf(match)).toEqual({ result: "drawn", places: [1, 1] });
  });
});

describe("Marathon for several", () => {
  /** The Variable Goal of level 15 is 75. A Tetris counts 8, Back-to-Back 12. */
  const LAST_LEVEL = { options: { startingLevel: 15, goal: "variable" } } as const;

  it("G-B2.2: if lines raise the level, the first player to finish level 15 wins", () => {
    const match = race({ ...LAST_LEVEL, terms: { rise: "goal" } });
    fours(match, 1, 6);
    expect(match.state.result).toBe("playing");
    fours(match, 1, 1);
    expect(match.games[1]!.state.outcome).toBe("goalReached");
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 1] });
  });

  it.each(["time", "pieces", "never"])("G-B2.2: a match with the rise '%s' does not end by lines", (rise) => {
    const match = race({ ...LAST_LEVEL, terms: { rise } });
    fours(match, 1, 20);
    expect(match.state.result).toBe("playing");
  });
});

describe("Ultra of The New for several", () => {
  const ULTRA = { ruleBook: "new", variation: "ultra" } as const;

  it("N-17: won by the first with 150 lines", () => {
    const match = race(ULTRA);
    fours(match, 0, 37);
    expect(match.state.result).toBe("playing");
    clearAll(match, [[2]]);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2] });
  });

  it("N-17: won by the first whose team has cleared 150 lines", () => {
    const match = race({ ...ULTRA, seats: "AABB" });
    for (let i = 0; i < 37; i++) {
      fours(match, i % 2, 1);
      clearAll(match, [[], [], [3]]);
    }
    expect(match.state.result).toBe("playing");
    clearAll(match, [[], [2]]);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 1, 2, 2] });
  });

  it("N-17: a handicap is 10 more lines each", () => {
    const match = race({ ...ULTRA, seats: [{ terms: { handicap: 2 } }, {}] });
    fours(match, 0, 42);
    expect(match.state.result).toBe("playing");
    clearAll(match, [[2]]);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2] });
  });

  it("N-17: the handicaps of a team add up: 150 lines and 20 more together", () => {
    const match = race({ ...ULTRA, seats: [{ team: 0 }, { team: 0, terms: { handicap: 2 } }, { team: 1 }] });
    fours(match, 0, 21);
    fours(match, 1, 21);
    expect(match.state.result).toBe("playing");
    clearAll(match, [[2]]);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 1, 2] });
  });

  it("N-17: a team with a goal of 200 has not won when one of its seats has 150 lines", () => {
    const match = race({ ...ULTRA, seats: [{ team: 0 }, { team: 0, terms: { handicap: 5 } }, { team: 1 }] });
    fours(match, 0, 49);
    expect(match.state.result).toBe("playing");
    fours(match, 0, 1);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 1, 2] });
  });
});

describe("the end of a race", () => {
  it("G-B2.4: a player who reaches the goal and leaves at the same time has reached it", () => {
    const match = race({ goals: [4, 4] });
    clear(match, 0, 4);
    leave(match, 0);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2] });
  });
});
