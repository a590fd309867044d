import { describe, expect, it } from "vitest";
import { linesLeft, matchVariations, type NextRise, nextRise, riseOf, RULE_BOOKS, SECOND } from "../../src/index.ts";
import { type Match, teamGoalOf, teamLinesLeft } from "../../src/doors/match.ts";
import { clear, fall, goOn, leave, lockOne, passTime, type Request, startMatch } from "./helpers.ts";

/** The next level of the first seat: by what it comes, and how far away it is. */
function next(match: Match): NextRise {
  return nextRise(match.games[0]!);
}

describe("the next level in a match", () => {
  it("E-41: by time: the time at which it comes", () => {
    const match = startMatch();
    expect(next(match)).toEqual({ by: "time", at: 30 * SECOND });
    clear(match, 0, 4);
    passTime(match, 30 * SECOND);
    expect(next(match)).toEqual({ by: "time", at: 60 * SECOND });
    expect(next(startMatch({ terms: { riseMicros: 7 * SECOND } }))).toEqual({ by: "time", at: 7 * SECOND });
  });

  it("E-41: by a player's own Tetriminos: how many must still lock", () => {
    const match = startMatch({ terms: { rise: "pieces", risePieces: 3 } });
    const seen: [NextRise, level: number][] = [];
    for (let i = 0; i < 4; i++) {
      seen.push([next(match), match.games[0]!.state.level]);
      lockOne(match, i === 3 ? 1 : 0);
      goOn(match, 300_000);
    }
    expect(seen).toEqual([
      [{ by: "pieces", pieces: 3 }, 1],
      [{ by: "pieces", pieces: 2 }, 1],
      [{ by: "pieces", pieces: 1 }, 1],
      [{ by: "pieces", pieces: 3 }, 2],
    ]);
    expect(next(match)).toEqual({ by: "pieces", pieces: 3 });
  });

  it("E-41: by the Goal: the lines that are left; never, if levels do not rise", () => {
    const match = startMatch({ terms: { rise: "goal" } });
    clear(match, 0, 3);
    expect(next(match)).toEqual({ by: "goal", lines: 7 });
    expect(next(startMatch({ terms: { rise: "never" } }))).toEqual({ by: "never" });
    expect(next(startMatch({ variation: "sprint", terms: { rise: "time" } }))).toEqual({ by: "never" });
  });

  it.each(["time", "pieces"])("E-41: by %s: no level beyond the last that has a speed of its own", (rise) => {
    const terms = { rise, riseMicros: SECOND, risePieces: 1 };
    expect(next(startMatch({ terms, options: { startingLevel: 14 } })).by).toBe(rise);
    expect(next(startMatch({ terms, options: { startingLevel: 15 } }))).toEqual({ by: "never" });
    const match = startMatch({ terms, options: { startingLevel: 14 } });
    lockOne(match, 0);
    passTime(match, SECOND);
    expect(match.games[0]!.state.level).toBe(15);
    expect(next(match)).toEqual({ by: "never" });
  });

  it("E-41: a game that has ended has no next level", () => {
    const match = startMatch({ seats: 3 });
    fall(match, 0);
    expect(next(match)).toEqual({ by: "never" });
    expect(nextRise(match.games[1]!)).toEqual({ by: "time", at: 30 * SECOND });
  });

  it("E-41: what raises levels in every rule book follows from the set-up", () => {
    for (const book of RULE_BOOKS) {
      const { rise: rule } = book.match.terms;
      const rises = "among" in rule ? rule.among : [];
      for (const { id: variation, levelsUp } of matchVariations(book)) {
        for (const rise of rises) {
          const { setup } = startMatch({ ruleBook: book.id, variation, terms: { rise } });
          expect(riseOf(setup.shared), `${book.id} ${variation}`).toBe(levelsUp ? rise : "never");
        }
      }
    }
  });
});

/** The lines that the team of each seat must still clear. */
function left(match: Match): (number | undefined)[] {
  return match.games.map((_, seat) => teamLinesLeft(match, seat));
}

function goals(request: Request): (number | undefined)[] {
  const { setup } = startMatch(request);
  return setup.seats.map((_, seat) => teamGoalOf(setup, seat));
}

const QUIET = { terms: { garbage: "none" } } as const;
const ULTRA = { ruleBook: "new", variation: "ultra", ...QUIET } as const;

describe("the lines of a team", () => {
  it("E-41: a team has lines to clear only in a variation that ends by lines, or if it is given a goal", () => {
    for (const book of RULE_BOOKS) {
      const counts = "among" in book.options.lines ? book.options.lines.among : [];
      for (const { id: variation, ends } of matchVariations(book)) {
        for (const lines of counts) {
          const goal = ends.by === "lines" ? lines : undefined;
          expect(goals({ ruleBook: book.id, variation, options: { lines } })).toEqual([goal, goal]);
        }
      }
    }
    expect(goals({ goals: [20, 0] })).toEqual([20, undefined]);
    expect(left(startMatch({ goals: [20, 0] }))).toEqual([20, undefined]);
  });

  it("E-41: a handicap adds lines, 180 instead of 150, and the handicaps of a team add up", () => {
    const match = startMatch({ ...ULTRA, seats: [{ terms: { handicap: 3 } }, {}] });
    expect(left(match)).toEqual([180, 150]);
    clear(match, 0, 4);
    clear(match, 1, 2);
    expect(left(match)).toEqual([176, 148]);
    const seats = [{ team: 0, terms: { handicap: 2 } }, { team: 0, terms: { handicap: 3 } }, { team: 1 }];
    expect(goals({ ...ULTRA, seats })).toEqual([200, 200, 150]);
  });

  it("E-41: a handicap that puts rows on the board adds no lines to clear", () => {
    const seats = [{ terms: { handicap: 3 } }, {}];
    expect(goals({ ruleBook: "new", seats, goals: [30, 30] })).toEqual([30, 30]);
  });

  it("E-41: the lines of all seats of a team count together: 35 of 40 are left", () => {
    const match = startMatch({ ...QUIET, variation: "sprint", seats: "ABAB" });
    clear(match, 0, 4);
    clear(match, 2, 1);
    clear(match, 3, 2);
    expect(left(match)).toEqual([35, 38, 35, 38]);
  });

  it("E-41: the lines of players who fell or left still count", () => {
    const match = startMatch({ ...QUIET, variation: "sprint", seats: "AABB" });
    clear(match, 0, 4);
    clear(match, 2, 3);
    goOn(match, 300_000);
    fall(match, 0);
    leave(match, 2);
    goOn(match);
    clear(match, 1, 2);
    expect(match.state.result).toBe("playing");
    expect(left(match)).toEqual([34, 34, 37, 37]);
  });

  it("E-41: a team that cleared more than its goal has 0 lines left; other teams keep theirs", () => {
    const match = startMatch({ ...QUIET, goals: [3, 5] });
    clear(match, 1, 1);
    clear(match, 0, 4);
    goOn(match);
    expect(match.state.result).toBe("won");
    expect(left(match)).toEqual([0, 4]);
  });

  it("E-41: the count needs only the teams of the set-up and the lines of the games", () => {
    const { setup, games } = startMatch({ variation: "sprint", seats: "AABB" });
    const little = { setup: { teams: setup.teams }, games: games.map((_, seat) => ({ state: { lines: seat } })) };
    expect([0, 1, 2, 3].map((seat) => teamLinesLeft(little, seat))).toEqual([39, 39, 35, 35]);
  });

  it("E-41: a single game of a match has no number of lines left", () => {
    const match = startMatch({ variation: "sprint", seats: "AABB" });
    expect(match.games.map(linesLeft)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
