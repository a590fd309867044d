// A page of the built site in a real browser, fresh for every test, that fails the test on any error it logs.

import { type InputName, unwrap } from "@korobeinix/engine";
import { type Log, makeBinaryLog, parseBinaryLog } from "@korobeinix/engine/log";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { BROWSER_ARGUMENTS } from "./browser.ts";

export const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

export interface OpenOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly hasTouch?: boolean;
  /** The hash to open at; the menu's unless told. */
  readonly hash?: string;
  /** Begins with the legal notice, as one who comes for the first time does. */
  readonly isFirstVisit?: boolean;
  /** Runs in the page before anything of ours. */
  readonly before?: string;
  /** Silent unless told: making the sounds takes a processor longer than most tests do. */
  readonly isAudible?: boolean;
  /** Warnings of the browser's own that are no failure here. */
  readonly expects?: RegExp;
  /** For a test that itself does what the page's policy forbids. */
  readonly isPolicyOff?: boolean;
  /** Reduced unless told: drawn by a processor, motion takes the time that the tests need. */
  readonly reducedMotion?: "reduce" | "no-preference";
}

/** The notice has been read. */
export const LATER_VISIT = 'sessionStorage.setItem("korobeinix.legal", "1");';
/** The site is not kept for later, which is another test's subject. */
const NO_WORKER = "delete Navigator.prototype.serviceWorker;";

const NO_SOUND = "delete globalThis.AudioContext;";

/**
 * The lights behind every screen say nothing, and a processor paints them longer than all the rest of a page. The game
 * leaves them out by itself under high contrast.
 */
export const NO_LIGHTS = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".screen::before, .screen::after { display: none !important; } #stage { mask: none !important; }");
  document.adoptedStyleSheets = [sheet];
}`;

/** To run in the page before anything of ours: it is loaded again, once, in the moment that a game or a match ends. */
export const RELOAD_AT_THE_END = `
  if (sessionStorage.getItem("reloaded") === null)
    new MutationObserver(() => {
      if (document.querySelector('.screen-play[data-phase="ending"]') === null) return;
      sessionStorage.setItem("reloaded", "1");
      location.reload();
    }).observe(document, { subtree: true, attributeFilter: ["data-phase"] });
`;

/** For a page: many other reads come before each one of a store. */
export function readLate(store: "save" | "totals"): string {
  return `{
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      if (this.name === "${store}") for (let i = 0; i < 2000; i++) get.call(this, key);
      return get.call(this, key);
    };
  }`;
}

/** A screen without a game that plays behind it: nothing has to be painted for it. */
export const STILL = "records/guideline/marathon";

let browser: Browser | undefined;
let siteUrl = "";
const contexts: BrowserContext[] = [];
const troubles: string[] = [];

/**
 * To be called once in a test file. `host`: the name by which pages come to the site; under any other than this machine's
 * own they come as from elsewhere in a network, by plain http.
 */
export function useBrowser({ host = "localhost" }: { readonly host?: string } = {}): void {
  beforeAll(async () => {
    const args = [...BROWSER_ARGUMENTS, `--host-resolver-rules=MAP ${host} 127.0.0.1`];
    browser = await chromium.launch({ executablePath: inject("browserPath"), args });
    siteUrl = inject("siteUrl").replace("localhost", host);
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());
}

export async function open(options: OpenOptions = {}): Promise<Page> {
  if (browser === undefined) throw new Error("no browser: call useBrowser() in the test file");
  const context = await browser.newContext({
    viewport: options.size ?? SIZES[1],
    locale: options.locale ?? "en-GB",
    hasTouch: options.hasTouch ?? false,
    reducedMotion: options.reducedMotion ?? "reduce",
    bypassCSP: options.isPolicyOff ?? false,
  });
  contexts.push(context);
  const { isFirstVisit = false, isAudible = false, before = "", hash = isFirstVisit ? "" : "#/menu" } = options;
  const scripts = [NO_LIGHTS, NO_WORKER, isFirstVisit ? "" : LATER_VISIT, isAudible ? "" : NO_SOUND, before];
  await context.addInitScript({ content: scripts.join("\n") });
  context.setDefaultTimeout(45_000);
  return openTab(context, hash, options.expects);
}

/** Another tab of the same visitor. */
export async function openTab(context: BrowserContext, hash: string, expects?: RegExp): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    const isTrouble = message.type() === "error" || message.type() === "warning";
    if (isTrouble && expects?.test(message.text()) !== true) troubles.push(message.text());
  });
  await page.goto(siteUrl + hash);
  return page;
}

/** A page with a game of a rule book begun, its variation and options as they stand. */
export async function openGame(book: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ hash: `#/setup/${book}`, ...options });
  await beginGame(page);
  return page;
}

/** A page with a game taken up where its log ends, paused as after a reload, and all of it on the screen. */
export async function openSaved(log: Log, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ hash: `#/${STILL}`, ...options });
  await page.locator(".screen").waitFor();
  await takeUp(page, log);
  return page;
}

