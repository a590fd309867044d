import { newGame, parseSetup, play, unwrap } from "@korobeinix/engine";
import { checkLog, type Log, makeBinaryLog } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeFormat } from "../../src/words/format.ts";
import { goTo, open, pauseAndSave, settle, SIZES, untilRunning, useBrowser } from "./harness.ts";

useBrowser();

const SECOND = 1_000_000;

/** An O over its gap: each drop clears two lines; the rival drops after three seconds and then never again. */
function rivalLog(): Log {
  const board = Array.from({ length: 4 }, () => "####..####");
  const setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", seed: 5, queue: ["O", "O"], board }));
  return unwrap(checkLog(setup, [{ at: 3 * SECOND, name: "hardDrop" }], 20 * SECOND));
}

/** When a game got its lines. */
function lineTimes({ setup, inputs }: Log): number[] {
  const game = newGame(setup);
  return inputs.flatMap((input) => {
    const before = game.state.lines;
    play(game, input);
    return game.state.lines > before ? [input.at] : [];
  });
}

/** Damages the rival of the game that is saved. */
function spoilRival(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("save", "readwrite");
          const store = writing.objectStore("save");
          const reading = store.get("game");
          reading.addEventListener("success", () => {
            store.put({ ...reading.result, rival: { name: "", log: new Uint8Array([1]) } }, "game");
          });
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
}

describe("a race", () => {
  it("W-17, W-4: the replay plays beside one's own game, also after a reload, and the difference is shown at each line", async () => {
    const log = rivalLog();
    const page = await open({ hash: `#/replay/${Buffer.from(makeBinaryLog(log)).toString("base64url")}` });
    await page.locator(".hud-figure").first().waitFor();
    await page.getByRole("button", { name: "Race it" }).click();
    await page.locator(".rival-name").waitFor();
    await untilRunning(page);
    expect(await page.locator(".rival-split").count()).toBe(0);
    await page.keyboard.press("Space");
    const split = page.locator(".rival-split strong");
    await split.waitFor();
    const first = await split.innerText();
    // The rival has no more than two lines.
    await expect.poll(() => page.locator(".rival-figures").innerText()).toContain("2 lines");
    await page.keyboard.press("Space");
    await expect.poll(() => split.innerText()).toBe("Further than that game got");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page
        .locator(size.width > size.height ? ".rival:not(.is-strip) .rival-name" : ".rival.is-strip .rival-name")
        .waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    }
    const [mine = 0] = lineTimes(await pauseAndSave(page));
    const seconds = makeFormat("en").decimal(Math.abs(mine - 3 * SECOND) / SECOND, 2);
    expect(first).toBe(`${mine > 3 * SECOND ? "+" : "\u2212"}${seconds} s`);

    // Loaded again it is a race still; and a game like any other where its rival cannot be read.
    await page.setViewportSize(SIZES[1]);
    await page.reload();
    await page.locator(".pause").waitFor();
    await page.locator(".rival-name").waitFor({ state: "attached" });
    await expect.poll(() => page.locator(".rival-figures").innerText()).toContain("2 lines");
    // From the menu: a page that goes in the middle of a game saves it once more.
    await goTo(page, "menu");
    await page.locator(".screen-menu").waitFor();
    await settle(page);
    await spoilRival(page);
    await page.reload();
    await page.getByRole("button", { name: /resume|continue|go on/i }).click();
    await page.locator(".rival", { hasText: "Your game goes on without it." }).waitFor();
    await untilRunning(page);
    expect(await page.locator(".rival-name").count()).toBe(0);
  });
});
