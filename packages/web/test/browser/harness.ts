// A page of the built site in a real browser, fresh for every test, that fails the test on any error it logs.

import { type Log, makeBinaryLog, parseBinaryLog, unwrap } from "@korobeinix/engine";
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
  /** The hash to open at, e.g. "#/menu". */
  readonly hash?: string;
  /** Runs in the page before anything of ours. */
  readonly before?: string;
  readonly reducedMotion?: "reduce" | "no-preference";
}

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];
const troubles: string[] = [];

/** To be called once in a test file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject("browserPath"), args: [...BROWSER_ARGUMENTS] });
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
    reducedMotion: options.reducedMotion ?? "no-preference",
  });
  contexts.push(context);
  if (options.before !== undefined) await context.addInitScript({ content: options.before });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  await page.goto(inject("siteUrl") + (options.hash ?? ""));
  return page;
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
export function readStore(page: Page, store: "records" | "save" | "settings" | "totals"): Promise<unknown[]> {
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

/** Puts a log where the game of an earlier visit is kept. */
export async function writeSave(page: Page, log: Log): Promise<void> {
  await page.evaluate(
    (bytes) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("save", "readwrite");
          writing.objectStore("save").put(Uint8Array.from(bytes), "game");
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
  const [bytes] = (await readStore(page, "save")) as number[][];
  return unwrap(parseBinaryLog(Uint8Array.from(bytes ?? [])));
}

/** Pauses, and waits until the game is saved. */
export async function pauseAndSave(page: Page): Promise<Log> {
  await page.keyboard.press("Escape");
  await page.locator(".pause").waitFor();
  await expect.poll(async () => (await readStore(page, "save")).length).toBe(1);
  return savedLog(page);
}

/** From the menu into a game of a rule book, its variation and options as they stand. */
export async function startBook(page: Page, book: string): Promise<void> {
  await page.locator(`.menu-item[data-book=${book}]`).click();
  await page.locator(".screen-setup").waitFor();
  await page.locator(".screen-setup .primary").click();
  await page.locator(".screen-play").waitFor();
  await page.locator(".hud-figure").first().waitFor();
}
