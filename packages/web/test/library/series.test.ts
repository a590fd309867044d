import type { Match } from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import { newSeries, winnerOf, withMatch } from "../../src/library/series.ts";
import { seriesWinnerOf } from "../../src/settings/series.ts";
import { computerAt, personAt } from "../../src/settings/matchPlan.ts";

const PLAN = { bestOf: 3, seats: [personAt(0, "keyboard"), personAt(1, "keyboard"), computerAt(2, "easy")] } as const;

/** As much of a match as a series asks for. */
function ended(result: Match["state"]["result"], places: readonly number[]): Match {
  const seats = places.map((_, seat) => ({ team: seat }));
  return { state: { result, places }, setup: { seats } } as unknown as Match;
}

describe("A series", () => {
  it("S-12: counts the matches of each team", () => {
    const series = withMatch(withMatch(newSeries(PLAN), ended("won", [2, 1, 3])), ended("won", [1, 2, 3]));
    expect(series).toEqual({ bestOf: 3, wins: [1, 1, 0], played: 2 });
    expect(seriesWinnerOf(series)).toBeUndefined();
  });

  it("S-12: is won by more than half of its matches", () => {
    const series = [ended("won", [2, 1, 3]), ended("won", [2, 1, 3])].reduce(withMatch, newSeries(PLAN));
    expect(seriesWinnerOf(series)).toBe(1);
  });

  it("S-12: a drawn match counts for nobody, and is played", () => {
    const drawn = ended("drawn", [1, 1, 3]);
    expect(winnerOf(drawn)).toBeUndefined();
    expect(withMatch(newSeries(PLAN), drawn)).toEqual({ bestOf: 3, wins: [0, 0, 0], played: 1 });
  });

  it("S-12: a team of several wins as one, whoever of it stands", () => {
    const teams = { bestOf: 1, seats: PLAN.seats.map((seat, i) => ({ ...seat, team: i === 2 ? 1 : 0 })) } as const;
    const match = ended("won", [2, 2, 1]);
    const [a, b] = [{ team: 0 }, { team: 1 }];
    const setup = { ...match.setup, seats: [a, a, b] } as unknown as Match["setup"];
    expect(withMatch(newSeries(teams), { ...match, setup }).wins).toEqual([0, 1]);
  });
});
