import { describe, expect, it } from "vitest";
import { MINUTE } from "../../src/index.ts";
import { type Match, standingsOf } from "../../src/doors/match.ts";
import { board, rowsOf } from "../helpers.ts";
import { clear, clearAll, fall, goOn, lockOne, passTime, type Request, startMatch, toldBy } from "./helpers.ts";

/** The pieces that came to a seat, by their letters. */
function piecesOf(match: Match, seat: number): string {
  const { pieces } = match.setup.shared.book;
  return toldBy(match, seat, "generated")
    .map(({ kind }) => pieces[kind]!.name)
    .join("");
}

/** Each seat plays until it has had its count of pieces. The pieces of each seat. */
function takePieces(request: Request, counts: readonly number[]): string[] {
  const match = startMatch({ ...request, seats: counts.length });
  for (let i = 1; i < Math.max(...counts); i++) {
    for (const [seat, count] of counts.entries()) if (i < count) lockOne(match, seat);
    // Longer than the generation delay of every rule book.
    goOn(match, 1_100_000);
  }
  return counts.map((count, seat) => piecesOf(match, seat).slice(0, count));
}

describe("the pieces of a match", () => {
  it.each([
    ["G-B2.2", "guideline"],
    ["N-2", "new"],
    ["B-15", "basic"],
    ["R-14", "reglas"],
    ["K-14", "korobeinix"],
  ] as const)("%s: in %s all players get the same order, another one in each match", (_clause, ruleBook) => {
    const [one, other, third] = takePieces({ ruleBook, seed: 7 }, [20, 8, 14]);
    expect(one).toHaveLength(20);
    expect(other).toBe(one!.slice(0, 8));
    expect(third).toBe(one!.slice(0, 14));
    const orders = [1, 2, 3, 4].map((seed) => takePieces({ ruleBook, seed }, [20, 1])[0]);
    expect(new Set(orders).size).toBe(4);
  });

  it("N-2: the order of a match of The New is that of the 63-piece bag", () => {
    const [one, other] = takePieces({ ruleBook: "new", seed: 5 }, [63, 63]);
    expect(other).toBe(one);
    for (const name of "IJLOSTZ") expect([...one!].filter((each) => each === name)).toHaveLength(9);
  });

  it("G-B2.2: attacks do not change the order of the pieces", () => {
    const quiet = takePieces({ seed: 9 }, [15, 15]);
    const match = startMatch({ seed: 9 });
    for (let i = 1; i < 15; i++) {
      clear(match, 0, 4);
      lockOne(match, 1);
      goOn(match, 600_000);
    }
    expect(match.games[1]!.state.raised).toBeGreaterThan(20);
    expect([0, 1].map((seat) => piecesOf(match, seat))).toEqual(quiet);
  });
});

describe("the Guideline's variations for several", () => {
  it("G-B2.2: Marathon: the last one standing wins", () => {
    const match = startMatch({ seats: 3 });
    for (const seat of [0, 2]) {
      fall(match, seat);
      goOn(match);
    }
    expect(standingsOf(match)).toEqual({ result: "won", places: [3, 1, 2] });
  });

  /** The clears of each seat, and the seats that fall before time is up. A Hard Drop adds 2 points to each clear. */
  it.each<[what: string, request: Request, clears: number[][], falls: number[], result: string, places: number[]]>([
    [
      "the most points: 904 and 1208",
      { seats: 2 },
      [
        [4, 1],
        [2, 2, 2, 2],
      ],
      [],
      "won",
      [2, 1],
    ],
    ["the points of a team add up", { seats: "AABB" }, [[3], [3], [4], [1]], [], "won", [1, 1, 2, 2]],
    ["the most lines", { seats: 3, options: { objective: "lines" } }, [[4, 4], [3, 3, 3], [1]], [], "won", [2, 1, 3]],
    ["only players who still stand", { seats: 3 }, [[4, 4, 4], [1], [2]], [0], "won", [3, 2, 1]],
    ["a team stands while one of its seats stands", { seats: "AAB" }, [[4, 4], [], [4]], [0], "won", [1, 1, 2]],
    ["equal points are a draw", { seats: 3 }, [[2], [3], [3]], [], "drawn", [3, 1, 1]],
    ["after three minutes", { seats: 2, options: { minutes: 3 } }, [[1], [2]], [], "won", [2, 1]],
  ])("G-B2.2: Ultra: %s", (_what, request, clears, falls, result, places) => {
    const match = startMatch({ variation: "ultra", ...request, terms: { garbage: "none" } });
    clearAll(match, clears);
    if (falls.length > 0) fall(match, ...falls);
    passTime(match, (request.options?.["minutes"] === 3 ? 3 : 2) * MINUTE);
    expect(match.state.result).toBe("playing");
    goOn(match);
    expect(standingsOf(match)).toEqual({ result, places });
  });

  it("G-B2.2: Ultra: if only one player is left before time is up, that player has won", () => {
    const match = startMatch({ variation: "ultra" });
    clearAll(match, [[4, 4], []]);
    fall(match, 0);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 1] });
  });
});

