// Two builds of the site behind one address, as a host has them before and after an upload, and pages that keep them.

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { answerFrom } from "../../../../tools/src/serve/answer.ts";
import { writeWorker } from "../../vite/offline.ts";
import { BROWSER_ARGUMENTS } from "./browser.ts";
import { LATER_VISIT, NO_LIGHTS } from "./harness.ts";

type Version = "old" | "new";

/** Stands in the names of all scripts of the new build. */
const NEW = "-new.js";

let browser: Browser | undefined;
let url = "";
let served: Version = "old";
const contexts: BrowserContext[] = [];
const troubles: string[] = [];

/** To be called once in a test file. */
export function useVersions(): void {
  const root = mkdtempSync(join(tmpdir(), "korobeinix-"));
  const folders: { readonly [Name in Version]: string } = { old: join(root, "old"), new: join(root, "new") };
  const answers = { old: answerFrom(folders.old), new: answerFrom(folders.new) };
  const server = createServer((request, response) => void answers[served](request, response));
  beforeAll(async () => {
    cpSync(inject("siteFolder"), folders.old, { recursive: true });
    await makeNew(folders.old, folders.new);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
    browser = await chromium.launch({ executablePath: inject("browserPath"), args: [...BROWSER_ARGUMENTS] });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    served = "old";
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    server.close();
    rmSync(root, { recursive: true });
  });
}

/** A build whose scripts all have other names: nothing of the old one is there any longer. */
async function makeNew(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true });
  const assets = join(to, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  for (const file of [join(to, "index.html"), ...scripts.map((name) => join(assets, name))]) {
    const text = scripts.reduce((whole, name) => whole.replaceAll(name, renamed(name)), readFileSync(file, "utf8"));
    writeFileSync(file, text);
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, renamed(name)));
  await writeWorker(to);
}

function renamed(script: string): string {
  return script.replace(/\.js$/, NEW);
}

/** What the host has from now on. */
export function upload(version: Version): void {
  served = version;
}

/** A visitor who has been here once: the site is kept. */
export async function visit(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  if (browser === undefined) throw new Error("no browser: call useVersions() in the test file");
  const context = await browser.newContext({
    // Several tabs are drawn at once: small and still, they leave each other time.
    viewport: { width: 800, height: 600 },
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  const page = await openTab(context);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  return { context, page };
}

/** Another tab of the same visitor, at a screen. */
export async function openTab(context: BrowserContext, hash = "#/menu"): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  await page.addInitScript({ content: [NO_LIGHTS, LATER_VISIT].join("\n") });
  await page.goto(url + hash);
  return page;
}

/** The build that a page runs. */
export async function versionOf(page: Page): Promise<Version> {
  const script = await page.locator("script[type=module]").first().getAttribute("src");
  return script?.endsWith(NEW) === true ? "new" : "old";
}
