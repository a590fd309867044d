import { unwrap } from "@korobeinix/engine";
import { parseBinaryLog, replay } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { parseFumen } from "../../src/practice/fumen.ts";
import { violations } from "./accessible.ts";
import { open, type OpenOptions, readStore, SIZES, useBrowser } from "./harness.ts";

useBrowser();

async function practise(book: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ hash: `#/practice/${book}`, ...options });
  await page.locator(".practice-panel").waitFor();
  return page;
}

/** The pieces on the way to where one is, and all there are, by what their nodes are called. */
const nodes = (page: Page): Promise<number> => page.locator(".tree-node").count();
const here = async (page: Page): Promise<string> =>
  (await page.locator(".tree-node[aria-current]").getAttribute("aria-label")) ?? "";

/** Presses keys, drops the piece and waits for the next one. */
async function drop(page: Page, ...keys: string[]): Promise<void> {
  const before = await nodes(page);
  for (const key of [...keys, "Space"]) await page.keyboard.press(key);
  await expect.poll(() => nodes(page)).toBe(before + 1);
}

describe("practice", () => {
  it("W-23: undo and redo by piece, branches that stay, finesse, and a replay but no table", async () => {
    const page = await practise("guideline");
    await drop(page);
    await expect.poll(() => page.locator(".finesse-line").innerText()).toContain("0 keys, 0 needed");
    // There and back again: turns, for a direction may repeat while a slow machine looks away.
    for (let i = 0; i < 4; i++) await drop(page, "x", "z");
    await expect.poll(() => page.locator(".finesse-line").innerText()).toContain("2 too many");
    expect(await page.locator(".finesse-sum").innerText()).toContain("8 keys, 0 needed");
    expect(await here(page)).toMatch(/^Tetrimino 6: .*branch 1, you are here$/);

    await page.keyboard.press("Backspace");
    await expect.poll(() => here(page)).toContain("Tetrimino 5");
    await page.keyboard.press("Control+z");
    await expect.poll(() => here(page)).toContain("Tetrimino 4");
    expect(await nodes(page)).toBe(6);
    await drop(page, "x");
    expect(await here(page)).toMatch(/^Tetrimino 5: .*branch 2/);

    await page.getByRole("button", { name: /^Tetrimino 6: .*branch 1/ }).click();
    await expect.poll(() => here(page)).toContain("Tetrimino 6");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("y");
    await expect.poll(() => here(page)).toMatch(/Tetrimino 6: .*branch 1/);

    // The key that pauses a game leads to the tools, and there out.
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Undo");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.locator(".screen-menu").waitFor();
    await expect.poll(async () => (await readStore(page, "logs")).length).toBe(1);
    const [bytes] = (await readStore(page, "logs")) as number[][];
    const log = unwrap(parseBinaryLog(Uint8Array.from(bytes ?? [])));
    expect(replay(log).state).toMatchObject({ pieces: 5 });
    expect(log.setup.options.practice).toBe(true);
    expect(await readStore(page, "replays")).toMatchObject([{ origin: "practised" }]);
    expect(await readStore(page, "records")).toEqual([]);
  });

  it("W-23: a board and a queue of one's own beside what is on Hold, out as Fumen and in again", async () => {
    const page = await practise("guideline");
    await page.keyboard.press("c");
    await page.locator(".tool.is-board").click();
    const hold = page.getByRole("dialog").getByLabel("Hold", { exact: true });
    const held = await hold.inputValue();
    expect(held).toMatch(/^[IJLOSTZ]$/);
    const queue = page.getByLabel("Queue", { exact: true });
    await queue.fill("ixt");
    await expect.poll(() => page.locator(".practice-problem").innerText()).toContain("no Tetrimino X");
    expect(await page.getByRole("button", { name: "Play this" }).isDisabled()).toBe(true);
    await queue.fill("iot");
    await page.getByRole("button", { name: "column 10, row 1: empty" }).focus();
    await page.getByRole("button", { name: "Fill the row" }).click();
    // A stroke of the pointer, and a cell by keyboard alone.
    await page.getByRole("button", { name: "Tetrimino S" }).click();
    const [from, to] = await Promise.all(
      [2, 5].map((column) => page.getByRole("button", { name: `column ${column}, row 2:` }).boundingBox()),
    );
    await page.mouse.move(from!.x + 4, from!.y + 4);
    await page.mouse.down();
    await page.mouse.move(to!.x + 4, to!.y + 4, { steps: 12 });
    await page.mouse.up();
    await page.getByRole("button", { name: "column 5, row 2:" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Play this" }).click();
    await expect.poll(() => here(page)).toMatch(/^Your own start: I/);

    await page.locator(".tool.is-fumen").click();
    await page.getByRole("button", { name: "Copy this board" }).click();
    const made = await page.getByLabel("The Fumen").inputValue();
    const page1 = { board: [".SSSSS....", "#########."], queue: expect.arrayContaining(["I", "O", "T"]), hold: held };
    expect(parseFumen(made)).toMatchObject({ ok: true, pages: [page1] });
    const field = page.getByLabel("Paste a Fumen");
    await field.fill("v115@what");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".practice-problem").innerText()).toContain("broken");
    await field.fill(made);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Page 1" }).click();
    await expect.poll(() => nodes(page)).toBe(4);
    expect(await here(page)).toMatch(/^Your own start: I/);
    await page.locator(".tool.is-board").click();
    expect(await hold.inputValue()).toBe(held);
  });

  it("W-21: a refused move is answered with its clause", async () => {
    const page = await practise("guideline");
    await page.keyboard.press("c");
    await page.keyboard.press("c");
    await expect.poll(() => page.locator(".practice-answer").innerText()).toContain("G-5.6");
    await page.locator(".practice-link").click();
    await page.locator(".screen-help").waitFor();
  });

  it("W-23: gravity is frozen and let go by keys: landed, a piece waits until it is let fall", async () => {
    const page = await practise("new");
    await page.keyboard.press("f");
    await expect.poll(() => page.locator(".tool.is-freeze").getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.down("g");
    await expect.poll(() => nodes(page)).toBe(2);
    await page.keyboard.up("g");
    expect(await page.locator(".practice-state").innerText()).toBe("Gravity is frozen.");
  });
});

describe("the screen of Practice", () => {
  it("W-5: axe finds nothing, and nothing where a board is drawn", async () => {
    const page = await practise("guideline");
    await page.locator(".tool.is-board").click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("W-5: nor in Spanish, nor where Fumen goes in and out", async () => {
    const page = await practise("guideline", { locale: "es-ES" });
    await drop(page);
    expect(await violations(page)).toEqual([]);
    await page.locator(".tool.is-fumen").click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("W-5, W-6: at no size does anything scroll sideways or lie over the game, not even upright", async () => {
    const page = await practise("reglas", { locale: "es-ES" });
    await drop(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => isInPlace(page), { message: `${size.width}` }).toBe(true);
    }
    await page.setViewportSize(SIZES[3]);
    await page.locator(".is-dock").waitFor();
    await page.locator(".tool.is-lines").click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

/** Nothing wider than the window, and the tools beside or below the figures. */
function isInPlace(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = (name: string): DOMRect | undefined => document.querySelector(name)?.getBoundingClientRect();
    const [panel, figures] = [box(".practice-panel"), box(".hud-panel.is-right")];
    if (panel === undefined || figures === undefined) return false;
    const isBeside = panel.left >= figures.right || panel.top >= figures.bottom;
    const fits = panel.right <= window.innerWidth && panel.bottom <= window.innerHeight;
    return isBeside && fits && document.documentElement.scrollWidth <= window.innerWidth;
  });
}
