import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { draw, GARBAGE, PIECES } from "../src/random.ts";
import { computeSignature, corpus, matchCorpus } from "../src/signature.ts";
import { hashState } from "../src/index.ts";
import { replay } from "../src/doors/log.ts";
import { hashMatch, replayMatch } from "../src/doors/match.ts";
import { drawBoard, printState, printTime } from "../src/debug/index.ts";
import { board, now, start } from "./helpers.ts";

describe("purity", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("E-11: games run without the clock, random numbers and Math of the machine", () => {
    const logs = corpus().slice(0, 60);
    const matches = matchCorpus().slice(0, 10);
    const playAll = (): string[] => [
      ...logs.map((log) => hashState(replay(log))),
      ...matches.map((log) => hashMatch(replayMatch(log))),
    ];
    const expected = playAll();
    const forbidden = (name: string) => (): never => {
      throw new Error(`the engine called ${name}`);
    };
    vi.stubGlobal("Date", forbidden("Date"));
    vi.stubGlobal("performance", { now: forbidden("performance.now") });
    vi.stubGlobal("setTimeout", forbidden("setTimeout"));
    vi.stubGlobal("Intl", undefined);
    for (const name of ["random", "pow", "sin", "cos", "exp", "log", "hypot", "cbrt"] as const) {
      vi.spyOn(Math, name).mockImplementation(forbidden(`Math.${name}`));
    }
    const actual = playAll();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(actual).toEqual(expected);
  });
});

