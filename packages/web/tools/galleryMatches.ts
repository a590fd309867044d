// Scenes: matches being played, in every skin and every seating, and what follows them.

import { RULE_BOOKS, type RuleBookId, unwrap } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { makePlanLink } from "../src/matches/planLink.ts";
import { computerAt, type MatchPlan, personAt, type SeatPlan } from "../src/settings/matchPlan.ts";
import { goTo } from "./galleryPage.ts";
import { type Scene, wait } from "./galleryScene.ts";

/** Long enough for stacks to look at, and for attacks. */
const PLAYED_MS = 14_000;

/** Computers alone sit at equal boards; one person among them has the largest. */
const SEATINGS: { readonly [name: string]: readonly SeatPlan[] } = {
  two: computers(0, 2),
  three: computers(0, 3),
  four: computers(0, 4),
  "own-two": [personAt(0, "keyboard"), ...computers(1, 2)],
  "own-four": [personAt(0, "keyboard"), ...computers(1, 4)],
  "own-six": [personAt(0, "keyboard"), ...computers(1, 6)],
};

function computers(from: number, to: number): readonly SeatPlan[] {
  return Array.from({ length: to - from }, (_, i) => computerAt(from + i, "veryHard"));
}

function planOf(ruleBook: RuleBookId, seats: readonly SeatPlan[], goals: readonly number[] = []): MatchPlan {
  const { id } = RULE_BOOKS.find((book) => book.id === ruleBook)!.variations[0]!;
  return { ruleBook, variation: id, options: {}, terms: {}, goals, seats, bestOf: 3 };
}

async function begin(page: Page, plan: MatchPlan): Promise<void> {
  await goTo(page, `#/match?plan=${unwrap(makePlanLink(plan))}`);
  await page.locator(".screen-match .primary").click();
}

async function showMatch(page: Page, plan: MatchPlan): Promise<void> {
  await begin(page, plan);
  // What the screen cannot carry stays in the set-up, with the reason.
  await page.locator('.screen-versus[data-phase="running"], .screen-match').first().waitFor();
  await wait(page, PLAYED_MS);
}

async function showStandings(page: Page): Promise<void> {
  await begin(page, planOf("guideline", SEATINGS["three"]!, [4, 4, 4]));
  await page.locator(".screen-standings").waitFor();
}

export const MATCH_SCENES: readonly Scene[] = [
  { name: "match", show: (page) => goTo(page, "#/match"), hasText: true },
  ...RULE_BOOKS.flatMap(({ id }) =>
    Object.entries(SEATINGS).map(([name, seats]) => ({
      name: `match-${id}-${name}`,
      show: (page: Page) => showMatch(page, planOf(id, seats)),
    })),
  ),
  { name: "match-standings", show: showStandings, hasText: true },
];
