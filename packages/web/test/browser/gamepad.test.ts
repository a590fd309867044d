import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { nextFrame, open, openGame, pressedIn, savedLog, useBrowser } from "./harness.ts";

useBrowser();

const PAD = `
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: "Test pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0 };
  navigator.getGamepads = () => [pad, null, null, null];
  window.padButton = (i, isDown) => { buttons[i] = { pressed: isDown, touched: isDown, value: isDown ? 1 : 0 }; pad.timestamp++; };
`;

/** Long enough for the game to look at the pad while it is down, and again when it is up. */
async function push(page: Page, button: number): Promise<void> {
  for (const isDown of [true, false]) {
    await page.evaluate(`padButton(${button}, ${isDown})`);
    await nextFrame(page);
  }
}

describe("gamepad", () => {
  it("G-4.2: from the title into a game and through its buttons by a pad alone", async () => {
    const page = await open({ before: PAD, isFirstVisit: true });
    await page.locator(".screen-legal").waitFor();
    await push(page, 0);
    await page.locator(".screen-title").waitFor();
    await push(page, 0);
    await page.locator(".screen-menu").waitFor();
    await push(page, 0);
    await page.locator(".hud-figure").first().waitFor();
    for (const button of [14, 15, 13, 1, 0, 2, 3, 12]) await push(page, button);
    await push(page, 9);
    await page.locator(".pause").waitFor();
    const names = async (): Promise<readonly string[]> =>
      (await savedLog(page)).inputs.map(({ name }) => name).filter((name) => !name.endsWith("Released"));
    await expect
      .poll(names)
      .toEqual([
        "left",
        "right",
        "softDrop",
        "rotateClockwise",
        "rotateCounterclockwise",
        "rotateCounterclockwise",
        "hold",
        "hardDrop",
      ]);
  });

  it("R-7: the triggers of a pad turn, up drops, down drops softly", async () => {
    const page = await openGame("reglas", { before: PAD });
    for (const button of [6, 7, 14, 15, 13, 12]) await push(page, button);
    expect(await pressedIn(page)).toEqual([
      "rotateCounterclockwise",
      "rotateClockwise",
      "left",
      "right",
      "softDrop",
      "hardDrop",
    ]);
  });
});
