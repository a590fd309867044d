// Scenes: Practice with its tools, its lines of play and its dialogs.

import type { RuleBookId } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { goTo } from "./galleryPage.ts";
import { type Scene, wait } from "./galleryScene.ts";

const PAINT_MS = 500;

/** Keys before each Hard Drop; then some pieces are taken back and others played: the tree has branches. */
const FIRST: readonly (readonly string[])[] = [
  ["z", "ArrowLeft", "ArrowLeft", "ArrowLeft"],
  ["ArrowRight", "ArrowRight", "ArrowRight"],
  ["x", "ArrowLeft"],
  ["ArrowRight", "z", "x"],
  ["x", "x", "ArrowLeft", "ArrowLeft"],
  ["ArrowRight"],
];
const INSTEAD: readonly (readonly string[])[] = [["ArrowRight", "ArrowRight"], ["x"], ["ArrowLeft", "ArrowLeft"]];
const TAKEN_BACK = 3;

async function practise(page: Page, book: RuleBookId): Promise<void> {
  await goTo(page, "#/wonders");
  await goTo(page, `#/practice/${book}`);
  await page.locator(".practice-panel").waitFor();
  await wait(page, PAINT_MS);
}

async function drop(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of [...keys, "Space"]) await page.keyboard.press(key);
  await wait(page, PAINT_MS);
}

async function showLines(page: Page, book: RuleBookId): Promise<void> {
  await practise(page, book);
  for (const keys of FIRST) await drop(page, keys);
  for (let i = 0; i < TAKEN_BACK; i++) await page.keyboard.press("Backspace");
  for (const keys of INSTEAD) await drop(page, keys);
}

/** Frozen, with a move that is refused: what is held may not be held again. */
async function showFrozen(page: Page): Promise<void> {
  await showLines(page, "guideline");
  for (const key of ["f", "c", "c"]) await page.keyboard.press(key);
  await wait(page, PAINT_MS);
}

function dialog(name: string, tool: "board" | "fumen" | "setup" | "lines", act?: (page: Page) => Promise<void>): Scene {
  const show = async (page: Page): Promise<void> => {
    await showLines(page, "guideline");
    await page.locator(`.tool.is-${tool}`).click();
    await page.getByRole("dialog").waitFor();
    await act?.(page);
    await wait(page, PAINT_MS);
  };
  return { name, show, hasText: true };
}

/** Out as Fumen, and in again: pages to choose from. */
async function passFumen(page: Page): Promise<void> {
  await page.locator(".fumen-out .secondary").last().click();
  const made = await page.locator(".fumen-made").inputValue();
  await page.locator("input.fumen-in, .practice-dialog input:not([readonly])").first().fill(made);
  await page.keyboard.press("Enter");
}

export const PRACTICE_SCENES: readonly Scene[] = [
  { name: "practice-guideline", show: (page) => showLines(page, "guideline"), hasText: true },
  ...(["basic", "new", "reglas", "korobeinix"] as const).map((id) => ({
    name: `practice-${id}`,
    show: (page: Page) => showLines(page, id),
  })),
  { name: "practice-frozen", show: showFrozen, hasText: true },
  dialog("practice-board", "board"),
  dialog("practice-fumen", "fumen", passFumen),
  dialog("practice-setup", "setup"),
  { ...dialog("practice-lines", "lines"), isAt: ({ width, height }) => width < height },
];
