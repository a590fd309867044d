import { parseSetup, SECOND, unwrap } from "@korobeinix/engine";
import { type Log, makeBinaryLog } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./accessible.ts";
import { open, openGame, type OpenOptions, openSaved, resume, untilSettled, useBrowser } from "./harness.ts";
import { nearTheEnd } from "./positions.ts";

useBrowser();

/** One row with a gap where an O comes in, and nothing but O: dropped at once, it covers the gap. */
async function practiseGap(page: Page): Promise<void> {
  await page.locator(".tool.is-board").click();
  await page.getByLabel("Queue", { exact: true }).fill("oooooo");
  await page.getByRole("button", { name: "column 5, row 1: empty" }).focus();
  await page.getByRole("button", { name: "Fill the row" }).click();
  await page.getByRole("button", { name: "Play this" }).click();
}

const advice = (page: Page): Promise<string[]> => page.locator(".advice li").allInnerTexts();

describe("the Coach in Practice", () => {
  it("C-16: shows the best places in words, and calls a move that makes a hole by its name", async () => {
    const page = await open({ hash: "#/practice/guideline" });
    await page.locator(".practice-panel").waitFor();
    expect(await page.locator(".practice-coach").count()).toBe(0);
    await page.keyboard.press("k");
    await expect.poll(() => page.locator(".tool.is-coach").getAttribute("aria-pressed")).toBe("true");
    await practiseGap(page);
    await expect.poll(() => advice(page)).toHaveLength(3);
    const [first, second] = await advice(page);
    expect(first).toMatch(/O in columns \d+ to \d+\s*★ best/);
    // Over the gap is not among the best.
    expect(first).not.toContain("columns 5 to 6");
    expect(second).toMatch(/−\d|best/);
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".verdict strong").innerText()).toMatch(/^O: (Inaccuracy|Mistake|Blunder)$/);
    expect(await page.locator(".verdict-why").innerText()).toMatch(/hole/);
    expect(await page.locator(".verdict-better").innerText()).toContain("Better: O in columns");
    await expect.poll(() => advice(page)).toHaveLength(3);
    expect(await violations(page)).toEqual([]);

    // A step back takes the verdict with it.
    await page.keyboard.press("Backspace");
    await page.locator(".verdict.quiet").waitFor();
    await page.reload();
    await page.locator(".advice li").first().waitFor();
    await page.keyboard.press("k");
    await page.locator(".practice-coach").waitFor({ state: "detached" });
  });

  it("C-16: speaks Spanish, also where there is room for one line", async () => {
    const page = await open({
      hash: "#/practice/reglas",
      locale: "es-ES",
      size: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.locator(".tool.is-coach").click();
    await page.keyboard.press("Space");
    await page.locator(".practice-last .verdict[data-grade]").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator(".tool.is-lines").click();
    await page.getByRole("dialog").locator(".advice li").first().waitFor();
    expect(await page.getByRole("dialog").locator(".advice").innerText()).toMatch(/en las? columnas? \d+/);
    expect(await violations(page)).toEqual([]);
  });
});

const PIECES = 8;

/** Pieces dropped where they come in, one on the other; the first is turned there and back before. */
function clumsyLog(): Log {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 5 }));
  const drops = Array.from({ length: PIECES }, (_, i) => ({ at: (i + 1) * SECOND, name: "hardDrop" as const }));
  const turns = [
    { at: SECOND / 4, name: "rotateClockwise" },
    { at: SECOND / 2, name: "rotateCounterclockwise" },
  ] as const;
  return { setup, inputs: [...turns, ...drops], end: (PIECES + 1) * SECOND };
}

async function openReplay(options: OpenOptions = {}): Promise<Page> {
  const code = Buffer.from(makeBinaryLog(clumsyLog())).toString("base64url");
  const page = await open({ hash: `#/replay/${code}`, ...options });
  await page.locator(".hud-figure").first().waitFor();
  await page.locator(".watch-action.is-coach").click();
  await page.locator(".coach-accuracy").waitFor();
  return page;
}

describe("the Coach beside a replay", () => {
  it("C-16: rates every move, leads to it, marks what went wrong and lists the keys that were too many", async () => {
    const page = await openReplay();
    expect(await page.locator(".coach-accuracy").innerText()).toMatch(/Accuracy\s*\d+ %/);
    const faults = await page.locator(".coach-move").count();
    expect(faults).toBeGreaterThan(0);
    const marks = await page
      .locator(".timeline-mark.is-mistake, .timeline-mark.is-blunder")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")).join(""));
    expect(marks.match(/M/g)?.length).toBeGreaterThan(0);
    expect(await page.locator(".coach-move .coach-why").first().innerText()).not.toBe("");
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "All", exact: true }).click();
    const rows = page.locator(".coach-move");
    await expect.poll(() => rows.count()).toBe(PIECES);
    await rows.nth(4).click();
    await expect.poll(() => rows.nth(4).getAttribute("aria-current")).toBe("step");
    await page.locator(".watch-icon.is-play").waitFor();
    // The fifth piece came after the fourth Hard Drop.
    const time = Number(await page.locator(".timeline").getAttribute("aria-valuenow"));
    expect(time).toBeGreaterThanOrEqual(4000);
    expect(time).toBeLessThan(5000);

    await page.getByRole("button", { name: "Finesse" }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await expect.poll(() => rows.first().innerText()).toContain("2 keys too many");
    const keys = await rows.first().innerText();
    expect(keys).toMatch(/Pressed[\s\S]*↻[\s\S]*↺[\s\S]*The fewest keys/);
    await page.getByRole("button", { name: "Close the Coach" }).click();
    await page.locator(".coach").waitFor({ state: "detached" });
    await expect.poll(() => page.locator(".timeline-mark.is-blunder").getAttribute("d")).toBe("");
  });

  it("C-16: in Spanish too", async () => {
    const page = await openReplay({ locale: "es-ES" });
    expect(await page.locator(".coach-accuracy").innerText()).toMatch(/Acierto\s*\d+ %/);
    expect(await violations(page)).toEqual([]);
  });
});

describe("a game that counts", () => {
  it("C-16: has no Coach while it is played", async () => {
    const page = await openGame("guideline");
    for (const key of ["k", "Space"]) await page.keyboard.press(key);
    expect(await page.locator("[class*=coach], .advice, .verdict").count()).toBe(0);
  });

  it("C-16: is told its accuracy with the result, and from there leads to the Coach", async () => {
    const page = await openSaved(nearTheEnd("guideline"));
    await resume(page);
    expect(await page.locator("[class*=coach]").count()).toBe(0);
    await page.keyboard.press("Numpad8");
    await untilSettled(page);
    const told = page.locator(".result-accuracy dd");
    await expect.poll(() => told.innerText()).toMatch(/^\d+ %$/);
    const accuracy = await told.innerText();
    await page.getByRole("button", { name: "Analyse" }).click();
    await expect.poll(() => page.locator(".coach-accuracy strong").innerText()).toBe(accuracy);
  });
});
