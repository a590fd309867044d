import { replay } from "@korobeinix/engine/log";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { computerAt, personAt } from "../../src/settings/matchPlan.ts";
import { goTo, open, pauseAndSave, readStore, untilRunning, useBrowser } from "./harness.ts";
import { dropUntilStandings, HASTE, keptMatch, openPlan, planOf, startMatch } from "./matches.ts";
import { nearTheEnd } from "./positions.ts";
import { dropToTheEnd, openScenes, pass, showLog, writeStore } from "./scenes.ts";

useBrowser();

const textOf = (page: Page, selector: string): Promise<string> => page.locator(selector).innerText();

async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator("#player-name").fill(code);
  await page.locator(".name-entry button").click();
}

const nameField = (page: Page): Locator => page.getByRole("textbox", { name: "Your name" });

/** Before a game; gives what is said to it. */
async function typeAsName(page: Page, name: string): Promise<string> {
  await nameField(page).fill(name);
  await nameField(page).press("Enter");
  return textOf(page, ".code-notice");
}

const PLAYED = nearTheEnd("new");
const PLAYED_LINES = replay(PLAYED).state.lines;

/** A page at the result of a game of The New that entered its table. */
async function openResult(lines = 0): Promise<Page> {
  const page = await openScenes();
  await writeStore(page, "totals", "wonderLines", lines);
  await showLog(page, PLAYED);
  await dropToTheEnd(page);
  expect(await readStore(page, "records")).toHaveLength(1);
  return page;
}

