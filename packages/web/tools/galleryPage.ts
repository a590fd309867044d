// A page of the built site: a clock that can be stopped, a browser that can be made to seem another.

import type { Log } from "@korobeinix/engine/log";
import type { Browser, Page } from "playwright-core";
import type { Moment } from "./galleryGames.ts";
import { settle as settleStorage } from "./browsersSteps.ts";
import { writeSave } from "./galleryPast.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A machine that has other work to do is slow, and that is no failure. */
export const PATIENCE_MS = 90_000;

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

export const STOPPER = `(() => {
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

const DISGUISE = "gallery.disguise";

/** What a page may be made to take its browser for: one that has a new version of the site, one that keeps nothing. */
const DISGUISES = `(() => {
  const waiting = { state: "installed", postMessage() {} };
  const listen = { addEventListener() {}, update: async () => {} };
  const disguises = {
    update: () => {
      const register = async () => ({ ...listen, waiting, active: {}, installing: null });
      Object.defineProperty(navigator, "serviceWorker", { value: { ...listen, controller: {}, register } });
    },
    forgetful: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("not here", "SecurityError");
      };
    },
  };
  disguises[sessionStorage.getItem("${DISGUISE}")]?.();
})()`;

/** From the next load on. */
export async function disguise(page: Page, as: "update" | "forgetful" | "nothing"): Promise<void> {
  await page.evaluate(([key, name]) => sessionStorage.setItem(key, name), [DISGUISE, as] as const);
  await page.reload();
}

export interface PageOptions {
  /** Hears what the page complains of. */
  readonly onTrouble: (text: string) => void;
  /** Runs in the page before anything of the game; the stopper of the clock and the disguises unless told. */
  readonly before?: string;
  readonly locale?: string;
  /** It can be stopped (`page.clock`). Put in later it would turn back what the page has measured by another. */
  readonly hasOwnClock?: boolean;
}

/** A new visitor's page, at whatever the site shows first. */
export async function openPage(
  browser: Browser,
  url: string,
  size: Size,
  { onTrouble, before = `${STOPPER};${DISGUISES}`, locale = "en-GB", hasOwnClock = false }: PageOptions,
): Promise<Page> {
  const hasTouch = Math.min(size.width, size.height) < 600;
  const context = await browser.newContext({ viewport: size, locale, hasTouch });
  await context.addInitScript({ content: before });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  page.on("pageerror", (error) => onTrouble(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) onTrouble(message.text());
  });
  if (hasOwnClock) await page.clock.install();
  await page.goto(url);
  return page;
}

export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await page.locator(`.screen-${hash.split(/[/?]/)[1]}`).waitFor();
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
  // A game that is still on would save itself over this one; and nothing is played behind this screen.
  await goTo(page, "#/wonders");
  await settleStorage(page);
  await writeSave(page, log);
  // Without a game to show, the address of one would lead to the menu.
  await page.evaluate(() => history.replaceState(0, "", "#/play"));
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
    await page.locator('.screen-play[data-phase="running"]').waitFor();
    await page.keyboard.press("Space");
  }
  // Looked at now and then: by itself it would wait for the frames that are stopped.
  await page.waitForFunction(() => window.stopper.isStopped, undefined, { polling: POLL_MS });
}

const POLL_MS = 30;
/** Until fireworks are up and numbers have run. */
const RESULT_MS = 1_200;
