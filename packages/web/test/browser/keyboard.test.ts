import type { InputName } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./accessible.ts";
import { goTo, open, openGame, pauseAndSave, pressedIn, resume, STILL, untilRunning, useBrowser } from "./harness.ts";
import { keepGames, someGames } from "./keptGames.ts";

useBrowser();

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

describe("the tables of keys", () => {
  it("G-4.1: every key of the table does what it says", async () => {
    const page = await openGame("guideline");
    for (const [, codes] of GUIDELINE_KEYS) for (const code of codes) await page.keyboard.press(code);
    const { inputs } = await pauseAndSave(page);
    const expected = GUIDELINE_KEYS.flatMap(([name, codes]) =>
      codes.flatMap(() => (["left", "right", "softDrop"].includes(name) ? [name, `${name}Released`] : [name])),
    );
    expect(inputs.map(({ name }) => name)).toEqual(expected);
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor({ state: "detached" });
    await page.keyboard.press("F1");
    await page.locator(".pause").waitFor();
  });

  /** A keypad tells what its key writes, and no code. */
  const writeOnPhone = (page: Page, key: string): Promise<void> =>
    page.evaluate((written) => {
      for (const type of ["keydown", "keyup"]) {
        document.body.dispatchEvent(
          new KeyboardEvent(type, { key: written, code: "", bubbles: true, cancelable: true }),
        );
      }
    }, key);

  it("G-4.3: the digits of a phone play, and what # and * write", async () => {
    const page = await openGame("guideline");
    for (const key of ["Digit4", "Digit6", "Digit8", "Digit3", "Digit5", "Digit7"]) await page.keyboard.press(key);
    await writeOnPhone(page, "#");
    for (const key of ["Digit1", "Digit9"]) await page.keyboard.press(key);
    await writeOnPhone(page, "*");
    for (const key of ["Digit0", "Digit2"]) await page.keyboard.press(key);
    await page.keyboard.press("ContextMenu");
    await page.locator(".pause").waitFor();
    await resume(page);
    expect(await pressedIn(page)).toEqual([
      "left",
      "right",
      "softDrop",
      ...Array.from({ length: 4 }, () => "rotateClockwise"),
      ...Array.from({ length: 3 }, () => "rotateCounterclockwise"),
      "hold",
      "hardDrop",
    ]);
  });

  it("B-8, B-9, B-10, B-3: the keys of Basic, the speed keys among them", async () => {
    const page = await openGame("basic");
    const keys: readonly (readonly [string, InputName])[] = [
      ["KeyA", "left"],
      ["ArrowLeft", "left"],
      ["KeyD", "right"],
      ["ArrowRight", "right"],
      ["KeyS", "softDrop"],
      ["ArrowDown", "softDrop"],
      ["KeyQ", "rotateCounterclockwise"],
      ["KeyE", "rotateClockwise"],
      ["Equal", "speed"],
      ["Minus", "speed"],
      ["Space", "hardDrop"],
    ];
    for (const [key] of keys) await page.keyboard.press(key);
    const { inputs } = await pauseAndSave(page);
    const pressed = inputs.filter(({ name }) => !name.endsWith("Released"));
    expect(pressed.map(({ name }) => name)).toEqual(keys.map(([, name]) => name));
    expect(pressed.filter(({ name }) => name === "speed").map(({ value }) => value)).toEqual([15, 10]);
  });

  it("W-1: one key starts the game again at once, from a pause too", async () => {
    const page = await openGame("guideline");
    await page.keyboard.press("KeyX");
    await page.keyboard.press("Backspace");
    await untilRunning(page);
    await page.keyboard.press("KeyZ");
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor();
    await page.keyboard.press("Backspace");
    await untilRunning(page);
    await page.keyboard.press("KeyC");
    expect(await pressedIn(page)).toEqual(["hold"]);
  });

  it("K-6: Korobeinix has left, right and rotate, and nothing else", async () => {
    const page = await openGame("korobeinix");
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "KeyC"]) await page.keyboard.press(key);
    expect(await page.locator(".hud").innerText()).toContain("СЧЕТ");
    expect(await pressedIn(page)).toEqual(["left", "right", "rotateClockwise"]);
  });

  it("G-4.6: a key is bound anew, a clash is shown, and one step restores the defaults", async () => {
    const page = await open({ hash: "#/options/controls" });
    await page.locator(".screen-options").waitFor();
    /** What a turn's key does in a game. */
    const meaning = async (): Promise<readonly InputName[]> => {
      await goTo(page, "setup/guideline");
      await page.locator(".screen-setup .primary").click();
      await untilRunning(page);
      await page.keyboard.press("KeyX");
      return pressedIn(page);
    };
    await bindHoldToX(page);
    expect(await meaning()).toEqual(["hold"]);
    await goTo(page, "options/controls");
    await page.getByRole("button", { name: /restore/i }).click();
    expect(await meaning()).toEqual(["rotateClockwise"]);
  });

  it("S-2: the halves have tables of their own; a key of the other half, or the one that pauses, is shown to clash", async () => {
    const page = await open({ hash: "#/options/controls" });
    await page.getByRole("radio", { name: "Left half" }).check({ force: true });
    await page.getByText("For two at one keyboard. Esc pauses for both.").waitFor();
    expect(await page.getByRole("button", { name: /^Add for (Pause|Restart)/ }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Remove W from Hard Drop" }).count()).toBe(1);
    const press = async (key: string): Promise<void> => {
      await page.getByRole("button", { name: "Add for Hold" }).click();
      await page.locator(".binding.is-waiting").waitFor();
      await page.keyboard.press(key);
    };
    await press("Escape");
    await page.getByText("Esc already means Pause (Keyboard).").waitFor();
    await page.getByRole("button", { name: "Leave it there" }).click();
    await press("KeyO");
    await page.getByText("O already means Hold (Right half).").waitFor();
    await page.getByRole("button", { name: "Use it here instead" }).click();
    await page.getByRole("button", { name: "Remove O from Hold" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole("radio", { name: "Right half" }).check({ force: true });
    await page.getByRole("button", { name: "Remove I from Aim at the next one" }).waitFor();
    expect(await page.getByRole("button", { name: "Remove O from Hold" }).count()).toBe(0);
  });
});

describe("a key bound behind a pause", () => {
  it("G-4.6: plays in the game that waits, as soon as it goes on", async () => {
    const page = await openGame("guideline");
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor();
    await goTo(page, "options/controls");
    await bindHoldToX(page);
    await page.goBack();
    await page.locator(".pause").waitFor();
    await page.keyboard.press("Enter");
    await untilRunning(page);
    await page.keyboard.press("KeyX");
    expect(await pressedIn(page)).toEqual(["hold"]);
  });
});

/** On the screen of controls. */
async function bindHoldToX(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /add.*hold/i })
    .first()
    .click();
  await page.locator(".binding.is-waiting").waitFor();
  await page.keyboard.press("KeyX");
  await page.getByText("X already means Rotate clockwise").waitFor();
  await page.getByRole("button", { name: "Use it here instead" }).click();
}

