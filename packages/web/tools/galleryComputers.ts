// Scenes: which computer is to be watched, and computers that play.

import { RULE_BOOKS } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { goTo } from "./galleryPage.ts";
import { type Scene, wait } from "./galleryScene.ts";

/** Long enough for a stack to look at. */
const PLAYED_MS = 12_000;

async function showRanks(page: Page, book: string): Promise<void> {
  await goTo(page, `#/setup/${book}`);
  await page.locator(".setup-start .secondary").last().click();
  await page.locator(".live-ranks").waitFor();
}

async function showPlaying(page: Page, book: string, rank: string): Promise<void> {
  await goTo(page, `#/computer/${book}/${rank}`);
  await page.locator('.is-live[data-phase="running"]').waitFor();
  await wait(page, PLAYED_MS);
}

async function showPaused(page: Page): Promise<void> {
  await goTo(page, "#/computer/guideline/easy");
  await page.locator('.is-live[data-phase="running"]').waitFor();
  await wait(page, PLAYED_MS / 4);
  await page.locator(".watch-icon.is-pause").click();
}

export const COMPUTER_SCENES: readonly Scene[] = [
  { name: "computer-ranks", show: (page) => showRanks(page, "guideline"), hasText: true },
  { name: "computer-paused", show: showPaused, hasText: true },
  ...RULE_BOOKS.map(({ id }) => ({ name: `computer-${id}`, show: (page: Page) => showPlaying(page, id, "master") })),
];
