import { describe, expect, it } from "vitest";
import { SECOND } from "../../src/index.ts";
import type { Match } from "../../src/doors/match.ts";
import { clear, goOn, lockOne, passTime, startMatch, toldBy } from "./helpers.ts";

function levels({ games }: Match): number[] {
  return games.map(({ state }) => state.level);
}

/** The times at which a seat reached its levels, in seconds. */
function levelTimes(match: Match, seat = 0): number[] {
  return toldBy(match, seat, "levelled").map(({ at }) => at / SECOND);
}

describe("how the Fall Speed rises", () => {
  it("G-B2.3: by default a level every 30 seconds", () => {
    const match = startMatch({ seats: 3 });
    passTime(match, 30 * SECOND - 1);
    expect(levels(match)).toEqual([1, 1, 1]);
    passTime(match, 30 * SECOND);
    expect(levels(match)).toEqual([2, 2, 2]);
    passTime(match, 100 * SECOND);
    expect(levelTimes(match)).toEqual([30, 60, 90]);
  });

  it("G-B2.3: the time can be chosen", () => {
    const match = startMatch({ terms: { rise: "time", riseMicros: 7 * SECOND } });
    passTime(match, 30 * SECOND);
    expect(levelTimes(match, 1)).toEqual([7, 14, 21, 28]);
  });

  it("G-B2.3: time raises the level up to 15", () => {
    const match = startMatch({ options: { startingLevel: 12 }, terms: { riseMicros: SECOND } });
    passTime(match, 20 * SECOND);
    expect(levels(match)).toEqual([15, 15]);
    expect(levelTimes(match)).toEqual([1, 2, 3]);
  });

  /** A seat locks a number of pieces. */
  function lockMany(match: Match, seat: number, count: number): void {
    for (let i = 0; i < count; i++) {
      lockOne(match, seat);
      goOn(match, 300_000);
    }
  }

  it("G-B2.3: by pieces: a level after every 20 of a player's own Tetriminos", () => {
    const match = startMatch({ terms: { rise: "pieces" } });
    lockMany(match, 0, 19);
    expect(levels(match)).toEqual([1, 1]);
    lockMany(match, 0, 1);
    expect(levels(match)).toEqual([2, 1]);
    lockMany(match, 1, 40);
    expect(levels(match)).toEqual([2, 3]);
  });

  it("G-B2.3: the number of Tetriminos can be chosen, and 15 is the last level", () => {
    const match = startMatch({ terms: { rise: "pieces", risePieces: 3 }, options: { startingLevel: 13 } });
    lockMany(match, 0, 5);
    expect(levels(match)[0]).toBe(14);
    lockMany(match, 0, 1);
    expect(levels(match)[0]).toBe(15);
    lockMany(match, 0, 9);
    expect(levels(match)[0]).toBe(15);
  });

  it("G-B2.3: by lines, as in Marathon for one player: ten lines for a level", () => {
    const match = startMatch({ terms: { rise: "goal", garbage: "none" } });
    for (const lines of [4, 4, 1]) {
      clear(match, 1, lines);
      goOn(match, 300_000);
    }
    expect(levels(match)).toEqual([1, 1]);
    clear(match, 1, 1);
    expect(levels(match)).toEqual([1, 2]);
    passTime(match, 60 * SECOND);
    expect(levels(match)).toEqual([1, 2]);
  });

  it("G-B2.3: never: neither time nor pieces nor lines raise the level", () => {
    const match = startMatch({ terms: { rise: "never", garbage: "none" } });
    for (let i = 0; i < 25; i++) {
      clear(match, 0, 4);
      goOn(match, 300_000);
    }
    passTime(match, 60 * SECOND);
    expect(levels(match)).toEqual([1, 1]);
  });

  it.each(["time", "pieces"])("G-B2.3: if %s raises the level, lines do not", (rise) => {
    const match = startMatch({ terms: { rise, garbage: "none" } });
    for (let i = 0; i < 5; i++) {
      clear(match, 0, 4);
      goOn(match, 300_000);
    }
    expect(match.games[0]!.state).toMatchObject({ lines: 20, level: 1 });
  });

  it.each(["sprint", "ultra"])("G-B2.3, G-B2.2: in %s the level stays", (variation) => {
    const match = startMatch({ variation, options: { startingLevel: 3 } });
    passTime(match, 70 * SECOND);
    expect(levels(match)).toEqual([3, 3]);
  });

  it("G-B2.3: a level that comes while a piece falls takes effect from the next row", () => {
    const match = startMatch({ terms: { riseMicros: 2_500_000 } });
    passTime(match, 5 * SECOND);
    // A row takes 1 s at level 1 and 0.793 s at level 2. The piece falls its first row at once (G-3.4b).
    expect(toldBy(match, 0, "fell").map(({ at }) => at)).toEqual([
      0, 1_000_000, 2_000_000, 3_000_000, 3_793_000, 4_586_000,
    ]);
    expect(levelTimes(match)).toEqual([2.5, 5]);
  });
});
