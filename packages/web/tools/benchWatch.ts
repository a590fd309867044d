// Replays in `npm run bench`: going anywhere in a game of an hour, and from a shared link to its first frame.

import { fileURLToPath } from "node:url";
import { makeBinaryLog } from "@korobeinix/engine/log";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { hourLog } from "./benchGame.ts";
import { demoLog } from "../test/demoLogs.ts";
import { openPage } from "./galleryPage.ts";
import type { Site } from "../test/browser/site.ts";
import { sources } from "../vite/sources.ts";

const SIZE = { width: 1366, height: 768 };
const SEEKS = 2_000;
const OPENINGS = 3;
/** The notice is for the first visit; a link may be opened at any. */
const LATER_VISIT = 'sessionStorage.setItem("korobeinix.legal", "1")';

export interface WatchBench {
  /** Milliseconds to go to a moment, all measured. */
  readonly seeksMs: readonly number[];
  /** Milliseconds from asking for the page to the replay's first frame. */
  readonly openingsMs: readonly number[];
}

export async function measureWatching(
  browser: Browser,
  site: Site,
  onTrouble: (text: string) => void,
): Promise<WatchBench> {
  const openAt = (hash: string): Promise<Page> =>
    openPage(browser, site.url + hash, SIZE, { onTrouble, before: LATER_VISIT });
  const page = await openAt("");
  const shares = Array.from({ length: SEEKS }, (_, i) => (i * 0.618_034) % 1);
  const call = `seeking.timeSeeks(${JSON.stringify([...makeBinaryLog(hourLog())])}, ${JSON.stringify(shares)})`;
  const seeksMs = await page.evaluate<number[]>(`${await seekScript()}; ${call}`);
  await page.context().close();
  const openingsMs: number[] = [];
  for (let i = 0; i < OPENINGS; i++) openingsMs.push(await measureOpening(openAt));
  return { seeksMs, openingsMs };
}

async function seekScript(): Promise<string> {
  const entry = fileURLToPath(new URL("benchSeek.ts", import.meta.url));
  const lib = { entry, formats: ["iife" as const], name: "seeking" };
  const built = await build({ configFile: false, logLevel: "silent", resolve: sources, build: { write: false, lib } });
  const output = Array.isArray(built) ? built.flatMap((each) => each.output) : "output" in built ? built.output : [];
  return output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}

async function measureOpening(openAt: (hash: string) => Promise<Page>): Promise<number> {
  const code = Buffer.from(makeBinaryLog(demoLog("guideline"))).toString("base64url");
  const page = await openAt(`#/replay/${code}`);
  const isShown = (): number | false =>
    document.querySelector(".screen-watch .hud-figure") !== null && performance.now();
  const shown = await page.waitForFunction(isShown, undefined, { polling: "raf" });
  const shownMs = Number(await shown.jsonValue());
  await page.context().close();
  return shownMs;
}
