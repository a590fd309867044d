// How soon a game is there, in `npm run bench`: from opening the page, and once more after a game; and what has been
// sent by then.

import type { Browser, Page } from "playwright-core";
import { PROBE } from "./benchProbe.ts";
import { momentsOf } from "./galleryGames.ts";
import { openPage, resumeLog } from "./galleryPage.ts";

const SIZE = { width: 1366, height: 768 };
const STARTS = 5;
/** A result takes no choice at first: fingers are still playing. */
const ARMING_MS = 600;

/** Goes on as soon as it can, from the notice into a game; in the page, so that only the page is timed. */
const VISITOR = `(() => {
  const give = window.requestAnimationFrame.bind(window);
  const wishes = [".screen-legal .any-key", ".screen-title .any-key", ".menu-play"];
  const look = () => {
    const wish = document.querySelector(wishes[0]);
    if (wish !== null) {
      wishes.shift();
      wish.click();
    }
    if (wishes.length > 0) give(look);
  };
  give(look);
})()`;

/** A file and the bytes that it took, headers and all. */
export interface SentFile {
  readonly path: string;
  readonly bytes: number;
}

export interface StartBench {
  /** From asking for the page to a game's first frame. */
  readonly startsMs: readonly number[];
  /** The same, counting only the time that the page's own thread was at work. */
  readonly workMs: readonly number[];
  /** What had come by then. */
  readonly sent: readonly SentFile[];
  /** From "again" to the first frame, and so the first piece, of the next game. */
  readonly againMs: readonly number[];
}

type OnTrouble = (text: string) => void;

export async function measureStart(browser: Browser, url: string, onTrouble: OnTrouble): Promise<StartBench> {
  const starts = [];
  for (let i = 0; i < STARTS; i++) starts.push(await startOnce(browser, url, onTrouble));
  return {
    startsMs: starts.map(({ ms }) => ms),
    workMs: starts.map(({ workMs }) => workMs),
    sent: starts[0]?.sent ?? [],
    againMs: await measureAgain(browser, url, onTrouble),
  };
}

async function startOnce(
  browser: Browser,
  url: string,
  onTrouble: OnTrouble,
): Promise<{ readonly ms: number; readonly workMs: number; readonly sent: readonly SentFile[] }> {
  const page = await openPage(browser, "about:blank", SIZE, { onTrouble, before: `${PROBE};${VISITOR}` });
  const devTools = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const sent: SentFile[] = [];
  devTools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    sent.push({ path: paths.get(requestId) ?? "", bytes });
  });
  await devTools.send("Network.enable");
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url);
  const ms = await firstFrame(page);
  const { metrics } = await devTools.send("Performance.getMetrics");
  const workMs = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  const start = { ms, workMs, sent: [...sent] };
  await page.context().close();
  return start;
}

async function measureAgain(browser: Browser, url: string, onTrouble: OnTrouble): Promise<readonly number[]> {
  const last = momentsOf("guideline").find(({ name }) => name === "result");
  if (last === undefined) throw new Error("no game comes to its end");
  const page = await openPage(browser, url, SIZE, { onTrouble, before: PROBE });
  await page.locator(".screen-legal").waitFor();
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    await resumeLog(page, last.log);
    await page.keyboard.press("Enter");
    await page.locator(".screen-result .primary").waitFor();
    await page.waitForTimeout(ARMING_MS);
    const from = await page.evaluate(() => {
      window.probe.clear();
      const now = performance.now();
      document.querySelector<HTMLElement>(".screen-result .primary")?.click();
      return now;
    });
    times.push((await firstFrame(page)) - from);
  }
  await page.context().close();
  return times;
}

/** When it was drawn, since the page was asked for. */
async function firstFrame(page: Page): Promise<number> {
  const playable = await page.waitForFunction(() => window.probe.playableMs);
  return Number(await playable.jsonValue());
}
