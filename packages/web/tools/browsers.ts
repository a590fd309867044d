// `npm run browsers [-- --browser NAME] [--only TEXT]`: the built site in Firefox, WebKitGTK and Chromium.
// Plays it by its keys in each, holds what is seen against the engine, and takes pictures at two sizes into
// out/browsers, with a sheet for each browser and size. A browser that cannot be had is named and left out. --only takes
// the checks and pictures whose name has the text in it; --browser and --only may be repeated.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serveSite } from "../test/browser/site.ts";
import { launch } from "./browsersChromium.ts";
import { CHECKS } from "./browsersChecks.ts";
import { type Driver, NOTHING } from "./browsersDriver.ts";
import { BROWSER_NAMES, type BrowserName, STARTS } from "./browsersFind.ts";
import { PICTURES, writeLife } from "./browsersPictures.ts";
import { probed, takeComplaints } from "./browsersProbe.ts";
import { untilShown } from "./browsersSteps.ts";
import type { Size } from "./galleryPage.ts";
import { makeSheet, type SheetRequest, writeSheet } from "./gallerySheet.ts";

const { values: wishes } = parseArgs({
  options: {
    browser: { type: "string", multiple: true, default: [...BROWSER_NAMES] },
    only: { type: "string", multiple: true, default: [""] },
  },
});

const SIZES: readonly Size[] = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const out = fileURLToPath(new URL("../../../out/browsers", import.meta.url));
const isWanted = ({ name }: { readonly name: string }): boolean => wishes.only.some((text) => name.includes(text));
const sheets: SheetRequest[] = [];
let failureCount = 0;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What goes wrong in one is told, and the next begins. */
async function attempt(
  driver: Driver,
  heard: string[],
  name: string,
  work: () => Promise<string | void>,
): Promise<void> {
  const began = performance.now();
  let told = "";
  const troubles: string[] = [];
  try {
    told = (await work()) ?? "";
  } catch (error) {
    troubles.push(String(error));
  }
  const complaints = await takeComplaints(driver).catch(() => []);
  troubles.push(...new Set([...complaints, ...heard.splice(0)]));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(`  ${troubles.length === 0 ? "well  " : "FAILED"} ${name.padEnd(34)}${seconds.padStart(6)} s  ${told}`);
  for (const trouble of troubles) print(`         ${trouble.trim().replaceAll("\n", "\n         ")}`);
  if (troubles.length > 0) failureCount++;
}

async function visit(driver: Driver, heard: string[], browser: BrowserName, url: string): Promise<void> {
  const folder = join(out, browser);
  await driver.resize(SIZES[0]!);
  await driver.open(url);
  await untilShown(driver, ".screen-legal");
  // Some take no keys before they have been pressed on.
  await driver.clickAt(5, 5);
  await driver.press("Enter");
  await untilShown(driver, ".screen-title, .screen-menu");
  for (const { name, run } of CHECKS.filter(isWanted)) await attempt(driver, heard, name, () => run(driver));
  await writeLife(driver);
  for (const wanted of SIZES) {
    await driver.resize(wanted);
    // A window may have a least width of its own.
    const size = await driver.evaluate(() => ({ width: innerWidth, height: innerHeight }), NOTHING);
    const sizeName = `${size.width}x${size.height}`;
    mkdirSync(join(folder, sizeName), { recursive: true });
    for (const { name, show } of PICTURES.filter(isWanted)) {
      await attempt(driver, heard, `${name} ${sizeName}`, async () => {
        await show(driver);
        writeFileSync(join(folder, sizeName, `${name}.png`), await driver.screenshot());
      });
    }
    sheets.push({ folder, name: sizeName, size });
  }
}

/** Pages that can be looked at anywhere, and pictures of them where there is a Chromium to take them. */
async function makeSheets(): Promise<void> {
  for (const sheet of sheets) writeSheet(sheet);
  const chromium = await launch().catch(() => undefined);
  if (chromium === undefined) return;
  for (const sheet of sheets) await makeSheet(chromium, sheet);
  await chromium.close();
}

const site = await serveSite(probed());
try {
  for (const browser of BROWSER_NAMES.filter((name) => wishes.browser.includes(name))) {
    const heard: string[] = [];
    let driver: Driver;
    try {
      driver = await STARTS[browser]((text) => heard.push(text));
    } catch (error) {
      print(`${browser} is left out: ${String(error)}`);
      continue;
    }
    print(driver.version);
    try {
      await visit(driver, heard, browser, site.url);
    } catch (error) {
      failureCount++;
      print(`  FAILED ${String(error)}`);
    } finally {
      await driver.close();
    }
  }
} finally {
  await site.close();
}
await makeSheets();
print(failureCount === 0 ? "All went well." : `${failureCount} went wrong.`);
if (failureCount > 0) process.exitCode = 1;
