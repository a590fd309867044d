// The browser's part of `npm run bench`: how soon a key is seen, what a frame costs, how long a start takes and how
// much it loads; headless, without a GPU.

import process from "node:process";
import { RULE_BOOKS, type RuleBookId, takeEvents } from "@korobeinix/engine";
import { LogPlayer } from "@korobeinix/engine/log";
import { type Browser, chromium, type Page } from "playwright-core";
import { BROWSER_ARGUMENTS, ensureBrowser } from "../test/browser/browser.ts";
import { measureMatch } from "./benchMatch.ts";
import { PROBE } from "./benchProbe.ts";
import { measureStart, type SentFile } from "./benchStart.ts";
import { DRAWING, type FrameCost, traceFrames } from "./benchTrace.ts";
import { measureWatching } from "./benchWatch.ts";
import { scrollReplays } from "./benchReplays.ts";
import { savedLog } from "./browsersSteps.ts";
import { momentsOf } from "./galleryGames.ts";
import { openPage, resumeLog } from "./galleryPage.ts";
import { serveSite, type Site } from "../test/browser/site.ts";

const SIZE = { width: 1366, height: 768 };
const PRESSES = 200;
const PLAY_MS = 10_000;
/** So many of the files that come before a first game are listed. */
const HEAVIEST = 8;
/** Presses come at odd times, so that they fall anywhere between two frames. */
const PRESS_GAPS_MS = [23, 41, 32, 57, 29, 46];
/** One press in so many drops the piece. */
const DROP_EVERY = 24;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function row(what: string, reached: string, aim: string): void {
  print(`${what.padEnd(68)}${reached.padStart(22)}${aim.padStart(16)}`);
}

/** The value below which a share of all lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** On the processor, and by the clock, which other programs lengthen. */
function rowOfFrames(what: string, frames: readonly FrameCost[], aim: string): void {
  const reached = (costOf: (frame: FrameCost) => number): string =>
    [0.5, 0.99, 1].map((share) => quantile(frames.map(costOf), share).toFixed(1)).join(" / ");
  row(
    `${what}, 50th / 99th / most, ms`,
    reached(({ processorMs }) => processorMs),
    aim,
  );
  row(
    "  the same by the clock",
    reached(({ clockMs }) => clockMs),
    "",
  );
}

async function openProbed(browser: Browser, site: Site): Promise<Page> {
  const page = await openPage(browser, site.url, SIZE, { onTrouble: complain, before: PROBE });
  await page.locator(".screen-legal").waitFor();
  return page;
}

function complain(text: string): void {
  print(`the page complains: ${text}`);
}

/** Takes up a rule book's recorded game where its board is fullest. */
async function playBusy(page: Page, book: RuleBookId): Promise<void> {
  const busy = momentsOf(book).find(({ name }) => name === "busy");
  if (busy === undefined) throw new Error(`no busy moment in ${book}`);
  await resumeLog(page, busy.log);
  await page.keyboard.press("Enter");
  await page.locator('.screen-play[data-phase="running"]').waitFor();
  await page.evaluate(() => window.probe.clear());
}

/** Presses keys until enough of it; ends with the game. */
async function pressKeys(page: Page, keys: readonly string[], isEnough: (presses: number) => boolean): Promise<void> {
  for (let i = 0; !isEnough(i) && (await page.locator(".screen-play").count()) > 0; i++) {
    await page.keyboard.press(keys[i % keys.length] ?? "Space");
    await page.waitForTimeout(PRESS_GAPS_MS[i % PRESS_GAPS_MS.length] ?? 0);
  }
}

/** Whether each press of a game moved its piece: the others leave nothing to draw. */
async function movesOf(page: Page): Promise<readonly boolean[]> {
  await page.keyboard.press("Escape");
  await page.locator(".pause").waitFor();
  const log = await savedLog(page);
  const player = new LogPlayer(log);
  player.playTo(log.end);
  const moments = new Set(takeEvents(player.game).map(({ at }) => at));
  return log.inputs.filter(({ name }) => !name.endsWith("Released")).map(({ at }) => moments.has(at));
}

