// `npm run icons`: paints the pictures that systems want of the one drawing, public/icon.svg. To be run when it changes.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import { BROWSER_ARGUMENTS, ensureBrowser } from "../test/browser/browser.ts";

const FOLDER: string = fileURLToPath(new URL("../public", import.meta.url));

/** Systems that cut out their own shape: ground to the edges, and the drawing within a circle of four fifths. */
const UNCUT = "#ground { rx: 0 } #art { transform: scale(0.76); transform-origin: 256px 256px }";
/** Corners that are rounded by the system, and nothing cut off. */
const SQUARE = "#ground { rx: 0 }";

const ICONS: readonly { readonly file: string; readonly size: number; readonly style?: string }[] = [
  { file: "favicon.png", size: 32 },
  { file: "icons/192.png", size: 192 },
  { file: "icons/512.png", size: 512 },
  { file: "icons/maskable.png", size: 512, style: UNCUT },
  { file: "icons/apple.png", size: 180, style: SQUARE },
];

async function paint(page: Page, svg: string, { file, size, style = "" }: (typeof ICONS)[number]): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw } ${style}</style>${svg}`);
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] });
const page = await browser.newPage();
const svg = readFileSync(join(FOLDER, "icon.svg"), "utf8");
for (const icon of ICONS) await paint(page, svg, icon);
await browser.close();
