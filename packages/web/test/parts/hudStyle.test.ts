import { parseSetup, type RuleBookId, RULE_BOOKS, type SetupRequest, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/table/gameInfo.ts";
import { hudStyleOf } from "../../src/parts/hudStyle.ts";
import { type HudFigure, textOf } from "../../src/parts/hud.tsx";
import { makeFormat } from "../../src/words/format.ts";

type Style = ReturnType<typeof hudStyleOf>;

function styleOf(ruleBook: RuleBookId, variation?: string, options: SetupRequest["options"] = {}): Style {
  const asked = variation === undefined ? {} : { variation };
  return hudStyleOf(unwrap(parseSetup({ ruleBook, seed: 1, options, ...asked })));
}

const figuresOf = ({ left, right }: Style): readonly HudFigure[] => [...left, ...right];

const INFO: GameInfo = {
  score: 4_321,
  lines: 12,
  level: 2,
  goal: 8,
  linesLeft: 88,
  micros: 71_260_000,
  speed: 15,
  gold: 1,
  silver: 3,
  pieces: 30,
  keys: 90,
};

describe("the figures beside the Matrix", () => {
  it.each<[RuleBookId, string, SetupRequest["options"], readonly HudFigure[]]>([
    ["guideline", "marathon", {}, ["score"]],
    ["guideline", "sprint", {}, ["time"]],
    ["guideline", "ultra", {}, ["score", "timeLeft"]],
    ["guideline", "ultra", { objective: "lines" }, ["lines", "timeLeft"]],
    ["basic", "marathon", {}, ["lines"]],
    ["guideline", "dig", {}, ["time"]],
    ["new", "survival", {}, ["time"]],
  ])("G-2.4.7: in %s %s %o the largest are %o", (book, variation, options, main) => {
    const style = styleOf(book, variation, options);
    expect(style.main).toEqual(main);
    expect(style.left[0]).toBe(main[0]);
    expect(figuresOf(style)).toEqual(expect.arrayContaining([...main]));
  });

  it("G-2.4.7: no figure stands there twice, in any variation of any rule book", () => {
    for (const book of RULE_BOOKS) {
      for (const { id } of book.variations) {
        const figures = figuresOf(styleOf(book.id, id));
        expect(new Set(figures).size, `${book.id} ${id}`).toBe(figures.length);
        expect(
          figures.some((name) => name === "time" || name === "timeLeft"),
          `${book.id} ${id}`,
        ).toBe(true);
      }
    }
  });

  it("G-2.4.7: the high score is the best of what the table is ordered by", () => {
    const format = makeFormat("en");
    const best = { score: 5_000, lines: 40, micros: 61_000_000, isWon: true };
    const read = (variation: string): string =>
      textOf({ ...styleOf("guideline", variation), format, best, name: "best" }, INFO);
    expect(read("sprint")).toBe("1:01.00");
    expect(read("marathon")).toBe("5,000");
    expect(read("dig")).toBe("1:01.00");
    // Longer than ever already.
    expect(read("survival")).toBe("1:11.26");
  });

  it("O-11: a Dig shows the rows that are left, a Sprint the lines", () => {
    const format = makeFormat("en");
    expect(styleOf("guideline", "dig").right).toContain("rowsLeft");
    expect(styleOf("new", "dig").right).toEqual(["score", "rowsLeft"]);
    // An upright screen has room for three at the left, the best apart.
    expect(styleOf("guideline", "survival")).toMatchObject({
      left: ["time", "best", "score"],
      right: ["lines", "level"],
    });
    expect(textOf({ ...styleOf("guideline", "dig"), format, name: "rowsLeft" }, INFO)).toBe("8");
    const sprint = styleOf("guideline", "sprint", { lines: 100 });
    expect(sprint.right).toContain("linesLeft");
    expect(textOf({ ...sprint, format, name: "linesLeft" }, INFO)).toBe("88");
  });

  it("N-22: The New shows its squares", () => {
    expect(figuresOf(styleOf("new"))).toEqual(["score", "best", "silver", "gold", "lines", "time"]);
  });

  it("B-3: the speed is the last of its side, above its slider", () => {
    expect(styleOf("basic").right.at(-1)).toBe("speed");
  });

  it("K-3, K-9: the display of 1984 has its captions, three digits, and no high score", () => {
    const style = styleOf("korobeinix");
    expect(style.captions).toMatchObject({ lines: "ПОЛНЫХ СТРОК", level: "УРОВЕНЬ", score: "СЧЕТ" });
    expect(textOf({ ...style, format: makeFormat("en"), name: "score" }, INFO)).toBe("321");
    expect(figuresOf(style)).not.toContain("best");
  });

  it("G-2.4.8: Hold and Next have their captions only where they are", () => {
    expect(styleOf("guideline")).toMatchObject({ hasHold: true, hasNext: true });
    expect(styleOf("guideline", "marathon", { hold: false })).toMatchObject({ hasHold: false });
    expect(styleOf("basic")).toMatchObject({ hasHold: false, hasNext: false });
  });
});
