// A page of the built site with a visitor's past written into its storage, and a clock that can be stopped.

import { type Log, makeBinaryLog } from "@korobeinix/engine";
import type { Browser, Page } from "playwright-core";
import { DEFAULT_SETTINGS, type DisplaySettings } from "../src/settings/settings.ts";
import type { Moment } from "./galleryGames.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Stopper {
  /** No animation frame is given from so many milliseconds after this key on. */
  stopAfter(code: string, waitMs: number): void;
  readonly isStopped: boolean;
}

declare global {
  interface Window {
    stopper: Stopper;
  }
}

const STOPPER = `(() => {
  const give = window.requestAnimationFrame.bind(window);
  let stopAt = Infinity;
  let isStopped = false;
  window.requestAnimationFrame = (callback) => {
    const step = (time) => {
      isStopped = time >= stopAt;
      if (isStopped) give(step);
      else callback(time);
    };
    return give(step);
  };
  window.stopper = {
    stopAfter: (code, waitMs) => {
      const listen = (event) => {
        if (event.code !== code) return;
        stopAt = event.timeStamp + waitMs;
        window.removeEventListener("keydown", listen, true);
      };
      window.addEventListener("keydown", listen, true);
    },
    get isStopped() {
      return isStopped;
    },
  };
})()`;

export interface PageOptions {
  /** Hears what the page complains of. */
  readonly onTrouble: (text: string) => void;
  /** Runs in the page before anything of the game; the stopper of the clock unless told otherwise. */
  readonly before?: string;
  readonly onRequest?: (url: string) => void;
}

/** A new visitor's page, at whatever the site shows first. */
export async function openPage(
  browser: Browser,
  url: string,
  size: Size,
  { onTrouble, before = STOPPER, onRequest }: PageOptions,
): Promise<Page> {
  const hasTouch = Math.min(size.width, size.height) < 600;
  const context = await browser.newContext({ viewport: size, locale: "en-GB", hasTouch });
  await context.addInitScript({ content: before });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  page.on("pageerror", (error) => onTrouble(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) onTrouble(message.text());
  });
  if (onRequest !== undefined) page.on("request", (request) => onRequest(request.url()));
  await page.goto(url);
  return page;
}

interface Entry {
  readonly store: "records" | "save" | "settings" | "totals";
  /** Records carry their key. */
  readonly key?: string;
  readonly value: unknown;
  /** For a log, which cannot travel into the page as it is. */
  readonly bytes?: readonly number[];
}

function write(page: Page, entries: readonly Entry[]): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction(["records", "save", "settings", "totals"], "readwrite");
          for (const { store, key, value, bytes } of wanted) {
            const log = bytes === undefined ? undefined : Uint8Array.from(bytes);
            const whole = value === undefined ? log : log === undefined ? value : { ...value, log };
            writing.objectStore(store).put(whole, key);
          }
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    entries,
  );
}

const NAMES = ["Alexey", "Dmitry", "Vadim", "Ada", "Grace", "Nikolai", "Sofía"];

/** Some games played, and lines enough for a wonder and a half. */
export function writePast(page: Page, log: Log): Promise<void> {
  const bytes = Array.from(makeBinaryLog(log));
  const records = NAMES.map((name, i) => ({
    store: "records" as const,
    value: {
      id: `gallery-${i}`,
      name,
      ruleBook: "guideline",
      variation: "marathon",
      score: 184_320 - i * 21_417,
      lines: 150 - i * 13,
      level: 15 - i,
      micros: 612_340_000 - i * 31_730_000,
      isWon: i === 0,
      date: Date.UTC(2026, 5, 6 + i * 3),
    },
    bytes,
  }));
  return write(page, [...records, { store: "totals", key: "wonderLines", value: 5_400 }]);
}

export function writeDisplay(page: Page, display: Partial<DisplaySettings>): Promise<void> {
  const value = { ...DEFAULT_SETTINGS, display: { ...DEFAULT_SETTINGS.display, ...display } };
  return write(page, [{ store: "settings", key: "settings", value }]);
}

export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await page.locator(`.screen-${hash.split("/")[1]}`).waitFor();
}

/** Until everything that comes to rest has done so. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Takes up a game as if it had been left: paused. */
export async function resumeLog(page: Page, log: Log): Promise<void> {
  // A game that is still on would save itself over this one when the page goes.
  await goTo(page, "#/menu");
  await write(page, [
    { store: "save", key: "game", value: { isMarked: false }, bytes: Array.from(makeBinaryLog(log)) },
  ]);
  await page.evaluate(() => {
    location.hash = "#/play";
  });
  await page.reload();
  await page.locator(".pause").waitFor();
  await page.locator("#stage canvas").first().waitFor();
}

/** Plays on until the moment, and stops the clock there. */
export async function playTo(page: Page, { name, log, isDropped, waitMs }: Moment): Promise<void> {
  await resumeLog(page, log);
  if (name === "result") {
    await page.keyboard.press("Enter");
    await page.locator(".screen-result").waitFor();
    await page.waitForTimeout(RESULT_MS);
    return;
  }
  const key = isDropped ? "Space" : "Enter";
  await page.evaluate(([code, wait]) => window.stopper.stopAfter(code, wait), [key, waitMs] as const);
  await page.keyboard.press("Enter");
  if (isDropped) {
    await page.locator(".pause").waitFor({ state: "detached" });
    await page.keyboard.press("Space");
  }
  // Looked at now and then: by itself it would wait for the frames that are stopped.
  await page.waitForFunction(() => window.stopper.isStopped, undefined, { polling: POLL_MS });
}

const POLL_MS = 30;
/** Until fireworks are up and numbers have run. */
const RESULT_MS = 1_200;
