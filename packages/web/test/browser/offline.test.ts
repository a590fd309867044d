import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readStore, startBook } from "./harness.ts";
import { openTab, upload, useVersions, versionOf, visit } from "./versions.ts";

useVersions();

/** Each of these is a day in the life of a site. */
const PATIENCE_MS = 120_000;

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

const score = (page: Page): Promise<string> => page.locator(".hud-figure.is-score dd").innerText();

/** Plays a little: a piece dropped gives points. */
async function playABit(page: Page): Promise<void> {
  await startBook(page, "guideline");
  await page.keyboard.press("Space");
  await expect.poll(() => score(page)).not.toBe("0");
}

/** Whether a part of the game that is fetched when it is needed has been asked for. */
const hasAskedFor = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(
    (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(`/${name}-`)),
    part,
  );

async function openLazyScreens(page: Page): Promise<void> {
  for (const [hash, part] of [
    ["#/replays", "replaysView"],
    ["#/help/play", "helpView"],
    ["#/practice/guideline", "practiceView"],
  ] as const) {
    await goTo(page, hash);
    await expect.poll(() => hasAskedFor(page, part)).toBe(true);
    await page.locator("main.screen:not(.screen-loading)").waitFor();
  }
}

describe("without a network", () => {
  it(
    "W-24: from the second visit on the game starts and plays, with every part of it",
    async () => {
      const { context, page: first } = await visit();
      await first.close();
      await context.setOffline(true);
      const page = await openTab(context);
      await page.locator(".screen-menu").waitFor();
      await playABit(page);
      await expect.poll(() => hasAskedFor(page, "soundPlayer")).toBe(true);
      await openLazyScreens(page);
      await page.reload();
      await page.locator("main.screen:not(.screen-loading)").waitFor();
    },
    PATIENCE_MS,
  );
});

describe("a new version", () => {
  it(
    "W-24, W-25: is announced outside of games only, comes when the player agrees, and leaves old tabs whole",
    async () => {
      const { context, page } = await visit();
      const old = await openTab(context, "#/records/guideline/marathon");
      await old.locator(".screen-records").waitFor();
      // A tab behind another does little: it listens for news before it goes there.
      await old.waitForFunction(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.filter(({ name = "" }) => name.startsWith("korobeinix page")).length === 2;
      });
      await page.bringToFront();
      await page.locator(".screen-menu").waitFor();
      await playABit(page);

      upload("new");
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
      // The other tab has heard of it; the game is left alone, also behind its options.
      await old.locator(".update").waitFor();
      expect(await page.locator(".update").count()).toBe(0);
      await page.keyboard.press("Escape");
      await page.locator(".pause").waitFor();
      await goTo(page, "#/options/game");
      await page.locator(".screen-options").waitFor();
      expect(await page.locator(".update").count()).toBe(0);
      await goTo(page, "#/menu");
      await expect.poll(async () => (await readStore(page, "save")).length).toBe(1);
      expect([await versionOf(page), await versionOf(old)]).toEqual(["old", "old"]);

      const reloaded = page.waitForEvent("load");
      await page.locator(".update").getByRole("button", { name: "Update now" }).click();
      await reloaded;
      await page.locator(".screen-menu").waitFor();
      expect(await versionOf(page)).toBe("new");
      await page.locator(".menu-item.is-new").waitFor();
      expect(await page.locator(".update").count()).toBe(0);

      // Told, not moved: its own parts are nowhere but in what its build has kept.
      const devTools = await context.newCDPSession(old);
      await devTools.send("Network.clearBrowserCache");
      await old.bringToFront();
      await old.locator(".update", { hasText: "another tab" }).waitFor();
      expect(await versionOf(old)).toBe("old");
      await openLazyScreens(old);
      await goTo(old, "#/menu");
      await old.locator(".update").getByRole("button", { name: "Reload" }).click();
      await expect.poll(() => versionOf(old)).toBe("new");
      // Nobody has the old build open: it is forgotten when a page is next asked for.
      await expect
        .poll(async () => {
          await old.reload();
          return old.evaluate(async () => (await caches.keys()).length);
        })
        .toBe(1);
    },
    PATIENCE_MS,
  );
});
