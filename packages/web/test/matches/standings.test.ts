import { statisticsOf, unwrap } from "@korobeinix/engine";
import { newMatch, parseMatchSetup, type SeatRequest } from "@korobeinix/engine/match";
import { beforeAll, describe, expect, it } from "vitest";
import type { MatchFacts, MatchMeasure, SeatFacts } from "../../src/library/matchFacts.ts";
import type { PlayedMatch, Series } from "../../src/library/playedMatch.ts";
import { comparedFigures, rowFigures, type Writing } from "../../src/matches/standingsFigures.ts";
import { headlineOf, seatsByPlace, teamScores } from "../../src/matches/standingsTeams.ts";
import type { SeriesLength } from "../../src/settings/matchPlan.ts";
import { fetchLanguage, fetchParts } from "../../src/words/fetch.ts";
import { makeFormat } from "../../src/words/format.ts";
import { makeTranslator } from "../../src/words/translate.ts";

interface Ending {
  readonly places: readonly number[];
  readonly result?: "won" | "drawn" | "lost";
  readonly series?: Partial<Series>;
  readonly goals?: readonly number[];
}

function played(teams: readonly number[], { places, result = "won", series, goals = [] }: Ending): PlayedMatch {
  const seats = teams.map((team): SeatRequest => ({ team }));
  const match = newMatch(unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 1, seats, goals })));
  Object.assign(match.state, { places: [...places], result });
  return { match, series: { bestOf: 1, wins: [], played: 1, ...series } } as unknown as PlayedMatch;
}

describe("Who is spoken of", () => {
  it("S-14: the winner, or all of the team that won", () => {
    expect(headlineOf(played([0, 1], { places: [2, 1] }))).toEqual({ kind: "win", seats: [1] });
    expect(headlineOf(played([0, 1, 0, 1], { places: [1, 2, 1, 2] }))).toEqual({ kind: "win", seats: [0, 2] });
  });

  it("S-14: those who have drawn, and not who came after them", () => {
    const match = played([0, 1, 2], { places: [1, 3, 1], result: "drawn" });
    expect(headlineOf(match)).toEqual({ kind: "drawn", seats: [0, 2] });
  });

  it("S-14: of one team alone, whether it has done it", () => {
    expect(headlineOf(played([0, 0], { places: [1, 1], goals: [20] })).kind).toBe("reached");
    expect(headlineOf(played([0, 0], { places: [1, 1], goals: [20], result: "lost" })).kind).toBe("notReached");
  });

  it("S-12, S-14: who wins the match that decides a series has won the series", () => {
    const ending = { places: [1, 2] };
    const after = (wins: readonly number[], bestOf: SeriesLength = 3) =>
      headlineOf(played([0, 1], { ...ending, series: { bestOf, wins } }));
    expect([after([1, 1]), after([2, 1]), after([2, 1], 5), after([1, 0], 1)].map(({ kind }) => kind)).toEqual([
      "win",
      "seriesWin",
      "win",
      "win",
    ]);
  });

  it("S-12: the score of a series goes by the boards, also when sides were swapped", () => {
    const match = played([1, 0, 1], { places: [1, 2, 1], series: { bestOf: 5, wins: [2, 1] } });
    expect(teamScores(match)).toEqual([
      { team: 1, seats: [0, 2], wins: 1 },
      { team: 0, seats: [1], wins: 2 },
    ]);
  });

  it("S-14: the best first, of equals by the boards, who has no place last", () => {
    expect(seatsByPlace(played([0, 1, 2, 3], { places: [3, 0, 1, 1] }).match)).toEqual([2, 3, 0, 1]);
  });
});

describe("The figures of a match", () => {
  let writing: Writing;
  beforeAll(async () => {
    await fetchLanguage("en");
    await fetchParts(["standings"]);
    writing = { t: makeTranslator("en", "game"), w: makeTranslator("en", "standings"), format: makeFormat("en") };
  });

  function seat(more: Partial<SeatFacts> = {}): SeatFacts {
    const match = played([0, 1], { places: [1, 2] }).match;
    const nothing = { score: 0, lines: 0, spins: 0, silverSquares: 0, goldSquares: 0 };
    const attacks = { sent: 0, received: 0, cancelled: 0, biggest: 0, knockedOut: [], curve: [] };
    const statistics = statisticsOf(match.games[0]!);
    return { ruleBook: "guideline", place: 1, outcome: "won", micros: 0, statistics, ...nothing, ...attacks, ...more };
  }

  function facts(measure: MatchMeasure, seats: readonly SeatFacts[]): MatchFacts {
    return { measure, micros: 60_000_000, seats };
  }

  it("S-14: stand side by side, a line for whatever happened to anybody", () => {
    const { statistics } = seat();
    const tetris = { ...statistics, actions: { ...statistics.actions, tetris: 2 } };
    const seats = [
      seat({ score: 1200, micros: 30_000_000, sent: 10, statistics: tetris }),
      seat({ micros: 60_000_000, received: 8, cancelled: 2 }),
    ];
    const lines = comparedFigures(facts("sent", seats), writing).map(({ label, values }) => [label, ...values]);
    expect(lines).toEqual([
      ["Score", "1,200", "0"],
      ["Time", "0:30.00", "1:00.00"],
      ["Lines sent", "10", "0"],
      ["Sent per minute", "20.0", "0.0"],
      ["Received", "0", "8"],
      ["Cancelled", "0", "2"],
      ["Tetris", "2", "0"],
    ]);
  });

  it("S-14: a row has what went to and fro, and where nothing does what the book counts, in its words", () => {
    const one = seat({
      sent: 21,
      received: 9,
      cancelled: 1,
      knockedOut: [1, 3],
      score: 500,
      lines: 4,
      micros: 5_000_000,
    });
    expect(rowFigures(one, "sent", writing)).toEqual([
      ["Sent", "21"],
      ["Received", "9"],
      ["Cancelled", "1"],
      ["KOs", "2"],
    ]);
    const labels = (measure: MatchMeasure, ruleBook: SeatFacts["ruleBook"]) =>
      rowFigures({ ...one, ruleBook }, measure, writing).map(([label]) => label);
    expect(labels("score", "reglas")).toEqual(["Score", "Lines", "Time"]);
    expect(labels("lines", "basic")).toEqual(["Rows", "Time"]);
  });
});
