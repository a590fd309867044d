// Scenes: kept games, watching them, racing them, making pictures and films of them.

import { parseSetup, RULE_BOOKS, type RuleBookId, SECOND, unwrap } from "@korobeinix/engine";
import { checkLog, type Log, makeBinaryLog } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import type { SkinId } from "../src/settings/skinIds.ts";
import { goTo } from "./galleryPage.ts";
import { watchHash, writeDisplay, writeReplays } from "./galleryPast.ts";
import { type Scene, wait } from "./galleryScene.ts";

const PAINT_MS = 700;

async function showList(page: Page, isEmpty = false): Promise<void> {
  await goTo(page, "#/menu");
  await writeReplays(page, isEmpty);
  // A list that was filtered would be so again.
  await page.reload();
  await goTo(page, "#/replays");
  await page
    .locator(isEmpty ? ".replays-empty" : ".replay")
    .first()
    .waitFor();
  await wait(page, PAINT_MS);
}

/** The list after a key or a click. */
function listAfter(act: (page: Page) => Promise<void>): (page: Page) => Promise<void> {
  return async (page) => {
    await showList(page);
    await act(page);
    await wait(page, PAINT_MS);
  };
}

const chooseBook = (page: Page): Promise<void> => page.locator(".replay-tools-bar .tab[data-book=guideline]").click();

async function chooseNothing(page: Page): Promise<void> {
  await page.locator(".replay-search").fill("zzz");
}

/** By its own button where there is little room, else it is there already. */
async function openRow(page: Page): Promise<void> {
  const more = page.locator(".replay .icon-more").first();
  if (await more.isVisible()) await more.click();
}

/** How much of a game is past where it is looked at. */
const SHARE = 0.62;

async function showWatch(page: Page, book: RuleBookId, skin: SkinId = book): Promise<void> {
  await goTo(page, "#/menu");
  await writeReplays(page);
  await writeDisplay(page, { skins: { [book]: skin } });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, watchHash(book));
  await page.reload();
  await page.locator(".hud-figure").first().waitFor();
  const timeline = page.locator(".timeline");
  const { width, height } = (await timeline.boundingBox())!;
  await timeline.click({ position: { x: width * SHARE, y: height / 2 } });
  await wait(page, PAINT_MS);
  await page.mouse.move(1, 1);
  if (await page.locator(".watch-icon.is-pause").count()) await page.locator(".watch-icon.is-pause").click();
  await page.mouse.move(1, 1);
  await wait(page, PAINT_MS);
}

async function showMore(page: Page): Promise<void> {
  await showWatch(page, "guideline");
  await page.locator(".watch-action.is-more").click();
}

async function showPreview(page: Page): Promise<void> {
  await showWatch(page, "guideline");
  const box = (await page.locator(".timeline").boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
  await page.locator(".timeline-preview canvas").waitFor();
  await wait(page, PAINT_MS);
}

async function showStatistics(page: Page): Promise<void> {
  await showMore(page);
  await page.locator(".watch-item.is-upright-only").click();
  await wait(page, PAINT_MS);
}

async function showRefused(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#/replay/S1gBAABU";
  });
  await page.locator(".watch-reason").waitFor();
}

async function showExport(page: Page): Promise<void> {
  await showMore(page);
  await page.getByRole("button", { name: /Image|Imagen/ }).click();
  await page.locator(".export-preview canvas").waitFor();
  await wait(page, PAINT_MS);
}

async function showVideo(page: Page): Promise<void> {
  await showExport(page);
  await page
    .locator(".export .choice-item")
    .filter({ hasText: /^Video$/ })
    .click();
  await wait(page, PAINT_MS);
}

async function showImageMade(page: Page): Promise<void> {
  await showExport(page);
  await page.locator(".export .primary").click();
  await page.locator(".export a[download]").waitFor();
}

/** A stack with a gap for an O at every second row, and a rival who is in no hurry. */
function rivalLog(): Log {
  const board = [
    "TTTZ..SSLL",
    "ITZZ..JSSL",
    "IZJJ..JJTL",
    "IJOO..ZTTT",
    "IJOO..ZZLI",
    "LLLT..OZLI",
    "LTTT..OOLI",
    "JJJT..SSII",
  ];
  const queue = [..."OOOTSZLJI"];
  const setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", seed: 5, queue, board }));
  const drops = [4, 7, 9].map((seconds) => ({ at: seconds * SECOND, name: "hardDrop" as const }));
  return unwrap(checkLog(setup, drops, 20 * SECOND));
}

async function showRace(page: Page): Promise<void> {
  const code = Buffer.from(makeBinaryLog(rivalLog())).toString("base64url");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/replay/${code}`);
  await page.locator(".screen-watch .hud-figure").first().waitFor();
  // Where it has no place of its own it stands behind "more".
  await page.locator(".watch-action").nth(1).dispatchEvent("click");
  await page.locator(".rival-name").waitFor();
  await page.locator(".screen-play .hud-figure").first().waitFor();
  for (const drops of [1, 2]) {
    await wait(page, PAINT_MS);
    await page.keyboard.press("Space");
    await page.locator(".rival-split", { hasText: String(drops * 2) }).waitFor();
  }
  await wait(page, PAINT_MS);
}

export const REPLAY_SCENES: readonly Scene[] = [
  { name: "replays-empty", show: (page) => showList(page, true), hasText: true },
  { name: "replays", show: (page) => showList(page), hasText: true },
  { name: "replays-filter", show: listAfter(chooseBook), hasText: true },
  { name: "replays-nothing", show: listAfter(chooseNothing) },
  { name: "replays-row", show: listAfter(openRow) },
  { name: "replays-rename", show: listAfter((page) => page.keyboard.press("F2")) },
  { name: "replays-deleted", show: listAfter((page) => page.keyboard.press("Delete")), hasText: true },
  ...RULE_BOOKS.map(({ id }) => ({
    name: `watch-${id}`,
    show: (page: Page) => showWatch(page, id),
    hasText: true,
  })),
  { name: "watch-terminalColour", show: (page) => showWatch(page, "korobeinix", "terminalColour") },
  { name: "watch-preview", show: showPreview },
  { name: "watch-more", show: showMore, hasText: true },
  { name: "watch-statistics", show: showStatistics, isAt: ({ width, height }) => width < height },
  { name: "watch-refused", show: showRefused, hasText: true },
  { name: "export-image", show: showExport, hasText: true },
  { name: "export-video", show: showVideo, hasText: true },
  { name: "export-made", show: showImageMade },
  { name: "race", show: showRace, hasText: true },
];