/** From any screen but a game into the game of a log, paused. */
export async function takeUp(page: Page, log: Log): Promise<void> {
  // A game that was just left may still be writing its own.
  await settle(page);
  await writeSave(page, log);
  // Without a game to show, the address of one would lead to the menu.
  await page.evaluate(() => history.replaceState(0, "", "#/play"));
  await page.reload();
  await page.locator(".pause").waitFor();
  await page.locator("canvas").waitFor();
  // On a phone the pause hides the figures.
  await page.locator(".hud-figure").first().waitFor({ state: "attached" });
}

export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${route}`);
}

/** Ends the pause by its button, as Enter does, and waits for the clock. */
export async function resume(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await untilRunning(page);
}

/** A game that is seen and whose clock runs. */
export const RUNNING = '.screen-play[data-phase="running"]';

/** Until the game is seen and its clock runs. */
export async function untilRunning(page: Page): Promise<void> {
  await page.locator(RUNNING).waitFor();
}

/** Until a result or standings take presses: those that were meant for the game have come to rest (W-28). */
export async function untilSettled(page: Page): Promise<void> {
  await page.locator(":is(.screen-result, .screen-standings):not([data-keys])").waitFor();
}

/** Until everything that happened before has been drawn. */
export async function nextFrame(page: Page): Promise<void> {
  await frames(page, 2);
}

/** So many frames long nothing is pressed. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);
}

/** Past the legal notice and the title, to the menu. */
export async function toMenu(page: Page): Promise<void> {
  await page.locator(".screen-legal, .screen-title, .screen-menu").first().waitFor();
  for (const screen of ["legal", "title"]) {
    if (await page.locator(`.screen-${screen}`).count()) {
      await page.keyboard.press("Enter");
      await page.locator(`.screen-${screen}`).waitFor({ state: "detached" });
    }
  }
  await page.locator(".screen-menu").waitFor();
}

/** A store of the game's database, read inside the page; bytes come out as arrays of numbers. */
export function readStore(
  page: Page,
  store: "records" | "save" | "matches" | "settings" | "totals" | "days" | "replays" | "logs",
): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const request = database.transaction(name).objectStore(name).getAll();
          request.addEventListener("success", () => {
            database.close();
            const plain = (value: unknown): unknown =>
              value instanceof Uint8Array
                ? Array.from(value)
                : typeof value === "object" && value !== null && "log" in value
                  ? { ...value, log: plain(value.log) }
                  : value;
            resolve(request.result.map(plain));
          });
        });
      }),
    store,
  );
}

/** Puts a log where the game of an earlier visit is kept; no countdown keeps its test waiting. */
async function writeSave(page: Page, log: Log): Promise<void> {
  await page.evaluate(
    (bytes) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction(["save", "settings"], "readwrite");
          writing.objectStore("save").put({ log: Uint8Array.from(bytes), isContinued: false }, "game");
          const settings = writing.objectStore("settings");
          const reading = settings.get("settings");
          reading.addEventListener("success", () => {
            settings.put({ ...(reading.result as object | undefined), countdown: "never" }, "settings");
          });
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    Array.from(makeBinaryLog(log)),
  );
}

/** The log of the game in progress, as it was saved. */
export async function savedLog(page: Page): Promise<Log> {
  const [save] = (await readStore(page, "save")) as { readonly log: readonly number[] }[];
  return unwrap(parseBinaryLog(Uint8Array.from(save?.log ?? [])));
}

/** How many writes of the game may still wait for each other when it is asked. */
const WRITES = 4;

/** Until what the game has to write is written: transactions on the same stores come in the order they were made. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (rounds) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const round = (left: number): void => {
            if (left === 0) {
              database.close();
              resolve();
              return;
            }
            const names = [...database.objectStoreNames];
            const waiting = database.transaction(names, "readwrite");
            waiting.objectStore(names[0]!).count();
            waiting.addEventListener("complete", () => round(left - 1));
          };
          round(rounds);
        });
      }),
    WRITES,
  );
}

/** Pauses, and waits until the game is saved with all that happened up to then. */
export async function pauseAndSave(page: Page): Promise<Log> {
  await page.keyboard.press("Escape");
  await page.locator(".pause").waitFor();
  await settle(page);
  return savedLog(page);
}

/** Presses keys in turn until the game is over, for pieces pile up; then lets its result come to rest. */
export async function playToTheEnd(page: Page, keys: readonly string[]): Promise<void> {
  const result = page.locator(".screen-result");
  for (let i = 0; (await result.count()) === 0; i++) {
    await page.keyboard.press(keys[i % keys.length]!);
    await nextFrame(page);
  }
  await untilSettled(page);
}

/** What was pressed in a game so far, without what was let go; pauses it. */
export async function pressedIn(page: Page): Promise<InputName[]> {
  return (await pauseAndSave(page)).inputs.map(({ name }) => name).filter((name) => !name.endsWith("Released"));
}

/** From the menu into a game of a rule book, its variation and options as they stand. */
export async function startBook(page: Page, book: string): Promise<void> {
  await page.locator(`.menu-item[data-book=${book}]`).click();
  await beginGame(page);
}

async function beginGame(page: Page): Promise<void> {
  await page.locator(".screen-setup .primary").click();
  await page.locator(".hud-figure").first().waitFor();
  await untilRunning(page);
}
