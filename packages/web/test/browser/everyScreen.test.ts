import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./accessible.ts";
import { misplacedIn } from "./edges.ts";
import { open, openGame, SIZES, useBrowser } from "./harness.ts";
import { layoutAt } from "./scenes.ts";
import { LAYERED, tour, TOURED } from "./tour.ts";

useBrowser();

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await page.locator(`.screen-${hash.split("/")[1]}`).waitFor();
}

/** `npm run gallery -- --edges` looks at all of them. */
const TOURED_SIZES = [SIZES[3], SIZES[1]] as const;

describe("every screen", () => {
  it("W-5, W-6, W-1: axe finds nothing; at no size does it scroll sideways, cut anything off or lay one thing over another", async () => {
    // In Spanish: its words are the longer ones.
    const page = await open({ locale: "es-ES", isFirstVisit: true, before: TOURED });
    for await (const name of tour(page)) {
      expect(await violations(page), name).toEqual([]);
      // Among tabs the focus is on the one that is shown.
      if (/options|records/.test(name))
        expect(await page.locator(":focus").getAttribute("aria-current"), name).toBe("page");
      if (LAYERED.has(name)) continue;
      for (const size of TOURED_SIZES) {
        await page.setViewportSize(size);
        // What stands beside the Matrix follows it when the window has come to rest.
        await expect
          .poll(() => misplacedIn(page), { message: `${name} at ${size.width} × ${size.height}` })
          .toEqual([]);
      }
    }
  });
});

describe("sizes", () => {
  it("W-6, W-11, G-2.4.7: resized in mid-game, it goes on, and the numbers stay beside the Matrix", async () => {
    const page = await openGame("guideline");
    const boxesOf = (selector: string): Promise<Box[]> =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const name = `${size.width} × ${size.height}`;
      const { matrix, left, right } = layoutAt(size);
      // A window is taken to have come to rest after a moment: then the panels stand where they belong.
      await expect
        .poll(async () => (await boxesOf(".hud-panel")).map((box) => Math.round(box.left)), { message: name })
        .toEqual([left.x, right.x]);
      expect(await page.locator("canvas").boundingBox(), name).toMatchObject(size);
      for (const panel of await boxesOf(".hud-panel")) {
        expect(panel.left, name).toBeGreaterThanOrEqual(0);
        expect(panel.right, name).toBeLessThanOrEqual(size.width);
        expect(panel.top, name).toBeGreaterThanOrEqual(0);
        expect(panel.bottom, name).toBeLessThanOrEqual(size.height);
        const isBeside =
          panel.right <= matrix.x ||
          panel.left >= matrix.x + matrix.width ||
          panel.bottom <= matrix.y ||
          panel.top >= matrix.y + matrix.height;
        expect(isBeside, name).toBe(true);
      }
      const text = await page.locator(".hud").innerText();
      for (const word of ["Score", "Lines", "Level", "Time"]) expect(text).toContain(word);
      const time = (): Promise<string> => page.locator(".hud-figure.is-time dd").innerText();
      const before = await time();
      await expect.poll(time, { message: name }).not.toBe(before);
    }
  });
});

describe("languages", () => {
  it("R-12, R-2: Spanish is switched at run time and uses the document's terms", async () => {
    const page = await open({ hash: "#/options/language" });
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
