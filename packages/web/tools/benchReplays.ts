// What the list of replays costs while it is scrolled: two thousand games, a screenful a frame.

import type { Browser, Page } from "playwright-core";
import { keepGames, someGames } from "../test/browser/keptGames.ts";
import { ALL_SCRIPT, type FrameCost, traceFrames } from "./benchTrace.ts";
import { goTo } from "./galleryPage.ts";

const GAMES = 2_000;
const FRAMES = 120;
const FRAME_PIXELS = 700;

/** All script of each frame. */
export async function scrollReplays(browser: Browser, page: Page): Promise<readonly FrameCost[]> {
  await goTo(page, "#/menu");
  await keepGames(page, someGames(GAMES));
  await goTo(page, "#/replays");
  await page.locator(".replay").first().waitFor();
  await rest(page);
  return traceFrames(browser, page, ALL_SCRIPT, () => scroll(page));
}

/** Between frames, as a wheel does: in the midst of one the browser would have to lay the page out for it. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(
    ([frames, pixels]) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let left = frames;
        port1.addEventListener("message", () => {
          window.scrollBy(0, pixels);
          if (left-- === 0) resolve();
          else requestAnimationFrame(() => port2.postMessage(undefined));
        });
        port1.start();
        port2.postMessage(undefined);
      }),
    [FRAMES, FRAME_PIXELS] as const,
  );
}

/** What the page does once, on opening, is over. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
}
