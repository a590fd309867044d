// The arena and the counter of moves as commands.

import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { basic, korobeinix } from "@korobeinix/engine";
import { expect, test } from "vitest";
import { leastShare, meanOf } from "../../src/arena/interval.ts";
import { describePairing, pairingsOf, playPairing } from "../../src/arena/ranks.ts";

function run(file: string, ...args: string[]): { readonly code: number | null; readonly out: string } {
  const path = fileURLToPath(new URL(`../../src/${file}.ts`, import.meta.url));
  const node = ["--conditions=@korobeinix/source", "--disable-warning=ExperimentalWarning", path, ...args];
  const { status, stdout } = spawnSync(process.execPath, node, { encoding: "utf8" });
  return { code: status, out: stdout };
}

test("C-3 perft prints a count for every depth, and refuses what is no queue", () => {
  const { code, out } = run("perft", "IOLJ", "3");
  expect(code).toBe(0);
  expect(out.replaceAll(/ \(.*\)/g, "")).toBe("depth 1: 17\ndepth 2: 153\ndepth 3: 5,266\n");
  expect(run("perft", "IOX", "2").code).toBe(2);
  expect(run("perft", "IO", "3").code).toBe(2);
});

test("C-13 the arena refuses what it does not know", () => {
  expect(run("arena", "--all").code).toBe(2);
  expect(run("arena", "--ranks", "basic", "none").code).toBe(2);
});

test("C-13 the same seed gives the same numbers", () => {
  const [pairing] = pairingsOf([korobeinix]);
  expect(playPairing(pairing!, 2, 5)).toEqual(playPairing(pairing!, 2, 5));
});

test("C-13, C-17 a rank beats the one below by its result where games do not reach each other", () => {
  for (const pairing of pairingsOf([basic]).slice(0, 2)) expect(playPairing(pairing, 4, 3).wins).toBeGreaterThan(2);
});

test("C-13 a line says how sure a share is", () => {
  const [pairing] = pairingsOf([basic]);
  expect(describePairing(pairing!, { wins: 57, matches: 60 })).toBe(
    "basic: medium beats easy in 57 of 60: 95.0 %, at least 86.3 %",
  );
  expect(leastShare(60, 60)).toBeCloseTo(0.94, 2);
  expect(meanOf([1, 2, 3])).toEqual({ mean: 2, margin: expect.closeTo(1.96 / Math.sqrt(3), 6) });
});
