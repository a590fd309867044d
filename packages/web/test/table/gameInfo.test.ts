import { advance, newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { newMatch, parseMatchSetup, teamLinesLeft } from "@korobeinix/engine/match";
import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { type GameInfo, infoOf, tellInfo } from "../../src/table/gameInfo.ts";

describe("the numbers beside the Matrix", () => {
  it("O-11: a Sprint of 100 lines counts down from them", () => {
    const game = newGame(
      unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", options: { lines: 100 }, seed: 1 })),
    );
    expect(infoOf(game).linesLeft).toBe(100);
  });

  it("G-2.4.7: where lines are not the goal, there are none left", () => {
    expect(infoOf(newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1 }))))).toMatchObject({
      linesLeft: undefined,
    });
  });

  it("G-2.4.7, E-41: a board of a match is told the lines of its team, also those that a teammate clears", () => {
    const seats = [{ team: 0 }, { team: 0 }, { team: 1 }];
    const match = newMatch(unwrap(parseMatchSetup({ ruleBook: "guideline", variation: "sprint", seed: 1, seats })));
    const info = signal<GameInfo | undefined>(undefined);
    const tell = (): void => tellInfo(info, match.games[0]!, teamLinesLeft(match, 0));
    tell();
    expect(info.value?.linesLeft).toBe(40);
    match.games[1]!.state.lines = 5;
    tell();
    expect(info.value).toMatchObject({ lines: 0, linesLeft: 35 });
  });

  it("G-2.4.7: a clock that runs by itself has its own time", () => {
    const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1 })));
    advance(game, 5_000_000);
    expect([infoOf(game), infoOf(game, { micros: 7 })].map(({ micros }) => micros)).toEqual([5_000_000, 7]);
  });
});