describe("codes and wonders of The New", () => {
  it("N-21: under 2FAST4U the next game is fast, marked, and not for the table", async () => {
    const page = await openResult();
    const before = await readStore(page, "records");
    await enterCode(page, "2FAST4U");
    expect(await textOf(page, ".code-notice")).toBe(
      "Code accepted: your pieces speed up faster in The New, alone and in matches.",
    );
    await pass(page, 1_000);
    await page.locator(".result-actions .primary").click();
    await page.locator(".screen-play").waitFor();
    await pass(page, 100);
    expect((await pauseAndSave(page)).setup.options.fast).toBe(true);
    // The game that came into the table, under the code.
    await showLog(page, nearTheEnd("new", 1, { fast: true }));
    await dropToTheEnd(page);
    expect(await page.locator(".headline-figure").innerText()).not.toBe("0");
    expect(await textOf(page, ".screen-result")).toContain(
      "This game does not count for the high scores: it was played with a code.",
    );
    expect(await page.locator(".name-entry").count()).toBe(0);
    expect(await readStore(page, "records")).toEqual(before);
  });

  it("N-21: 1N175R4M asks before it erases the tables, 01DERS before it resets the wonders", async () => {
    const page = await openResult(5_000 - PLAYED_LINES);
    const yes = page.getByRole("button", { name: "Yes, erase" });
    await enterCode(page, "1n175r4m");
    expect(await textOf(page, ".code-question")).toContain("Erase all high scores?");
    expect(await readStore(page, "records")).toHaveLength(1);
    await yes.click();
    await expect.poll(() => readStore(page, "records")).toEqual([]);
    expect(await readStore(page, "totals")).toEqual([5_000]);
    await enterCode(page, "01DERS");
    expect(await textOf(page, ".code-question")).toContain("Reset all line totals and wonders?");
    expect(await readStore(page, "totals")).toEqual([5_000]);
    await yes.click();
    await expect.poll(async () => (await readStore(page, "totals")).every((lines) => lines === 0)).toBe(true);
  });

  it("N-21: HALUCI, typed before a game, wants the song of its name, and lasts until restart", async () => {
    const page = await open({ hash: "#/setup/new" });
    const field = nameField(page);
    const type = (code: string): Promise<string> => typeAsName(page, code);
    const choose = async (tune: string): Promise<void> => {
      await goTo(page, "options/sound");
      await page.getByRole("radio", { name: tune }).check({ force: true });
      await goTo(page, "setup/new");
      await field.waitFor();
    };
    const background = (): Promise<string | null> => page.locator("html").getAttribute("data-haluci");
    expect(await type("HALUCI")).toBe("That code does nothing here.");
    await choose("Haluci");
    expect(await type("haluci")).toBe("Code accepted: colours drift across the background of The New.");
    expect(await field.inputValue()).toBe("");
    await choose("Kalinka");
    // A second code leaves the first as it was.
    expect(await type("2fast4u")).toContain("Code accepted: your pieces");
    expect(await background()).toBe("on");
    await page.locator(".screen-setup .primary").click();
    await untilRunning(page);
    expect((await pauseAndSave(page)).setup.options.fast).toBe(true);
    await page.reload();
    await page.locator(".pause").waitFor();
    expect(await background()).toBe("off");
  });

  it.each([
    { codes: "2FAST4U and AI2EZ4U", fast: [true, true] },
    { codes: "AI2EZ4U", fast: [false, true] },
  ])(
    "N-21, S-14: a match under $codes is fast for those it names, marked, and not counted",
    async ({ codes, fast }) => {
      const page = await open({ hash: "#/setup/new", before: HASTE });
      for (const code of codes.split(" and ")) expect(await typeAsName(page, code)).toContain("in matches");
      await page.getByRole("button", { name: "Against a computer" }).click();
      await page.locator(".live-rank", { hasText: "Easy" }).click();
      await untilRunning(page);
      await dropUntilStandings(page, "Space");
      expect(await textOf(page, ".standings-head")).toContain(
        "This match was played with a code, so it counts for nothing.",
      );
      const { log } = await keptMatch(page);
      expect(log.setup.seats.map(({ computer }) => computer)).toEqual([undefined, "easy"]);
      expect(log.setup.seats.map(({ setup }) => setup.options.fast)).toEqual(fast);
      expect((await readStore(page, "totals")).filter(Array.isArray)).toEqual([]);
    },
  );

  it("N-21: a code is also taken where a seat of a match is named, and the seat keeps the name it had", async () => {
    const seats = [{ ...personAt(0, "keyboard"), name: "Ana" }, computerAt(1, "easy")];
    const page = await openPlan(planOf("new", seats), { before: HASTE });
    const field = page.getByRole("textbox", { name: "Name at seat 1" });
    await field.fill("ai2ez4u");
    await field.press("Enter");
    expect(await textOf(page, ".seat .code-notice:not(:empty)")).toContain("computers speed up faster");
    expect(await field.inputValue()).toBe("Ana");
    await field.fill("Eva");
    await field.press("Tab");
    expect(await page.locator(".seat .code-notice:not(:empty)").count()).toBe(0);
    await startMatch(page);
    await untilRunning(page);
    await dropUntilStandings(page, "Space");
    const kept = await keptMatch(page);
    expect(kept.replay.match?.sitters[0]?.name).toBe("Eva");
    expect(kept.log.setup.seats.map(({ setup }) => setup.options.fast)).toEqual([false, true]);
  });

  it("N-22: lines of all games add up to wonders, step by step, seen from the menu", async () => {
    const page = await open();
    await page.locator(".screen-menu").waitFor();
    await writeStore(page, "totals", "wonderLines", 5_000);
    await page.reload();
    await page.getByRole("button", { name: "Wonders" }).click();
    await page.locator(".screen-wonders").waitFor();
    expect(await textOf(page, ".wonders-total strong")).toBe("5,000");
    const wonders = await page.locator(".wonder").allInnerTexts();
    expect(wonders).toHaveLength(7);
    expect(wonders[0]).toContain("Complete");
    // 2,500 of the 5,000 lines to the second one: three of seven steps.
    expect(wonders[1]).toContain("Step 3 of 7");
    expect(wonders[2]).toContain("Step 0 of 7");
  });
});
