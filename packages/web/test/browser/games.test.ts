import {
  advance,
  checkLog,
  hashState,
  type Log,
  MAX_MICROS,
  newGame,
  parseBinaryLog,
  parseSetup,
  replay,
  RULE_BOOKS,
  unwrap,
} from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open, readStore, startBook, toMenu, useBrowser, writeSave } from "./harness.ts";

useBrowser();

interface Kept {
  readonly ruleBook: string;
  readonly score: number;
  readonly lines: number;
  readonly micros: number;
  readonly log: number[];
}

/** Presses keys until the game is over: pieces pile up in the middle. */
async function playToTheEnd(page: Page, keys: readonly string[]): Promise<void> {
  const result = page.locator(".screen-result");
  for (let i = 0; i < 400 && (await result.count()) === 0; i++) {
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
  }
  await result.waitFor({ timeout: 50_000 });
}

const KEYS: { readonly [book: string]: readonly string[] } = {
  guideline: ["ArrowLeft", "KeyX", "Space"],
  basic: ["KeyA", "KeyE", "Space", "Equal"],
  new: ["ArrowUp"],
  reglas: ["ArrowRight", "ArrowUp", "Space"],
};

describe("whole games by real keys", () => {
  it.each(Object.keys(KEYS))("W-9: %s, whose log re-plays in Node to the same result", async (book) => {
    const page = await open();
    await toMenu(page);
    await startBook(page, book);
    await playToTheEnd(page, KEYS[book]!);
    // A game without a point or a line enters no table: then there is nothing to compare but the screen.
    const kept = ((await readStore(page, "records")) as Kept[])[0];
    const rules = RULE_BOOKS.find(({ id }) => id === book)!;
    if (rules.dropPoints.hard > 0) expect(kept).toBeDefined();
    if (kept === undefined) {
      expect(await page.locator(".result-outcome").innerText()).not.toBe("");
      return;
    }
    const log: Log = unwrap(parseBinaryLog(Uint8Array.from(kept.log)));
    const { state } = replay(log);
    expect(state.phase).toBe("ended");
    expect([state.score, state.lines, state.time]).toEqual([kept.score, kept.lines, kept.micros]);
    expect(hashState(state)).toBe(hashState(replay(log).state));
    expect(log.inputs.length).toBeGreaterThan(10);
  });

  it("W-9, W-4: korobeinix, taken up shortly before its end", async () => {
    // Left alone, pieces pile up in the middle; the last of it is played in the browser.
    const setup = unwrap(parseSetup({ ruleBook: "korobeinix", seed: 3 }));
    const alone = newGame(setup);
    advance(alone, MAX_MICROS);
    const page = await open();
    await toMenu(page);
    await writeSave(page, unwrap(checkLog(setup, [], alone.state.time - 4_000_000)));
    await page.evaluate(() => {
      location.hash = "#/play";
    });
    await page.reload();
    await page.locator(".pause").waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    await page.locator(".screen-result").waitFor({ timeout: 50_000 });
    const [kept] = (await readStore(page, "records")) as Kept[];
    const log = unwrap(parseBinaryLog(Uint8Array.from(kept!.log)));
    const { state } = replay(log);
    expect(log.inputs.length).toBeGreaterThanOrEqual(2);
    expect([state.phase, state.score, state.time]).toEqual(["ended", kept!.score, kept!.micros]);
  });

  it("G-11.2: a name enters the table, the table survives a reload and is reached from the menu", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "guideline");
    await playToTheEnd(page, KEYS["guideline"]!);
    await page.locator("#player-name").fill("Ada");
    await page.locator(".name-entry button").click();
    await page.locator(".name-saved", { hasText: "Ada" }).waitFor();
    await expect
      .poll(async () => ((await readStore(page, "records")) as { name: string }[]).map(({ name }) => name))
      .toEqual(["Ada"]);
    await page.reload();
    await toMenu(page);
    await page.getByRole("button", { name: "High scores" }).click();
    await page.locator(".screen-records").waitFor();
    await page.getByText("Ada").waitFor();
    const head = await page.locator(".screen-records th").allInnerTexts();
    expect(head.map((text) => text.toLowerCase())).toEqual(expect.arrayContaining(["name", "score", "level", "lines"]));
  });

  it("W-1, G-11.3: again is one press from the result, which shows the statistics", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "guideline");
    await playToTheEnd(page, KEYS["guideline"]!);
    const text = await page.locator(".screen-result").innerText();
    for (const word of ["Tetriminos a second", "Keys a Tetrimino", "T-Spin Doubles", "Singles", "Tetrises"])
      expect(text).toContain(word);
    await expect
      .poll(async () => {
        await page.keyboard.press("Enter");
        return page.locator(".screen-play").count();
      })
      .toBe(1);
  });
});
