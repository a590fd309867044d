// Scenes: the pages of Help, and its demonstrations at work.

import { RULE_BOOKS } from "@korobeinix/engine";
import type { Locator, Page } from "playwright-core";
import { HELP_PAGES, type HelpPage } from "../src/routes/routes.ts";
import type { Subject } from "../src/help/demonstrations/index.ts";
import { goTo } from "./galleryPage.ts";
import { type Scene, wait } from "./galleryScene.ts";

const PAINT_MS = 400;

async function showPage(page: Page, name: HelpPage): Promise<void> {
  // From elsewhere: the way each reader comes, with the page at its top.
  await goTo(page, "#/wonders");
  await goTo(page, `#/help/${name}`);
  await page.locator(`.help-page[data-page=${name}]`).waitFor();
  await wait(page, PAINT_MS);
}

interface Demonstrated {
  readonly on: HelpPage;
  readonly subject: Subject;
  /** Which of the subject's demonstrations. */
  readonly index: number;
}

/** The demonstration, on a page scrolled to it. */
async function findDemo(page: Page, { on, subject, index }: Demonstrated): Promise<Locator> {
  await showPage(page, on);
  const section = page.locator(`[data-subject=${subject}]`);
  await section.scrollIntoViewIfNeeded();
  // The first is chosen already.
  await section.locator(index === 0 ? "[data-show]" : `.subject-list .tab >> nth=${index}`).click();
  return section.locator(".demo");
}

const demoIn = (page: Page, mode: string): Locator => page.locator(`.demo[data-mode=${mode}]`);

/** What a demonstration has come to when its picture is taken. */
const UNTIL: { readonly [Name in "pressed" | "counted" | "shown"]: (page: Page, demo: Locator) => Locator } = {
  pressed: (_, demo) => demo.locator(".keycap.is-pressed").first(),
  counted: (_, demo) => demo.locator(".ledger li").nth(1),
  shown: (page) => demoIn(page, "shown"),
};

function demonstrated(name: string, where: Demonstrated, until: keyof typeof UNTIL): Scene {
  const show = async (page: Page): Promise<void> => {
    const demo = await findDemo(page, where);
    await UNTIL[until](page, demo).waitFor();
    if (until === "shown") await wait(page, PAINT_MS);
  };
  return { name, show };
}

const TETRIS: Demonstrated = { on: "scoring", subject: "lines", index: 3 };

async function showTrial(page: Page): Promise<void> {
  const demo = await findDemo(page, TETRIS);
  await demo.locator("[data-try]").click();
  await demoIn(page, "trying").waitFor();
  await page.keyboard.press("ArrowUp");
  await wait(page, PAINT_MS);
}

async function showReached(page: Page): Promise<void> {
  await showTrial(page);
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await demoIn(page, "reached").waitFor();
  await wait(page, PAINT_MS);
}

export const HELP_SCENES: readonly Scene[] = [
  ...[...HELP_PAGES, ...RULE_BOOKS.map(({ id }) => id)].map((name) => ({
    name: `help-${name}`,
    show: (page: Page) => showPage(page, name),
    hasText: true,
    isWhole: true,
  })),
  demonstrated("help-demo-pressed", TETRIS, "pressed"),
  demonstrated("help-demo-counted", { on: "scoring", subject: "backToBack", index: 0 }, "counted"),
  demonstrated("help-demo-lockRules", { on: "guideline", subject: "lockRules", index: 0 }, "shown"),
  demonstrated("help-demo-squares", { on: "new", subject: "squares", index: 1 }, "shown"),
  { name: "help-trial", show: showTrial },
  { name: "help-reached", show: showReached },
];
