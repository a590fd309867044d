import { describe, expect, it } from "vitest";
import { SKIN_IDS } from "../../src/settings/skinIds.ts";
import type { Settings } from "../../src/settings/settings.ts";
import { goTo, open, readLate, readStore, settle, untilRunning, useBrowser } from "./harness.ts";
import { openScenes, showScene, writeStore } from "./scenes.ts";

useBrowser();

describe("looks and places", () => {
  it("F-11: a rule book wears what is chosen by keys among pictures, and a sample shows the strengths", async () => {
    const page = await open({ hash: "#/options/display" });
    const cards = page.getByRole("radiogroup", { name: "Look of Guideline" }).getByRole("radio");
    await cards.first().waitFor();
    expect(await cards.count()).toBe(SKIN_IDS.length);
    const picture = (): Promise<string> =>
      page.locator(".display-sample canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    const glass = await picture();
    await page.getByRole("slider", { name: "Ghost Piece" }).focus();
    await page.keyboard.press("End");
    const strong = await picture();
    expect(strong).not.toBe(glass);
    await cards.first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await picture()).not.toBe(strong);
    await settle(page);
    const [settings] = (await readStore(page, "settings")) as Settings[];
    expect(settings?.display).toMatchObject({ ghostStrength: 200, skins: { guideline: "basic" } });
    await goTo(page, "setup/guideline");
    await page.locator(".setup-start .primary").click();
    await untilRunning(page);
    expect(await page.locator(".screen-play").getAttribute("data-skin")).toBe("basic");
  });

  it("F-6: the gallery shows paintings as far as they are built; the game has the wonder beside the well", async () => {
    // However slowly the lines are read, the gallery opens at the wonder being built.
    const page = await openScenes({ hash: "#/wonders", before: readLate("totals") });
    await writeStore(page, "totals", "wonderLines", 5_000);
    await page.reload();
    const painting = page.locator(".wonder-painting");
    await painting.waitFor();
    expect(await painting.innerText()).toContain("2,500 of 5,000 lines");
    const shown: string[] = [];
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
      shown.push(`${await painting.locator("h2").innerText()} ${await painting.getAttribute("data-share")}`);
    }
    expect(shown).toEqual(["Mayan pyramid whole", "Greek temple part", "Egyptian pyramids none"]);
    // Only the wonder is different right of Next when there are more lines.
    const beside = async (lines: number): Promise<string> => {
      await writeStore(page, "totals", "wonderLines", lines);
      await showScene(page, { ruleBook: "new" });
      const clip = { x: 1070, y: 290, width: 280, height: 240 };
      return (await page.screenshot({ clip })).toString("base64");
    };
    const half = await beside(5_000);
    expect(await beside(7_400)).not.toBe(half);
    expect(await beside(5_000)).toBe(half);
  });
});
