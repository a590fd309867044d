import { unwrap } from "@korobeinix/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drillWith } from "../../src/drills/catalogue/index.ts";
import type { Round } from "../../src/drills/drill.ts";
import { drillSetup } from "../../src/drills/drillSetup.ts";
import { type Puzzle, drillOf, parsePuzzle } from "../../src/drills/puzzle.ts";
import { makePuzzleLink, MAX_PUZZLE_CODE, parsePuzzleLink } from "../../src/drills/puzzleLink.ts";
import { solutionOf } from "../../src/drills/solution.ts";
import { lettersOf } from "../../src/storage/base64.ts";

const DRILL = drillWith("spinOverhang")!;
const ROUND = DRILL.rounds[0]!;
const PUZZLE: Puzzle = {
  title: "The roof ⛫",
  ruleBook: "guideline",
  board: ROUND.board,
  queue: ROUND.queue,
  hold: "",
  goal: DRILL.goal,
};
const SOLUTION = solutionOf(DRILL, ROUND)!;

function roundOf(puzzle: Puzzle): Round {
  return drillOf(puzzle).rounds[0]!;
}

function codeOf(value: unknown): string {
  return lettersOf(new TextEncoder().encode(JSON.stringify(value)));
}

describe("A puzzle by its link", () => {
  it("F-21: comes back as it was, with its maker's solution", () => {
    const code = unwrap(makePuzzleLink(PUZZLE, SOLUTION));
    expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(code.length).toBeLessThan(1_000);
    const { puzzle, solution } = unwrap(parsePuzzleLink(code));
    expect(puzzle).toEqual(PUZZLE);
    expect(solution?.inputs).toEqual(SOLUTION.inputs);
  });

  it("F-21: says so where its maker has not solved it, and believes nothing that the engine does not play", () => {
    expect(unwrap(parsePuzzleLink(unwrap(makePuzzleLink(PUZZLE, undefined)))).solution).toBeUndefined();
    const given = { ...SOLUTION, inputs: SOLUTION.inputs.slice(0, 3) };
    expect(unwrap(parsePuzzleLink(unwrap(makePuzzleLink(PUZZLE, given)))).solution).toBeUndefined();
    // The solution of another board proves nothing of this one.
    const other = { ...PUZZLE, board: DRILL.rounds[1]!.board };
    expect(unwrap(parsePuzzleLink(unwrap(makePuzzleLink(other, SOLUTION)))).solution).toBeUndefined();
    const stolen = [1, "guideline", "", ["action", "tSpinDouble", 1], other.board.join("/"), "JT", "", "AAAA"];
    expect(unwrap(parsePuzzleLink(codeOf(stolen))).solution).toBeUndefined();
  });

  it("F-21: what is out of bounds is refused with where and why", () => {
    const good = [1, "guideline", "x", ["lines", 1], "#########.", "I", ""];
    const changed = (at: number, value: unknown): string => codeOf(good.map((one, i) => (i === at ? value : one)));
    expect(parsePuzzleLink(codeOf(good)).ok).toBe(true);
    const bad: readonly (readonly [string, string])[] = [
      [changed(0, 2), "version"],
      [changed(1, "chess"), "unknown"],
      [changed(2, "x".repeat(41)), "form"],
      [changed(3, ["lines", 0]), "form"],
      [changed(3, ["lines", 1e9]), "form"],
      [changed(3, ["finesse"]), "form"],
      [changed(4, "##########"), "notAllowed"],
      [changed(5, "I".repeat(41)), "form"],
      [changed(5, ""), "form"],
      [changed(5, "Q"), "unknown"],
      [changed(6, "II"), "form"],
      ["A", "damaged"],
      ["", "damaged"],
      ["?", "damaged"],
      ["A".repeat(MAX_PUZZLE_CODE + 1), "tooMuch"],
    ];
    for (const [code, why] of bad) {
      const result = parsePuzzleLink(code);
      expect(result.ok ? "" : result.problem.code, code.slice(0, 60)).toBe(why);
    }
  });

  it("F-21: a title has nothing in it that is not seen", () => {
    const parsed = parsePuzzle({ ...PUZZLE, title: " a\u202Eb\u0000c ", goal: ["empty"] });
    expect(unwrap(parsed).title).toBe("abc");
  });

  it("F-21: whatever a link says, it is a puzzle that can be begun or it is refused", () => {
    const code = unwrap(makePuzzleLink(PUZZLE, SOLUTION));
    const letters = fc.constantFrom(..."ABCDwxyz0189-_");
    const damaged = fc
      .tuple(fc.nat(code.length - 1), fc.nat(3), fc.array(letters, { maxLength: 4 }))
      .map(([at, gone, come]) => code.slice(0, at) + come.join("") + code.slice(at + gone));
    const lists = fc.array(
      fc.oneof(fc.jsonValue(), fc.constantFrom(1, "guideline", "new", "I", "", "#.", ["lines", 1])),
      {
        maxLength: 9,
      },
    );
    const any = fc.oneof(
      damaged,
      fc.string(),
      lists.map((list) => codeOf([1, ...list])),
    );
    fc.assert(
      fc.property(any, (text) => {
        const result = parsePuzzleLink(text);
        if (result.ok) expect(drillSetup(drillOf(result.value.puzzle), roundOf(result.value.puzzle)).ok).toBe(true);
        else expect(result.problem.why).not.toBe("");
      }),
      { numRuns: 150 },
    );
  });
});
