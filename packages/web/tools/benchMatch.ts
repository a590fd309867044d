// Matches in `npm run bench`: what a frame costs with four boards, three of them played by computers, while a person's
// pieces move and fall; and whether a key is still seen in the very next frame.

import { RULE_BOOKS, unwrap } from "@korobeinix/engine";
import type { Browser, Page } from "playwright-core";
import { makePlanLink } from "../src/matches/planLink.ts";
import { computerAt, type MatchPlan, personAt } from "../src/settings/matchPlan.ts";
import type { Press } from "./benchProbe.ts";
import { DRAWING, type FrameCost, traceFrames } from "./benchTrace.ts";
import { goTo } from "./galleryPage.ts";

export interface MatchCost {
  readonly frames: readonly FrameCost[];
  readonly presses: readonly Press[];
}

const PLAY_MS = 15_000;
/** Odd times: presses fall anywhere between two frames. */
const PRESS_GAPS_MS = [53, 91, 72, 117];

/** A person and three masters, in a page that was opened with the probe. */
export async function measureMatch(browser: Browser, page: Page, ruleBook: MatchPlan["ruleBook"]): Promise<MatchCost> {
  const plan: MatchPlan = {
    ruleBook,
    variation: RULE_BOOKS.find(({ id }) => id === ruleBook)!.variations[0]!.id,
    options: {},
    terms: {},
    goals: [],
    seats: [personAt(0, "keyboard"), ...[1, 2, 3].map((seat) => computerAt(seat, "master"))],
    bestOf: 1,
  };
  await goTo(page, `#/match?plan=${unwrap(makePlanLink(plan))}`);
  await page.locator(".screen-match .primary").click();
  await page.locator('.screen-versus[data-phase="running"]').waitFor();
  await page.evaluate(() => window.probe.clear());
  const end = performance.now() + PLAY_MS;
  const frames = await traceFrames(browser, page, DRAWING, () => press(page, () => performance.now() > end));
  const presses = await page.evaluate(() => window.probe.presses);
  return { frames, presses };
}

/** Pieces go from side to side, and rarely fall: the match has to last. */
async function press(page: Page, isEnough: () => boolean): Promise<void> {
  const keys = ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"];
  for (let i = 0; !isEnough() && (await page.locator(".screen-versus").count()) > 0; i++) {
    await page.keyboard.press(keys[i % keys.length]!);
    await page.waitForTimeout(PRESS_GAPS_MS[i % PRESS_GAPS_MS.length]!);
  }
}