async function benchKeys(browser: Browser, site: Site): Promise<void> {
  const page = await openProbed(browser, site);
  await playBusy(page, "reglas");
  await pressKeys(page, ["ArrowLeft", "ArrowRight", "KeyX", "KeyZ"], (presses) => presses >= PRESSES);
  await page.waitForTimeout(200);
  const { presses: all, rendererName } = await page.evaluate(() => ({ ...window.probe, clear: undefined }));
  const hasMoved = await movesOf(page);
  const presses = all.filter((_, i) => hasMoved[hasMoved.length - all.length + i]);
  const shown = presses.map(({ shownMs }) => shownMs);
  const inNext = presses.filter(({ isNextFrame }) => isNextFrame).length;
  row(`a key that moves a piece is in the very next frame (${rendererName})`, `${inNext} of ${presses.length}`, "all");
  row("from the key to its frame drawn, median, ms", quantile(shown, 0.5).toFixed(1), "-");
  row("the same, 95th percentile, ms", quantile(shown, 0.95).toFixed(1), "-");
  await page.context().close();
}

async function benchFrames(browser: Browser, site: Site, book: RuleBookId): Promise<void> {
  const page = await openProbed(browser, site);
  await playBusy(page, book);
  const keys = Array.from({ length: DROP_EVERY }, (_, i) => ["ArrowLeft", "KeyX", "ArrowRight", "KeyE"][i % 4] ?? "");
  const end = performance.now() + PLAY_MS;
  const frames = await traceFrames(browser, page, DRAWING, () =>
    pressKeys(page, [...keys.slice(1), "Space"], () => performance.now() > end),
  );
  rowOfFrames(`script a frame, ${book} (${frames.length} frames)`, frames, "2 / 6");
  await page.context().close();
}

async function benchMatch(browser: Browser, site: Site, book: RuleBookId): Promise<void> {
  const page = await openProbed(browser, site);
  const { frames, presses } = await measureMatch(browser, page, book);
  rowOfFrames(`script a frame, four boards, three computers, ${book} (${frames.length} frames)`, frames, "- / 8");
  const inNext = presses.filter(({ isNextFrame }) => isNextFrame).length;
  row("  a key there is drawn in the very next frame", `${inNext} of ${presses.length}`, "all");
  await page.context().close();
}

async function benchReplays(browser: Browser, site: Site): Promise<void> {
  const page = await openProbed(browser, site);
  const frames = await scrollReplays(browser, page);
  rowOfFrames("script a frame, 2,000 replays scrolled", frames, "- / - / 16");
  await page.context().close();
}

async function benchStart(browser: Browser, url: string): Promise<void> {
  const { startsMs, workMs, sent, againMs } = await measureStart(browser, url, complain);
  const medianOf = (values: readonly number[]): string => quantile(values, 0.5).toFixed(0);
  row(`from opening the page to a game's first frame, ms (of ${startsMs.length})`, medianOf(startsMs), "1000");
  row("  of that the page's own work on the processor", medianOf(workMs), "-");
  row(`"again" to the first piece, ms (of ${againMs.length})`, medianOf(againMs), "300");
  const bytesOf = (files: readonly SentFile[]): string =>
    files.reduce((sum, { bytes }) => sum + bytes, 0).toLocaleString("en");
  row("bytes before the first game, as they are sent", bytesOf(sent), "250,000");
  row("  of that fonts", bytesOf(sent.filter(({ path }) => path.endsWith(".woff2"))), "-");
  const heaviest = sent.toSorted((one, other) => other.bytes - one.bytes).slice(0, HEAVIEST);
  for (const file of heaviest) row(`  ${file.path}`, bytesOf([file]), "");
}

async function benchWatching(browser: Browser, site: Site): Promise<void> {
  const { seeksMs, openingsMs } = await measureWatching(browser, site, complain);
  const reached = [0.5, 0.99, 1].map((share) => quantile(seeksMs, share).toFixed(2)).join(" / ");
  row("anywhere in a replay of an hour, 50th / 99th / most, ms", reached, "5");
  row(`a shared link to its first frame, ms (of ${openingsMs.length})`, quantile(openingsMs, 0.5).toFixed(0), "-");
}

/** `--site URL`: the site as it is served there. */
function givenSite(): Site | undefined {
  const at = process.argv.indexOf("--site");
  const url = at < 0 ? undefined : process.argv[at + 1];
  return url === undefined ? undefined : { url, folder: "", close: () => Promise.resolve() };
}

const executablePath = ensureBrowser();
const site = givenSite() ?? (await serveSite());
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
try {
  print(`\n${"in the browser, without a GPU".padEnd(68)}${"reached".padStart(22)}${"aim".padStart(16)}`);
  await benchStart(browser, site.url);
  if (!process.argv.includes("--start-only")) {
    await benchKeys(browser, site);
    await benchWatching(browser, site);
    for (const { id } of RULE_BOOKS) await benchFrames(browser, site, id);
    for (const { id } of RULE_BOOKS) await benchMatch(browser, site, id);
    await benchReplays(browser, site);
  }
} finally {
  await browser.close();
  await site.close();
}
