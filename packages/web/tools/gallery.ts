// `npm run gallery [-- --only=TEXT] [-- --readme]`: pictures of every screen and every skin, at every size, in
// out/gallery; with --readme the few that the README shows, in docs/pictures.

import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import { type Browser, chromium, type Page } from "playwright-core";
import { BROWSER_ARGUMENTS, ensureBrowser } from "../test/browser/browser.ts";
import { type Moment, momentsOf, recordedLog } from "./galleryGames.ts";
import { goTo, openPage, playTo, resumeLog, settle, type Size, writeDisplay, writePast } from "./galleryPage.ts";
import { serveSite } from "./gallerySite.ts";

const SIZES: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const DESK: Size = { width: 1366, height: 768 };
const PHONE: Size = { width: 390, height: 844 };

const SKINS: readonly { readonly skin: string; readonly book: RuleBookId; readonly isTerminalColoured: boolean }[] = [
  ...RULE_BOOKS.map(({ id }) => ({ skin: id, book: id, isTerminalColoured: false })),
  { skin: "terminalColour", book: "korobeinix", isTerminalColoured: true },
];

/** Name, address, and how long the recorded game behind it is let run. */
const SCREENS: readonly (readonly [name: string, hash: string, waitMs: number])[] = [
  ["title", "#/title", 2_500],
  ["menu", "#/menu", 2_000],
  ...RULE_BOOKS.map(({ id }) => [`setup-${id}`, `#/setup/${id}`, 1_500] as const),
  ["records", "#/records/guideline/marathon", 300],
  ["records-empty", "#/records/new/sprint", 300],
  ...["game", "handling", "controls", "sound", "display", "language"].map(
    (tab) => [`options-${tab}`, `#/options/${tab}`, 300] as const,
  ),
  ["wonders", "#/wonders", 300],
];

interface ReadmePicture {
  readonly file: string;
  readonly book: RuleBookId;
  readonly moments: readonly Moment["name"][];
  readonly size: Size;
}

/** The first of the moments that the recorded game has. */
const README_PICTURES: readonly ReadmePicture[] = [
  { file: "guideline.jpg", book: "guideline", moments: ["clear", "busy"], size: DESK },
  { file: "new.jpg", book: "new", moments: ["square", "busy"], size: DESK },
  { file: "korobeinix.jpg", book: "korobeinix", moments: ["busy"], size: DESK },
  { file: "phone.jpg", book: "reglas", moments: ["busy"], size: PHONE },
];
const README_QUALITY = 80;
/** Much of the time is waiting: two sizes at once take little longer than one. */
const LANES = 2;

const args = process.argv.slice(2);
const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length) ?? "";
const isReadme = args.includes("--readme");
const root = new URL("../../../", import.meta.url);
const out = fileURLToPath(new URL(isReadme ? "docs/pictures" : "out/gallery", root));
let troubleCount = 0;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report(where: string): (text: string) => void {
  return (text) => {
    troubleCount++;
    print(`${where}: the page complains: ${text}`);
  };
}

async function picture(page: Page, file: string): Promise<void> {
  const path = join(out, file);
  await page.screenshot(file.endsWith(".jpg") ? { path, type: "jpeg", quality: README_QUALITY } : { path });
  print(`${file.padEnd(44)}${(statSync(path).size / 1000).toFixed(0).padStart(6)} kB`);
}

async function pictureScreens(page: Page, suffix: string): Promise<void> {
  const isWanted = (name: string): boolean => `${name}${suffix}`.includes(only);
  await page.locator(".screen-legal").waitFor();
  if (isWanted("screen-legal")) await picture(page, `screen-legal${suffix}`);
  await writePast(page, recordedLog("guideline"));
  // What was written is read when the page is.
  await page.reload();
  await page.locator("#stage canvas").first().waitFor({ state: "attached" });
  for (const [name, hash, waitMs] of SCREENS.filter(([id]) => isWanted(`screen-${id}`))) {
    await goTo(page, hash);
    await page.waitForTimeout(waitMs);
    await settle(page);
    await picture(page, `screen-${name}${suffix}`);
  }
}

async function pictureSkins(page: Page, suffix: string): Promise<void> {
  for (const { skin, book, isTerminalColoured } of SKINS) {
    const isWanted = (name: string): boolean => `${skin}-${name}${suffix}`.includes(only);
    const moments = momentsOf(book).filter(({ name }) => isWanted(name));
    if (moments.length === 0 && !isWanted("pause")) continue;
    await writeDisplay(page, { isTerminalColoured });
    if (isWanted("pause")) {
      await resumeLog(page, recordedLog(book));
      await picture(page, `${skin}-pause${suffix}`);
    }
    for (const moment of moments) {
      await playTo(page, moment);
      await picture(page, `${skin}-${moment.name}${suffix}`);
    }
  }
}

/** Whether `--only` leaves anything of a size. */
function mayBeWanted({ width, height }: Size): boolean {
  return !/\d+x\d+/.test(only) || only.includes(`${width}x${height}`);
}

async function pictureAll(browser: Browser, url: string, size: Size): Promise<void> {
  const suffix = `-${size.width}x${size.height}.png`;
  const page = await openPage(browser, url, size, { onTrouble: report(suffix) });
  await pictureScreens(page, suffix);
  await pictureSkins(page, suffix);
  await page.context().close();
}

const waiting = SIZES.filter(mayBeWanted);

async function pictureNext(browser: Browser, url: string): Promise<void> {
  for (let size = waiting.shift(); size !== undefined; size = waiting.shift()) await pictureAll(browser, url, size);
}

async function pictureReadme(browser: Browser, url: string): Promise<void> {
  for (const { file, book, moments, size } of README_PICTURES.filter((wanted) => wanted.file.includes(only))) {
    const page = await openPage(browser, url, size, { onTrouble: report(file) });
    await page.locator(".screen-legal").waitFor();
    await writePast(page, recordedLog("guideline"));
    const all = momentsOf(book);
    const moment = moments.map((name) => all.find((one) => one.name === name)).find((one) => one !== undefined);
    if (moment !== undefined) {
      await playTo(page, moment);
      await picture(page, file);
    }
    await page.context().close();
  }
}

mkdirSync(out, { recursive: true });
const executablePath = ensureBrowser();
const site = await serveSite("gallerySite");
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
try {
  if (isReadme) await pictureReadme(browser, site.url);
  else await Promise.all(Array.from({ length: LANES }, () => pictureNext(browser, site.url)));
} finally {
  await browser.close();
  await site.close();
}
print(troubleCount === 0 ? "The pages complained of nothing." : `The pages complained ${troubleCount} times.`);
if (troubleCount > 0) process.exitCode = 1;
