import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open, SIZES, startBook, toMenu, useBrowser } from "./harness.ts";

useBrowser();

const ROUTES = [
  "#/title",
  "#/menu",
  "#/setup/guideline",
  "#/setup/new",
  "#/records/guideline/marathon",
  "#/options/game",
  "#/options/handling",
  "#/options/controls",
  "#/options/sound",
  "#/options/display",
  "#/options/language",
  "#/wonders",
] as const;

async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await page.locator(`.screen-${hash.split("/")[1]}`).waitFor();
}

async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

describe.each(["en-GB", "es-ES"])("every screen in %s", (locale) => {
  it("W-5: axe finds nothing", async () => {
    const page = await open({ locale, reducedMotion: "reduce" });
    await page.locator(".screen-legal").waitFor();
    expect(await violations(page)).toEqual([]);
    await toMenu(page);
    for (const route of ROUTES) {
      await go(page, route);
      expect(await violations(page), route).toEqual([]);
    }
    await go(page, "#/menu");
    await startBook(page, "guideline");
    expect(await violations(page), "play").toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor();
    expect(await violations(page), "pause").toEqual([]);
  });
});

describe("sizes", () => {
  it.each(SIZES)("W-6: at $width × $height nothing scrolls sideways", async (size) => {
    const page = await open({ size, reducedMotion: "reduce" });
    await toMenu(page);
    const widths: [string, boolean][] = [];
    const look = async (name: string): Promise<void> => {
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      widths.push([name, isWide]);
    };
    for (const route of ROUTES) {
      await go(page, route);
      await look(route);
    }
    await go(page, "#/menu");
    await startBook(page, "guideline");
    await look("play");
    expect(widths.filter(([, isWide]) => isWide)).toEqual([]);
  });

  it.each(SIZES)("W-6, G-2.4.7: at $width × $height the numbers beside the Matrix do not overlap it", async (size) => {
    const page = await open({ size, reducedMotion: "reduce" });
    await toMenu(page);
    await startBook(page, "guideline");
    const boxes = await page.locator(".hud-panel").evaluateAll((panels) =>
      panels.map((panel) => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes).toHaveLength(2);
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(size.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(size.height);
    }
    const text = await page.locator(".hud").innerText();
    for (const word of ["Score", "Lines", "Level", "Time"]) expect(text).toContain(word);
  });

  it("W-11: a window turned in mid-game: the game goes on", async () => {
    const page = await open({ size: { width: 390, height: 844 } });
    await toMenu(page);
    await startBook(page, "new");
    const time = (): Promise<string> => page.locator(".hud-figure.is-time dd").innerText();
    const before = await time();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(time).not.toBe(before);
  });
});

describe("languages", () => {
  it("R-12, R-2: Spanish is switched at run time and uses the document's terms", async () => {
    const page = await open();
    await toMenu(page);
    await go(page, "#/options/language");
    await page.getByRole("radio", { name: "Español" }).check({ force: true });
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("es");
    await go(page, "#/menu");
    expect(await page.locator(".menu-play").innerText()).toMatch(/jugar/i);
    await page.locator(".menu-item[data-book=reglas]").focus();
    expect(await page.locator(".menu-book").innerText()).toMatch(/Tetrominó/);
    await page.reload();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("es");
  });
});
