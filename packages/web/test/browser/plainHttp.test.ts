// The site as another machine of a local network sees it: by plain http, under a name that is not this machine's own.
// Browsers withhold from such a page what they call powerful: ids, clipboard, video encoders, locks, service workers.

import { RULE_BOOKS, unwrap } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { makeLink } from "../../src/logs/link.ts";
import { makeRoute } from "../../src/routes/routes.ts";
import { demoLog } from "../demoLogs.ts";
import { drag, way } from "./finger.ts";
import {
  goTo,
  open,
  openGame,
  openSaved,
  openTab,
  pauseAndSave,
  playToTheEnd,
  pressedIn,
  readStore,
  resume,
  settle,
  startBook,
  useBrowser,
} from "./harness.ts";
import { dropUntilStandings, HASTE, keptMatch, openRunning, planOf, TWO } from "./matches.ts";
import { nearTheEnd } from "./positions.ts";
import { layoutAt } from "./scenes.ts";

useBrowser({ host: "game.test" });

/** What is on the clipboard: nothing but a paste can read it here. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("textarea"), { id: "paste" })));
  await page.locator("#paste").press("ControlOrMeta+v");
  const text = await page.locator("#paste").inputValue();
  await page.evaluate(() => document.querySelector("#paste")!.remove());
  return text;
}

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

  it("W-30, G-4.4: a finger that moves over the Matrix moves and drops the Tetrimino", async () => {
    const size = { width: 390, height: 844 };
    const { cell } = layoutAt(size);
    const page = await openGame("guideline", { size, hasTouch: true });
    await drag(page, way([195, 500], [195 + 2.2 * cell, 500], 11), 20);
    await drag(page, way([195, 300], [195, 300 + 8 * cell], 6), 12);
    expect((await pressedIn(page)).filter((name) => name !== "softDrop")).toEqual(["right", "right", "hardDrop"]);
  });

  it("W-30: a match is played to its standings and kept", async () => {
    const page = await openRunning(planOf("guideline", TWO), { before: HASTE });
    await dropUntilStandings(page, "KeyW");
    expect(await page.locator(".standings-outcome").textContent()).toBe("Luis wins");
    expect((await keptMatch(page)).replay.match?.places).toEqual([2, 1]);
  });

  it("W-30, W-13: the link to a game is copied, and stands to be copied where not even the old way copies", async () => {
    const page = await openSaved(nearTheEnd("guideline"));
    await resume(page);
    await playToTheEnd(page, ["Numpad8"]);
    const share = page.getByRole("button", { name: "Share" });
    await share.click();
    await page.getByText("Link copied.").waitFor();
    const link = await pasted(page);
    expect(link).toMatch(/^http:\/\/game\.test:\d+\/#\/replay/);
    await page.evaluate(() => {
      Document.prototype.execCommand = () => false;
    });
    const field = page.locator(".copy-field:focus");
    await share.click();
    await field.waitFor();
    expect(await field.inputValue()).toBe(link);
    await page.getByRole("button", { name: "Watch" }).click();
    await page.locator(".watch-action.is-more").click();
    await page.getByRole("button", { name: "Copy the link" }).click();
    await field.waitFor();
    expect(await field.inputValue()).toBe(link);
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    expect(await page.locator(".screen-watch").count()).toBe(1);
  });

  it("W-30, W-18, F-17: films are refused with the reason, images are made", async () => {
    const code = unwrap(makeLink(demoLog("guideline")));
    const page = await open({ hash: makeRoute({ screen: "replay", code, name: "" }) });
    const more = page.locator(".watch-action.is-more");
    await more.click();
    await page.getByRole("button", { name: "The last ten seconds" }).click();
    await page.getByRole("alert").getByText("this page came by plain http").waitFor();
    await page.getByRole("button", { name: "Make the image" }).click();
    await page.locator(".clip a[download]").waitFor();
    await page.keyboard.press("Escape");
    await more.click();
    await page.getByRole("button", { name: "Image or video" }).click();
    const dialog = page.locator(".export");
    await dialog.getByRole("radio", { name: "Video" }).click();
    await dialog.getByText("this page came by plain http").waitFor();
    expect(await dialog.getByRole("button", { name: "Make the video" }).isDisabled()).toBe(true);
  });

  it("W-30, S-2: gamepads that the browser keeps back are named where one would use them", async () => {
    // As Firefox did before 125.
    const page = await open({ hash: "#/options/controls", before: "delete Navigator.prototype.getGamepads;" });
    const words = "only to pages that come by https or from localhost";
    await page.getByRole("radio", { name: "Gamepad" }).click();
    await page.getByText(words).waitFor();
    await goTo(page, "match");
    await page.getByRole("button", { name: "Add a person" }).click();
    expect(await page.locator(".claim-way.is-pad").innerText()).toContain(words);
  });

  it("W-30, W-25: two tabs keep a game in progress each, and get it back", async () => {
    const one = await openGame("guideline");
    await pauseAndSave(one);
    const other = await openTab(one.context(), "#/menu");
    await startBook(other, "basic");
    await pauseAndSave(other);
    expect(await readStore(one, "save")).toHaveLength(2);
    for (const [page, book] of [
      [one, "guideline"],
      [other, "basic"],
    ] as const) {
      await page.bringToFront();
      await page.reload();
      await page.locator(`.screen-play[data-book=${book}] .pause`).waitFor();
    }
  });
});
