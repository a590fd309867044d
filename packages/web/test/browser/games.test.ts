import { advance, hashState, newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { checkLog, type Log, MAX_MICROS, parseBinaryLog, replay } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openGame, openSaved, playToTheEnd, readStore, resume, useBrowser } from "./harness.ts";
import { nearTheEnd } from "./positions.ts";

useBrowser();

interface Kept {
  readonly score: number;
  readonly lines: number;
  readonly micros: number;
}

/** The game just played as it is kept, re-played in Node to the same result. */
async function keptGame(page: Page): Promise<Log> {
  const [kept] = (await readStore(page, "replays")) as Kept[];
  const [bytes] = await readStore(page, "logs");
  const log = unwrap(parseBinaryLog(Uint8Array.from(bytes as number[])));
  const game = replay(log);
  const { state } = game;
  expect(state.phase).toBe("ended");
  expect([state.score, state.lines, state.time]).toEqual([kept!.score, kept!.lines, kept!.micros]);
  expect(hashState(game)).toBe(hashState(replay(log)));
  return log;
}

describe("whole games by real keys", () => {
  it.each([
    ["guideline", ["ArrowLeft", "KeyX", "Numpad8"]],
    ["basic", ["KeyA", "KeyE", "Space", "Equal"]],
    ["reglas", ["ArrowRight", "ArrowUp", "Numpad8"]],
  ] as const)("W-9: %s, whose log re-plays in Node to the same result", async (book, keys) => {
    const page = await openGame(book);
    await playToTheEnd(page, keys);
    expect((await keptGame(page)).inputs.length).toBeGreaterThan(10);
  });

  it("W-9, W-4: new, taken up shortly before its end", async () => {
    const before = nearTheEnd("new", 3);
    const page = await openSaved(before);
    await resume(page);
    for (const key of ["ArrowRight", "KeyX"]) await page.keyboard.press(key);
    // A piece that is turned up from the ground steps down again, which puts Lock Down off (N-5): no more turns.
    await playToTheEnd(page, ["ArrowUp"]);
    const { inputs } = await keptGame(page);
    expect(inputs.slice(0, before.inputs.length)).toEqual(before.inputs);
    expect(inputs.slice(before.inputs.length).map(({ name }) => name)).toContain("hardDrop");
  });

  it("W-9, W-4: korobeinix, taken up shortly before its end", async () => {
    // Left alone, pieces pile up in the middle; the last of it is played in the browser.
    const setup = unwrap(parseSetup({ ruleBook: "korobeinix", seed: 3 }));
    const alone = newGame(setup);
    advance(alone, MAX_MICROS);
    const page = await openSaved(unwrap(checkLog(setup, [], alone.state.time - 5_000_000)));
    await resume(page);
    for (const key of ["ArrowUp", "ArrowLeft"]) await page.keyboard.press(key);
    await page.locator(".screen-result").waitFor({ timeout: 50_000 });
    const { inputs } = await keptGame(page);
    expect(inputs.map(({ name }) => name)).toEqual(["rotateClockwise", "left"]);
  });
});
