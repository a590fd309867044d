// A gamepad of the standard mapping that the test presses.

import type { Page } from "playwright-core";

/**
 * To run in the page before anything of ours. A button is down for one frame, in which everybody looks at it once, however
 * slow the machine is: held longer, a direction would repeat. Whoever has just come has seen the pad at rest before.
 */
export const PAD = `
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: "Test pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0 };
  navigator.getGamepads = () => [pad, null, null, null];
  const setButton = window.setButton = (i, isDown) => {
    buttons[i] = { pressed: isDown, touched: isDown, value: isDown ? 1 : 0 };
    pad.timestamp++;
  };
  const frame = () => new Promise(requestAnimationFrame);
  window.pushPad = async (i) => {
    await frame();
    setButton(i, true);
    await frame();
    setButton(i, false);
    await frame();
  };
`;

export const BUTTON = {
  accept: 0,
  back: 1,
  undo: 2,
  y: 3,
  previous: 4,
  next: 5,
  start: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;

/** One after the other, each after the last one's frame is drawn. */
export async function push(page: Page, ...buttons: readonly number[]): Promise<void> {
  for (const button of buttons) await page.evaluate(`pushPad(${button})`);
}

/** As often as asked for. */
export function pushTimes(page: Page, button: number, times: number): Promise<void> {
  return push(page, ...Array.from({ length: times }, () => button));
}

/**
 * Two pads, told apart by their index, that can be unplugged; `pushPads` presses a button of each in the same frame. To run
 * in the page before anything of ours.
 */
export const PADS = `
  const makePad = (index) => ({
    id: "Test pad " + (index + 1),
    index,
    connected: true,
    mapping: "standard",
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    timestamp: 0,
  });
  const pads = [makePad(0), makePad(1), null, null];
  navigator.getGamepads = () => pads.map((pad) => (pad?.connected ? pad : null));
  const tellPads = (pressed, isDown) =>
    pressed.forEach((button, i) => {
      if (button < 0) return;
      pads[i].buttons[button] = { pressed: isDown, touched: isDown, value: isDown ? 1 : 0 };
      pads[i].timestamp++;
    });
  const frame = () => new Promise(requestAnimationFrame);
  window.pushPads = async (...pressed) => {
    await frame();
    tellPads(pressed, true);
    await frame();
    tellPads(pressed, false);
    await frame();
  };
  window.unplug = (i) => {
    pads[i].connected = false;
    window.dispatchEvent(new Event("gamepaddisconnected"));
  };
  window.plugIn = (i) => {
    pads[i].connected = true;
    window.dispatchEvent(new Event("gamepadconnected"));
  };
`;

/** A button of each pad, in the same frame; -1 for none. */
export async function pushBoth(page: Page, first: number, second: number): Promise<void> {
  await page.evaluate(`pushPads(${first}, ${second})`);
}