describe("fields and sliders", () => {
  it("W-3: what is written into a field is written there and does nothing else; a slider gives the keys back", async () => {
    const page = await open({ hash: `#/${STILL}` });
    await page.locator(".screen").waitFor();
    await keepGames(page, someGames(2));
    await goTo(page, "replays");
    await page.locator("#replay-game-1").waitFor();
    await page.keyboard.press("F2");
    for (const key of ["x", "Delete", "Backspace", "z", "Space", "Home", "PageDown", "c"])
      await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("span.replay-name").allInnerTexts()).toEqual(["cz", "Game 2"]);

    await goTo(page, "practice/guideline");
    await page.locator(".tool.is-fumen").click();
    const field = page.getByLabel("Paste a Fumen");
    for (const key of ["c", "Space", "f", "g", "y", "x", "Backspace", "ArrowLeft", "z"]) await page.keyboard.press(key);
    expect(await field.inputValue()).toBe("c fgzy");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.locator(".practice-state").innerText()).toBe("The clock waits for your next move.");
    expect(await page.locator(".tool.is-freeze").getAttribute("aria-pressed")).toBe("false");

    await goTo(page, "setup/basic");
    await page.locator(".screen-setup .primary").click();
    const slider = page.locator(".speed-slider");
    await slider.waitFor();
    await untilRunning(page);
    // Held by its focus alone, as one that was not let go of on it is.
    await slider.focus();
    for (const key of ["ArrowLeft", "KeyE"]) await page.keyboard.press(key);
    expect(await slider.evaluate((element) => element === document.activeElement)).toBe(false);
    const { inputs } = await pauseAndSave(page);
    expect(inputs.map(({ name }) => name)).toEqual(["left", "rotateClockwise"]);
  });

  it("W-1, W-14: on the timeline the arrows move it, Enter and Space play and stop it, Escape leaves", async () => {
    const page = await open({ hash: `#/${STILL}` });
    await page.locator(".screen").waitFor();
    await keepGames(page, someGames(1));
    await goTo(page, "replays");
    await page.locator("#replay-game-1").press("Enter");
    const [stands, plays] = [page.locator(".watch-icon.is-play"), page.locator(".watch-icon.is-pause")];
    await plays.waitFor();
    await page.keyboard.press("Enter");
    await stands.waitFor();
    const at = (): Promise<string | null> => page.locator(".timeline").getAttribute("aria-valuenow");
    const before = await at();
    await page.keyboard.press("ArrowRight");
    await expect.poll(at).not.toBe(before);
    await page.keyboard.press("Space");
    await plays.waitFor();
    // Volumes and their like keep left and right; the rest is the screen's.
    await page.keyboard.press("Escape");
    await page.locator("#replay-game-1").waitFor();
    await goTo(page, "options/sound");
    const volume = page.locator("input[type=range]").first();
    await volume.focus();
    const share = await volume.inputValue();
    await page.keyboard.press("ArrowLeft");
    expect(await volume.inputValue()).not.toBe(share);
    await page.keyboard.press("ArrowDown");
    expect(await volume.evaluate((element) => element === document.activeElement)).toBe(false);
    await page.keyboard.press("Escape");
    await page.locator(".screen-menu").waitFor();
  });
});

describe("times and focus", () => {
  it("W-2: an input has the time of its event, not of its handling", async () => {
    const page = await openGame("guideline");
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

  it("W-3: a key held when the focus is lost, or when the game is paused, is released", async () => {
    const page = await openGame("guideline");
    await page.keyboard.down("ArrowLeft");
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await page.locator(".pause").waitFor();
    await page.keyboard.up("ArrowLeft");
    await resume(page);
    await page.keyboard.down("ArrowRight");
    const { inputs } = await pauseAndSave(page);
    expect(inputs.map(({ name }) => name)).toEqual(["left", "leftReleased", "right", "rightReleased"]);
  });
});
