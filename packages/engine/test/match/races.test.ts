import { describe, expect, it } from "vitest";
import { type Match, standingsOf } from "../../src/index.ts";
import { clear, clearAll, clearTogether, goOn, leave, type Request, startMatch } from "./helpers.ts";

/** A race in which nobody is disturbed. */
function race(request: Request): Match {
  return startMatch({ ...request, terms: { garbage: "none", ...request.terms } });
}

/** A seat clears four lines so many times. */
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
    // The match ends the games, not the fortieth line of a seat.
    expect(match.games.map(({ state }) => state.outcome)).toEqual(["lost", "won", "lost"]);
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

  it("G-B2.2: who clears the last of 40 lines at the same time has drawn", () => {
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
  /** The Variable Goal of level 15 is 75: a Tetris counts 8, and 12 Back-to-Back. */
  const LAST_LEVEL = { options: { startingLevel: 15, goal: "variable" } } as const;

  it("G-B2.2: whoever finishes level 15 wins, where lines raise the level", () => {
    const match = race({ ...LAST_LEVEL, terms: { rise: "goal" } });
    fours(match, 1, 6);
    expect(match.state.result).toBe("playing");
    fours(match, 1, 1);
    expect(match.games[1]!.state.outcome).toBe("goalReached");
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 1] });
  });

  it.each(["time", "pieces", "never"])("G-B2.2: where %s raises it, there is nothing to finish", (rise) => {
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

  it("N-17: one seat's own 150 lines are not the 200 of its team", () => {
    const match = race({ ...ULTRA, seats: [{ team: 0 }, { team: 0, terms: { handicap: 5 } }, { team: 1 }] });
    fours(match, 0, 49);
    expect(match.state.result).toBe("playing");
    fours(match, 0, 1);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 1, 2] });
  });
});

describe("the end of a race", () => {
  it("G-B2.4: who reaches the number of lines and leaves in the same moment has reached it", () => {
    const match = race({ goals: [4, 4] });
    clear(match, 0, 4);
    leave(match, 0);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2] });
  });
});
