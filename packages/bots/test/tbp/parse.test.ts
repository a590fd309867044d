// Messages of both directions: what is read, what is ignored, what is refused and where.

import { describeProblem } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { MAX_LINE, MAX_QUEUE } from "../../src/tbp/values.ts";
import { parseFromBot, parseToBot } from "../../src/tbp/parse.ts";
import { boardFrom, startWith } from "./positions.ts";

const MOVE = { location: { type: "T", orientation: "south", x: 3, y: 1 }, spin: "full" };
const INFO = { type: "info", name: "A", version: "1", author: "B", features: [] };

function problemOf(result: ReturnType<typeof parseToBot> | ReturnType<typeof parseFromBot>): string {
  return result.ok ? "none" : describeProblem(result.problem);
}

describe("messages to a bot", () => {
  it("C-11: are read from a line and from an object alike", () => {
    const start = startWith({ hold: "Z", board: boardFrom("TTT.GGGGGG") });
    for (const value of [start, JSON.stringify(start)]) expect(parseToBot(value)).toEqual({ ok: true, value: start });
    for (const value of [{ type: "suggest" }, { type: "play", move: MOVE }, { type: "new_piece", piece: "I" }])
      expect(parseToBot(JSON.stringify(value))).toEqual({ ok: true, value });
  });

  it("C-11: of unknown types are ignored, and so are unknown fields", () => {
    expect(parseToBot('{"type":"sing","song":"Korobeiniki"}')).toEqual({ ok: true, value: undefined });
    expect(parseToBot('{"type":"stop","why":"tea"}')).toEqual({ ok: true, value: { type: "stop" } });
    expect(parseToBot('{"type":"rules","randomizer":7}')).toEqual({ ok: true, value: { type: "rules" } });
  });

  it.each([
    ["{", "line: is no JSON"],
    ["[]", "line: is no object"],
    [null, "line: is no object"],
    ["{}", "line: has no type"],
    [" ".repeat(MAX_LINE + 1), `line: longer than ${MAX_LINE} characters`],
    [{ ...startWith(), hold: "Q" }, "hold: is no piece"],
    [{ ...startWith(), hold: undefined }, "hold: is no piece"],
    [{ ...startWith(), queue: "TIO" }, "queue: is no list"],
    [{ ...startWith(), queue: ["T", "t"] }, "queue, piece 2: is no piece"],
    [{ ...startWith(), queue: new Array(MAX_QUEUE + 1).fill("T") }, `queue: longer than ${MAX_QUEUE}`],
    [{ ...startWith(), combo: -1 }, "line: combo is no count"],
    [{ ...startWith(), back_to_back: 1 }, "line: back_to_back is neither true nor false"],
    [{ ...startWith(), board: boardFrom().slice(1) }, "board: has fewer than 40 rows"],
    [{ ...startWith(), board: [...boardFrom(), []] }, "board: longer than 40"],
    [{ ...startWith(), board: boardFrom("...") }, "board, line 1: has fewer than 10 cells"],
    [{ ...startWith(), board: boardFrom("..........X".slice(1)) }, "board, line 1: is no piece"],
    [{ type: "new_piece" }, "queue: is no piece"],
    [{ type: "play", move: { ...MOVE, spin: "triple" } }, "input: is no spin"],
    [{ type: "play", move: { spin: "none" } }, "input: is no move"],
  ])("C-11: %j is refused where it is wrong", (value, problem) => {
    expect(problemOf(parseToBot(value))).toBe(problem);
  });
});

describe("messages from a bot", () => {
  it("C-11: are read with what they tell of their thinking", () => {
    expect(parseFromBot(INFO)).toEqual({ ok: true, value: INFO });
    const suggestion = { type: "suggestion", moves: [MOVE], move_info: { nodes: 12, extra: "x" } };
    const value = { type: "suggestion", moves: [MOVE], move_info: { nodes: 12 } };
    expect(parseFromBot(suggestion)).toEqual({ ok: true, value });
    expect(parseFromBot({ ...suggestion, move_info: 5 })).toEqual({
      ok: true,
      value: { type: "suggestion", moves: [MOVE] },
    });
  });

  it.each([
    [{ ...INFO, name: "a\u001B[2J" }, "line: name has characters that cannot be shown"],
    [{ ...INFO, version: "9".repeat(101) }, "line: version is longer than 100 characters"],
    [{ ...INFO, features: undefined }, "line: is no list"],
    [{ type: "suggestion" }, "input: is no list"],
    [{ type: "suggestion", moves: Array.from({ length: 1001 }, () => MOVE) }, "input: longer than 1000"],
    [
      { type: "suggestion", moves: [MOVE, { ...MOVE, location: { ...MOVE.location, x: 10 } }] },
      "input 2: its centre lies outside of the board",
    ],
    [
      { type: "suggestion", moves: [{ ...MOVE, location: { ...MOVE.location, y: 0.5 } }] },
      "input 1: its centre lies outside of the board",
    ],
    [
      { type: "suggestion", moves: [{ ...MOVE, location: { ...MOVE.location, orientation: "up" } }] },
      "input 1: is no orientation",
    ],
    [{ type: "error" }, "line: reason is no text"],
  ])("C-11: %j is refused where it is wrong", (value, problem) => {
    expect(problemOf(parseFromBot(value))).toBe(problem);
  });
});
