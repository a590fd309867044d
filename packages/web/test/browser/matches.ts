// Matches in a page: begun by a link, read back from what is kept of them.

import { unwrap } from "@korobeinix/engine";
import { type MatchLog, parseBinaryMatch } from "@korobeinix/engine/match";
import type { Page } from "playwright-core";
import { makePlanLink } from "../../src/matches/planLink.ts";
import { type MatchPlan, personAt, type SeatPlan } from "../../src/settings/matchPlan.ts";
import type { KeptReplay } from "../../src/storage/storage.ts";
import { open, type OpenOptions, readStore, settle, untilRunning } from "./harness.ts";

/** Two people at one keyboard. */
export const TWO: readonly SeatPlan[] = [
  { ...personAt(0, "keyboard"), name: "Ana" },
  { ...personAt(1, "keyboard"), name: "Luis" },
];

export function planOf(
  ruleBook: MatchPlan["ruleBook"],
  seats: readonly SeatPlan[],
  more: Partial<MatchPlan> = {},
): MatchPlan {
  const plan = { ruleBook, options: {}, terms: {}, goals: [], seats, bestOf: 1 } as const;
  const variation = {
    guideline: "marathon",
    new: "marathon",
    basic: "basic",
    reglas: "reglas",
    korobeinix: "korobeinix",
  };
  return { ...plan, variation: variation[ruleBook], ...more };
}

/** A page with the set-up of a match, by its link. */
export async function openPlan(plan: MatchPlan, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ hash: `#/match?plan=${unwrap(makePlanLink(plan))}`, ...options });
  await page.locator(".screen-match").waitFor();
  return page;
}

/** Until everybody has something to play with, and the press that claimed it has come to rest. */
export async function untilClaimed(page: Page): Promise<void> {
  await page.locator(".dialog:not([data-takes-pad]) .claim-people").waitFor();
}

export async function startMatch(page: Page): Promise<void> {
  await page.locator(".screen-match .primary").click();
  await page.locator(".screen-versus").waitFor();
}

/** A page with a match on its way, from the countdown on. */
export async function openMatch(plan: MatchPlan, options: OpenOptions = {}): Promise<Page> {
  const page = await openPlan(plan, options);
  await startMatch(page);
  return page;
}

/** A match whose clock runs. */
export async function openRunning(plan: MatchPlan, options: OpenOptions = {}): Promise<Page> {
  const page = await openMatch(plan, options);
  await untilRunning(page);
  return page;
}

/** To run in the page before anything of ours: its clock runs faster, while computers think as long as ever. */
export const HASTE = `{
  const times = 12;
  const now = performance.now.bind(performance);
  const request = requestAnimationFrame.bind(window);
  performance.now = () => now() * times;
  window.requestAnimationFrame = (run) => request((timeStamp) => run(timeStamp * times));
}`;

export interface KeptMatchLog {
  readonly replay: KeptReplay;
  readonly log: MatchLog;
}

/** The only match that is kept, with its log. */
export async function keptMatch(page: Page): Promise<KeptMatchLog> {
  await settle(page);
  const [replay] = (await readStore(page, "replays")) as readonly KeptReplay[];
  const [bytes] = (await readStore(page, "logs")) as readonly (readonly number[])[];
  return { replay: replay!, log: unwrap(parseBinaryMatch(Uint8Array.from(bytes ?? []))) };
}

/** Both keys go down in one task of the page, and up in another. */
export async function pressBoth(page: Page, ...codes: readonly string[]): Promise<void> {
  await page.evaluate(async (pressed) => {
    const tell = (type: string): void =>
      pressed.forEach((code) => window.dispatchEvent(new KeyboardEvent(type, { code, key: code, bubbles: true })));
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    tell("keydown");
    await frame();
    tell("keyup");
    await frame();
  }, codes);
}

/** Lines are cleared by nobody: every piece falls where it came in. */
export async function dropUntilStandings(page: Page, ...codes: readonly string[]): Promise<void> {
  const standings = page.locator(".screen-standings");
  while ((await standings.count()) === 0) await pressBoth(page, ...codes);
}
