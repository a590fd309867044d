import type { InputName } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { open, pauseAndSave, readStore, savedLog, startBook, toMenu, useBrowser } from "./harness.ts";

useBrowser();

/** The inputs of the game so far, by name. */
async function inputsOf(page: Page): Promise<InputName[]> {
  return (await pauseAndSave(page)).inputs.map(({ name }) => name);
}

/** Every key of G-4.1, by the clause and not by our table. */
const GUIDELINE_KEYS: readonly (readonly [InputName, readonly string[]])[] = [
  ["left", ["ArrowLeft", "Numpad4"]],
  ["right", ["ArrowRight", "Numpad6"]],
  ["softDrop", ["ArrowDown", "Numpad2"]],
  ["rotateClockwise", ["ArrowUp", "KeyX", "Numpad1", "Numpad5", "Numpad9"]],
  ["rotateCounterclockwise", ["ControlLeft", "KeyZ", "Numpad3", "Numpad7"]],
  ["hold", ["ShiftLeft", "KeyC", "Numpad0"]],
  ["hardDrop", ["Space", "Numpad8"]],
];

const RELEASED: { readonly [name: string]: InputName } = {
  left: "leftReleased",
  right: "rightReleased",
  softDrop: "softDropReleased",
};

function expectedInputs(keys: readonly (readonly [InputName, readonly string[]])[]): InputName[] {
  return keys.flatMap(([name, codes]) =>
    codes.flatMap(() => (RELEASED[name] === undefined ? [name] : [name, RELEASED[name]])),
  );
}

describe("keyboard", () => {
  it("G-4.1: every key of the table does what it says", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "guideline");
    for (const [, codes] of GUIDELINE_KEYS) for (const code of codes) await page.keyboard.press(code);
    expect(await inputsOf(page)).toEqual(expectedInputs(GUIDELINE_KEYS));
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor({ state: "detached" });
    await page.keyboard.press("F1");
    await page.locator(".pause").waitFor();
  });

  it("B-8, B-9, B-10, B-3: the keys of Basic, the speed keys among them", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "basic");
    for (const key of [
      "KeyA",
      "ArrowLeft",
      "KeyD",
      "ArrowRight",
      "KeyS",
      "ArrowDown",
      "KeyQ",
      "KeyE",
      "Equal",
      "Minus",
      "Space",
    ]) {
      await page.keyboard.press(key);
    }
    const log = await pauseAndSave(page);
    const names = log.inputs.map(({ name }) => name).filter((name) => !name.endsWith("Released"));
    expect(names).toEqual([
      "left",
      "left",
      "right",
      "right",
      "softDrop",
      "softDrop",
      "rotateCounterclockwise",
      "rotateClockwise",
      "speed",
      "speed",
      "hardDrop",
    ]);
    expect(log.inputs.filter(({ name }) => name === "speed").map(({ value }) => value)).toEqual([15, 10]);
  });

  it("K-6: Korobeinix has left, right and rotate, and nothing else", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "korobeinix");
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "KeyC"]) await page.keyboard.press(key);
    const names = (await inputsOf(page)).filter((name) => !name.endsWith("Released"));
    expect(names).toEqual(["left", "right", "rotateClockwise"]);
    expect(await page.locator(".hud").innerText()).toContain("СЧЕТ");
  });

  it("G-4.6: a key is bound anew, a clash is shown, and one step restores the defaults", async () => {
    const page = await open({ hash: "#/options/controls" });
    await page.locator(".screen-legal").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".screen-title").waitFor();
    await page.goto(`${page.url().split("#")[0]}#/options/controls`);
    await page.locator(".screen-options").waitFor();
    const add = page.getByRole("button", { name: /add.*hold/i }).first();
    await add.click();
    await page.keyboard.press("KeyX");
    await page
      .getByText(/rotate clockwise/i)
      .first()
      .waitFor();
    expect(DEFAULT_BINDINGS.guideline.keyboard.rotateClockwise).toContain("KeyX");
    await page
      .getByRole("button", { name: /restore|default/i })
      .first()
      .click();
    await page.goto(`${page.url().split("#")[0]}#/menu`);
    await page.locator(".screen-menu").waitFor();
    await startBook(page, "guideline");
    await page.keyboard.press("KeyX");
    expect(await inputsOf(page)).toEqual(["rotateClockwise"]);
  });

  it("W-2: an input has the time of its event, not of its handling", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "guideline");
    // Two events of one task, so that no frame comes between them; the second is handled long after it happened.
    const [first, second] = await page.evaluate(() => {
      const key = (code: string): KeyboardEvent =>
        new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true });
      const one = key("KeyX");
      document.body.dispatchEvent(one);
      const other = key("KeyZ");
      while (performance.now() < other.timeStamp + 60);
      document.body.dispatchEvent(other);
      return [one.timeStamp, other.timeStamp] as const;
    });
    const { inputs } = await pauseAndSave(page);
    expect(inputs.map(({ name }) => name)).toEqual(["rotateClockwise", "rotateCounterclockwise"]);
    expect(Math.abs(inputs[1]!.at - inputs[0]!.at - (second - first) * 1000)).toBeLessThanOrEqual(1);
  });

  it("W-3: a key held when the focus is lost is released", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "guideline");
    await page.keyboard.down("ArrowLeft");
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await page.locator(".pause").waitFor();
    await page.keyboard.up("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.locator(".pause").waitFor({ state: "detached" });
    expect((await inputsOf(page)).slice(0, 2)).toEqual(["left", "leftReleased"]);
  });
});

describe("touch", () => {
  async function touchPage(): Promise<Page> {
    const page = await open({ size: { width: 390, height: 844 }, hasTouch: true });
    await toMenu(page);
    await startBook(page, "guideline");
    return page;
  }

  it("G-4.4, G-4.5: taps turn by the side of the line, which moves after a counterclockwise turn", async () => {
    const page = await touchPage();
    const y = 500;
    // Line A is the middle, 195; line B lies 1/8 of the width to its right, at 243.75.
    await page.touchscreen.tap(220, y);
    await page.touchscreen.tap(170, y);
    await page.touchscreen.tap(220, y);
    await page.touchscreen.tap(300, y);
    await page.touchscreen.tap(220, y);
    const turns = (await inputsOf(page)).filter((name) => name.startsWith("rotate"));
    expect(turns).toEqual([
      "rotateClockwise",
      "rotateCounterclockwise",
      "rotateCounterclockwise",
      "rotateClockwise",
      "rotateClockwise",
    ]);
  });
});

describe("gamepad", () => {
  const PAD = `
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = { id: "Test pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0 };
    navigator.getGamepads = () => [pad, null, null, null];
    window.padButton = (i, isDown) => { buttons[i] = { pressed: isDown, touched: isDown, value: isDown ? 1 : 0 }; pad.timestamp++; };
  `;

  async function push(page: Page, button: number): Promise<void> {
    for (const isDown of [true, false]) {
      await page.evaluate(
        ([i, down]) => {
          (window as unknown as { padButton(i: number, isDown: boolean): void }).padButton(i, down);
          return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        },
        [button, isDown] as const,
      );
    }
  }

  it("G-4.2: from the title into a game and through its buttons by a pad alone", async () => {
    const page = await open({ before: PAD });
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
    await expect.poll(async () => (await readStore(page, "save")).length).toBe(1);
    const names = (await savedLog(page)).inputs.map(({ name }) => name).filter((name) => !name.endsWith("Released"));
    expect(names).toEqual([
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
});
