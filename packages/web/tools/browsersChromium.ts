// Chromium, which all other tests and tools drive, behind the same few wishes: to compare with.

import { type Browser, chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, ensureBrowser } from "../test/browser/browser.ts";
import { type Driver, expressionOf } from "./browsersDriver.ts";

const HELD = { delay: 20 };

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] });
}

export async function startChromium(onComplaint: (text: string) => void): Promise<Driver> {
  const browser = await launch();
  const page = await browser.newPage({ locale: "en-GB" });
  page.on("pageerror", (error) => onComplaint(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) onComplaint(message.text());
  });
  return {
    version: `Chromium ${browser.version()}`,
    resize: (size) => page.setViewportSize(size),
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: async (work, argument) => JSON.parse(await page.evaluate<string>(expressionOf(work, argument))) as never,
    clickAt: (x, y) => page.mouse.click(x, y, HELD),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key, HELD);
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
