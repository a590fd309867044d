import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readStore, startBook } from "./harness.ts";
import { openTab, useVersions, visit } from "./versions.ts";

useVersions();

/** Begins a game, places a piece, and waits until so many games are saved. */
async function playAndSave(page: Page, book: string, saves: number): Promise<void> {
  await page.bringToFront();
  await page.locator(".screen-menu").waitFor();
  await startBook(page, book);
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await page.locator(".pause").waitFor();
  await expect.poll(async () => (await readStore(page, "save")).length).toBe(saves);
}

/** Empties a place without anybody playing its game to the end. */
function forgetSave(page: Page, place: string): Promise<void> {
  return page.evaluate(
    (key) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("save", "readwrite");
          writing.objectStore("save").delete(key);
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    place,
  );
}

describe("two tabs", () => {
  it("W-25, W-4: each keeps its own game in progress and gets it back; a closed one's waits for the next tab", async () => {
    const { context, page: one } = await visit();
    await playAndSave(one, "guideline", 1);
    const other = await openTab(context);
    await playAndSave(other, "korobeinix", 2);
    await one.bringToFront();
    await one.reload();
    await one.locator(".screen-play[data-book=guideline] .pause").waitFor();
    await other.bringToFront();
    await other.reload();
    await other.locator(".screen-play[data-book=korobeinix] .pause").waitFor();
    await other.close();
    // The first place is empty now: the next tab must look for the game in the second.
    await one.evaluate(() => {
      location.hash = "#/menu";
    });
    await one.locator(".screen-menu").waitFor();
    await forgetSave(one, "game");
    await one.close();
    const next = await openTab(context, "#/play");
    await next.locator(".screen-play[data-book=korobeinix] .pause").waitFor();
    expect(await readStore(next, "save")).toHaveLength(1);
  });
});
