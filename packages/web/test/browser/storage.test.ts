import { describe, expect, it } from "vitest";
import { goTo, open, openGame, openSaved, readStore, resume, useBrowser } from "./harness.ts";
import { nearTheEnd } from "./positions.ts";

useBrowser();

/** No room for a game that is kept; what was written before stays. */
const FULL = `
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (["records", "replays", "logs"].includes(this.name)) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, given);
  };
`;

describe("storage", () => {
  it("W-7: blocked, the game goes on and says so", async () => {
    const page = await openGame("guideline", {
      before: "Object.defineProperty(window, 'indexedDB', { value: undefined });",
    });
    await page.locator(".trouble button").click();
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".hud-figure.is-score dd").innerText()).not.toBe("0");
  });

  it("W-7: full, the game goes on to its end, says so, and its record is in the table, also on the next visit", async () => {
    const page = await openSaved(nearTheEnd("guideline"), { before: FULL });
    expect(await page.locator(".trouble").count()).toBe(0);
    await resume(page);
    await page.keyboard.press("Numpad8");
    await page.locator(".screen-result").waitFor();
    await page.locator(".trouble", { hasText: /full|room|space/i }).waitFor();
    await page.locator("#player-name").fill("Ada");
    await page.locator(".name-entry button").click();
    await page.locator(".name-saved", { hasText: "Ada" }).waitFor();
    await goTo(page, "records/guideline/marathon");
    await page.locator(".screen-records td", { hasText: "Ada" }).waitFor();
    await page.locator(".trouble", { hasText: "outlasts a reload" }).waitFor();
    await page.reload();
    await page.locator(".screen-records td", { hasText: "Ada" }).waitFor();
    expect(await readStore(page, "records")).toEqual([]);
  });

  it("G-2.5: options survive a reload", async () => {
    const page = await open({ hash: "#/options/sound" });
    const music = page.getByRole("switch", { name: /^music/i }).first();
    await music.click();
    const isMusicOn = async (): Promise<boolean | undefined> =>
      ((await readStore(page, "settings"))[0] as { sound?: { isMusicOn?: boolean } } | undefined)?.sound?.isMusicOn;
    await expect.poll(isMusicOn).toBe(false);
    await page.reload();
    await music.waitFor();
    expect(await music.isChecked()).toBe(false);
  });
});
