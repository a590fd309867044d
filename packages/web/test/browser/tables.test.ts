import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  goTo,
  open,
  openSaved,
  pauseAndSave,
  readStore,
  resume,
  settle,
  STILL,
  takeUp,
  untilRunning,
  untilSettled,
  useBrowser,
} from "./harness.ts";
import { nearTheEnd } from "./positions.ts";

useBrowser();

const HASH = "#/records/guideline/ultra/minutes=3,objective=lines";

async function choose(page: Page, label: string): Promise<void> {
  await page.locator(".screen-setup").getByRole("radio", { name: label, exact: true }).check({ force: true });
}

describe("tables", () => {
  it("G-12.3, G-11.2: an Ultra of three minutes for lines has a table of its own, and the game is marked in it", async () => {
    const page = await open({ hash: "#/setup/guideline" });
    await choose(page, "Ultra");
    await choose(page, "3 min");
    await choose(page, "Lines");
    expect(await page.locator(".variation.is-chosen .variation-aim").innerText()).toContain(
      "As many lines as you can in 3 minutes",
    );
    await page.locator(".screen-setup .primary").click();
    await page.locator(".hud-figure").first().waitFor();
    // What is counted comes first.
    const figures = await page.locator(".hud-panel.is-left dt").allInnerTexts();
    expect(figures).toEqual(["Lines", "Most lines", "Score"]);
    const { setup } = await pauseAndSave(page);
    expect(setup.variation.id).toBe("ultra");
    expect(setup.options).toMatchObject({ minutes: 3, objective: "lines" });

    // The same game shortly before its end.
    await goTo(page, STILL);
    await takeUp(page, nearTheEnd("guideline", 1, { variation: "ultra", minutes: 3, objective: "lines" }));
    await resume(page);
    await page.keyboard.press("Numpad8");
    await page.locator(".headline-verdict", { hasText: "First game in this table" }).waitFor();
    await untilSettled(page);
    expect(await page.locator(".headline-main").innerText()).toMatch(/^\d+\s+lines?$/);
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "See the table", exact: true }).click();
    await page.locator(".records tr.is-new").waitFor();
    expect(new URL(page.url()).hash).toBe(HASH);
    const columns = await page
      .locator(".records th")
      .evaluateAll((all) => all.flatMap((one) => /column-(\w+)/.exec(one.getAttribute("class") ?? "")?.[1] ?? []));
    expect(columns).toEqual(["name", "lines", "score", "level", "date"]);
    const tables = page.getByRole("navigation", { name: "Tables" });
    expect(await tables.getByRole("button").allInnerTexts()).toEqual(["2 minutes", "3 minutes · lines"]);
    expect(await tables.locator("[aria-current=page]").innerText()).toBe("3 minutes · lines");

    // By the keyboard to the rule book's own, which has no game yet.
    await tables.locator("[aria-current=page]").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.locator(".records-empty").waitFor();
    expect(new URL(page.url()).hash).toBe("#/records/guideline/ultra");
    // The best that can be raced is that of the game about to be played.
    await goTo(page, "setup/guideline");
    await page.getByRole("button", { name: "Race my best" }).waitFor();
    await choose(page, "2 min");
    await page.getByRole("button", { name: "Race my best" }).waitFor({ state: "detached" });
    // Among the replays it is shown by the lines, too, which decide in its table.
    await goTo(page, "replays");
    expect(await page.locator(".replay-result strong").first().innerText()).toContain("lines");
  });

  it("N-21: tables that were erased stay empty when the result is left", async () => {
    const page = await openSaved(nearTheEnd("guideline"));
    await resume(page);
    await page.keyboard.press("Numpad8");
    await untilSettled(page);
    await page.locator("#player-name").fill("1N175R4M");
    expect(await readStore(page, "records")).toHaveLength(1);
    await page.locator(".name-entry button").click();
    await page.getByRole("button", { name: "Yes, erase" }).click();
    await page.locator("#player-name").fill("Ada");
    await page.getByRole("button", { name: "Main menu", exact: true }).click();
    await settle(page);
    expect(await readStore(page, "records")).toEqual([]);
    expect(await readStore(page, "replays")).toMatchObject([{ name: "Ada" }]);
  });

  it("K-13: the player chooses the level that Korobeinix starts at, and each has a table of its own", async () => {
    const page = await open({ hash: "#/setup/korobeinix" });
    await page.getByRole("spinbutton", { name: "Starting level" }).press("End");
    await page.locator(".screen-setup .primary").click();
    await page.locator(".hud-figure.is-level dd", { hasText: "9" }).waitFor();
    const { setup } = await pauseAndSave(page);
    expect(setup.options.startingLevel).toBe(9);
    await goTo(page, "records/korobeinix/marathon/startingLevel=9");
    const tables = page.getByRole("navigation", { name: "Tables" });
    expect(await tables.locator("[aria-current=page]").innerText()).toBe("from level 9");
    expect(await tables.getByRole("button").allInnerTexts()).toEqual(["Standard", "from level 9"]);
  });

  it("G-5.2a, G-3.4c: the handling that was chosen is in the log of the next game, and says what keeps it off the tables", async () => {
    const page = await open({ hash: "#/options/handling" });
    const field = (name: string): ReturnType<Page["locator"]> => page.locator(".field", { hasText: name });
    await field("Initial rotation").getByRole("radio", { name: "Hold", exact: true }).check({ force: true });
    await field("Initial Hold").getByRole("radio", { name: "Off", exact: true }).check({ force: true });
    await page.getByRole("slider", { name: "Auto-Repeat cut" }).fill("35");
    await page.getByRole("slider", { name: "Generation delay" }).fill("50");
    expect(await field("Generation delay").first().innerText()).toContain("do not count for the high scores");
    await page.reload();
    await page.locator(".screen-options").waitFor();
    expect(await page.getByRole("slider", { name: "Generation delay" }).inputValue()).toBe("50");

    await goTo(page, "setup/guideline");
    await page.locator(".screen-setup .primary").click();
    await untilRunning(page);
    await page.keyboard.press("KeyX");
    const { setup, inputs } = await pauseAndSave(page);
    expect(setup.options).toMatchObject({
      initialRotation: "hold",
      initialHold: "off",
      cutMicros: 35_000,
      generationMicros: 50_000,
    });
    expect(inputs.map(({ name }) => name)).toEqual(["rotateClockwise", "rotateClockwiseReleased"]);
  });
});
