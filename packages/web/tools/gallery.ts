// `npm run gallery [-- --only TEXT] [--size WIDTHxHEIGHT] [--edges] [--readme]`: pictures of every screen and every skin, at every
// size, in a folder a size in out/gallery, each with a sheet that shows them all; with --readme the few that the README
// shows, in docs/pictures. --edges also says what is cut off or lies over something (W-6). --only takes the scenes whose name has the text in it, --size one size; both may be repeated.

import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { BROWSER_ARGUMENTS, ensureBrowser } from "../test/browser/browser.ts";
import { misplacedIn } from "../test/browser/edges.ts";
import { COMPUTER_SCENES } from "./galleryComputers.ts";
import { HELP_SCENES } from "./galleryHelp.ts";
import { MATCH_SCENES } from "./galleryMatches.ts";
import { openPage, settle, type Size } from "./galleryPage.ts";
import { writePast } from "./galleryPast.ts";
import { PLAY_SCENES } from "./galleryPlays.ts";
import { PRACTICE_SCENES } from "./galleryPractice.ts";
import { README_PICTURES } from "./galleryReadme.ts";
import { REPLAY_SCENES } from "./galleryReplays.ts";
import type { Scene } from "./galleryScene.ts";
import { SCREEN_SCENES } from "./galleryScreens.ts";
import { makeSheet } from "./gallerySheet.ts";
import { type Missing, visitEach } from "./visits.ts";
import { serveSite } from "../test/browser/site.ts";

const SIZES: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

const LANGUAGES = [
  { locale: "en-GB", suffix: "", isSpoken: (): boolean => true },
  { locale: "es-ES", suffix: ".es", isSpoken: ({ hasText }: Scene): boolean => hasText === true },
] as const;

const SCENES: readonly Scene[] = [
  ...SCREEN_SCENES,
  ...HELP_SCENES,
  ...PRACTICE_SCENES,
  ...REPLAY_SCENES,
  ...COMPUTER_SCENES,
  ...MATCH_SCENES,
  // They stop the clock, and leave games behind.
  ...PLAY_SCENES,
];

const README_QUALITY = 80;
/** Much of the time is waiting: two pages at once take little longer than one. */
const LANES = 2;

const { values: wishes } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [""] },
    size: { type: "string", multiple: true, default: SIZES.map(nameOf) },
    edges: { type: "boolean", default: false },
    readme: { type: "boolean", default: false },
  },
});
const root = new URL("../../../", import.meta.url);
const out = fileURLToPath(new URL(wishes.readme ? "docs/pictures" : "out/gallery", root));
let troubleCount = 0;
const missing: Missing[] = [];

function nameOf({ width, height }: Size): string {
  return `${width}x${height}`;
}

const isWanted = (name: string): boolean => wishes.only.some((text) => name.includes(text));

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report(where: string): (text: string) => void {
  return (text) => {
    troubleCount++;
    print(`${where}: ${text}`);
  };
}

async function picture(page: Page, file: string, fullPage = false): Promise<void> {
  const path = join(out, file);
  const kind = file.endsWith(".jpg") ? ({ type: "jpeg", quality: README_QUALITY } as const) : {};
  // What lies below the window is painted when it is first asked for, and may come too late.
  if (fullPage) await page.screenshot({ fullPage });
  await page.screenshot({ path, fullPage, ...kind });
  print(`${file.padEnd(44)}${(statSync(path).size / 1000).toFixed(0).padStart(6)} kB`);
}

/** A visitor with a past. */
async function beginVisit(page: Page): Promise<void> {
  await page.locator(".screen-legal").waitFor();
  await writePast(page);
  // What was written is read when the page is.
  await page.reload();
  await page.locator("#stage canvas").first().waitFor({ state: "attached" });
}

/** What is shown to one visitor. `name`: of its file. */
interface Visit {
  readonly size: Size;
  readonly locale: string;
  readonly scenes: readonly Pick<Scene, "name" | "show" | "isWhole">[];
}

async function pictureScenes(browser: Browser, url: string, { size, locale, scenes }: Visit): Promise<void> {
  const missed = await visitEach({
    tasks: scenes,
    open: () => openPage(browser, url, size, { onTrouble: report(`${nameOf(size)} ${locale}`), locale }),
    begin: beginVisit,
    work: async (page, { name, show, isWhole }) => {
      await show(page);
      await settle(page);
      await picture(page, name, isWhole);
      if (wishes.edges) for (const problem of await misplacedIn(page)) report(name)(problem);
    },
    onFailure: (name, why) => print(`${name}: ${why}`),
  });
  missing.push(...missed);
}

async function pictureAll(browser: Browser, url: string): Promise<void> {
  const sizes = SIZES.filter((size) => wishes.size.includes(nameOf(size)));
  const waiting = LANGUAGES.flatMap(({ locale, suffix, isSpoken }) =>
    sizes.map((size): Visit => {
      const scenes = SCENES.filter(
        (scene) => isSpoken(scene) && scene.isAt?.(size) !== false && isWanted(`${scene.name}${suffix}`),
      );
      const files = scenes.map((scene) => ({ ...scene, name: `${nameOf(size)}/${scene.name}${suffix}.png` }));
      return { size, locale, scenes: files };
    }),
  ).filter(({ scenes }) => scenes.length > 0);
  for (const size of sizes) mkdirSync(join(out, nameOf(size)), { recursive: true });
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await pictureScenes(browser, url, next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const size of sizes) await makeSheet(browser, { folder: out, name: nameOf(size), size });
}

async function pictureReadme(browser: Browser, url: string): Promise<void> {
  for (const { file, size, show } of README_PICTURES.filter((wanted) => isWanted(wanted.file)))
    await pictureScenes(browser, url, { size, locale: "en-GB", scenes: [{ name: file, show }] });
}

mkdirSync(out, { recursive: true });
const executablePath = ensureBrowser();
const site = await serveSite();
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
try {
  await (wishes.readme ? pictureReadme : pictureAll)(browser, site.url);
} finally {
  await browser.close();
  await site.close();
}
print(troubleCount === 0 ? "The pages complained of nothing." : `There were ${troubleCount} complaints.`);
for (const { name, why } of missing) print(`missing: ${name}, ${why}`);
if (troubleCount + missing.length > 0) process.exitCode = 1;
