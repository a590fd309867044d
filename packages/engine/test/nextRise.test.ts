import { describe, expect, it } from "vitest";
import {
  advance,
  linesLeft,
  newGame,
  nextRise,
  parseSetup,
  riseOf,
  RULE_BOOKS,
  type RuleBookId,
  type SetupRequest,
  unwrap,
} from "../src/index.ts";
import { now, start } from "./helpers.ts";
import { perform } from "./scoringActions.ts";

describe("what brings the next level of a game alone", () => {
  it("E-41: the Goal, with what is left of it", () => {
    const game = start();
    expect(nextRise(game)).toEqual({ by: "goal", lines: 10 });
    perform(game, "tetris");
    perform(game, "triple");
    expect(nextRise(game)).toEqual({ by: "goal", lines: 3 });
    perform(game, "tetris");
    expect(game.state.level).toBe(2);
    expect(nextRise(game)).toEqual({ by: "goal", lines: 9 });
  });

  it("E-41: a Goal is told in the terms of its system, in every rule book that has one", () => {
    const first = (ruleBook: RuleBookId, options: SetupRequest["options"] = {}): unknown =>
      nextRise(start({ ruleBook, options }));
    expect(first("guideline", { goal: "variable", startingLevel: 3 })).toEqual({ by: "goal", lines: 15 });
    expect(first("guideline", { startingLevel: 3 })).toEqual({ by: "goal", lines: 30 });
    expect(first("reglas", { startingLevel: 3 })).toEqual({ by: "goal", lines: 10 });
    expect(first("korobeinix", { startingLevel: 3 })).toEqual({ by: "goal", lines: 10 });
  });

  it("E-41: the Goal of the last level is still a Goal, and after the end none is to come", () => {
    const game = start({ options: { startingLevel: 15, goal: "variable" } });
    expect(nextRise(game)).toEqual({ by: "goal", lines: 75 });
    for (let i = 0; i < 7; i++) perform(game, "tetris");
    expect(game.state.outcome).toBe("goalReached");
    expect(nextRise(game)).toEqual({ by: "never" });
  });

  it("E-41: none in a variation without levels", () => {
    for (const book of RULE_BOOKS) {
      for (const { id, levelsUp } of book.variations) {
        const setup = unwrap(parseSetup({ ruleBook: book.id, variation: id, seed: 1 }));
        const rise = levelsUp ? "goal" : "never";
        expect(riseOf(setup), `${book.id} ${id}`).toBe(rise);
        expect(nextRise(newGame(setup)).by, `${book.id} ${id}`).toBe(rise);
      }
    }
  });
});

describe("lines that are left to a game alone", () => {
  it("E-41: in every variation that ends by lines, and in no other", () => {
    for (const { id: ruleBook, variations, options } of RULE_BOOKS) {
      for (const { id: variation, ends } of variations) {
        const counts = "among" in options.lines ? options.lines.among : [];
        for (const lines of counts) {
          const game = start({ ruleBook, variation, options: { lines } });
          expect(linesLeft(game), `${ruleBook} ${variation}`).toBe(ends.by === "lines" ? lines : undefined);
        }
      }
    }
  });

  it("E-41: they count down, and none is left when more were cleared than needed", () => {
    const game = start({ variation: "sprint", options: { lines: 20 } });
    for (let i = 0; i < 6; i++) perform(game, "triple");
    expect(linesLeft(game)).toBe(2);
    perform(game, "tetris");
    expect(game.state).toMatchObject({ outcome: "goalReached", lines: 22 });
    expect(linesLeft(game)).toBe(0);
  });

  it("E-41: a game that ended before its goal says what was missing", () => {
    const game = start({ variation: "sprint" });
    perform(game, "tetris");
    while (game.state.phase !== "ended") {
      now(game, "hardDrop");
      advance(game, game.state.time + 1_000_000);
    }
    expect(linesLeft(game)).toBe(36);
  });
});
