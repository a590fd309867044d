// `npm run frames [-- --only TEXT] [--skin SKIN] [--size WIDTHxHEIGHT] [--still] [--site FOLDER]`: what happens in a
// moment, frame by frame, in every skin: a sheet for each sequence in out/frames. --still: with reduced motion; --site:
// another build than this one, to compare with; --only and --skin may be repeated. A sheet that cannot be made is named
// with its reason at the end.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { listen } from "../../../tools/src/serve/listen.ts";
import { SKIN_IDS, type SkinId } from "../src/settings/skinIds.ts";
import { BROWSER_ARGUMENTS, ensureBrowser } from "../test/browser/browser.ts";
import { serveSite } from "../test/browser/site.ts";
import { RUNNING } from "./browsersSteps.ts";
import { openPage, PATIENCE_MS, resumeLog, type Size } from "./galleryPage.ts";
import { writeDisplay } from "./galleryPast.ts";
import { SEQUENCES, type Sequence } from "./framesScenes.ts";
import { type Missing, visitEach } from "./visits.ts";

const { values: wishes } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [""] },
    skin: { type: "string", multiple: true, default: [...SKIN_IDS] },
    size: { type: "string", default: "1366x768" },
    still: { type: "boolean", default: false },
    site: { type: "string" },
  },
});

const out = fileURLToPath(new URL("../../../out/frames", import.meta.url));
const [width = 1366, height = 768] = wishes.size.split("x").map(Number);
const SIZE: Size = { width, height };
/** The notice has been read, and the site is not kept for later. */
const BEFORE = 'sessionStorage.setItem("korobeinix.legal", "1"); delete Navigator.prototype.serviceWorker;';
/** Of a wide window the middle, where everything happens. */
const CLIP = width > height ? { x: width * 0.17, y: 0, width: width * 0.66, height } : { x: 0, y: 0, width, height };
const COLUMNS = width > height ? 5 : 8;
const SHEET_WIDTH = 1800;
const FRAME_MS = 17;
/** Farther ahead than the slowest machine takes until the clock stands; the game is paused and loses nothing. */
const AHEAD_MS = 2 * PATIENCE_MS;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function openSite(): Promise<{ readonly url: string; close(): void | Promise<void> }> {
  if (wishes.site === undefined) return serveSite();
  const listening = await listen(wishes.site, { port: "0" });
  if (!listening.ok) throw new Error(listening.why);
  return { url: `http://localhost:${listening.port}/`, close: () => listening.close() };
}

/** The game taken up and running, its clock standing still but for what is let pass. */
async function begin(page: Page, { log }: Sequence): Promise<void> {
  await page.clock.resume();
  await resumeLog(page, log);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  await page.keyboard.press("Enter");
  await page.locator(".pause").waitFor({ state: "detached" });
  // The clock starts with the second frame in which the board is seen, and the stage may still be on its way.
  const end = performance.now() + PATIENCE_MS;
  while ((await page.locator(RUNNING).count()) === 0) {
    if (performance.now() > end) throw new Error(`in vain for ${PATIENCE_MS / 1000} s: the game's clock runs`);
    await page.clock.runFor(FRAME_MS);
  }
}

async function takeFrames(page: Page, sequence: Sequence): Promise<readonly string[]> {
  await begin(page, sequence);
  const pictures: string[] = [];
  if (sequence.key !== undefined) await page.keyboard.press(sequence.key);
  await page.clock.runFor(Math.max(FRAME_MS, sequence.waitMs));
  for (let i = 0; i < sequence.count; i++) {
    pictures.push((await page.screenshot({ type: "jpeg", quality: 85, clip: CLIP })).toString("base64"));
    await page.clock.runFor(sequence.stepMs);
  }
  return pictures;
}

async function makeSheet(browser: Browser, pictures: readonly string[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 400 } });
  const images = pictures.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join("");
  await page.setContent(`<style>
    body { margin: 0; display: grid; gap: 4px; background: #444; grid-template-columns: repeat(${COLUMNS}, 1fr); }
    img { width: 100%; display: block; }
  </style>${images}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

interface Sheet {
  /** Of its file. */
  readonly name: string;
  readonly skin: SkinId;
  readonly sequence: Sequence;
}

function sheetsOf(skin: SkinId): readonly Sheet[] {
  return Object.entries(SEQUENCES)
    .filter(([name]) => wishes.only.some((text) => name.includes(text)))
    .map(([name, sequenceFor]) => ({
      name: `${name}-${skin}${wishes.still ? "-still" : ""}.png`,
      skin,
      sequence: sequenceFor(skin),
    }));
}

async function takeSheet(browser: Browser, page: Page, { name, skin, sequence }: Sheet): Promise<void> {
  await writeDisplay(page, { skins: { [sequence.log.setup.book.id]: skin } });
  await makeSheet(browser, await takeFrames(page, sequence), join(out, name));
  print(name);
}

function takeSheets(browser: Browser, url: string, sheets: readonly Sheet[]): Promise<readonly Missing[]> {
  return visitEach({
    tasks: sheets,
    open: () => openPage(browser, url, SIZE, { onTrouble: print, before: BEFORE, hasOwnClock: true }),
    begin: async (page) => {
      await page.emulateMedia({ reducedMotion: wishes.still ? "reduce" : "no-preference" });
      await page.locator(".screen").first().waitFor();
    },
    work: (page, sheet) => takeSheet(browser, page, sheet),
    onFailure: (name, why) => print(`${name}: ${why}`),
  });
}

mkdirSync(out, { recursive: true });
const executablePath = ensureBrowser();
const site = await openSite();
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
const missing: Missing[] = [];
let wantedCount = 0;
try {
  for (const skin of SKIN_IDS.filter((id) => wishes.skin.includes(id))) {
    const sheets = sheetsOf(skin);
    wantedCount += sheets.length;
    missing.push(...(await takeSheets(browser, site.url, sheets)));
  }
} finally {
  await browser.close();
  await site.close();
}
print(`${wantedCount - missing.length} of ${wantedCount} sheets were made.`);
for (const { name, why } of missing) print(`missing: ${name}, ${why}`);
if (missing.length > 0) process.exitCode = 1;
