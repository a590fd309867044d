// The site as another machine of a local network sees it: by plain http, under a name that is not this machine's own.
// Browsers withhold from such a page what they call powerful: ids, clipboard, video encoders, locks, service workers.

import { RULE_BOOKS } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { openGame, playToTheEnd, readStore, settle, useBrowser } from "./harness.ts";
import { dropUntilStandings, HASTE, keptMatch, openRunning, planOf, TWO } from "./matches.ts";

useBrowser({ host: "game.test" });

const isSecure = (page: Page): Promise<boolean> => page.evaluate(() => isSecureContext);

describe("by plain http", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("W-30: %s is played to its end, shown and kept", async (book) => {
    const { hardDrop = [], softDrop = [] } = DEFAULT_BINDINGS[book].keyboard;
    // Space would choose on the result.
    const drop = [...hardDrop, ...softDrop].find((key) => key !== "Space");
    const page = await openGame(book, { before: HASTE });
    expect(await isSecure(page)).toBe(false);
    await playToTheEnd(page, [drop ?? "ArrowUp"]);
    await settle(page);
    const kept = (await readStore(page, "replays")) as readonly { readonly id: string; readonly ruleBook: string }[];
    expect(kept.map(({ ruleBook }) => ruleBook)).toEqual([book]);
    expect(kept[0]!.id).not.toBe("");
  });

  it("W-30: a match is played to its standings and kept", async () => {
    const page = await openRunning(planOf("guideline", TWO), { before: HASTE });
    await dropUntilStandings(page, "KeyW");
    expect(await page.locator(".standings-outcome").textContent()).toBe("Luis wins");
    expect((await keptMatch(page)).replay.match?.places).toEqual([2, 1]);
  });
});
