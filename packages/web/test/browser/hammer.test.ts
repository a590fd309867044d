// Players who hammer on when a game is over: by every key that plays, by a pad and by a thumb, for a minute of the page's
// time. The test is the clock: what the page sees of time does not depend on the machine.

import type { RuleBookId } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { commandByCode } from "../../src/input/bindings.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { SETTLING_MS } from "../../src/input/settling.ts";
import { isTableCommand } from "../../src/table/commands.ts";
import type { BindingTable } from "../../src/settings/settings.ts";
import { openSaved, readStore, resume, settle, useBrowser } from "./harness.ts";
import { openRunning, planOf, TWO } from "./matches.ts";
import { PAD } from "./pad.ts";
import { nearTheEnd } from "./positions.ts";

useBrowser();

/** To run in the page before anything of ours: from `holdClock()` on, time passes by `passFrames` alone. */
const CLOCK = `{
  const now = performance.now.bind(performance);
  const request = requestAnimationFrame.bind(window);
  let held;
  let waiting = [];
  performance.now = () => held ?? now();
  window.requestAnimationFrame = (run) => (held === undefined ? request((ms) => window.giveFrame(run, ms)) : waiting.push(run));
  window.giveFrame = (run, ms) => (held === undefined ? run(ms) : waiting.push(run));
  window.holdClock = () => (held = now());
  window.passFrames = (count, ms) => {
    for (; count > 0; count--) {
      held += ms;
      for (const run of waiting.splice(0)) run(held);
    }
  };
}`;

/** Frames of 50 ms: what is longer is not seen as longer (input/seenTime.ts). */
const FRAME_MS = 50;
/** Slower than anybody hammers, and still too quick to be meant. */
const FRAMES_A_PRESS = 8;
const MINUTE_PRESSES = 60_000 / FRAME_MS / FRAMES_A_PRESS;
/** Little to paint: a minute has many frames. */
const SIZE = { width: 844, height: 390 };

type Hammer = (page: Page, press: number) => Promise<void>;

/** What plays, of a table: neither pauses nor restarts, and is not the page's. */
function codesOf(table: BindingTable): readonly string[] {
  const codes = [...commandByCode(table)].flatMap(([code, command]) => (isTableCommand(command) ? [] : [code]));
  // The browser's driver knows no keys of phones.
  return codes.filter((code) => !code.startsWith("key:") && code !== "DpadUp");
}

function byKeys(...tables: readonly BindingTable[]): Hammer {
  const codes = [...new Set(tables.flatMap(codesOf))];
  return (page, press) => page.keyboard.press(codes[press % codes.length]!);
}

function byPad(book: RuleBookId): Hammer {
  const buttons = codesOf(DEFAULT_BINDINGS[book].gamepad).filter((code) => /^b\d+$/.test(code));
  return async (page, press) => {
    const button = Number(buttons[press % buttons.length]!.slice(1));
    await page.evaluate(`setButton(${button}, true), passFrames(1, 20), setButton(${button}, false)`);
  };
}

/** Where it would hurt most: on what plays again, as soon as that is there. */
const byThumb: Hammer = async (page) => {
  const place = await page.evaluate(() => {
    const box = document.querySelector(".result-actions .primary")?.getBoundingClientRect();
    return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const { x, y } = place ?? { x: SIZE.width / 2, y: SIZE.height / 2 };
  await page.touchscreen.tap(x, y);
};

/** Each for a third of the minute; the first of them sees the end. */
async function hammer(page: Page, hammers: readonly Hammer[]): Promise<void> {
  for (let press = 0; press < MINUTE_PRESSES; press++) {
    await hammers[Math.floor((press * hammers.length) / MINUTE_PRESSES)]!(page, press);
    await page.evaluate(`passFrames(${FRAMES_A_PRESS}, ${FRAME_MS})`);
  }
}

async function rest(page: Page): Promise<void> {
  await page.evaluate(`passFrames(${Math.ceil(SETTLING_MS / FRAME_MS) + 1}, ${FRAME_MS})`);
}

/** Whether what the result offers is seen to wait. */
function arePale(page: Page): Promise<boolean> {
  return page.locator(".result-actions").evaluate((actions) => getComputedStyle(actions).opacity !== "1");
}

async function untilShown(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate("passFrames(1, 20)");
      return page.locator(selector).count();
    })
    .toBe(1);
}

const OPTIONS = { before: `${CLOCK}${PAD}`, size: SIZE, hasTouch: true };

describe("everything that plays, hammered for a minute through the end", () => {
  const turned = <T>(all: readonly T[], by: number): readonly T[] => [...all.slice(by), ...all.slice(0, by)];

  it.each([
    ["guideline", 0],
    ["basic", 1],
    ["new", 2],
    ["reglas", 0],
    ["korobeinix", 1],
  ] as const)("W-28: of a game of %s leaves its result to be read, and one press plays again", async (book, first) => {
    const page = await openSaved(nearTheEnd(book), OPTIONS);
    const { keyboard } = DEFAULT_BINDINGS[book];
    await resume(page);
    await page.evaluate("holdClock()");
    await hammer(page, turned([byKeys(keyboard), byPad(book), byThumb], first));
    await untilShown(page, ".screen-result");
    await settle(page);
    expect(await readStore(page, "replays")).toHaveLength(1);
    const names = page.locator("#player-name");
    const written = await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(written.join("")).toBe("");
    expect(await arePale(page)).toBe(true);
    await rest(page);
    expect(await arePale(page)).toBe(false);
    await page.keyboard.press("Enter");
    await untilShown(page, ".screen-play");
  });

  it("W-28, S-12: of a match leaves its standings to be read, and one press plays on", async () => {
    const page = await openRunning(planOf("guideline", TWO), OPTIONS);
    await page.evaluate("holdClock()");
    while ((await page.locator('.screen-play[data-phase="running"]').count()) === 1) {
      await page.keyboard.press("KeyW");
      await page.evaluate(`passFrames(5, ${FRAME_MS})`);
    }
    const { keyboard, leftKeys, rightKeys } = DEFAULT_BINDINGS.guideline;
    await hammer(page, [byKeys(keyboard, leftKeys, rightKeys), byPad("guideline"), byThumb]);
    await untilShown(page, ".screen-standings");
    await settle(page);
    expect(await readStore(page, "replays")).toHaveLength(1);
    await rest(page);
    await page.keyboard.press("Enter");
    await untilShown(page, ".screen-versus");
  });
});
