import { boardOf, newGame, parseSetup, RULE_BOOKS, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import {
  type Beginning,
  beginningOf,
  clearBoard,
  fillRow,
  fullRows,
  padBoard,
  paint,
  parseQueueText,
  practised,
  shiftBoard,
} from "../../src/practice/draft.ts";

const [guideline, basic] = RULE_BOOKS;

describe("a board that is drawn", () => {
  const board = ["....", "T..#"];

  it("W-23: cells are painted and erased, rows filled but for a gap, all shifted and cleared", () => {
    expect(paint(board, 1, 0, "Z")).toEqual([".Z..", "T..#"]);
    expect(paint(board, 0, 1, ".")).toEqual(["....", "...#"]);
    expect(fillRow(board, 2, 0, "#")).toEqual(["##.#", "T..#"]);
    expect(shiftBoard(board, 1)).toEqual(["T..#", "...."]);
    expect(shiftBoard(board, -1)).toEqual(["....", "...."]);
    expect(clearBoard(board)).toEqual(["....", "...."]);
    expect(padBoard(board, 4, 3)).toEqual(["....", "....", "T..#"]);
    expect(padBoard(board, 4, 1)).toEqual(["T..#"]);
  });

  it("W-23: full rows are told by their number from below", () => {
    expect(fullRows(["TTTT", "T..#", "####"])).toEqual([1, 3]);
  });

  it("W-23: what lies in a game is drawn as its set-up had it", () => {
    const lines = ["IJLOSTZ#..", ".#########"];
    const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 3, board: lines, queue: ["T", "O", "I"] })));
    expect(boardOf(game)).toEqual(lines);
    expect(beginningOf(game).queue.slice(0, 3)).toEqual(["T", "O", "I"]);
  });

  it("W-23: what is on Hold stays with the board that is drawn, can be taken off, and is lost where there is no Hold", () => {
    const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 3, hold: "L" }));
    const before = beginningOf(newGame(setup));
    expect(before.hold).toBe("L");
    const holdAfter = (changes: Partial<Beginning>, of = setup): string =>
      beginningOf(newGame(unwrap(practised(of, changes)))).hold;
    expect(holdAfter({ ...before, board: ["#########."] })).toBe("L");
    expect(holdAfter({ board: [] })).toBe("L");
    expect(holdAfter({ hold: "S" })).toBe("S");
    expect(holdAfter({ hold: "" })).toBe("");
    expect(holdAfter({ hold: "S" }, unwrap(parseSetup({ ruleBook: "korobeinix", seed: 3 })))).toBe("");
  });
});

describe("a queue that is written", () => {
  it("W-23: letters in any case, apart or together", () => {
    expect(parseQueueText(guideline!, "ti O,\nz")).toEqual({ ok: true, queue: ["T", "I", "O", "Z"] });
    expect(parseQueueText(guideline!, "")).toEqual({ ok: true, queue: [] });
  });

  it("W-23: a letter that the rule book has no piece for is named; a queue has an end", () => {
    expect(parseQueueText(guideline!, "TIX")).toEqual({ ok: false, letter: "X" });
    expect(parseQueueText(basic!, "TO")).toEqual({ ok: false, letter: "O" });
    expect(parseQueueText(guideline!, "T".repeat(201))).toEqual({ ok: false, letter: undefined });
  });
});
