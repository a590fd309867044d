// What the screen says of a game: the figures of the player's own choice while it is played, and its result.

import { readFileSync } from "node:fs";
import { unwrap } from "@korobeinix/engine";
import { cutLog, type Log, parseBinaryLog } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { goTo, open, resume, takeUp, untilSettled, useBrowser } from "./harness.ts";

useBrowser();

/** A Sprint of twenty lines up to its last Hard Drop. */
function sprint(): Log {
  const file = new URL("../../../engine/test/editions/1.json", import.meta.url);
  const kept = JSON.parse(readFileSync(file, "utf8")) as readonly { readonly log: string; readonly own?: true }[];
  const own = kept.filter((each) => each.own === true);
  const logs = own.map(({ log }) => unwrap(parseBinaryLog(new Uint8Array(Buffer.from(log, "base64url")))));
  const log = logs.find(({ setup }) => setup.variation.id === "sprint" && setup.options.lines === 20)!;
  return cutLog(log, log.inputs.findLast(({ name }) => name === "hardDrop")!.at - 1);
}

async function chooseFigures(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const chip = page.locator(".panel-chip", { hasText: name });
    await chip.click();
    expect(await chip.getAttribute("aria-pressed")).toBe("true");
  }
}

async function dropLast(page: Page): Promise<void> {
  await page.keyboard.press("Numpad8");
  await untilSettled(page);
}

describe("what the screen says", () => {
  it("F-10, F-9: figures are chosen and stand beside the game; its result is told against the best", async () => {
    const page = await open({ hash: "#/options/display" });
    await chooseFigures(page, "Pieces per second", "Keys too many");
    await takeUp(page, sprint());
    await resume(page);
    const rows = page.locator(".panel-row dt span[aria-hidden]");
    await expect.poll(() => rows.allInnerTexts()).toEqual(["PPS", "Faults"]);
    expect(await page.locator(".panel-row.is-piecesPerSecond dd").innerText()).toMatch(/^\d\.\d\d$/);
    await dropLast(page);
    const headline = page.locator(".headline");
    expect(await headline.textContent()).toMatch(/^20 lines · 0:\d\d\.\d\d · first game in this table$/);
    await expect.poll(() => page.locator(".splits tbody th").allInnerTexts()).toEqual(["10", "20"]);
    expect(await page.locator(".splits-difference").count()).toBe(0);

    // Once more, with a best to compare with.
    await goTo(page, "wonders");
    await page.locator(".screen-result").waitFor({ state: "detached" });
    await takeUp(page, sprint());
    await resume(page);
    await expect.poll(() => rows.allInnerTexts()).toEqual(["Pace", "PPS", "Faults"]);
    await dropLast(page);
    expect(await headline.textContent()).toMatch(
      / · (new best by .+|.+ behind the best|level with the best)( · Place 2 in the table)?$/,
    );
    await expect.poll(() => page.locator(".splits-difference").first().innerText()).toBe("±0.00 s");
    await expect.poll(() => page.locator(".result-finesse dd").innerText()).toMatch(/^\d+ %\s.*keys? too many$/);
    // Nothing is larger, and nothing is told that did not happen.
    const size = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size(".headline-figure")).toBeGreaterThan(2 * (await size(".result-outcome")));
    expect(await page.locator(".statistics dd").allInnerTexts()).not.toContain("0");
  });
});
