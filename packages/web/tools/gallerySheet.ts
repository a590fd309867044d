// A sheet with all pictures of a size, small, to look at quickly: as a page whose pictures open at full size, and as
// one picture.

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import type { Size } from "./galleryPage.ts";

const SHEET_WIDTH = 1800;

export interface SheetRequest {
  /** Where the folders of the sizes are. */
  readonly folder: string;
  /** The folder of this one. */
  readonly name: string;
  readonly size: Size;
}

/** The page alone; tells where it is. */
export function writeSheet({ folder, name, size }: SheetRequest): string {
  const files = readdirSync(join(folder, name)).filter((file) => file.endsWith(".png"));
  const path = join(folder, `${name}.html`);
  writeFileSync(path, sheet(name, size, files.toSorted()));
  return path;
}

export async function makeSheet(browser: Browser, request: SheetRequest): Promise<void> {
  const { folder, name } = request;
  const path = writeSheet(request);
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  await page.goto(pathToFileURL(path).href);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

function sheet(name: string, { width, height }: Size, files: readonly string[]): string {
  const smallest = width > height ? 320 : 160;
  const figures = files.map((file) => {
    const address = `${name}/${file}`;
    const title = file.replace(/\.png$/, "");
    return `<a href="${address}"><img src="${address}" alt="${title}"><span>${title}</span></a>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>${name}</title>
<style>
  body { margin: 1rem; display: grid; gap: 1rem; background: #1a1d24; color: #ccd; font: 13px system-ui;
    grid-template-columns: repeat(auto-fill, minmax(${smallest}px, 1fr)); }
  a { color: inherit; text-decoration: none; }
  img { display: block; width: 100%; aspect-ratio: ${width} / ${height}; object-fit: cover; object-position: top; }
</style>
${figures.join("\n")}
`;
}
