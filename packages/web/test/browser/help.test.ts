import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./accessible.ts";
import { misplacedIn } from "./edges.ts";
import { open, SIZES, useBrowser } from "./harness.ts";
import { BUTTON, PAD, push } from "./pad.ts";

useBrowser();

const PAGES = [
  "play",
  "controls",
  "scoring",
  "books",
  "guideline",
  "basic",
  "new",
  "reglas",
  "korobeinix",
  "glossary",
  "credits",
] as const;

async function go(page: Page, name: (typeof PAGES)[number]): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/help/${name}`);
  await page.locator(`.help-page[data-page=${name}]`).waitFor();
}

async function openHelp(name: (typeof PAGES)[number], options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open({ hash: `#/help/${name}`, ...options });
  await page.locator(`.help-page[data-page=${name}]`).waitFor();
  return page;
}

/** Chooses a demonstration from the list of its subject: it begins by itself. */
async function choose(page: Page, subject: string, title: string): Promise<Locator> {
  const section = page.locator(`[data-subject=${subject}]`);
  await section.getByRole("button", { name: title, exact: true }).click();
  return section.locator(".demo");
}

describe("Demonstrations", () => {
  it("W-20, G-8c: one is shown with its keys and its points, then made by the reader's own keys", async () => {
    const page = await openHelp("scoring");
    const demo = await choose(page, "lines", "Tetris");
    await demo.and(page.locator("[data-mode=showing]")).waitFor();
    await demo.locator(".keycap.is-pressed").first().waitFor();
    await demo.and(page.locator("[data-mode=shown]")).waitFor();
    expect(await demo.locator(".ledger").innerText()).toMatch(/Tetris\s+800\s+Drops\s+32\s+Total\s+832/);

    await demo.locator("[data-try]").click();
    await demo.and(page.locator("[data-mode=trying]")).waitFor();
    await page.keyboard.press("ArrowUp");
    for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await demo.and(page.locator("[data-mode=reached]")).waitFor();
    expect(await demo.locator(".demo-state").innerText()).toMatch(/Done: 8\d\d points/);
    // The keys that played have moved nothing else: the page is where it was.
    await expect
      .poll(() => demo.locator("[data-try]").evaluate((button) => button === document.activeElement))
      .toBe(true);
    expect(page.url()).toContain("#/help/scoring");
  });

  it("W-20: one goes at a time, a wrong move can be tried again, and Escape gives the keys back", async () => {
    const page = await openHelp("scoring");
    const first = await choose(page, "backToBack", "Five that make 5400");
    await first.and(page.locator("[data-mode=showing]")).waitFor();
    const second = page.locator("[data-subject=lines] .demo");
    await second.locator("[data-try]").click();
    await second.and(page.locator("[data-mode=trying]")).waitFor();
    expect(await first.getAttribute("data-mode")).toBe("still");

    await page.keyboard.press("Space");
    await second.and(page.locator("[data-mode=missed]")).waitFor();
    await expect
      .poll(() => second.locator("[data-try]").evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    await second.and(page.locator("[data-mode=trying]")).waitFor();
    await page.keyboard.press("Escape");
    await second.and(page.locator("[data-mode=still]")).waitFor();
    expect(page.url()).toContain("#/help/scoring");
    await page.keyboard.press("Escape");
    await page.locator(".screen-menu").waitFor();
  });

  it("W-21, K-4: a turn that is refused says why, by its clause", async () => {
    const page = await openHelp("korobeinix", { locale: "es-ES" });
    const demo = await choose(page, "contact", "Sin empujones");
    await demo.locator("[data-try]").click();
    await demo.and(page.locator("[data-mode=trying]")).waitFor();
    await page.keyboard.press("ArrowUp");
    for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await demo.and(page.locator("[data-mode=reached]")).waitFor();
    expect(await demo.locator(".ledger").innerText()).toContain("Giro rechazado; K-4: no hay empujones");
  });

  it("W-20: by touch, the keys that are shown are buttons", async () => {
    const page = await openHelp("play", { hasTouch: true, size: { width: 390, height: 844 } });
    const demo = page.locator("[data-subject=drops] .demo");
    await demo.locator("[data-try]").tap();
    await demo.and(page.locator("[data-mode=trying]")).waitFor();
    await demo.getByRole("button", { name: "Soft Drop" }).dispatchEvent("pointerdown", { pointerId: 1 });
    await demo.and(page.locator("[data-mode=reached]")).waitFor();
    expect(await demo.locator(".demo-state").innerText()).toContain("Done");
  });
});

describe("Help", () => {
  it("G-2.6: the controls are those that are bound now", async () => {
    const page = await openHelp("controls");
    const row = page.locator(".bound tr", { hasText: "Rotate clockwise" });
    expect(await row.locator("kbd").allInnerTexts()).not.toContain("R");
    await page.locator(".help-page > .secondary").click();
    await page.locator(".screen-options").waitFor();
    await page.getByRole("button", { name: "Add for Rotate clockwise" }).click();
    // Pressed until it is heard: who listens begins after the button has changed.
    await expect
      .poll(async () => {
        await page.keyboard.press("KeyR");
        return page.locator(".binding kbd").allInnerTexts();
      })
      .toContain("R");
    await go(page, "controls");
    expect(await row.locator("kbd").allInnerTexts()).toContain("R");
  });

  it("W-5, W-6: axe finds nothing on any page, and at no size does one scroll sideways or cut anything off", async () => {
    // In Spanish: its words are the longer ones.
    const page = await openHelp("play", { locale: "es-ES" });
    for (const name of PAGES) {
      await go(page, name);
      expect(await violations(page), name).toEqual([]);
      for (const size of [SIZES[1], SIZES[3]]) {
        await page.setViewportSize(size);
        // Boards take up a new size when they are next drawn.
        await expect
          .poll(() => misplacedIn(page), { message: `${name} at ${size.width} × ${size.height}` })
          .toEqual([]);
      }
    }
  });
});

describe("Attract mode", () => {
  /** The waits of twenty seconds take as long as the test says. */
  const HURRY = `
    globalThis.waitMs = 500;
    {
      const slow = window.setTimeout;
      window.setTimeout = (run, ms, ...rest) => slow(run, ms === 20000 ? globalThis.waitMs : ms, ...rest);
    }`;

  it("W-22: left alone, the title shows a game of each rule book in turn; any input brings it back and does no more", async () => {
    const page = await open({ before: HURRY + PAD, hash: "#/title" });
    const title = page.locator(".screen-title:not([data-attract])");
    const shown = page.locator(".screen-title[data-attract]");
    // One that is missed comes round again.
    for (const book of ["guideline", "basic", "new", "reglas", "korobeinix"]) {
      await page.locator(`.screen-title[data-attract=${book}]`).waitFor();
    }
    const wakes = {
      key: () => page.keyboard.press("Enter"),
      mouse: async () => {
        await page.mouse.move(200, 200);
        await page.mouse.move(240, 240);
      },
      tap: async () => {
        await page.locator("main").dispatchEvent("pointerdown", { bubbles: true });
        await page.locator("main").dispatchEvent("click", { bubbles: true });
      },
      pad: () => push(page, BUTTON.y),
    };
    for (const [name, wake] of Object.entries(wakes)) {
      await shown.waitFor();
      await page.evaluate("waitMs = 1e6");
      await wake();
      await title.waitFor();
      expect(page.url(), name).toMatch(/#\/title$/);
      // A key that means nothing by itself begins the wait anew.
      await page.evaluate("waitMs = 500");
      await page.keyboard.press("Shift");
    }
    await shown.waitFor();
    await page.evaluate("waitMs = 1e6");
    await page.keyboard.press("Shift");
    await title.waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".screen-menu").waitFor();
  });
});
