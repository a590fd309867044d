import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open, pauseAndSave, savedLog, SIZES, startBook, toMenu, useBrowser } from "./harness.ts";

useBrowser();

const screenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute("data-screen"));

describe("flow", () => {
  it("G-2.1: the notice comes first, any key goes on, and it is shown once a visit", async () => {
    const page = await open();
    await page.locator(".screen-legal").waitFor();
    const text = await page.locator(".screen-legal").innerText();
    expect(text).toMatch(/independent/i);
    expect(text).toMatch(/trademark/i);
    expect(text).toMatch(/MIT/);
    await page.keyboard.press("k");
    await page.locator(".screen-title").waitFor();
    await page.reload();
    await page.locator(".screen-title").waitFor();
    expect(await page.locator(".screen-legal").count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.locator(".screen-menu").waitFor();
    await page.getByRole("button", { name: /notice/i }).click();
    await page.locator(".screen-legal").waitFor();
  });

  it.each(SIZES)(
    "G-2.2: at $width × $height the logo is centred, wide enough, in the upper half and off the top",
    async (size) => {
      const page = await open({ size, reducedMotion: "reduce" });
      await page.locator(".screen-legal").waitFor();
      await page.keyboard.press("Enter");
      const box = await page.locator(".title-name > *").first().boundingBox();
      const { width, height } = size;
      const ratio = width / height;
      const share = ratio < 1 ? 2 / 3 : ratio < 1.5 ? 1 / 2 : 1 / 3;
      expect(box!.width).toBeGreaterThanOrEqual(width * share);
      expect(Math.abs(box!.x + box!.width / 2 - width / 2)).toBeLessThan(2);
      expect(box!.y).toBeGreaterThan(0);
      expect(box!.y + box!.height / 2).toBeLessThanOrEqual(height / 2 + 1);
    },
  );

  it("W-1, G-2.3.2: three presses from the title a Marathon runs, and Back leads to the menu", async () => {
    const page = await open();
    await page.locator(".screen-legal").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".screen-title").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".screen-menu").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".screen-play").waitFor();
    const log = await pauseAndSave(page);
    expect([log.setup.book.id, log.setup.variation.id, log.setup.options.startingLevel]).toEqual([
      "guideline",
      "marathon",
      1,
    ]);
    await page.goBack();
    await page.locator(".screen-menu").waitFor();
    expect(await screenOf(page)).toBe("menu");
  });

  it("G-2.3: the menu leads to every rule book, records and options by the keyboard alone", async () => {
    const page = await open();
    await toMenu(page);
    const names = await page.locator(".screen-menu button").allInnerTexts();
    for (const name of ["Play", "Guideline", "Basic", "The New", "Reglas", "Korobeinix", "High scores", "Options"]) {
      expect(
        names.some((text) => text.includes(name)),
        name,
      ).toBe(true);
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator(".screen-setup").waitFor();
    expect(await page.locator(".screen-setup h2").first().innerText()).toBe("Basic");
    await page.keyboard.press("Escape");
    await page.locator(".screen-menu").waitFor();
  });

  it("G-2.3.3, G-2.4.6: level and Starting Blocks are chosen before a game", async () => {
    const page = await open();
    await toMenu(page);
    await page.locator(".menu-item[data-book=guideline]").click();
    await page.locator(".screen-setup").waitFor();
    const stepper = (name: RegExp) => page.getByRole("spinbutton", { name });
    await stepper(/level/i).focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
    await stepper(/starting blocks/i).focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
    await page.locator(".screen-setup .primary").click();
    await page.locator(".hud-figure").first().waitFor();
    const { options } = (await pauseAndSave(page)).setup;
    expect([options.startingLevel, options.startingRows]).toEqual([5, 3]);
  });

  it("W-4: a reload in mid-game offers to go on where it was", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "guideline");
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press("Space");
      await expect.poll(() => page.locator(".hud-figure.is-score dd").innerText()).not.toBe("");
    }
    const before = await pauseAndSave(page);
    await page.reload();
    await page.locator(".pause").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".pause").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await savedLog(page)).end).toBeGreaterThan(before.end);
    const after = await savedLog(page);
    expect(after.inputs.slice(0, before.inputs.length)).toEqual(before.inputs);
    expect(after.setup.seed).toBe(before.setup.seed);
  });

  it("G-13.1.6: pause hides the game, says so, and the same key resumes; losing the focus pauses too", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "guideline");
    await page.keyboard.press("F1");
    await page.locator(".pause").waitFor();
    expect(await page.locator(".pause h2").innerText()).toBe("Pause");
    await page.keyboard.press("F1");
    await page.locator(".pause").waitFor({ state: "detached" });
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await page.locator(".pause").waitFor();
  });
});
