// A walk through every screen that has no test of its own for who can use it and for its sizes.

import { SECOND, unwrap } from "@korobeinix/engine";
import { cutLog, makeBinaryLog } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { makePlanLink } from "../../src/matches/planLink.ts";
import { OPTION_TABS } from "../../src/routes/routes.ts";
import { demoLog } from "../demoLogs.ts";
import { goTo, resume, startBook, takeUp, untilRunning, untilSettled } from "./harness.ts";
import { dropUntilStandings, planOf, startMatch, TWO } from "./matches.ts";
import { nearTheEnd } from "./positions.ts";

const ROUTES: readonly string[] = [
  "title",
  // The rule book that leaves most to choose, and the one with the longest name.
  "setup/guideline",
  "setup/korobeinix",
  "records/guideline/marathon",
  // One of several tables.
  "records/guideline/ultra/minutes=3,objective=lines",
  ...OPTION_TABS.map((tab) => `options/${tab}`),
  "wonders",
  "profile",
];

const RANKS = "computers to watch";
const NEWS = "a menu with news";
const VIDEO = "making a video";
const PAUSED_MATCH = "a match, paused";

/** Stops where something stays in sight before what can be scrolled. */
export const LAYERED: ReadonlySet<string> = new Set([NEWS, RANKS, VIDEO, PAUSED_MATCH]);

/** A browser with a new version of the site; and the title waits for nobody until it is told to. */
export const TOURED = `
  globalThis.attractMs = 1e9;
  {
    const slow = window.setTimeout;
    window.setTimeout = (run, ms, ...rest) => slow(run, ms === 20000 ? globalThis.attractMs : ms, ...rest);
    const deaf = { addEventListener() {}, update: async () => {} };
    const register = async () => ({ ...deaf, waiting: { state: "installed" }, active: {}, installing: null });
    Object.defineProperty(navigator, "serviceWorker", { value: { ...deaf, controller: {}, register } });
  }`;

/** From the notice on, in a page that was opened with `TOURED`; stops at each screen by its name. */
export async function* tour(page: Page): AsyncGenerator<string> {
  await page.locator(".screen-legal").waitFor();
  yield "legal";
  await goTo(page, "menu");
  await page.locator(".update").waitFor();
  yield NEWS;
  await page.locator(".update .secondary").last().click();
  yield "menu";
  for (const route of ROUTES) {
    await goTo(page, route);
    await page.locator(`.screen-${route.split("/")[0]}`).waitFor();
    yield route;
  }
  yield* attract(page);
  yield* computers(page);
  yield* match(page);
  await goTo(page, "menu");
  await startBook(page, "guideline");
  yield "play";
  await page.keyboard.press("Escape");
  await page.locator(".pause").waitFor();
  yield "pause";
  yield* result(page);
  yield* replay(page);
}

/** From the set-up of a match to its standings. */
async function* match(page: Page): AsyncGenerator<string> {
  await goTo(page, `match?plan=${unwrap(makePlanLink(planOf("guideline", TWO, { bestOf: 3 })))}`);
  await page.locator(".screen-match").waitFor();
  yield "match";
  await startMatch(page);
  await untilRunning(page);
  yield "a match";
  await page.keyboard.press("Escape");
  await page.locator(".pause").waitFor();
  yield PAUSED_MATCH;
  await page.keyboard.press("Escape");
  await untilRunning(page);
  await dropUntilStandings(page, "KeyW");
  await untilSettled(page);
  yield "standings";
}

async function* attract(page: Page): AsyncGenerator<string> {
  await goTo(page, "title");
  await page.locator(".screen-title").waitFor();
  await page.evaluate("attractMs = 100");
  // A key that means nothing by itself begins the wait anew.
  await page.keyboard.press("Shift");
  await page.locator(".screen-title[data-attract]").waitFor();
  await page.evaluate("attractMs = 1e9");
  yield "a game in the place of the title";
}

async function* computers(page: Page): AsyncGenerator<string> {
  await goTo(page, "setup/guideline");
  await page.locator(".setup-start .secondary").last().click();
  await page.locator(".dialog.is-ranks").waitFor();
  yield RANKS;
  await page.locator(".live-rank").first().click();
  await page.locator(".screen-computer .hud-figure").first().waitFor();
  yield "a computer that plays";
}

async function* result(page: Page): AsyncGenerator<string> {
  await goTo(page, "wonders");
  await page.locator(".screen-wonders").waitFor();
  await takeUp(page, nearTheEnd("guideline"));
  await resume(page);
  await page.keyboard.press("Space");
  await untilSettled(page);
  yield "result";
}

async function* replay(page: Page): AsyncGenerator<string> {
  const log = cutLog(demoLog("guideline"), 12 * SECOND);
  await goTo(page, `replay/${Buffer.from(makeBinaryLog(log)).toString("base64url")}`);
  await page.locator(".screen-watch .hud-figure").first().waitFor();
  for (const [choice, name] of [
    [/Image|Imagen/, "making an image"],
    [/^Video$/, VIDEO],
  ] as const) {
    const dialog = page.locator(".export");
    if ((await dialog.count()) === 0) {
      await page.locator(".watch-action.is-more").click();
      await page.getByRole("button", { name: choice }).click();
    } else await dialog.locator(".choice-item").filter({ hasText: choice }).click();
    await dialog.locator(".export-preview canvas").waitFor();
    yield name;
  }
  await page.keyboard.press("Escape");
  await page.locator(".export").waitFor({ state: "detached" });
  // Where there is little room it stands behind "more".
  await page.locator(".watch-action").nth(1).dispatchEvent("click");
  await page.locator(".rival-name").waitFor();
  await page.locator(".screen-play .hud-figure").first().waitFor();
  yield "race";
}
