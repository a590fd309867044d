import { SURVIVAL_WEIGHTS } from "@korobeinix/bots/workshop";
import { describe, expect, it } from "vitest";
import { measureOnePiece, measureWeights } from "../src/arena/onePiece.ts";
import { measuredSeed, playOnePiece, tuningSeed } from "../src/arena/onePieceGame.ts";
import { PUBLISHED_WEIGHTS } from "../src/arena/publishedWeights.ts";

const ROWS = 5;
const GAMES = 20;

describe("measuring the player of one piece", () => {
  it("C-13: the same seed gives the same games, another seed others", () => {
    const once = measureWeights(SURVIVAL_WEIGHTS, GAMES, 5, ROWS);
    expect(measureWeights(SURVIVAL_WEIGHTS, GAMES, 5, ROWS)).toEqual(once);
    expect(measureWeights(SURVIVAL_WEIGHTS, GAMES, 6, ROWS)).not.toEqual(once);
    expect(once.pieces).toBeGreaterThan(GAMES * ROWS);
  });

  it("C-13: a game does not depend on what was played before it", () => {
    const seed = measuredSeed(5, 3);
    const once = playOnePiece(seed, ROWS, SURVIVAL_WEIGHTS);
    playOnePiece(measuredSeed(5, 4), 6, PUBLISHED_WEIGHTS.Dellacherie);
    expect(playOnePiece(seed, ROWS, SURVIVAL_WEIGHTS)).toEqual(once);
  });

  it("C-13: the mean and its interval are those of the single games", () => {
    const lines = Array.from(
      { length: GAMES },
      (_, game) => playOnePiece(measuredSeed(5, game), ROWS, SURVIVAL_WEIGHTS).lines,
    );
    const mean = lines.reduce((sum, each) => sum + each, 0) / GAMES;
    const deviation = Math.sqrt(lines.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (GAMES - 1));
    const measure = measureWeights(SURVIVAL_WEIGHTS, GAMES, 5, ROWS);
    expect(measure.mean).toBeCloseTo(mean, 9);
    expect(measure.margin).toBeCloseTo((1.96 * deviation) / Math.sqrt(GAMES), 6);
  });

  it("C-13: no game is ever both tuned on and measured on", () => {
    const seeds = [0, 1, 2, 999].flatMap((seed) => [0, 1, 2, 999_999].map((game) => [seed, game] as const));
    const measured = seeds.map(([seed, game]) => measuredSeed(seed, game));
    const tuned = seeds.map(([seed, game]) => tuningSeed(seed, game));
    expect(new Set([...measured, ...tuned]).size).toBe(2 * seeds.length);
    for (const seed of measured) expect(seed % 2).toBe(0);
    for (const seed of tuned) expect(seed % 2).toBe(1);
  });

  it("C-13: what is printed names the seed, and the published players beside ours", () => {
    const printed: string[] = [];
    measureOnePiece(1, 7, (line) => printed.push(line));
    expect(printed[0]).toContain("seed 7");
    for (const name of ["Korobeinix", ...Object.keys(PUBLISHED_WEIGHTS)]) {
      expect(printed.filter((line) => line.startsWith(name))).toHaveLength(1);
    }
  });
});
