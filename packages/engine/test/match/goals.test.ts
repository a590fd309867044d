import { describe, expect, it } from "vitest";
import {
  type Match,
  linesLeft,
  matchVariations,
  type NextRise,
  nextRise,
  riseOf,
  RULE_BOOKS,
  SECOND,
  teamGoalOf,
  teamLinesLeft,
} from "../../src/index.ts";
import { clear, fall, goOn, leave, lockOne, passTime, type Request, startMatch } from "./helpers.ts";

/** What brings the next level of the first seat. */
function next(match: Match): NextRise {
  return nextRise(match.games[0]!);
}

describe("what brings the next level in a match", () => {
  it("E-41: time: the moment at which it does", () => {
    const match = startMatch();
    expect(next(match)).toEqual({ by: "time", at: 30 * SECOND });
    clear(match, 0, 4);
    passTime(match, 30 * SECOND);
    expect(next(match)).toEqual({ by: "time", at: 60 * SECOND });
    expect(next(startMatch({ terms: { riseMicros: 7 * SECOND } }))).toEqual({ by: "time", at: 7 * SECOND });
  });

  it("E-41: a player's own Tetriminos: how many are still to lock", () => {
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

  it("E-41: the Goal, or nothing", () => {
    const match = startMatch({ terms: { rise: "goal" } });
    clear(match, 0, 3);
    expect(next(match)).toEqual({ by: "goal", lines: 7 });
    expect(next(startMatch({ terms: { rise: "never" } }))).toEqual({ by: "never" });
    expect(next(startMatch({ variation: "sprint", terms: { rise: "time" } }))).toEqual({ by: "never" });
  });

  it.each(["time", "pieces"])("E-41: by %s none beyond the last level that has a speed of its own", (rise) => {
    const terms = { rise, riseMicros: SECOND, risePieces: 1 };
    expect(next(startMatch({ terms, options: { startingLevel: 14 } })).by).toBe(rise);
    expect(next(startMatch({ terms, options: { startingLevel: 15 } }))).toEqual({ by: "never" });
    const match = startMatch({ terms, options: { startingLevel: 14 } });
    lockOne(match, 0);
    passTime(match, SECOND);
    expect(match.games[0]!.state.level).toBe(15);
    expect(next(match)).toEqual({ by: "never" });
  });

  it("E-41: none for a game that has ended", () => {
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

/** What is left to each seat. */
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
  it("E-41: in every variation that ends by lines, and in no other unless a team is given a goal", () => {
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

  it("E-41: a handicap is more lines, 180 for 150, and those of a team add up", () => {
    const match = startMatch({ ...ULTRA, seats: [{ terms: { handicap: 3 } }, {}] });
    expect(left(match)).toEqual([180, 150]);
    clear(match, 0, 4);
    clear(match, 1, 2);
    expect(left(match)).toEqual([176, 148]);
    const seats = [{ team: 0, terms: { handicap: 2 } }, { team: 0, terms: { handicap: 3 } }, { team: 1 }];
    expect(goals({ ...ULTRA, seats })).toEqual([200, 200, 150]);
  });

  it("E-41: where a handicap is rows it adds no lines", () => {
    const seats = [{ terms: { handicap: 3 } }, {}];
    expect(goals({ ruleBook: "new", seats, goals: [30, 30] })).toEqual([30, 30]);
  });

  it("E-41: what each of a team has cleared counts for all of it: 35 are left of 40", () => {
    const match = startMatch({ ...QUIET, variation: "sprint", seats: "ABAB" });
    clear(match, 0, 4);
    clear(match, 2, 1);
    clear(match, 3, 2);
    expect(left(match)).toEqual([35, 38, 35, 38]);
  });

  it("E-41: the lines of the fallen and of those who left count on", () => {
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

  it("E-41: none is left to who has cleared more than needed, and the others keep what they lacked", () => {
    const match = startMatch({ ...QUIET, goals: [3, 5] });
    clear(match, 1, 1);
    clear(match, 0, 4);
    goOn(match);
    expect(match.state.result).toBe("won");
    expect(left(match)).toEqual([0, 4]);
  });

  it("E-41: no more is needed than the teams of the set-up and the lines of the games", () => {
    const { setup, games } = startMatch({ variation: "sprint", seats: "AABB" });
    const little = { setup: { teams: setup.teams }, games: games.map((_, seat) => ({ state: { lines: seat } })) };
    expect([0, 1, 2, 3].map((seat) => teamLinesLeft(little, seat))).toEqual([39, 39, 35, 35]);
  });

  it("E-41: one game of a match has no number of its own", () => {
    const match = startMatch({ variation: "sprint", seats: "AABB" });
    expect(match.games.map(linesLeft)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
