// Variations of our own in the browser: Dig, Survival, and Sprints of other lengths.

import { readFileSync } from "node:fs";
import { unwrap } from "@korobeinix/engine";
import { cutLog, type Log, parseBinaryLog } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { goTo, open, pauseAndSave, resume, STILL, takeUp, untilRunning, untilSettled, useBrowser } from "./harness.ts";

useBrowser();

/** The kept game of a variation of the Guideline, up to its last Hard Drop. */
function shortOfTheEnd(variation: string): Log {
  const file = new URL("../../../engine/test/editions/1.json", import.meta.url);
  const kept = JSON.parse(readFileSync(file, "utf8")) as readonly { readonly log: string; readonly own?: true }[];
  const own = kept.filter((each) => each.own === true);
  const logs = own.map(({ log }) => unwrap(parseBinaryLog(new Uint8Array(Buffer.from(log, "base64url")))));
  const log = logs.find(({ setup }) => setup.book.id === "guideline" && setup.variation.id === variation)!;
  const last = log.inputs.findLast(({ name }) => name === "hardDrop")!;
  return cutLog(log, last.at - 1);
}

async function choose(page: Page, label: string): Promise<void> {
  await page.locator(".screen-setup").getByRole("radio", { name: label, exact: true }).check({ force: true });
}

/** What a figure beside the Matrix reads. */
function figure(page: Page, name: string): Promise<string> {
  return page.locator(`.hud-figure.is-${name} dd`).innerText();
}

function columnsOf(page: Page): Promise<readonly string[]> {
  return page
    .locator(".records th")
    .evaluateAll((all) => all.flatMap((one) => /column-(\w+)/.exec(one.getAttribute("class") ?? "")?.[1] ?? []));
}

describe("variations of our own", () => {
  it("O-11: a Dig is set up, shows the rows that are left, and its time enters the table of its rows", async () => {
    const page = await open({ hash: "#/setup/guideline" });
    await choose(page, "Dig");
    await choose(page, "5");
    expect(await page.locator(".variation.is-chosen .variation-aim").innerText()).toBe(
      "Clear the 5 rows below as fast as you can",
    );
    await page.locator(".screen-setup .primary").click();
    await untilRunning(page);
    expect(await figure(page, "rowsLeft")).toBe("5");
    expect(await page.locator(".hud-panel.is-left dt").allInnerTexts()).toEqual(["Time", "Best time", "Score"]);
    const { setup } = await pauseAndSave(page);
    expect(setup).toMatchObject({ variation: { id: "dig" }, options: { rows: 5, startingRows: 0 } });

    // One Lock Down before it is dug out.
    await goTo(page, STILL);
    await takeUp(page, shortOfTheEnd("dig"));
    await resume(page);
    await page.keyboard.press("Numpad8");
    await page.locator(".headline-verdict", { hasText: "First game in this table" }).waitFor();
    await untilSettled(page);
    expect(await page.locator(".result-outcome").innerText()).toBe("Goal reached");
    expect(await page.locator(".headline-task").innerText()).toContain("5 rows");
    expect(await page.locator(".headline-figure").innerText()).toMatch(/^\d+:\d\d\.\d\d$/);
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "See the table", exact: true }).click();
    await page.locator(".records tr.is-new").waitFor();
    expect(new URL(page.url()).hash).toBe("#/records/guideline/dig/rows=5");
    expect(await columnsOf(page)).toEqual(["name", "time", "lines", "level", "date"]);
    const tables = page.getByRole("navigation", { name: "Tables" });
    expect(await tables.getByRole("button").allInnerTexts()).toEqual(["10 rows", "5 rows"]);

    // It is a rival now, and a replay.
    await goTo(page, "setup/guideline");
    await page.getByRole("button", { name: "Race my best" }).click();
    await untilRunning(page);
    await page.locator(".rival-name").waitFor();
    await pauseAndSave(page);
    await goTo(page, "replays");
    await page.locator(".screen-replays", { hasText: "Dig" }).waitFor();
  });

  it("O-11: a Survival is set up, ends, and the longest time leads its table", async () => {
    const page = await open({ hash: "#/setup/guideline" });
    await choose(page, "Survival");
    expect(await page.locator(".variation.is-chosen .variation-aim").innerText()).toContain("Rows rise from below");
    await page.locator(".screen-setup .primary").click();
    await untilRunning(page);
    expect(await page.locator(".hud-panel.is-left dt").allInnerTexts()).toEqual(["Time", "Longest", "Score"]);
    expect((await pauseAndSave(page)).setup.variation.id).toBe("survival");

    await goTo(page, STILL);
    await takeUp(page, shortOfTheEnd("survival"));
    await resume(page);
    await expect
      .poll(async () => {
        await page.keyboard.press("Numpad8");
        return page.locator(".screen-result").count();
      })
      .toBe(1);
    await page.locator(".headline-verdict", { hasText: "First game in this table" }).waitFor();
    await untilSettled(page);
    expect(await page.locator(".headline-figure").innerText()).toMatch(/^\d+:\d\d\.\d\d$/);
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "See the table", exact: true }).click();
    await page.locator(".records tr.is-new").waitFor();
    expect(await columnsOf(page)).toEqual(["name", "time", "lines", "date"]);

    // A computer plays it, too, until its rows have come.
    await goTo(page, "computer/guideline/veryHard");
    await page.locator('.is-live[data-phase="running"]').waitFor();
    await expect.poll(() => figure(page, "lines").then(Number), { timeout: 40_000 }).toBeGreaterThan(0);
  });

  it("O-8, O-11: a Sprint of 20 lines counts them down and has a table of its own", async () => {
    const page = await open({ hash: "#/setup/guideline" });
    await choose(page, "Sprint");
    expect(await page.locator(".variation.is-chosen .variation-aim").innerText()).toBe("40 lines as fast as you can");
    await choose(page, "20");
    expect(await page.locator(".variation.is-chosen .variation-aim").innerText()).toBe("20 lines as fast as you can");
    await page.locator(".screen-setup .primary").click();
    await untilRunning(page);
    expect(await figure(page, "linesLeft")).toBe("20");
    await pauseAndSave(page);
    await goTo(page, "records/guideline/sprint/lines=20");
    const tables = page.getByRole("navigation", { name: "Tables" });
    await expect.poll(() => tables.getByRole("button").allInnerTexts()).toEqual(["40 lines", "20 lines"]);
  });
});
