import type { RuleBookId } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { answerCode, type Code, codeOf, setupUnder } from "../../src/library/codes.ts";
import { currentWonder, wondersAt } from "../../src/library/wonders.ts";

describe("wonders", () => {
  it("N-22: complete at 2,500, 7,500, 20,000, 50,000, 100,000, 250,000 and 500,000 lines", () => {
    const limits = [2_500, 7_500, 20_000, 50_000, 100_000, 250_000, 500_000];
    limits.forEach((lines, i) => {
      expect(wondersAt(lines).filter(({ steps }) => steps === 7)).toHaveLength(i + 1);
      expect(wondersAt(lines - 1).filter(({ steps }) => steps === 7)).toHaveLength(i);
    });
  });

  it("N-22: each in seven steps, the first at 357 lines", () => {
    expect([0, 356, 357, 713, 714, 2_141, 2_142, 2_499].map((lines) => wondersAt(lines)[0]?.steps)).toEqual([
      0, 0, 1, 1, 2, 5, 6, 6,
    ]);
  });

  it("N-22: how far the present one has come", () => {
    expect([0, 1_250, 2_500, 5_000, 600_000].map((lines) => currentWonder(lines).share)).toEqual([0, 0.5, 0, 0.5, 1]);
  });

  it("N-22: the one being built comes in the order of the seven, the last stays", () => {
    expect([0, 2_500, 249_999, 1_000_000].map((lines) => currentWonder(lines).id)).toEqual([
      "mayan",
      "greek",
      "japanese",
      "russian",
    ]);
  });
});

describe("codes", () => {
  it("N-21: are known as typed, in any case; other names are names", () => {
    expect(["2fast4u", " HALUCI ", "01DERS", "1N175R4M", "AI2EZ4U", "Nachanca", ""].map(codeOf)).toEqual([
      "2FAST4U",
      "HALUCI",
      "01DERS",
      "1N175R4M",
      "AI2EZ4U",
      undefined,
      undefined,
    ]);
  });

  it("N-21: 2FAST4U makes the player's pieces speed up faster, AI2EZ4U the computer's, where the rule book knows it", () => {
    const isFast = (ruleBook: RuleBookId, code: Code, player: "player" | "computer"): boolean | undefined =>
      setupUnder({ ruleBook, seed: 1 }, new Set([code]), player).setup.options.fast;
    expect([isFast("new", "2FAST4U", "player"), isFast("new", "2FAST4U", "computer")]).toEqual([true, false]);
    expect([isFast("new", "AI2EZ4U", "player"), isFast("new", "AI2EZ4U", "computer")]).toEqual([false, true]);
    expect(isFast("guideline", "AI2EZ4U", "computer")).toBe(false);
    expect(answerCode("AI2EZ4U", "korobeiniki").kind).toBe("accepted");
  });
});