describe("signature", () => {
  const file = new URL("../signature.json", import.meta.url);

  it("E-12: the corpus gives the signature in the repository", () => {
    const kept = JSON.parse(readFileSync(file, "utf8")) as {
      games: number;
      matches: number;
      signature: string;
    };
    const [logs, matches] = [corpus(), matchCorpus()];
    const signature = computeSignature(logs, matches);
    expect({ games: logs.length, matches: matches.length, signature }).toEqual(kept);
  });

  it("O-9: our own variations and the lengths of Sprint and Dig are in the corpus", () => {
    const setups = corpus().map(({ setup }) => setup);
    for (const id of ["dig", "survival"]) expect(setups.some(({ variation }) => variation.id === id)).toBe(true);
    const lengths = setups.filter(({ variation }) => variation.id === "sprint").map(({ options }) => options.lines);
    expect(lengths).toEqual(expect.arrayContaining([20, 40, 100]));
  });

  it("E-12: one other input in one game changes the signature", () => {
    const logs = corpus().slice(0, 9);
    const before = computeSignature(logs, []);
    const changed = logs.with(4, { ...logs[4]!, inputs: logs[4]!.inputs.slice(1) });
    expect(computeSignature(changed, [])).not.toBe(before);
    const [match] = matchCorpus();
    const other = { ...match!, inputs: match!.inputs.map((inputs) => inputs.slice(1)) };
    expect(computeSignature([], [other])).not.toBe(computeSignature([], [match!]));
  });

  it("E-12: the matches of the corpus send, cancel and raise lines, in every mode, in a room and without", () => {
    const matches = matchCorpus().map((log) => replayMatch(log));
    for (const isInRoom of [false, true]) {
      for (const targeting of ["chosen", "random", "all", "potato"]) {
        const games = matches
          .filter(({ setup }) => setup.isInRoom === isInRoom && setup.shared.terms?.targeting === targeting)
          .flatMap((match) => match.games.map(({ state }) => state));
        expect(games.some(({ sent }) => sent > 0)).toBe(true);
        expect(games.some(({ raised }) => raised > 0)).toBe(true);
      }
    }
    expect(matches.some(({ games }) => games.some(({ state }) => state.cancelled > 0))).toBe(true);
    expect(new Set(matches.map(({ setup }) => setup.seats.length))).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  it("E-12: the corpus reaches Singles, Doubles, Tetrises and every outcome", () => {
    const alone = corpus().filter(({ setup }) => setup.terms === undefined);
    const games = alone.map((log) => replay(log).state);
    for (const action of [0, 1, 3]) expect(games.some(({ tally }) => tally[action]! > 0)).toBe(true);
    const outcomes = new Set(games.map(({ outcome }) => outcome));
    expect([...outcomes].toSorted()).toEqual(["blockOut", "goalReached", "lockAbove", "lockOut", "playing", "timeUp"]);
  });
});

describe("debug", () => {
  it("E-13: a drawn board equals the board that was parsed", () => {
    const picture = ["J.........", "JJJ.....#.", "#########."];
    const game = start({ board: picture, queue: "O" });
    expect(board(game, 3)).toEqual(picture);
    now(game, "hardDrop");
    expect(drawBoard(game)).toEqual(["J...OO....", "JJJ.OO..#.", "#########."]);
  });

  it("E-13: the piece in play is drawn in small letters", () => {
    expect(drawBoard(start({ queue: "T" })).slice(0, 2)).toEqual(["....t.....", "...ttt...."]);
  });

  it("E-13: a state is printed in words", () => {
    const text = printState(start({ queue: "TIO", variation: "ultra" }));
    expect(text).toContain("guideline ultra at 0.000000 s: falling");
    expect(text).toContain("piece T facing N at column 5, row 20");
    expect(text).toContain("next I O");
    expect(text).toContain("endAt 120.000000 s");
    expect(printTime(61_000_001)).toBe("61.000001 s");
    expect(printTime(Number.MAX_SAFE_INTEGER)).toBe("never");
  });
});

describe("random numbers", () => {
  it("E-14: the same seed gives the same numbers, always", () => {
    // Fixed numbers: a change here changes every recorded game.
    expect(Array.from({ length: 8 }, (_, i) => draw(1, PIECES, i, 1000))).toEqual([
      188, 199, 203, 925, 658, 529, 144, 558,
    ]);
    expect(Array.from({ length: 4 }, (_, i) => draw(2 ** 53 - 1, GARBAGE, i, 1000))).toEqual([824, 111, 536, 267]);
  });

  it.each([2, 6, 7, 10, 63])("E-14: %i outcomes are equally likely", (below) => {
    for (const seed of [0, 1, 2 ** 40]) {
      const counts = new Array<number>(below).fill(0);
      const draws = below * 2000;
      for (let i = 0; i < draws; i++) counts[draw(seed, PIECES, i, below)]!++;
      // Chi-square against its mean: a distance of six deviations never happens by chance.
      const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      expect(chi).toBeLessThan(below - 1 + 6 * Math.sqrt(2 * (below - 1)));
    }
  });

  it("E-14: neighbouring draws, seeds and streams do not depend on each other", () => {
    const pairs = (first: (i: number) => number, second: (i: number) => number): number => {
      const counts = new Array<number>(49).fill(0);
      for (let i = 0; i < 49_000; i++) counts[first(i) * 7 + second(i)]!++;
      return counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    };
    const limit = 48 + 6 * Math.sqrt(96);
    expect(
      pairs(
        (i) => draw(5, PIECES, 2 * i, 7),
        (i) => draw(5, PIECES, 2 * i + 1, 7),
      ),
    ).toBeLessThan(limit);
    expect(
      pairs(
        (i) => draw(i, PIECES, 0, 7),
        (i) => draw(i + 1, PIECES, 0, 7),
      ),
    ).toBeLessThan(limit);
    expect(
      pairs(
        (i) => draw(5, PIECES, i, 7),
        (i) => draw(5, GARBAGE, i, 7),
      ),
    ).toBeLessThan(limit);
    expect(
      pairs(
        (i) => draw(i, PIECES, 0, 7),
        (i) => draw(i + 2 ** 32, PIECES, 0, 7),
      ),
    ).toBeLessThan(limit);
  });

  it("E-14: a garbage draw changes no Tetrimino", () => {
    const plain = start({ seed: 4 });
    const withRows = start({ seed: 4, options: { startingRows: 6 } });
    expect(withRows.state.queue).toBe(plain.state.queue);
  });
});
