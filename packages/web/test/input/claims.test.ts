import { beforeEach, describe, expect, it } from "vitest";
import { type ClaimOptions, watchClaims } from "../../src/input/claims.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import type { InputDevice } from "../../src/input/input.ts";
import { FakePads, FakeWindow } from "./fakes.ts";

let host = new FakeWindow();
let pads = new FakePads();
let claimed: string[] = [];
beforeEach(() => {
  host = new FakeWindow();
  pads = new FakePads();
  claimed = [];
});

function watch(options: Partial<ClaimOptions> = {}): InputDevice {
  const bindings = () => DEFAULT_BINDINGS.guideline;
  return watchClaims((device, code) => claimed.push(`${device} by ${code}`), {
    bindings,
    host,
    pads: pads.read,
    ...options,
  });
}

describe("Claiming a seat by a key", () => {
  it("S-2: a key of a half claims that half, and the screen has it all the same", () => {
    watch();
    expect(host.down(1, "KeyA")).toBe(false);
    host.down(2, "KeyL");
    host.down(3, "ArrowUp");
    expect(claimed).toEqual(["leftKeys by KeyA", "rightKeys by KeyL", "rightKeys by ArrowUp"]);
  });

  it("S-2: keys of neither half, and those of every screen, claim nothing", () => {
    const rightKeys = { hardDrop: ["Space", "Enter", "Escape", "Tab", "NumpadEnter"] };
    watch({ bindings: () => ({ leftKeys: {}, rightKeys }) });
    for (const code of ["KeyA", ...rightKeys.hardDrop]) host.down(1, code);
    expect(claimed).toEqual([]);
  });

  it.each([
    ["held down", { repeat: true }],
    ["written into a field", { target: { tagName: "INPUT", type: "text" } }],
    ["with Control", { ctrlKey: true }],
    ["with Alt", { altKey: true }],
    ["with Meta", { metaKey: true }],
    ["of an input method", { isComposing: true }],
  ])("S-2: a key %s claims nothing", (_, fields) => {
    watch();
    host.down(1, { code: "KeyA", ...fields });
    expect(claimed).toEqual([]);
  });

  it("S-2: nothing claims behind a dialog, nor after it was stopped", () => {
    let isActive = false;
    const device = watch({ isActive: () => isActive });
    host.down(1, "KeyA");
    isActive = true;
    host.down(2, "KeyD");
    device.stop();
    host.down(3, "KeyF");
    expect(claimed).toEqual(["leftKeys by KeyD"]);
  });
});

describe("Claiming a seat by a pad", () => {
  it("S-2: a button of a pad claims that pad, once for each press; a stick does not", () => {
    for (const pad of [0, 3]) pads.plug(pad);
    const device = watch();
    device.poll(0);
    pads.axis(0, 0, 1);
    device.poll(16);
    expect(claimed).toEqual([]);
    pads.button(3, 1, 1);
    device.poll(32);
    device.poll(48);
    expect(claimed).toEqual(["pad4 by b1"]);
  });

  it("S-2: the press that shows a pad to the browser claims it", () => {
    const device = watch();
    device.poll(0);
    pads.plug(1);
    pads.button(1, 0, 1);
    device.poll(16);
    device.poll(32);
    expect(claimed).toEqual(["pad2 by b0"]);
  });

  it("S-2: a button that was down before, such as the one that opened the screen, claims nothing", () => {
    pads.plug(0);
    pads.button(0, 0, 1);
    const device = watch();
    device.poll(0);
    device.poll(16);
    expect(claimed).toEqual([]);
  });

  it("S-2: a pad behind a dialog, or beyond the fourth, claims nothing", () => {
    for (const pad of [0, 4]) pads.plug(pad);
    let isActive = true;
    const device = watch({ isActive: () => isActive });
    device.poll(0);
    pads.button(4, 0, 1);
    device.poll(16);
    isActive = false;
    pads.button(0, 0, 1);
    device.poll(32);
    expect(claimed).toEqual([]);
  });
});
