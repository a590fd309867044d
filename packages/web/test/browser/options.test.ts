import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "../../src/settings/settings.ts";
import { goTo, open, pauseAndSave, readStore, settle, useBrowser } from "./harness.ts";

useBrowser();

const DAS = "DAS (Auto-Repeat delay)";

async function settingsOf(page: Page): Promise<Settings> {
  await settle(page);
  const [settings] = (await readStore(page, "settings")) as Settings[];
  return settings ?? DEFAULT_SETTINGS;
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(
    () => (document.activeElement?.closest(".field, [data-stop]") ?? document.activeElement)?.textContent ?? "",
  );
}

describe("handling", () => {
  it("G-2.5, G-5.2a: to the millisecond, by keys and by typing; a preset says that it is set", async () => {
    const page = await open({ hash: "#/options/handling" });
    const slider = page.getByRole("slider", { name: DAS });
    const number = page.getByRole("textbox", { name: DAS });
    const yours = page.getByText("Now: your own");
    const pressed = (name: string): Promise<string | null> =>
      page.getByRole("button", { name, exact: true }).first().getAttribute("aria-pressed");
    await slider.focus();
    expect([await number.inputValue(), await pressed("Rule book's own")]).toEqual(["300", "true"]);
    for (const [key, ms] of [
      ["ArrowRight", "301"],
      ["Shift+ArrowRight", "311"],
      ["PageUp", "321"],
      ["PageDown", "311"],
      ["Shift+ArrowLeft", "301"],
      ["ArrowLeft", "300"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => number.inputValue(), { message: key }).toBe(ms);
    }
    await yours.waitFor();
    await page.getByRole("button", { name: "Modern" }).click();
    await expect.poll(() => number.inputValue()).toBe("133");
    await yours.waitFor({ state: "detached" });
    expect(await pressed("Modern")).toBe("true");
    await number.fill("77");
    await expect.poll(() => slider.inputValue()).toBe("77");
    await goTo(page, "setup/guideline");
    await page.locator(".screen-setup .primary").click();
    await page.locator(".hud-figure").first().waitFor();
    const { options } = (await pauseAndSave(page)).setup;
    expect([options.delayMicros, options.repeatMicros, options.softDropFactor]).toEqual([77_000, 10_000, 20]);
  });

  it("G-2.5, G-5.2a, W-1: the field beside it takes the player's own keys at once, and Escape leaves it", async () => {
    const page = await open({ hash: "#/options/handling" });
    const told = page.locator(".trial-told");
    const hold = async (text: RegExp): Promise<void> => {
      await page.getByRole("button", { name: "Try it" }).focus();
      await page.keyboard.press("Enter");
      await page.locator(".trial-board[data-takes-pad]").waitFor();
      await page.keyboard.down("ArrowLeft");
      await expect.poll(() => told.innerText()).toMatch(text);
      await page.keyboard.up("ArrowLeft");
      await page.keyboard.press("Escape");
      await page.locator(".trial-board:not([data-takes-pad])").waitFor();
      expect(await focusedText(page)).toBe("Try it");
    };
    await hold(/^Move left: 3 in 350 ms$/);
    await page.getByRole("button", { name: "Fast" }).click();
    await hold(/^Move left: 3 in 110 ms$/);
    await page.locator(".screen-options").waitFor();
    // A pointer enters by the board itself, and leaves by the button.
    await page.locator(".trial-board").click();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("button", { name: "Try it" }).waitFor();
  });
});

describe("setting up a game", () => {
  it("F-12, G-2.3, W-1: the arrows lead down from the start to the variation and every option, and up to the rule book", async () => {
    const page = await open({ hash: "#/setup/guideline" });
    await page.locator(".screen-setup").waitFor();
    const walk = async (...keys: readonly string[]): Promise<readonly string[]> => {
      const seen: string[] = [];
      for (const key of keys) {
        await page.keyboard.press(key);
        seen.push((await focusedText(page)).slice(0, 9));
      }
      return seen;
    };
    expect(await walk("ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft")).toEqual([
      "Rule book",
      "Start",
      "Against a",
      "Start",
    ]);
    expect(await walk(...Array.from({ length: 5 }, () => "ArrowDown"))).toEqual([
      "Variation",
      "Starting ",
      "Starting ",
      "Goal Syst",
      "More opti",
    ]);
    // What few change is folded away, one press from here.
    await page.keyboard.press("Enter");
    expect(await walk(...Array.from({ length: 5 }, () => "ArrowDown"))).toEqual([
      "Lock Down",
      "Hold Queu",
      "Next Queu",
      "Ghost Pie",
      "Your name",
    ]);
  });

  it("G-2.3: the rule book looked at last is the one that the menu offers", async () => {
    const page = await open();
    await page.locator(".menu-item[data-book=basic]").click();
    await page.locator(".screen-setup").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".menu-play").innerText()).toContain("Basic");
  });

  it("G-11.2, G-2.4.7: a name is given before a game, at most twelve letters, and stays", async () => {
    const page = await open({ hash: "#/setup/guideline" });
    const name = page.getByRole("textbox", { name: "Your name" });
    await name.focus();
    await page.keyboard.type("Anna of Novgorod");
    await page.keyboard.press("ArrowUp");
    await expect.poll(async () => (await settingsOf(page)).playerName).toBe("Anna of Novg");
    await goTo(page, "options/game");
    expect(await name.inputValue()).toBe("Anna of Novg");
    await name.fill("Ana");
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await settingsOf(page)).playerName).toBe("Ana");
  });

  it("G-2.5: when the countdown runs is chosen, and kept", async () => {
    const page = await open({ hash: "#/options/game" });
    expect(await page.getByRole("radio", { name: "Sprint", exact: true }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "Every game" }).check({ force: true });
    await expect.poll(async () => (await settingsOf(page)).countdown).toBe("always");
  });
});
