import { parseSetup, unwrap } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { analyse } from "../../src/coach/analyse.ts";
import type { Thinker } from "../../src/computers/thinker.ts";
import { fakeThinker } from "./thinkers.ts";

function logOf(seed: number, pieces: number): Log {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", seed, queue: Array.from({ length: pieces }, () => "O") }));
  const inputs = Array.from({ length: pieces }, (_, i) => ({ at: (i + 1) * 500_000, name: "hardDrop" as const }));
  return { setup, inputs, end: (pieces + 1) * 500_000 };
}

describe("a finished game", () => {
  it("C-16: every move is rated, the accuracy is theirs, and the way there is told", async () => {
    const told: number[] = [];
    const thinker = fakeThinker();
    const { signal } = new AbortController();
    const analysis = await analyse(logOf(1, 4), { thinker, signal, onProgress: (percent) => told.push(percent) });
    expect(analysis.moves.map(({ number, rating }) => [number, rating?.grade])).toEqual([
      [1, "blunder"],
      [2, undefined],
      [3, undefined],
      [4, undefined],
    ]);
    expect(analysis.moves[0]!.why).toEqual([{ respect: "holes", isWorse: true, size: 400 }]);
    expect(analysis.accuracy).toBeCloseTo(analysis.moves[0]!.rating!.accuracy);
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(100);
  });

  it("C-16: the same game is not thought about twice, another one is", async () => {
    const thinker = fakeThinker();
    const { signal } = new AbortController();
    const first = await analyse(logOf(2, 3), { thinker, signal });
    expect(await analyse(logOf(2, 3), { thinker, signal })).toBe(first);
    expect(thinker.sights).toHaveLength(3);
    await analyse(logOf(2, 2), { thinker, signal });
    expect(thinker.sights).toHaveLength(5);
  });

  it("C-16: whoever leaves stops it", async () => {
    const thinker = fakeThinker();
    const leaving = new AbortController();
    const think: Thinker["think"] = (sight, skill) => {
      leaving.abort();
      return thinker.think(sight, skill);
    };
    await expect(analyse(logOf(3, 3), { thinker: { ...thinker, think }, signal: leaving.signal })).rejects.toThrow(
      /abort/i,
    );
    expect(thinker.sights).toHaveLength(1);
  });
});