describe("The New's modes for several", () => {
  const none = { garbage: "none" };

  it("N-17: Marathon: the last player left wins", () => {
    const match = startMatch({ ruleBook: "new", seats: 3 });
    fall(match, 1);
    goOn(match);
    expect(match.state.result).toBe("playing");
    fall(match, 0);
    goOn(match);
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 3, 1] });
  });

  it("N-17: Sprint: after three minutes the standing player with the most points wins", () => {
    const match = startMatch({ ruleBook: "new", variation: "sprint", seats: 3, terms: none });
    clearAll(match, [[4, 4, 4], [2, 2], [4]]);
    fall(match, 0);
    passTime(match, 3 * MINUTE);
    expect(match.state.result).toBe("playing");
    goOn(match);
    // Four lines at once are worth one more: 5 points against 4.
    expect(match.games.map(({ state }) => state.score)).toEqual([15, 4, 5]);
    expect(standingsOf(match)).toEqual({ result: "won", places: [3, 2, 1] });
  });

  it.each(["marathon", "sprint"])("N-17: a handicap in %s puts as many Solid Lines at the bottom", (variation) => {
    const seats = [{}, { terms: { handicap: 3 } }, { terms: { handicap: 9 } }];
    const match = startMatch({ ruleBook: "new", variation, seats });
    const line = "==========";
    expect(match.games.map((game) => board(game, 10))).toEqual([
      rowsOf(10, ".........."),
      [...rowsOf(7, ".........."), line, line, line],
      ["..........", ...rowsOf(9, line)],
    ]);
  });

  it("N-17: each step of handicap in Ultra is 10 more lines to clear", () => {
    const seats = [{}, { terms: { handicap: 1 } }, { terms: { handicap: 9 } }];
    const match = startMatch({ ruleBook: "new", variation: "ultra", seats });
    expect(match.games.map(({ state }) => [state.goal, state.stackHeight])).toEqual([
      [150, 0],
      [160, 0],
      [240, 0],
    ]);
  });
});

describe("the other rule books, side by side", () => {
  const BOOKS = [
    ["B-15", "basic"],
    ["R-14", "reglas"],
    ["K-14", "korobeinix"],
  ] as const;

  it.each(BOOKS)("%s: in %s the last one standing wins", (_clause, ruleBook) => {
    const match = startMatch({ ruleBook, seats: 3 });
    for (const seat of [1, 0]) {
      fall(match, seat);
      goOn(match);
    }
    expect(standingsOf(match)).toEqual({ result: "won", places: [2, 3, 1] });
  });

  it.each(BOOKS)("%s: in %s the first to a number of lines wins", (_clause, ruleBook) => {
    const match = startMatch({ ruleBook, seats: 2, goals: [8, 8] });
    clearAll(match, [[4], [4, 3]]);
    expect(match.state.result).toBe("playing");
    clearAll(match, [[4]]);
    expect(standingsOf(match)).toEqual({ result: "won", places: [1, 2] });
  });

  it.each(BOOKS)("%s: in %s the players do not reach each other", (_clause, ruleBook) => {
    const match = startMatch({ ruleBook, seats: 2 });
    clearAll(match, [[4, 4, 4]]);
    expect(match.games.map(({ state }) => [state.sent, state.receives])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(match.events!.map(({ type }) => type)).toEqual([]);
  });
});
